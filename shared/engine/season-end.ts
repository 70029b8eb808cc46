import { later } from '../calendar/days.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, PlayerId } from '../vocabulary/vocabulary.ts';

/** Whether a season is over on a day: its last day has passed, or its final has a champion. One without an end never is. */
export const isFinished = (ladder: Ladder, day: Day): boolean => {
  const { end } = ladder.header.season;
  return (end !== undefined && day > end) || systemOf(ladder).honours(ladder).champion !== undefined;
};

/**
 * Who has won a season that is over: the champion where a final decides it, else whoever stands on the top rung. Nobody
 * where the final was not played to its end, or nobody is left.
 */
export const winnerOf = (ladder: Ladder): PlayerId | undefined =>
  systemOf(ladder).controls.hasFinal ? systemOf(ladder).honours(ladder).champion : ladder.order.at(1);

/** The day after which nothing is played in a season that ends now: its own last day, or today where that is to come. */
export function lastDayOf(ladder: Ladder, today: Day): Day {
  const { start, end = today } = ladder.header.season;
  return later(start, end < today ? end : today);
}
