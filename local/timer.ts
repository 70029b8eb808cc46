import { setTimeout as sleep } from 'node:timers/promises';
import { penalties } from '../functions/penalties.ts';
import type { Runtime } from '../functions/runtime.ts';
import { settle } from '../functions/settle.ts';

/** The functions that settle what is due, with a list in the place of the queue between them. */
export function settlingIn(runtime: Runtime): () => Promise<void> {
  const queue: string[] = [];
  const find = penalties(runtime, async (bodies) => {
    queue.push(...bodies);
    return [];
  });
  const work = settle(runtime);
  return async () => {
    await find();
    for (let batch = queue.splice(0, 10); batch.length > 0; batch = queue.splice(0, 10)) {
      await work({ Records: batch.map((body, index) => ({ messageId: String(index), body })) });
    }
  };
}

/** Does some work again and again, so many milliseconds after it was last done; what fails is told and tried again. */
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
