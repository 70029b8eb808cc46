import type { Who } from '../view/phrase.ts';
import type { LineNumber } from '../vocabulary/vocabulary.ts';
import type { When } from './view.ts';

/** How one player came out of a game for points, as the worked example of the rules has it. */
export interface PotRowView extends Who {
  readonly score: number;
  /** Over the lowest score. */
  readonly spread: number;
  /** Their part of the game's spread in tenths of a percent, rounded down; missing where all had the same score. */
  readonly rating?: number;
  /** That part of the pot, rounded down. */
  readonly points: number;
  /** Points that rounding left over. */
  readonly bonus: number;
  /** Points and bonus less the stake. */
  readonly net: number;
}

/** A game for points that has, or had, its scores (S). */
export interface PotGameView {
  readonly line: LineNumber;
  /** When it was played. */
  readonly at: When;
  /** In points. */
  readonly pot: number;
  /** The sum of all spreads. */
  readonly spread: number;
  /** The best score first, equal scores as entered. */
  readonly rows: readonly PotRowView[];
  /** The line that corrected its scores last. */
  readonly correctedBy?: LineNumber;
  /** The line that voided it: every stake went back. */
  readonly voidedBy?: LineNumber;
}
