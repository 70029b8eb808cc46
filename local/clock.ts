import * as z from 'zod/mini';
import { formatLocal } from '../shared/calendar/zone.ts';
import { type Instant, instant } from '../shared/vocabulary/vocabulary.ts';
import { fullMoment } from '../shared/words/dates.ts';
import type { DataFolder } from './data-folder.ts';
import { ZONE } from './demo/season.ts';

/** What the laptop takes for the time. */
export interface Clock {
  now(): Instant;
  /** How far it goes ahead of the real time, in milliseconds. */
  readonly ahead: number;
  /** What every page says while that is not the real time. */
  readonly notice?: string;
}

const FILE = 'clock.json';

/** What the clock was set to, and how far it goes ahead of the real time since, both in milliseconds. */
const shape = z.object({ set: z.int(), ahead: z.int() });

const realTime = (): number => Date.now();

/** Sets the clock of a laptop, or leaves it as it was set before. */
export function clockIn(folder: DataFolder, to: Instant | 'real' | undefined): Clock {
  if (to === 'real') folder.remove(FILE);
  else if (to !== undefined) folder.write(FILE, { set: to, ahead: to - realTime() });
  const stored = shape.safeParse(folder.read(FILE)).data;
  if (!stored) return { now: () => instant(realTime()), ahead: 0 };
  const set = fullMoment(formatLocal(ZONE, instant(stored.set)));
  return {
    now: () => instant(realTime() + stored.ahead),
    ahead: stored.ahead,
    notice: `This is not the real time: the clock was set to ${set} (${ZONE}), and runs on from there.`,
  };
}
