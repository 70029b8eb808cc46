import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day } from '../../vocabulary/vocabulary.ts';

/** Whether a day lies in a period that is settled, or before one. */
export type IsSettled = (ladder: Ladder, day: Day) => boolean;

/** Up to the last period that counted. */
export const untilLastPeriod: IsSettled = ({ settled }, day) => {
  const last = settled.at(-1)?.last;
  return last !== undefined && day <= last;
};
