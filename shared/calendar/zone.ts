import { type Day, type Instant, instant } from '../vocabulary/vocabulary.ts';
import { dayAt, kept, startOf } from './days.ts';

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

/** The last lookup: one entry asks for the same again and again. */
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

/** When a zone's clocks show a time: never where they skip it, twice where they go back over it. */
export function timesShown(
  zone: string,
  day: Day,
  time: number,
): { readonly times: readonly Instant[]; readonly instead: Instant } {
  const wall = startOf(day) + time;
  const [before, after] = [wall - offsetAt(zone, wall - DAY), wall - offsetAt(zone, wall + DAY)];
  const shown = [...new Set([before, after])].filter((each) => each + offsetAt(zone, each) === wall);
  return { times: shown.toSorted((one, other) => one - other).map(instant), instead: instant(before) };
}

/** The instant of a time on a zone's clocks. A skipped time is as much later as they skip; of a repeated one, the first. */
export function instantOf(zone: string, day: Day, time = 0): Instant {
  const { times, instead } = timesShown(zone, day, time);
  return times[0] ?? instead;
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

/** A zone's offsets over a block of time, in milliseconds: `offsets[i]` until `changes[i]`. */
interface Block {
  readonly changes: readonly number[];
  readonly offsets: readonly number[];
}

/** Between two samples, about three days, no zone has ever changed its clocks twice. */
const STEP = 2 ** 28;
const SAMPLES = 128;
/** How long a block is: about thirteen months. */
const BLOCK = SAMPLES * STEP;

/** Where years have four digits. Beyond, clocks are taken to run as at its ends. */
const [FIRST, LAST] = [Date.UTC(1001, 0), Date.UTC(9999, 11)];

/** How many zones are cached at most, and how many blocks of each: 64 zones over more than 500 years. */
export const MOST_ZONES = 64;
export const MOST_BLOCKS = 512;

interface Zone {
  readonly clock: Intl.DateTimeFormat;
  readonly blocks: Map<number, Block>;
}

/** Facts about the world that never change, kept because every entry asks for them. */
const zones = new Map<string, Zone>();

// Swedish dates and times are ISO 8601's, but for the "T" in between. Asked for part by part they cost a process 10 ms less than as a style.
const [DAY_PARTS, TIME_PARTS] = [
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { hour: '2-digit', minute: '2-digit', second: '2-digit' },
] as const;
const open = (timeZone: string): Zone => ({
  clock: new Intl.DateTimeFormat('sv-SE', { timeZone, ...DAY_PARTS, ...TIME_PARTS }),
  blocks: new Map(),
});

function shownAt(clock: Intl.DateTimeFormat, at: number): number {
  const clamped = Math.floor(Math.min(Math.max(at, FIRST), LAST) / 1000) * 1000;
  return Date.parse(`${clock.format(clamped).replace(' ', 'T')}Z`) - clamped;
}

/** Looks at a block from sample to sample, and more closely where the clocks changed in between. */
function survey(clock: Intl.DateTimeFormat, number: number): Block {
  let at = number * BLOCK;
  const offsets = [shownAt(clock, at)];
  const changes: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++, at += STEP) {
    const offset = shownAt(clock, at + STEP);
    if (offset === offsets.at(-1)) continue;
    changes.push(changeBetween(clock, at, at + STEP));
    offsets.push(offset);
  }
  return { changes, offsets };
}

/** The first instant with the offset of the later of two, between which the clocks changed once, on a whole second. */
function changeBetween(clock: Intl.DateTimeFormat, from: number, to: number): number {
  const before = shownAt(clock, from);
  let [same, changed] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (shownAt(clock, middle * 1000) === before) same = middle;
    else changed = middle;
  }
  return changed * 1000;
}

/** A zone's offset from UTC at an instant; both in milliseconds. Throws a RangeError for what the platform calls no zone. */
export function offsetAt(zone: string, at: number): number {
  const { clock, blocks } = kept(zones, zone, MOST_ZONES, () => open(zone));
  const number = Math.floor(at / BLOCK);
  const { changes, offsets } = kept(blocks, number, MOST_BLOCKS, () => survey(clock, number));
  let place = 0;
  while (at >= (changes[place] ?? Number.POSITIVE_INFINITY)) place++;
  return offsets[place] ?? 0;
}
