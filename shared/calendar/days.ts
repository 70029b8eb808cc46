import { Temporal } from 'temporal-polyfill';
import type { Day } from '../ladder/vocabulary.ts';

const DAY = 86_400_000;

const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10) as Day;

export const addDays = (from: Day, days: number): Day => dayAt(Date.parse(from) + days * DAY);
/** Days from one date to another; 0 for the same. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY;
export const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The same date some months on, or the month's last where it has no such date. */
export const addMonths = (from: Day, months: number): Day =>
  Temporal.PlainDate.from(from).add({ months }).toString() as Day;

export const firstOfMonth = (of: Day): Day => `${of.slice(0, 7)}-01` as Day;
export const lastOfMonth = (of: Day): Day => dayAt(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0));
