import { lastDayOfPlay } from '../calendar/club-calendar.ts';
import { addDays, later } from '../calendar/days.ts';
import { instantOf } from '../calendar/zone.ts';
import { nextAwayOrBack } from '../rules/away/days.ts';
import { nextUnprotected } from '../rules/challenge/whom/protected-days.ts';
import { dayOf } from '../rules/common/standing.ts';
import { figureOf } from '../systems/figures.ts';
import { systemOf } from '../systems/registry.ts';
import { isPeriod } from '../vocabulary/entry.ts';
import { headerLine } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, Instant } from '../vocabulary/vocabulary.ts';
import { ahead } from './ahead.ts';

/** For how many days back a page adds up everybody's changes. */
export const LATELY = 7;

/**
 * The first local midnight after an instant at which a ladder's page has to say something else although nothing has
 * happened: tonight is over, a change is no longer one of the last days, nobody can play any more before a penalty, a
 * pair may meet again (N9), a player goes away or is back, or is no longer protected, or the season is over. Undefined where the page stays as it is for ever.
 */
export function nextRollover(ladder: Ladder, after: Instant): Instant | undefined {
  if (ladder.line === headerLine(ladder.header)) return undefined;
  const { timezone } = ladder.header;
  const forgotten = addDays(dayOf(ladder, ladder.at), LATELY + 1);
  // Where clocks are set back over midnight, a day begins, the one before it comes back, and it begins again.
  const day = [1, 2]
    .map((days) => addDays(dayOf(ladder, after), days))
    .find((each) => instantOf(timezone, each) > after);
  if (!day) return undefined;
  if (day <= forgotten) return instantOf(timezone, day);
  const today = dayOf(ladder, after);
  const [next] = [
    nextReunion(ladder, after),
    nextWithoutPlay(ladder, today),
    dayAfterSeason(ladder, today),
    nextAwayOrBack(ladder, today),
    nextUnprotected(ladder, today, figureOf(ladder, 'protectedDays')),
  ]
    .filter((each) => each !== undefined)
    .toSorted();
  return next && instantOf(timezone, later(next, day));
}

/** The first day on which nobody can play any more in the month or week that is due next. */
function nextWithoutPlay(ladder: Ladder, today: Day): Day | undefined {
  const { header } = ladder;
  const calendar = systemOf(ladder).calendar(header);
  if (!calendar.weekdays && !header.closures) return undefined;
  for (const { settlement, uncounted: due = settlement } of ahead(ladder)) {
    const last = due && isPeriod(due) ? lastDayOfPlay(calendar, { from: due.first, to: due.last }) : undefined;
    if (last !== undefined) return last < today ? undefined : addDays(last, 1);
  }
  return undefined;
}

/** The first day on which a season is over, where that is to come. */
function dayAfterSeason({ header: { season } }: Ladder, today: Day): Day | undefined {
  return season.end !== undefined && today <= season.end ? addDays(season.end, 1) : undefined;
}

/** The day on which the next of the pairs that have to wait need wait no longer. */
const nextReunion = (ladder: Ladder, after: Instant): Day | undefined =>
  systemOf(ladder).rematches(ladder, dayOf(ladder, after))[0]?.from;
