import { setTimeout as sleep } from 'node:timers/promises';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';

/** How long others wait for a slow one, in milliseconds, and how many slow ones there may be at once. */
const PATIENCE = 500;
const MOST_SLOW = 3;

/** Does work for each item in turn, but what takes long goes on beside the others. Gives the errors of all that failed. */
export async function oneByOne<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  const underWay = new Set<Promise<unknown>>();
  for (const item of items) {
    const done: Promise<unknown> = work(item)
      .catch((error: unknown) => errors.push(error))
      .finally(() => underWay.delete(done));
    underWay.add(done);
    await within(PATIENCE, done);
    if (underWay.size >= MOST_SLOW) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return errors;
}

/** Waits for some work, but only some milliseconds. */
export async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([work, sleep(patience, undefined, { signal: done.signal }).catch(() => {})]);
  done.abort();
}

/** For how long something is not tried again that failed twice, in milliseconds; twice as long each time, up to the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [30_000, 60 * 60_000] as const;
/** How long something may take, in milliseconds: little at first, so that it delays no others, and more each time. */
const [SHORT, PATIENT] = [8000, 60_000] as const;

interface Failed {
  readonly times: number;
  readonly until: number;
}

/** When what failed is tried again, less and less often, and how long it may take then. */
export class Retries {
  readonly #failed = new Map<string, Failed>();
  readonly #elapsed: () => number;

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  mayTry(name: string): boolean {
    return (this.#failed.get(name)?.until ?? 0) <= this.#elapsed();
  }

  /** In milliseconds. */
  limit(name: string): number {
    return Math.min(SHORT * 4 ** (this.#failed.get(name)?.times ?? 0), PATIENT);
  }

  /** Notes a failure; gives the milliseconds after which it may be tried again: at once after the first. */
  failed(name: string): number {
    const times = (this.#failed.get(name)?.times ?? 0) + 1;
    const pause = times === 1 ? 0 : Math.min(FIRST_PAUSE * 2 ** (times - 2), LONGEST_PAUSE);
    this.#failed.set(name, { times, until: this.#elapsed() + pause });
    return pause;
  }

  succeeded(name: string): void {
    this.#failed.delete(name);
  }
}

/** How long the rest of a ladder's files waits for the ladder to come to rest, and at most, in milliseconds. */
const [QUIET, LONGEST] = [2000, 60_000] as const;

interface PacedWork {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

/** Does something for each ladder some time after it has changed: once for all changes that came meanwhile. */
export class Rests {
  readonly #do: (key: LadderKey) => Promise<void>;
  /** One after the other: after a flood they are due for many ladders at once, and pages come first. */
  #work: Promise<void> = Promise.resolve();
  readonly #due = new Map<string, PacedWork>();

  constructor(work: (key: LadderKey) => Promise<void>) {
    this.#do = work;
  }

  later(key: LadderKey): void {
    const name = nameOf(key);
    const [now, due] = [performance.now(), this.#due.get(name)];
    clearTimeout(due?.timer);
    const since = due?.since ?? now;
    const timer = setTimeout(() => this.#begin(key), Math.min(QUIET, since + LONGEST - now));
    this.#due.set(name, { since, timer: timer.unref() });
  }

  isComing(key: LadderKey): boolean {
    return this.#due.has(nameOf(key));
  }

  close(): void {
    for (const { timer } of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
  }

  #begin(key: LadderKey): void {
    this.#due.delete(nameOf(key));
    this.#work = this.#work.then(() => this.#do(key));
  }
}

/** Does some work again and again, `pause` milliseconds after it last ended; failures are reported and tried again. */
export function repeat(work: () => Promise<void>, pause: number, tell: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (await sleep(pause, true, { signal: stopping.signal }).catch(() => false)) await work().catch(tell);
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
