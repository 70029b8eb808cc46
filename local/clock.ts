import * as z from 'zod/mini';
import { formatLocal } from '#shared/calendar/zone.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { fullMoment } from '#shared/words/dates.ts';
import type { DataFolder } from './data-folder.ts';
import { ZONE } from './demo/lavers.ts';
import { LAPTOP } from './texts.ts';

export interface Clock {
  now(): Instant;
  /** How far it goes ahead of the real time, in milliseconds. */
  readonly ahead: number;
  /** What it was set to, while that is not the real time. */
  readonly set?: Instant;
}

const FILE = 'clock.json';

/** What the clock was set to, and how far it goes ahead of the real time since, both in milliseconds. */
const shape = z.object({ set: z.int(), ahead: z.int() });

/** Sets the clock of a laptop, or leaves it as it was set before. */
export function clockIn(folder: DataFolder, to: Instant | 'real' | undefined): Clock {
  if (to === 'real') folder.remove(FILE);
  else if (to !== undefined) folder.write(FILE, { set: to, ahead: to - Date.now() });
  const stored = shape.safeParse(folder.read(FILE)).data;
  const ahead = stored?.ahead ?? 0;
  return { now: () => instant(Date.now() + ahead), ahead, ...(stored && { set: instant(stored.set) }) };
}

/** What every page says, in the language that is read, of a clock that was set; undefined if it was not. */
export const noticeOf = (set: Instant | undefined): (() => string) | undefined =>
  set === undefined ? undefined : () => LAPTOP.clock(fullMoment(formatLocal(ZONE, set)), ZONE);
