import type { Closure, Header } from '../vocabulary/header.ts';
import type { Day } from '../vocabulary/vocabulary.ts';
import { addDays, daysBetween, later, weekday } from './days.ts';

/** What the periods of a ladder go by: its season, its closures, and the days on which people play. */
export interface ClubCalendar extends Pick<Header, 'timezone' | 'season' | 'closures'> {
  /** The weekdays on which people play, 0 for Sunday to 6 for Saturday; missing where that is any day. */
  readonly weekdays?: readonly number[];
}

/** The calendar of a ladder; always the same one of the same header. */
export type CalendarOf = (header: Header) => ClubCalendar;

export const everyDay: CalendarOf = (header) => header;

export function onWeekdays(weekdaysOf: (header: Header) => readonly number[]): CalendarOf {
  const known = new WeakMap<Header, ClubCalendar>();
  return (header) => {
    const calendar = known.get(header) ?? { ...header, weekdays: weekdaysOf(header) };
    known.set(header, calendar);
    return calendar;
  };
}

const knownStretches = new WeakMap<ClubCalendar, readonly Closure[]>();

/** The stretches of days, both included and in order, on which nobody can play: closures, joined over days without play. */
export function shutStretches(calendar: ClubCalendar): readonly Closure[] {
  const known =
    knownStretches.get(calendar) ?? joined((calendar.closures ?? []).map((each) => widened(calendar, each)));
  knownStretches.set(calendar, known);
  return known;
}

/** Stretches of days in order, as few as they come to: what overlaps or adjoins is one. */
export function joined(stretches: readonly Closure[]): readonly Closure[] {
  const all: Closure[] = [];
  for (const next of stretches.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = all.at(-1);
    if (last && next.from <= addDays(last.to, 1)) all.splice(-1, 1, { from: last.from, to: later(last.to, next.to) });
    else all.push(next);
  }
  return all;
}

/** A number of days after one, without those of closures that are in order (`joined`). */
export function openDaysAfter(shut: readonly Closure[], after: Day, days: number): Day {
  let day = addDays(after, days);
  for (const { from, to } of shut) {
    const first = later(from, addDays(after, 1));
    if (to > after && first <= day) day = addDays(day, daysBetween(first, to) + 1);
  }
  return day;
}

/** The last day of a stretch on which people play and the club is not shut; undefined if there is no such day. */
export function lastDayOfPlay(calendar: ClubCalendar, { from, to }: Closure): Day | undefined {
  const { weekdays, closures = [] } = calendar;
  for (let day = to; day >= from; ) {
    const shut = closures.find((closure) => closure.from <= day && day <= closure.to);
    if (!shut && (!weekdays || weekdays.includes(weekday(day)))) return day;
    day = addDays(shut?.from ?? day, -1);
  }
  return undefined;
}

const widened = (calendar: ClubCalendar, { from, to }: Closure): Closure => ({
  from: withoutPlay(calendar, from, -1),
  to: withoutPlay(calendar, to, 1),
});

/** The last day, on the way from a day, before the next one on which people play. */
function withoutPlay({ weekdays }: ClubCalendar, from: Day, step: 1 | -1): Day {
  let day = from;
  for (let days = 1; days < 7; days++) {
    const next = addDays(day, step);
    if (!weekdays || weekdays.includes(weekday(next))) return day;
    day = next;
  }
  return day;
}
