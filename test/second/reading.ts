import type { HostileSeason } from './people.ts';
import type { Outcome } from './season.ts';

/** How somebody who knows nothing of `shared/` reads the rules of a system, or of two that have much in common. */
export interface Reading {
  readonly name: string;
  readonly systems: readonly string[];
  /** The refusals, and what else is to happen in thirty seasons, so that agreeing means something (see `happeningsIn`). */
  readonly happens: string;
  /** A season of so many lines after its header, in which much goes wrong. The same seed gives the same one. */
  hostileSeason(seed: number, length: number): HostileSeason;
  /** What comes of a log, whose first line is the header. */
  secondReplay(lines: readonly string[]): Outcome;
}
