import type { Ladder } from '../vocabulary/ladder.ts';
import { type Instant, instant } from '../vocabulary/vocabulary.ts';
import { nextRollover } from './rollover.ts';
import { nextDue } from './settle.ts';

/** When the timer has something to settle. Where nobody is on the ladder that can wait for the next command. */
export const settlingDueAt = (ladder: Ladder): Instant | undefined =>
  ladder.order.size > 0 ? nextDue(ladder) : undefined;

/**
 * When time alone next changes something on a ladder whose page was last rendered at `after`: a period is to be
 * settled, or the page rolls over. Undefined where it never does: such a ladder costs nothing.
 */
export function dueAt(ladder: Ladder, after: Instant = ladder.at): Instant | undefined {
  const [settling, rollover] = [settlingDueAt(ladder), nextRollover(ladder, after)];
  if (settling === undefined || rollover === undefined) return settling ?? rollover;
  return instant(Math.min(settling, rollover));
}
