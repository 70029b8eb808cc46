import { type Day, type Instant, instant } from '../vocabulary/vocabulary.ts';
import { kept, startOf } from './days.ts';

/** A moment in the ladder's own time zone: 2021-11-01T20:14:00+00:00. */
export type When = string;

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/;

/** Reads an ISO 8601 date and time with offset; seconds may be left out, and less than a millisecond is cut off. */
export function parseInstant(text: string): Instant | undefined {
  const parts = MOMENT.exec(text);
  if (!parts) return undefined;
  const [, date = '', hour, minute, second = '0', fraction = '', sign, offsetHours = '0', offsetMinutes = '0'] = parts;
  const day = parseDay(date);
  if (!day || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const clock = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -60_000 : 60_000);
  return instant(startOf(day) + clock + Number(fraction.padEnd(3, '0').slice(0, 3)) - offset);
}

/** The years in which the dates of headers and entries lie. */
export const YEARS = [1900, 2199] as const;
/** The last date that a header or an entry can have: "until further notice", "for life". */
export const LAST_DATE = `${YEARS[1]}-12-31` as Day;

export function isOfOurYears(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return YEARS[0] <= year && year <= YEARS[1];
}

/** How many parsed dates are cached. */
const MOST = 4096;
const days = new Map<string, Day | undefined>();

export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? kept(days, text, MOST, () => inCalendar(text)) : undefined;
}

function inCalendar(text: string): Day | undefined {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text) ? (text as Day) : undefined;
}
