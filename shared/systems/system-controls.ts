import type { Shape } from '../rules/common/pyramid.ts';
import type { PreferenceName } from '../vocabulary/command.ts';
import type { CalendarKind, PeriodKind } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Clause, PlayerId, SeedingOrder } from '../vocabulary/vocabulary.ts';
import type { TellsTerms } from '../words/game-terms.ts';
import type { Averting } from '../words/settlement-words.ts';
import type { MatchPlay, PotPlay } from './play-controls.ts';
import type { RoundOf } from './round-controls.ts';

/** What is measured of the players on a ladder: only rungs, gaps between them, or points. */
const MEASURES = ['rungs', 'gaps', 'points'] as const;
export type Measure = (typeof MEASURES)[number];

const PLAY_PARTS = ['matches', 'challenges', 'rematches', 'entrants', 'pots'] as const;
export type PlayPart = (typeof PLAY_PARTS)[number];

/** The files in which federations take games: a tournament report and games of chess, games of Go. */
const FEDERATION_FILES = ['trf', 'pgn', 'sgf'] as const;
export type FederationFile = (typeof FEDERATION_FILES)[number];

/** What a log knows, or the highest rating on rung 1, which a log has as a list in that order. */
export type ListOrder = SeedingOrder | 'highest';

/** What pages and apps ask for, and show, on a ladder of a system. Nothing here is usual: what a system leaves out does not compile. */
export interface SystemControls<Settled extends PeriodKind = never> {
  /** Whether people meet at club nights, where they take pegs. */
  readonly hasNights: boolean;
  readonly hasFinal: boolean;
  readonly measure: Measure;
  readonly shape: (ladder: { readonly header: Pick<Header, 'settings'> }) => Shape;
  readonly plays: readonly PlayPart[];
  readonly meeting: 'match' | 'game';
  readonly players: 'people' | 'programs';
  /** Players who take part though they have no rung yet, in the order in which they came. */
  readonly entrants: (ladder: Ladder) => readonly PlayerId[];
  readonly play: MatchPlay | PotPlay;
  /** The round that goes on, where all of a table play each other. */
  readonly round: RoundOf;
  /** What one of its tables is called, by its number. */
  readonly tableName: (number: number) => string;
  /** In the order of the form. */
  readonly preferences: readonly PreferenceControl[];
  /** The orders in which a ladder can begin, the usual one first; by rating only those can who all have one. */
  readonly seeding: readonly [usual: ListOrder, ...others: ListOrder[]];
  readonly joinsOnRung: boolean;
  /** Whether an organiser may put a player on another rung. */
  readonly mayBePlaced: boolean;
  readonly mayBeAway: boolean;
  readonly hasBoard: boolean;
  /** How many periods in a row a player has missed, by a ladder's settings; undefined where none are counted. */
  readonly missed: (ladder: { readonly header: Pick<Header, 'settings'> }) => CalendarKind | undefined;
  /** What averts what a month or week would do to a player, of each kind that is settled. */
  readonly averting: { readonly [Kind in Settled]: Averting } & { readonly [Kind in PeriodKind]?: Averting };
  readonly terms: TellsTerms;
  /** Which of their files a federation takes of its games. */
  readonly federations: readonly FederationFile[];
}

/** Where those who join have a rung at once. */
export const noEntrants: SystemControls['entrants'] = () => [];

/** Where no club can choose a pyramid. */
export const alwaysLadder: SystemControls['shape'] = () => 'ladder';

export interface PreferenceControl {
  readonly name: PreferenceName;
  readonly saidBy: 'player' | 'club';
  /** Whether it is fixed with their first result of the season. */
  readonly isFixed: boolean;
  readonly clause: Clause;
}
