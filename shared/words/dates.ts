import type { When } from '../calendar/moment.ts';
import type { PeriodKind } from '../vocabulary/entry.ts';
import type { Language } from '../vocabulary/language.ts';
import type { Day, Instant } from '../vocabulary/vocabulary.ts';
import { language } from './language.ts';
import { inARow } from './lists.ts';
import type { DateParts } from './texts/en.ts';
import { TEXT } from './texts.ts';

interface Names {
  /** From January on. */
  readonly months: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
}

const known = new Map<Language, Names>();

/** The names of months and weekdays in a language, from the runtime. */
function names(): Names {
  const now = language();
  const names = known.get(now) ?? namesIn(now);
  known.set(now, names);
  return names;
}

function namesIn(language: Language): Names {
  const named = (part: 'month' | 'weekday', count: number, nth: (index: number) => number): readonly string[] => {
    const { format } = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format(nth(index)));
  };
  return {
    months: named('month', 12, (month) => Date.UTC(2023, month, 1)),
    // The year began on a Sunday.
    weekdays: named('weekday', 7, (day) => Date.UTC(2023, 0, 1 + day)),
  };
}

/** What a day of the week is called; 0 is Sunday, 7 too. */
export const weekdayName = (day: number): string => names().weekdays[day % 7] ?? '';

/** Days of the week, numbered from 0 for Sunday: "Mondays, Thursdays and Sundays". */
export const onWeekdays = (days: readonly number[]): string =>
  inARow([1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day)).map((day) => TEXT.dates.onDays(weekdayName(day))));

function partsOf(date: string): DateParts {
  const { months } = names();
  return {
    day: Number(date.slice(8, 10)),
    month: months[Number(date.slice(5, 7)) - 1] ?? '',
    year: date.slice(0, 4),
  };
}

/** The month of a date such as 2021-11 or 2021-11-08: "November 2021". */
export function monthWords(date: string): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}

/** A month where there is little room: "Nov". */
export const shortMonth = (date: string): string => TEXT.dates.shortMonth(partsOf(date));

/** What a month or week is called, by its first day: "November 2021", "the week of 8 November". */
export const periodWords = ({ kind, first }: { readonly kind: PeriodKind; readonly first: string }): string =>
  kind === 'month' ? monthWords(first) : kind === 'days' ? shortDay(first) : TEXT.dates.week(shortDay(first));

/** A date, or the date of a moment: "8 November". */
export const shortDay = (date: string): string => TEXT.dates.short(partsOf(date));

/** "8 Nov". */
export function shortestDay(date: string): string {
  const parts = partsOf(date);
  return TEXT.dates.short({ ...parts, month: TEXT.dates.shortMonth(parts) });
}

/** "8 November 2021". */
export const dayWords = (date: string): string => `${shortDay(date)} ${date.slice(0, 4)}`;

const weekdayOf = (date: string): string => weekdayName(new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay());

/** "Monday 8 November 2021". */
export const fullDay = (date: string): string => TEXT.dates.on(weekdayOf(date), dayWords(date));

/** "Monday 8 November". */
export const weekdayOn = (date: string): string => TEXT.dates.on(weekdayOf(date), shortDay(date));

/** "Mon 8 Nov". */
export const weekdayDate = (date: string): string =>
  TEXT.dates.on(TEXT.dates.shortWeekday(weekdayOf(date)), shortestDay(date));

/** A time of day such as 20:14, as the language writes it: "20 h 14". */
export const clockWords = (time: string): string => TEXT.dates.clock(time);

/** The time of day of a moment, as its own zone's clocks show it: "20:14". */
export const clockTime = (when: When): string => clockWords(when.slice(11, 16));

/** "Monday 8 November 2021, 20:14". */
export const fullMoment = (when: When): string => TEXT.dates.moment(fullDay(when), clockTime(when));

/** When a game is to be played: "Mon 8 Nov, 20:14". */
export const meetingWords = (when: When): string => TEXT.dates.moment(weekdayDate(when), clockTime(when));

/** A stretch of time as a countdown: "4:05". */
export function countdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Something in a calendar: on whole days, both included, or at an instant and perhaps until another. */
export type CalendarDate = {
  /** Names it in its calendar, for ever. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly place?: string;
} & ({ readonly from: Day; readonly to: Day } | { readonly at: Instant; readonly until?: Instant });
