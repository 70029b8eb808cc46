import type { When } from '../../../shared/calendar/moment.ts';
import type { Preferences } from '../../../shared/vocabulary/command.ts';
import type { Header } from '../../../shared/vocabulary/header.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';

/** What the desk uses of what the service says of a ladder; there is more. */
export interface DeskView {
  readonly version: number;
  readonly asOf: When;
  readonly header: Header;
  readonly standings: readonly StandingView[];
  /** Those who were on the ladder once. */
  readonly off: readonly PersonView[];
  /** Programs that wait for a rung. */
  readonly entrants: readonly PersonView[];
  readonly night?: NightView;
  readonly challenges: readonly OpenView[];
  readonly games: readonly RunningView[];
  readonly final?: { readonly champion?: PlayerId };
  readonly due?: When;
  /** The last lines of the log, newest first. */
  readonly entries: readonly LineView[];
}

export interface PersonView {
  readonly player: PlayerId;
  readonly name: string;
  readonly rating?: number;
  readonly admitted?: string;
  readonly played?: string;
  readonly preferences?: Preferences;
  /** Whom a program must challenge next to enter. */
  readonly must?: PlayerId;
}

export interface StandingView extends PersonView {
  readonly rung: number;
  readonly points?: number;
  readonly gap?: string;
  readonly missed?: number;
}

export interface NightView {
  readonly turn: PlayerId | null;
  readonly pegs: readonly { readonly player: PlayerId; readonly side: string; readonly may: readonly PlayerId[] }[];
}

/** A challenge without a final result. */
export interface OpenView {
  readonly id: string;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly issued: When;
  readonly state: 'open' | 'accepted' | 'running' | 'awaiting-approval';
  readonly awaiting?: AwaitingView;
  readonly game?: GoGameView;
}

export interface AwaitingView {
  readonly line: number;
  readonly score: readonly [number, number];
  readonly day: string;
  readonly minutes?: number;
  readonly pgn?: string;
  readonly by?: string;
}

/** How a game of two programs is played. */
export interface GoGameView {
  readonly stones: number;
  readonly komi: number;
  readonly white?: PlayerId;
  readonly choosesColours?: PlayerId;
  readonly main?: number;
  readonly byoyomi?: number;
  readonly scoring: string;
}

/** A game for points that is running. */
export interface RunningView {
  readonly id: string;
  readonly players: readonly PlayerId[];
  readonly started: When;
  readonly pot: number;
}

/** Who moves from which rung to which; null is off the ladder. */
export interface MoveView {
  readonly player: PlayerId;
  readonly name?: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** A line of the log: what was asked, and what came of it. Which fields it has, its verb says. */
export interface LineView {
  readonly line: number;
  readonly at: When;
  readonly verb: string;
  readonly by?: string;
  readonly override?: string;
  readonly why?: string;
  readonly version: number;
  readonly moves: readonly MoveView[];
  readonly settled: readonly { readonly period: string; readonly moves: readonly MoveView[] }[];
  readonly shares?: readonly { readonly player: PlayerId; readonly points: number }[];
  readonly id?: string;
  readonly player?: PlayerId;
  readonly name?: string;
  readonly challenger?: PlayerId;
  readonly challenged?: PlayerId;
  readonly challenge?: string;
  readonly game?: string;
  readonly score?: readonly [number, number];
  readonly scores?: readonly (readonly [PlayerId, number])[];
  readonly winner?: PlayerId;
  readonly playedAt?: When;
  /** The line that a correction or voiding is about. */
  readonly amends?: number;
  /** Of a seed in the order of rungs; of a game by id, in the order of seats. */
  readonly players?: readonly (PlayerId | { readonly id: PlayerId; readonly name?: string })[];
}

/** Whether an answer is what this page was built for; fields that it does not know are no matter. */
export const isDesk = (value: unknown): value is DeskView =>
  isObject(value) && 'standings' in value && 'header' in value && 'entries' in value;

export const isLine = (value: unknown): value is LineView => isObject(value) && 'line' in value && 'moves' in value;

export const isLines = (value: unknown): value is { readonly entries: readonly LineView[] } =>
  isObject(value) && 'entries' in value && Array.isArray(value.entries);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type System = 'lavers' | 'crewe' | 'nairobi' | 'computer-go' | 'shicargo' | string;
