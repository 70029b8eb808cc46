import { type Day, dayAt, dayOf, type Kind } from './calendar.ts';
import type { Header } from './lines.ts';
import { type Settings, settingsWith } from './settings.ts';

/**
 * What a challenge has come to. `left` is one that ended because a player left or was removed, `unplayed` one that a
 * deadline ended, `void` one whose result was voided.
 */
type State = 'open' | 'waiting' | 'result' | 'declined' | 'withdrawn' | 'left' | 'unplayed' | 'void';

export interface Challenge {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly issued: Day;
  /** Whether the challenger stood below when it was made. */
  readonly fromBelow: boolean;
  /** The settings under which it was issued. */
  readonly terms: Settings;
  state: State;
  /** Whether it counts as the last challenge of the two (H5): it came to a result, or was lost without one. */
  meets: boolean;
  accepted: boolean;
  /** A result of it was turned down: whether or not it was accepted, it is to be played. */
  turnedDown: boolean;
  /** The day after which the days for playing are counted: that of the challenge, or of the result turned down last. */
  playFrom: Day;
  putOff: number;
  words: Set<string>;
  told?: Told;
}

/** A result as it is told. */
interface Told {
  readonly line: number;
  readonly score: readonly [number, number];
  readonly playedOn: Day;
  /** Until the end of this day it can be confirmed or disputed; then it counts (H20). */
  readonly lastDay: Day;
  disputed: boolean;
}

/** A game of which the log tells: who played it and when, and what became of its result. */
export interface Game {
  readonly line: number;
  readonly challenge: string;
  readonly players: readonly string[];
  readonly playedAt: number;
  readonly playedOn: Day;
  readonly fate: 'counts' | 'waits' | 'turned-down' | 'left' | 'nothing';
  /** It is not accepted yet. */
  readonly isComing: boolean;
}

export type Games = ReadonlyMap<number, Game>;

export interface Settled {
  readonly period: string;
  readonly dropped?: readonly string[];
  readonly removed: readonly string[];
}

/** A ladder at a moment of its log. */
export interface World {
  readonly zone: string;
  readonly start: Day;
  readonly shut: ReadonlySet<Day>;
  settings: Settings;
  end: Day | undefined;
  order: string[];
  readonly known: Set<string>;
  readonly admitted: Map<string, Day>;
  readonly challenges: Map<string, Challenge>;
  readonly away: Map<string, Set<Day>>;
  readonly missed: Map<string, number>;
  readonly declines: Map<string, number>;
  readonly defended: Map<string, Day[]>;
  period: { kind: Kind | 'none'; from: Day };
  readonly settled: Settled[];
  readonly games: Map<number, Game>;
  /** The settings that a line went by. */
  readonly settingsAt: Map<number, Settings>;
}

export function newWorld(header: Header, shut: ReadonlySet<Day>): World {
  const settings = settingsWith({}, header.settings);
  const start = dayOf(header.season.start);
  return {
    zone: header.timezone,
    start,
    shut,
    settings,
    end: header.season.end === undefined ? undefined : dayOf(header.season.end),
    order: [],
    known: new Set(),
    admitted: new Map(),
    challenges: new Map(),
    away: new Map(),
    missed: new Map(),
    declines: new Map(),
    defended: new Map(),
    period: { kind: settings.period, from: start },
    settled: [],
    games: new Map(),
    settingsAt: new Map(),
  };
}

export const today = ({ zone }: World, at: number): Day => dayAt(at, zone);
export const rungOf = ({ order }: World, player: string): number => order.indexOf(player) + 1;
export const isThere = ({ order }: World, player: string): boolean => order.includes(player);
export const isAway = ({ away }: World, player: string, day: Day): boolean => away.get(player)?.has(day) ?? false;
export const isOver = ({ end }: World, day: Day): boolean => end !== undefined && day > end;
export const has = ({ challenger, challenged }: Challenge, player: string): boolean =>
  player === challenger || player === challenged;

export function admit(world: World, player: string, day: Day, rung = world.order.length + 1): void {
  if (isThere(world, player)) return;
  world.order.splice(rung <= world.order.length ? rung - 1 : world.order.length, 0, player);
  world.known.add(player);
  world.admitted.set(player, day);
  world.missed.set(player, 0);
}

/** Takes a player off the ladder, by their own wish or not; what they had begun ends without a result. */
export function takeOff(world: World, player: string): void {
  world.order = world.order.filter((each) => each !== player);
  for (const challenge of world.challenges.values()) {
    if (!has(challenge, player)) continue;
    if (challenge.state === 'waiting' && challenge.told) setFate(world, challenge.told.line, 'left');
    if (challenge.state === 'open' || challenge.state === 'waiting') challenge.state = 'left';
  }
}

export function setFate(world: World, line: number, fate: Game['fate']): void {
  const game = world.games.get(line);
  if (game) world.games.set(line, { ...game, fate });
}
