import type { CalendarKind, DuePeriod } from '../vocabulary/entry.ts';
import type { Closure } from '../vocabulary/header.ts';
import type { Day } from '../vocabulary/vocabulary.ts';
import { type ClubCalendar, shutStretches } from './club-calendar.ts';
import { addDays, daysBetween, END, firstOfMonth, lastOfMonth, later, weekday } from './days.ts';
import { instantOf } from './zone.ts';

/** A stretch of days after which penalties are worked out (§0 Periods). */
export interface Period<Kind extends CalendarKind = CalendarKind> {
  readonly kind: Kind;
  /** Such as "2021-10". */
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
  /** How many months or weeks there are in it; missing for one. */
  readonly length?: number;
}

export type PeriodOf<Kind extends CalendarKind = CalendarKind> = (day: Day) => Period<Kind>;

/** Calendar months (Lavers, Shicargo). */
export const monthOf: PeriodOf<'month'> = (day) => ({
  kind: 'month',
  name: day.slice(0, 7),
  first: firstOfMonth(day),
  last: lastOfMonth(day),
});

/** ISO weeks, Monday to Sunday, named after the year of their Thursday (Nairobi). */
export const weekOf: PeriodOf<'week'> = (day) => {
  const sinceMonday = (weekday(day) + 6) % 7;
  const thursday = addDays(day, 3 - sinceMonday);
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01` as Day, thursday) / 7) + 1;
  const name = `${year}-W${String(week).padStart(2, '0')}`;
  return { kind: 'week', name, first: addDays(day, -sinceMonday), last: addDays(day, 6 - sinceMonday) };
};

export const PERIODS: { readonly [Kind in CalendarKind]: PeriodOf<Kind> } = { month: monthOf, week: weekOf };

/** A period with all its days, also those before the season, and when it is due. */
export function dueWhole(
  { timezone }: Pick<ClubCalendar, 'timezone'>,
  { kind, last }: Pick<Period, 'kind' | 'last'>,
): DuePeriod {
  const { name, first } = PERIODS[kind](last);
  return { name, first, last, at: instantOf(timezone, addDays(last, 1)) };
}

/**
 * The first period that counts and begins after `after` (or with the season). The season's first period begins on its
 * start day and counts only if at least half of its days are left; one in which nobody could play does not count; nor
 * does one that ends after `until`, or with the calendar itself. Each step is beyond a closure, or the first period.
 */
export function nextPeriod<Kind extends CalendarKind>(
  calendar: ClubCalendar,
  of: PeriodOf<Kind>,
  after: Day | undefined,
  until: Day | undefined,
): Period<Kind> | undefined {
  let period = after ? of(addDays(after, 1)) : firstPeriod(calendar, of);
  while (period.last < END && (until === undefined || period.last <= until)) {
    if (countsAtAll(calendar, period, of)) return period;
    period = of(addDays(shutAround(calendar, period)?.to ?? period.last, 1));
  }
  return undefined;
}

/** A number of periods that count, one after another, as one: it begins with the first of them after `after`. */
export function nextSpan<Kind extends CalendarKind>(
  calendar: ClubCalendar,
  of: PeriodOf<Kind>,
  after: Day | undefined,
  until: Day | undefined,
  length: number,
): Period<Kind> | undefined {
  const first = nextPeriod(calendar, of, after, until);
  let last = first;
  for (let left = length - 1; last && left > 0; left--) last = nextPeriod(calendar, of, last.last, until);
  return first && last && { ...last, first: first.first, length };
}

/** The last period of the season that counts and ends by a day. Each step is ahead of a closure. */
export function lastPeriod(calendar: ClubCalendar, of: PeriodOf, by: Day): Period | undefined {
  const first = firstPeriod(calendar, of);
  let period = endingBy(of, by);
  while (period.last > first.last) {
    if (countsAtAll(calendar, period, of)) return period;
    period = of(addDays(shutAround(calendar, period)?.from ?? period.first, -1));
  }
  return first.last <= by && countsAtAll(calendar, first, of) ? first : undefined;
}

/** The last period, whether or not it counts, that is over at the end of a day. */
export function endingBy(of: PeriodOf, by: Day): Period {
  const period = of(by);
  return period.last <= by ? period : of(addDays(period.first, -1));
}

/** Whether a period counts: one in which nobody could play does not, nor a first one of which less than half is left. */
export const countsAtAll = (calendar: ClubCalendar, period: Period, of: PeriodOf): boolean =>
  shutAround(calendar, period) === undefined && isLongEnough(period, of);

function firstPeriod<Kind extends CalendarKind>({ season }: ClubCalendar, of: PeriodOf<Kind>): Period<Kind> {
  const whole = of(season.start);
  return { ...whole, first: later(whole.first, season.start) };
}

const length = (period: Period): number => daysBetween(period.first, period.last) + 1;

const isLongEnough = (period: Period, of: PeriodOf): boolean => 2 * length(period) >= length(of(period.last));

/** The days around a period on which nobody could play, if the period lies within them (§0 Periods). */
export const shutAround = (
  calendar: ClubCalendar,
  { first, last }: Pick<Period, 'first' | 'last'>,
): Closure | undefined => shutStretches(calendar).find(({ from, to }) => from <= first && last <= to);
