import { addDays, later, weekday } from '../calendar/days.ts';
import { formatLocal } from '../calendar/zone.ts';
import { dayOf } from '../rules/common/standing.ts';
import { wordsOf } from '../systems/words.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import { clockTime } from '../words/dates.ts';
import { inARow } from '../words/in-a-row.ts';
import { TEXT } from './texts.ts';

/** How far ahead is looked, in days: the longest closures last that long. */
const AHEAD = 90;

const { nights: NIGHTS } = TEXT;

/**
 * When the club plays, where the rules of the ladder name its days: "Mondays and Thursdays, 19:50–22:00". A date would be
 * past as soon as nothing happens for a week: a page is not made again then.
 */
export function clubNights(ladder: Ladder, now: Instant): string | undefined {
  const { timezone, season } = ladder.header;
  const from = later(season.start, dayOf(ladder, now));
  const last = addDays(from, AHEAD);
  const until = season.end !== undefined && season.end < last ? season.end : last;
  const nights = wordsOf(ladder)
    .clubDays(ladder, from, until)
    .flatMap((each) => ('at' in each ? [each] : []));
  const [first] = nights;
  if (!first) return undefined;
  const days = new Set(nights.map(({ at }) => (weekday(dayOf(ladder, at)) + 6) % 7));
  const hours = [first.at, ...(first.until === undefined ? [] : [first.until])];
  const times = hours.map((at) => clockTime(formatLocal(timezone, at))).join('–');
  return NIGHTS.when(inARow(Object.values(NIGHTS.days).filter((_, day) => days.has(day))), times);
}
