import { type Day, type Instant, instant } from '../vocabulary/vocabulary.ts';
import { dayAt, startOf } from './days.ts';
import { offsetAt } from './offsets.ts';

/** Whether the platform knows a zone by this name, or by one that differs in its case. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A local date and a time of day in milliseconds after its midnight as a wall clock shows it. */
export interface Local {
  readonly day: Day;
  readonly time: number;
}

const DAY = 86_400_000;

/** What was asked for last: of one entry it is asked again and again. */
let last: { readonly zone: string; readonly at: Instant; readonly local: Local } | undefined;

export function localOf(zone: string, at: Instant): Local {
  if (last?.at !== at || last.zone !== zone) last = { zone, at, local: workedOut(zone, at) };
  return last.local;
}

function workedOut(zone: string, at: Instant): Local {
  const wall = at + offsetAt(zone, at);
  const time = ((wall % DAY) + DAY) % DAY;
  return { day: dayAt(wall - time), time };
}

/**
 * The instant at which a wall clock shows a time on a day. A time that the clocks skip is taken as much later as they
 * skip; of a time that comes twice the first is meant.
 */
export function instantOf(zone: string, day: Day, time = 0): Instant {
  const wall = startOf(day) + time;
  const [before, after] = [wall - offsetAt(zone, wall - DAY), wall - offsetAt(zone, wall + DAY)];
  const shown = [before, after].filter((each) => each + offsetAt(zone, each) === wall);
  return instant(shown.length > 0 ? Math.min(...shown) : before);
}

/** An instant as people of the zone write it, such as 2021-09-06T19:50:00+01:00. */
export function formatLocal(zone: string, at: Instant): string {
  const minutes = Math.round(offsetAt(zone, at) / 60_000);
  const wall = at + minutes * 60_000;
  const clock = new Date(wall).toISOString().slice(-13, -1);
  const two = (count: number): string => String(count).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${dayAt(wall)}T${clock.endsWith('.000') ? clock.slice(0, 8) : clock}${offset}`;
}
