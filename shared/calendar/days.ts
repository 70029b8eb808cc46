import type { Day } from '../ladder/vocabulary.ts';

const DAY = 86_400_000;

const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10) as Day;

export const addDays = (from: Day, days: number): Day => dayAt(Date.parse(from) + days * DAY);
/** Days from one date to another; 0 for the same. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY;
export const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The same date some months on, or the month's last where it has no such date. */
export const addMonths = (from: Day, months: number): Day => {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(day, last)));
};

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (of: Day): number => new Date(of).getUTCDay();

export const firstOfMonth = (of: Day): Day => `${of.slice(0, 7)}-01` as Day;
export const lastOfMonth = (of: Day): Day => dayAt(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0));
