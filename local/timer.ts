import { setTimeout as sleep } from 'node:timers/promises';
import { penalties } from '#functions/penalties.ts';
import { NeverBegun } from '#functions/runtime/threads/threads.ts';
import type { Runtime } from '#functions/runtime/world.ts';
import { settle } from '#functions/settle.ts';
import { type Due, nameOf, parseDue } from '#functions/settling/message.ts';
import type { Settled } from '#functions/settling/settle-ladder.ts';
import { oneByOne } from './one-by-one.ts';
import { Retries } from './retries.ts';

/** Settles a ladder within some milliseconds. */
type SettleOne = (due: Due, limit: number) => Promise<Settled>;

/**
 * The functions that settle what is due, with a list in the place of the queue between them. A ladder that fails stops
 * no other, and is told and tried again less and less often.
 */
export function settlingIn(
  runtime: Runtime,
  settleOne: SettleOne,
  tell: (what: string, error: unknown, again: number) => void,
  retries = new Retries(),
): () => Promise<void> {
  const queue: string[] = [];
  const find = penalties(runtime, async (bodies) => {
    queue.push(...bodies.filter((body) => retries.mayTry(ladderIn(body))));
    return [];
  });
  const attempt = async (due: Due): Promise<Settled> => {
    const name = nameOf(due.key);
    try {
      const settled = await settleOne(due, retries.limit(name));
      retries.succeeded(name);
      return settled;
    } catch (error) {
      if (!(error instanceof NeverBegun)) tell(`settling ${name}`, error, retries.failed(name));
      throw error;
    }
  };
  const work = settle({ ...runtime, log: () => {} }, attempt);
  return async () => {
    await find();
    await oneByOne(queue.splice(0), (body) => work({ Records: [{ messageId: body, body }] }));
  };
}

function ladderIn(body: string): string {
  const due = parseDue(body);
  return due ? nameOf(due.key) : body;
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
