/**
 * The offsets of a zone over one block of time: `offsets[0]` until `changes[0]`, `offsets[1]` until `changes[1]`, and so
 * on; all in milliseconds. No zone changes more than a few times in a block.
 */
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

/** How many zones and how many blocks are kept at most: enough for every club of a busy service. */
export const MOST_ZONES = 64;
export const MOST_BLOCKS = 2048;

/** Facts about the world that never change, kept because every entry asks for them. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const zones = new Map<string, Map<number, Block>>();
let blocks = 0;

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  if (clocks.size >= MOST_ZONES) clocks.clear();
  // Swedish dates and times are ISO 8601's, but for the "T" in between.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
}

/** What the clocks show at an instant, less that instant. */
function shownAt(clock: Intl.DateTimeFormat, at: number): number {
  const clamped = Math.floor(Math.min(Math.max(at, FIRST), LAST) / 1000) * 1000;
  return Date.parse(`${clock.format(clamped).replace(' ', 'T')}Z`) - clamped;
}

/** Looks at a block from sample to sample, and more closely where the clocks changed in between. */
function survey(zone: string, number: number): Block {
  const clock = clockOf(zone);
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

function blockOf(zone: string, number: number): Block {
  const known = zones.get(zone)?.get(number);
  if (known) return known;
  if (blocks >= MOST_BLOCKS) {
    zones.clear();
    blocks = 0;
  }
  blocks++;
  const found = survey(zone, number);
  zones.set(zone, (zones.get(zone) ?? new Map<number, Block>()).set(number, found));
  return found;
}

/** A zone's offset from UTC at an instant; both in milliseconds. Throws a RangeError for what the platform calls no zone. */
export function offsetAt(zone: string, at: number): number {
  const { changes, offsets } = blockOf(zone, Math.floor(at / BLOCK));
  let place = 0;
  while (at >= (changes[place] ?? Number.POSITIVE_INFINITY)) place++;
  return offsets[place] ?? 0;
}
