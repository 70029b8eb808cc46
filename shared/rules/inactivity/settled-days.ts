import type { ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { dueWhole, nextPeriod, PERIODS } from '#shared/calendar/periods.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';

/** Whether a day lies in a period that is settled, or before one. */
export type IsSettled = (ladder: Ladder, day: Day) => boolean;

/** Up to the last period that counted. */
export const untilLastPeriod: IsSettled = ({ settled }, day) => {
  const last = settled.at(-1)?.last;
  return last !== undefined && day <= last;
};

/** What each period came to, one by one, of settlements that may be about several that came out alike. */
export function* everyPeriod(calendar: ClubCalendar, settlements: readonly Settlement[]): Generator<Settlement> {
  for (const settlement of settlements) {
    if (!settlement.through || settlement.kind === 'days') {
      yield settlement;
      continue;
    }
    const { through, ...first } = settlement;
    yield first;
    const of = PERIODS[settlement.kind];
    const next = (after: typeof first.last) => nextPeriod(calendar, of, after, through.last);
    for (let period = next(first.last); period; period = next(period.last))
      yield { ...first, ...dueWhole(calendar, period) };
  }
}
