import type { Clause, Rung } from '../vocabulary/vocabulary.ts';
import type { When } from './view.ts';

/**
 * Done to whoever did not play (or arrive): drop, removal, forfeit. To those around them: rise, and on a ladder that is
 * played for points share, in what others forfeit.
 */
export const FORECASTS = ['drop', 'removal', 'forfeit', 'rise', 'share'] as const;

/** What the next settlement does to a player if nothing happens until then. Who has none keeps rung and points. */
export interface ForecastView {
  readonly what: (typeof FORECASTS)[number];
  /** The instant of the settlement; its period is that of the view's `due`. */
  readonly at: When;
  readonly clause: Clause;
  /**
   * The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played
   * in the month yet, and as long as that is so it does not count (S). Whoever drops, but not past anybody, keeps their
   * rung, or even comes to stand above it as others are removed.
   */
  readonly to?: Rung;
  /** Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0. */
  readonly points?: number;
  /** What averts it: a match or game in the period that is due, or arriving before the final's cut (L29). */
  readonly unless?: 'playing' | 'arriving';
}
