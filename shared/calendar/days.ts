import type { Day } from '../vocabulary/vocabulary.ts';

const DAY = 86_400_000;

/** The last day that can be written with a year of four digits: the end of the calendar. */
export const END = '9999-12-31' as Day;
const [FIRST, LAST] = [Date.parse('0000-01-01'), Date.parse(END)];

/** How many days are cached, as text and as numbers: writing or reading one takes as long as looking up thirty. */
const MOST = 4096;
const written = new Map<number, Day>();
const numbers = new Map<Day, number>();

/** The day by its number since 1970-01-01. */
const write = (number: number): Day =>
  kept(written, number, MOST, () => new Date(number * DAY).toISOString().slice(0, 10) as Day);

/** How many days a day is after 1970-01-01. */
const numberOf = (day: Day): number => kept(numbers, day, MOST, () => Date.parse(day) / DAY);

/** The first instant of a day in UTC, in milliseconds. */
export const startOf = (day: Day): number => numberOf(day) * DAY;

/** The day of an instant in UTC, in milliseconds; the calendar's first or last for what lies beyond it. */
export const dayAt = (milliseconds: number): Day =>
  write(Math.floor(Math.min(Math.max(milliseconds, FIRST), LAST) / DAY));

/** A number of days later, within the calendar's first and last day. */
export const addDays = (from: Day, days: number): Day => dayAt(startOf(from) + days * DAY);
/** Days from one date to another; 0 for the same. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);
export const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** `Date.UTC` takes the years 0 to 99 for those of the 20th century. */
const utc = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(year, month, day);

/** The same date some months on, or the month's last where it has no such date. */
export const addMonths = (from: Day, months: number): Day => {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const last = new Date(utc(year, month + months, 0)).getUTCDate();
  return dayAt(utc(year, month - 1 + months, Math.min(day, last)));
};

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (of: Day): number => new Date(of).getUTCDay();

export const firstOfMonth = (of: Day): Day => `${of.slice(0, 7)}-01` as Day;
export const lastOfMonth = (of: Day): Day => dayAt(utc(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0));

/** The cached value of a key; if missing it is worked out, and if the cache is full the rest is dropped. */
export function kept<K, V>(known: Map<K, V>, key: K, most: number, find: () => V): V {
  const hit = known.get(key);
  if (hit !== undefined) return hit;
  if (known.size >= most) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}
