import type { When } from '../calendar/moment.ts';
import type { PeriodKind } from '../vocabulary/entry.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** The month of a date such as 2021-11 or 2021-11-08: "November 2021". */
export const monthWords = (date: string): string => `${monthName(date)} ${date.slice(0, 4)}`;

/** What a month or week is called, by its first day: "November 2021", "the week of 8 November". */
export const periodWords = ({ kind, first }: { readonly kind: PeriodKind; readonly first: string }): string =>
  kind === 'month' ? monthWords(first) : `the week of ${shortDay(first)}`;

/** A date, or the date of a moment: "8 November". */
export const shortDay = (date: string): string => `${Number(date.slice(8, 10))} ${monthName(date)}`;

/** "8 November 2021". */
export const dayWords = (date: string): string => `${shortDay(date)} ${date.slice(0, 4)}`;

/** "Monday 8 November 2021". */
export const fullDay = (date: string): string =>
  `${WEEKDAYS[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ''} ${dayWords(date)}`;

/** The time of day of a moment, as its own zone's clocks show it: "20:14". */
export const clockTime = (when: When): string => when.slice(11, 16);

/** "Monday 8 November 2021, 20:14". */
export const fullMoment = (when: When): string => `${fullDay(when)}, ${clockTime(when)}`;
