import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for some work, but only some milliseconds. */
export async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([work, sleep(patience, undefined, { signal: done.signal }).catch(() => {})]);
  done.abort();
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
