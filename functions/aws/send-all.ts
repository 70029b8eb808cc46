import { fullJitter, type Pause } from '../runtime/deadline.ts';
import type { Enqueue } from './queue.ts';

const MOST_MESSAGES = 10;
/** What a queue takes at once, in bytes, with some room for what it adds itself. */
const MOST_BYTES = 240 * 1024;
const TRIES = 3;

/** What a queue did not take, and why where it said so. */
interface Left {
  readonly left: readonly string[];
  readonly cause?: unknown;
}

/** Puts messages on a queue. Throws where some are not taken; others may then be on it, or be on it twice. */
export async function sendAll(enqueue: Enqueue, bodies: readonly string[], pause?: Pause): Promise<void> {
  for (const batch of inBatches(bodies)) {
    const { left, cause } = await sendBatch(enqueue, batch, pause);
    if (left.length > 0) throw new Error(`the queue does not take ${left.length} messages`, { cause });
  }
}

/** Puts a batch on a queue; what is not taken, or gets no answer, is sent again a few times. */
export async function sendBatch(enqueue: Enqueue, batch: readonly string[], pause = fullJitter): Promise<Left> {
  let left = batch;
  let cause: unknown;
  for (let tries = 0; tries < TRIES && left.length > 0; tries++) {
    if (tries > 0) await pause(tries);
    try {
      left = await enqueue(left);
    } catch (error) {
      cause = error;
    }
  }
  return { left, cause };
}

function* inBatches(bodies: readonly string[]): Generator<readonly string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const body of bodies) {
    const size = Buffer.byteLength(body);
    if (batch.length === MOST_MESSAGES || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(body);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
