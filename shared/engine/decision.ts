import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Refusal } from '../vocabulary/refusal.ts';

/**
 * What becomes of a command. Accepted: `entry` records it. Refused: `refusal` says why, and `entry` is there only
 * where penalties fell due meanwhile, as a `settle`, because a refused command settles too (§0).
 */
export interface Decision {
  readonly entry?: Entry;
  readonly refusal?: Refusal;
  /** The ladder afterwards. */
  readonly ladder: Ladder;
}
