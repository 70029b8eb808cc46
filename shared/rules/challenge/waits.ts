import { addDays, addMonths } from '../../calendar/days.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day } from '../../vocabulary/vocabulary.ts';
import type { Setting } from '../common/settings.ts';

/** From which day on the same two may challenge each other again whose last challenge was on a day. */
export type Wait = (ladder: Ladder, last: Day) => Day;

/** So many calendar months later, 0 for at once (N9). */
export const months =
  (count: Setting<number>): Wait =>
  (ladder, last) =>
    addMonths(last, count.of(ladder));

/** So many weeks later, on the same day of the week; 0 for at once. */
export const weeks =
  (count: Setting<number>): Wait =>
  (ladder, last) =>
    addDays(last, 7 * count.of(ladder));
