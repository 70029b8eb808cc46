import type { Ladder } from '../vocabulary/ladder.ts';

/** What people read of a system. */
export interface SystemWords {
  /** Nothing where staying away costs nothing. */
  readonly missed?: MissedWords;
}

/** How a system speaks of a period in which somebody did not play. */
export interface MissedWords {
  /** What was held against players, as it is said of them: of a period, or of several, of which `last` is the last. */
  readonly cause: (ladder: Ladder, period: string, last: string) => string;
  /** What becomes of whoever has not played, in words that follow "whoever has". */
  readonly cost: (ladder: Ladder) => string;
}
