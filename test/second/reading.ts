import type { Header } from './lines.ts';
import type { Follower, HostileSeason } from './people.ts';
import type { Outcome } from './season.ts';

/** How somebody who knows nothing of `shared/` reads the rules of a system, or of two that have much in common. */
export interface Reading {
  readonly name: string;
  readonly systems: readonly string[];
  /** The refusals, and what else is to happen in thirty seasons, so that agreeing means something (see `happeningsIn`). */
  readonly happens: string;
  /**
   * A season of a system, of so many lines after its header, in which much goes wrong. The same seed gives the same one, of
   * which a shorter season has the first lines.
   */
  hostileSeason(system: string, seed: number, length: number): HostileSeason;
  /** Goes along with a log that others write, from its header on. */
  follow(header: Header): Follower;
  /** What comes of a log, whose first line is the header. */
  secondReplay(lines: readonly string[]): Outcome;
}
