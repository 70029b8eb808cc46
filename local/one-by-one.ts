import { setTimeout as sleep } from 'node:timers/promises';

/** For how long others wait for one that takes its time, in milliseconds, and how many of those there may be at once. */
const PATIENCE = 500;
const MOST_SLOW = 3;

/**
 * Does some work for each item, one after the other; but what takes long goes on beside the others. Gives the errors of
 * all that failed.
 */
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
