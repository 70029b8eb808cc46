import { rest } from '../runtime/deadline.ts';

/** Waits before trying again, longer after more tries. */
export type Pause = (tries: number) => Promise<void>;

const SHORTEST = 25;
const LONGEST = 1000;

/** Full jitter: those who met once are unlikely to meet again. In milliseconds. */
export const fullJitter: Pause = (tries) => rest(Math.random() * Math.min(LONGEST, SHORTEST * 2 ** tries));
