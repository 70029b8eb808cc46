import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is used of a function's context: how long it may still run, in milliseconds. */
export interface Deadline {
  getRemainingTimeInMillis(): number;
}

/** What work has that Lambda did not start. */
export const NO_DEADLINE: Deadline = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

/** How long before its end a function waits for nothing more, in milliseconds: it still has to say so. */
const RESERVE = 1000;

/** What a timer can wait for, in milliseconds; one that is set for longer fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

const signals = new AsyncLocalStorage<AbortSignal>();

function newSignal(controller: AbortController): AbortSignal {
  // As many requests listen as are under way.
  setMaxListeners(0, controller.signal);
  return controller.signal;
}

const NEVER = newSignal(new AbortController());

/** Does a function's work; whatever it still waits for shortly before Lambda would end it is given up. */
export async function withDeadline<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const left = Math.max(0, Math.min(deadline.getRemainingTimeInMillis() - RESERVE, LONGEST_TIMER));
  const timer = setTimeout(() => controller.abort(new Error('the function has no more time')), left);
  try {
    return await signals.run(newSignal(controller), work);
  } finally {
    clearTimeout(timer);
  }
}

/** Fires when the work under way has no more time; never where nothing limits it, as on a laptop. */
export const outOfTime = (): AbortSignal => signals.getStore() ?? NEVER;

/** Waits some milliseconds. Rejects once there is no more time. */
export const rest = async (milliseconds: number): Promise<void> => {
  await sleep(milliseconds, undefined, { signal: outOfTime() });
};

export type Pause = (tries: number) => Promise<void>;

const SHORTEST = 25;
const LONGEST = 1000;

/** Full jitter: those who met once are unlikely to meet again. In milliseconds. */
export const fullJitter: Pause = (tries) => rest(Math.random() * Math.min(LONGEST, SHORTEST * 2 ** tries));
