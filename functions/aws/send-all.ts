import type { Enqueue } from './queue.ts';

const MOST_MESSAGES = 10;
/** What a queue takes at once, in bytes, with some room for what it adds itself. */
const MOST_BYTES = 240 * 1024;
const TRIES = 3;

/** Puts any number of messages on a queue. Throws where it does not take them all; some may then be on it. */
export async function sendAll(enqueue: Enqueue, bodies: readonly string[]): Promise<void> {
  for (const batch of inBatches(bodies)) {
    let left = batch;
    for (let tries = 0; tries < TRIES && left.length > 0; tries++) left = await enqueue(left);
    if (left.length > 0) throw new Error(`the queue does not take ${left.length} messages`);
  }
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
