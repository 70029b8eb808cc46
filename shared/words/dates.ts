import type { When } from '../calendar/moment.ts';

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

const DAY = 86_400_000;

/** The Monday with which an ISO week such as 2021-W40 begins: 4 January is always in week 1. */
export function mondayOf(week: string): string {
  const fourth = new Date(`${week.slice(0, 4)}-01-04T00:00:00Z`);
  const weeks = Number(week.slice(6)) - 1;
  return new Date(fourth.getTime() + (weeks * 7 - ((fourth.getUTCDay() + 6) % 7)) * DAY).toISOString().slice(0, 10);
}

const isMonth = (period: string): boolean => /^\d{4}-\d\d$/.test(period);
export const isWeek = (period: string): boolean => /^\d{4}-W\d\d$/.test(period);
/** The final's cut is named by its moment. */
export const isMoment = (period: string): boolean => /T\d\d:\d\d$/.test(period);

/** What a period is called: "November 2021", "the week of 8 November". */
export function periodWords(period: string): string {
  if (isMonth(period)) return monthWords(period);
  return isWeek(period) ? `the week of ${shortDay(mondayOf(period))}` : period;
}

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
