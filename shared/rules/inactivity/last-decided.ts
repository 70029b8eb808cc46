import type { CalendarOf, ClubCalendar } from '../../calendar/club-calendar.ts';
import { later } from '../../calendar/days.ts';
import { endingBy, type PeriodOf } from '../../calendar/periods.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day } from '../../vocabulary/vocabulary.ts';
import { configuredSlot } from '../common/configured.ts';

/** A ladder's calendar from the day on which its periods began: that of the season, unless others counted at first. */
export function calendarOfPeriods(calendarOf: CalendarOf, ladder: Ladder): ClubCalendar {
  const calendar = calendarOf(ladder.header);
  const { periodsSince } = configuredSlot.of(ladder);
  if (periodsSince === undefined) return calendar;
  const { season } = calendar;
  return { ...calendar, season: { ...season, start: later(season.start, periodsSince) } };
}

/** The last day of the last period of a calendar that is decided on, be it that it did not count. */
export function lastDecided(ladder: Ladder, of: PeriodOf, { season }: ClubCalendar): Day | undefined {
  const settled = ladder.settled.at(-1)?.last;
  const { decidedUntil } = configuredSlot.of(ladder);
  const decided = decidedUntil && endingBy(of, decidedUntil).last;
  const last = settled && decided ? later(settled, decided) : (settled ?? decided);
  return last !== undefined && last >= season.start ? last : undefined;
}
