import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { type Day, type Instant, instant } from '../ladder/vocabulary.ts';

/** A local date and a time of day in milliseconds after its midnight as a wall clock shows it. */
export interface Local {
  readonly day: Day;
  readonly time: number;
}

/** A stretch of time in which a zone keeps one offset; both ends and the offset in milliseconds. */
interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly offset: number;
}

const DAY = 86_400_000;

/** What was found out about each zone: facts that never change, kept because every entry asks for them. */
const known = new Map<string, Stretch[]>();
const found = new Map<string, Instant>();

function findStretch(zone: string, at: number): Stretch {
  const now = BigInt(at) * 1_000_000n;
  const moment = ZonedDateTime.create(now, zone);
  const before = ZonedDateTime.getTimeZoneTransition(ZonedDateTime.create(now + 1n, zone), 'previous');
  const after = ZonedDateTime.getTimeZoneTransition(moment, 'next');
  return {
    from: before ? Number(before.epochNanoseconds / 1_000_000n) : Number.NEGATIVE_INFINITY,
    until: after ? Number(after.epochNanoseconds / 1_000_000n) : Number.POSITIVE_INFINITY,
    offset: ZonedDateTime.offsetNanoseconds(moment) / 1_000_000,
  };
}

/** A zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const stretches = known.get(zone) ?? [];
  if (stretches.length === 0) known.set(zone, stretches);
  const hit = stretches.find((each) => each.from <= at && at < each.until);
  if (hit) return hit.offset;
  const found = findStretch(zone, at);
  stretches.unshift(found);
  return found.offset;
}

export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export function localOf(zone: string, at: Instant): Local {
  const wall = at + offsetAt(zone, at);
  const time = ((wall % DAY) + DAY) % DAY;
  return { day: new Date(wall - time).toISOString().slice(0, 10) as Day, time };
}

/**
 * The instant at which a wall clock shows a time on a day. A time that the clocks skip is taken as much later as they
 * skip; of a time that comes twice the first is meant.
 */
export function instantOf(zone: string, day: Day, time = 0): Instant {
  const key = `${zone} ${day} ${time}`;
  const hit = found.get(key);
  if (hit !== undefined) return hit;
  if (found.size > 1000) found.clear();
  const wall = Date.parse(day) + time;
  const [before, after] = [wall - offsetAt(zone, wall - DAY), wall - offsetAt(zone, wall + DAY)];
  const shown = [before, after].filter((each) => each + offsetAt(zone, each) === wall);
  const at = instant(shown.length > 0 ? Math.min(...shown) : before);
  found.set(key, at);
  return at;
}

/** An instant as people of the zone write it, such as 2021-09-06T19:50:00+01:00. */
export function formatLocal(zone: string, at: Instant): string {
  const minutes = Math.round(offsetAt(zone, at) / 60_000);
  const wall = new Date(at + minutes * 60_000).toISOString();
  const two = (count: number): string => String(count).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${wall.endsWith('.000Z') ? wall.slice(0, 19) : wall.slice(0, 23)}${offset}`;
}
