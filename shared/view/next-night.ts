import { addDays, later } from '../calendar/days.ts';
import { dayOf } from '../rules/common/standing.ts';
import { wordsOf } from '../systems/words.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, Instant } from '../vocabulary/vocabulary.ts';

/** How far ahead is looked, in days: the longest closures last that long. */
const AHEAD = 90;

/** The next day, today among them, on which the club plays, where the rules of the ladder name its days. */
export function nextNight(ladder: Ladder, now: Instant): Day | undefined {
  const { start, end } = ladder.header.season;
  const from = later(start, dayOf(ladder, now));
  const last = addDays(from, AHEAD);
  const [next] = wordsOf(ladder).clubDays(ladder, from, end !== undefined && end < last ? end : last);
  if (!next) return undefined;
  return 'at' in next ? dayOf(ladder, next.at) : next.from;
}
