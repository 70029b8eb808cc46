import type { Who } from '../view/phrase.ts';
import type { Day, LineNumber, SystemId } from '../vocabulary/vocabulary.ts';
import type { ResultView, When } from './view.ts';

/** A player, by their place in the history's `players`, from 0 on. */
export type PlayerIndex = number;

/**
 * Neighbours who moved alike in a day: those who stood on `count` rungs from rung `from` down at its beginning moved by
 * `change` rungs, below being positive, or left the ladder (null). Players with equal points stand on rungs of their own
 * here, in the ladder's order.
 */
export type Glide = readonly [from: number, count: number, change: number | null];

/** A day on which the rungs, or points, were others at its end than at its beginning. */
export interface DayView {
  readonly day: Day;
  /** Whoever is neither here nor among the joined kept their rung. */
  readonly moved?: readonly Glide[];
  /** Who was on the ladder at the day's end but not at its beginning, and on which rung. */
  readonly joined?: readonly (readonly [player: PlayerIndex, rung: number])[];
  /** What players have at the day's end, where that changed and a ladder is played for points. */
  readonly points?: readonly (readonly [player: PlayerIndex, points: number])[];
}

/** A match or game that has, or had, a result. */
export interface PlayedView {
  readonly line: LineNumber;
  /** When it was played. */
  readonly at: When;
  /** In a game of several for points, a pot, everybody who sat in it. */
  readonly kind: ResultView['kind'] | 'pot';
  readonly state: ResultView['state'];
  /** The challenger first; in a pot as entered. */
  readonly players: readonly PlayerIndex[];
  /** In the same order, as it stands now. */
  readonly score: readonly number[];
  /** What each of a pot got out of it less the stake, in the same order. */
  readonly net?: readonly number[];
}

/** A period that was worked out, and whom it cost what. */
export interface SettledView {
  readonly line: LineNumber;
  /** Such as "2021-10" or "2021-W40", or "2022-06-06T20:15" for the final's cut. */
  readonly period: string;
  /** The last of several that came out alike; missing where it is one. */
  readonly through?: string;
  readonly at: When;
  /** Also who could not move. */
  readonly dropped: readonly PlayerIndex[];
  readonly removed: readonly PlayerIndex[];
  /** In points; the removed included. */
  readonly forfeited?: readonly (readonly [player: PlayerIndex, points: number])[];
}

/**
 * A ladder's season so far, as it counts now after all corrections, in plain JSON: who stood where at the end of each
 * day, and what was played. `ordersOf` and `trackOf` (reading-history.ts) read the days.
 */
export interface HistoryView {
  /** Of this contract; a field that goes or changes its meaning raises it. */
  readonly format: 1;
  /** The last line of the log that it shows. */
  readonly version: LineNumber;
  readonly asOf: When;
  readonly name?: string;
  readonly system: SystemId;
  readonly timezone: string;
  readonly season: { readonly start: Day; readonly end?: Day };
  /** Everybody who is named below, also who has left. As long as nothing old is corrected, new ones come last. */
  readonly players: readonly Who[];
  /** The order before the first of `days`, top first: empty, unless older days were left out. */
  readonly start: readonly PlayerIndex[];
  /** What each of `start` has then, in the same order, where a ladder is played for points. */
  readonly startPoints?: readonly number[];
  /** Oldest first. Of a very long or large season the latest: as many as hold 60,000 moves, points and penalties. */
  readonly days: readonly DayView[];
  /** In the order of the log; the last 10,000. */
  readonly results: readonly PlayedView[];
  /** Oldest first, as far back as `days`. */
  readonly settlements: readonly SettledView[];
}
