import type { ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { addDays } from '#shared/calendar/days.ts';
import { lastPeriod, type Period, type PeriodOf } from '#shared/calendar/periods.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { Ladder, SettledPeriod } from '#shared/vocabulary/ladder.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { awaySlot } from '../away/slots.ts';
import type { Attendance } from '../duty.ts';
import { latestOf, REMEMBERED } from './missed-runs.ts';

export function lastDayOver(zone: string, at: Instant): Day {
  const { day } = localOf(zone, at);
  // Where clocks are set back over midnight, a day that has begun is not there again at once.
  const over = [day, addDays(day, -1)].find((each) => instantOf(zone, addDays(each, 1)) <= at);
  return over ?? addDays(day, -2);
}

export const earliest = (...days: readonly (Day | undefined)[]): Day | undefined =>
  days.reduce((first, each) => (first === undefined || (each !== undefined && each < first) ? each : first), undefined);

/** Up to which day a ladder stays as a period left it, as all that follow come out alike: until a player plays or is away. */
export function quietUntil(ladder: Ladder, attendance: Attendance, after: Day): Day | undefined {
  const next = ladder.order.size > 0 ? attendance.nextPlayed(ladder, after) : undefined;
  const until = earliest(next, nextAway(ladder, after));
  return until && addDays(until, -1);
}

/** The first day on which a player is away some of whose days away are later than another one. */
function nextAway(ladder: Ladder, after: Day): Day | undefined {
  let next: Day | undefined;
  for (const [player, daysAway] of awaySlot.of(ladder).entries()) {
    if (ladder.order.has(player)) next = earliest(next, daysAway.find(({ to }) => to > after)?.from);
  }
  return next;
}

/** Whether later periods come out alike while nobody plays: all are in a match, or have missed as many as are remembered. */
export function isAtRest(ladder: Ladder, runs: ReadonlyMap<PlayerId, number>, running: ReadonlySet<PlayerId>): boolean {
  return ladder.order.players().every((player) => running.has(player) || (runs.get(player) ?? 0) > REMEMBERED);
}

/** The last period up to a day that counts, or the one given where no later one does. */
export function lastAfter(calendar: ClubCalendar, of: PeriodOf, period: Period, by: Day | undefined): Period {
  const last = by && lastPeriod(calendar, of, by);
  return last && last.last > period.last ? last : period;
}

/** The periods that a ladder remembers after `period` and all that follow it up to `last`. */
export function remembered(
  ladder: Ladder,
  calendar: ClubCalendar,
  of: PeriodOf,
  period: Period,
  last: Period = period,
): readonly SettledPeriod[] {
  const later: SettledPeriod[] = [];
  for (
    let each: Period | undefined = last;
    each && each.last > period.last && later.length < REMEMBERED;
    each = lastPeriod(calendar, of, addDays(each.first, -1))
  ) {
    later.unshift({ first: each.first, last: each.last });
  }
  return latestOf(ladder, calendar, [...ladder.settled, { first: period.first, last: period.last }, ...later]);
}
