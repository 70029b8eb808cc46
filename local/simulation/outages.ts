import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { chanceOf } from './chances.ts';

export const HOUR = 3_600_000;
const DAYS = 30;

/** The hours in which the timer does not run: in most months some, in a row, and now and then for days. */
export function outagesBetween(seed: number, from: Instant, to: Instant): ReadonlySet<number> {
  const hours = new Set<number>();
  for (let month = 0; from + month * DAYS * 24 * HOUR < to; month++) {
    const chance = chanceOf(seed, 'outage', month);
    if (chance.happens(0.2)) continue;
    const begins = fullHour(from + (month * DAYS * 24 + chance.between(0, DAYS * 24 - 1)) * HOUR);
    const lasts = chance.happens(0.3) ? chance.between(24, 80) : chance.between(1, 9);
    for (let hour = 0; hour < lasts; hour++) hours.add(begins + hour * HOUR);
  }
  return hours;
}

/** The first full hour, in UTC, not before a time. */
export const fullHour = (time: number): Instant => instant(Math.ceil(time / HOUR) * HOUR);
