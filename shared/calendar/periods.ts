import type { Header } from '../ladder/header.ts';
import type { Day } from '../ladder/vocabulary.ts';
import { addDays, daysBetween, firstOfMonth, lastOfMonth, later, weekday } from './days.ts';

/** A stretch of days after which penalties are worked out (§0 Periods). */
export interface Period {
  /** Such as "2021-10". */
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
}

/** The kind of period that contains a day. */
export type PeriodOf = (day: Day) => Period;

/** Calendar months (Lavers, Shicargo). */
export const monthOf: PeriodOf = (day) => ({ name: day.slice(0, 7), first: firstOfMonth(day), last: lastOfMonth(day) });

/** ISO weeks, Monday to Sunday, named after the year of their Thursday (Nairobi). */
export const weekOf: PeriodOf = (day) => {
  const first = addDays(day, -((weekday(day) + 6) % 7));
  const year = addDays(first, 3).slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01` as Day, addDays(first, 3)) / 7) + 1;
  return { name: `${year}-W${String(week).padStart(2, '0')}`, first, last: addDays(first, 6) };
};

/**
 * The first period that counts and begins after `after` (or with the season). The season's first period begins on its
 * start day and counts only if at least half of its days are left; one inside a single closure does not count; nor
 * does one that ends after `until`.
 */
export function nextPeriod(
  header: Header,
  of: PeriodOf,
  after: Day | undefined,
  until: Day | undefined,
): Period | undefined {
  let period = after ? of(addDays(after, 1)) : firstPeriod(header, of);
  while (until === undefined || period.last <= until) {
    if (countsAtAll(header, period, of)) return period;
    period = of(addDays(period.last, 1));
  }
  return undefined;
}

/** Whether a period counts: one inside a single closure does not, nor a first one of which less than half is left. */
export const countsAtAll = (header: Header, period: Period, of: PeriodOf): boolean =>
  !isShut(header, period) && isLongEnough(period, of);

function firstPeriod(header: Header, of: PeriodOf): Period {
  const whole = of(header.season.start);
  return { ...whole, first: later(whole.first, header.season.start) };
}

const length = (period: Period): number => daysBetween(period.first, period.last) + 1;

const isLongEnough = (period: Period, of: PeriodOf): boolean => 2 * length(period) >= length(of(period.last));

const isShut = (header: Header, period: Period): boolean =>
  (header.closures ?? []).some((closure) => closure.from <= period.first && period.last <= closure.to);
