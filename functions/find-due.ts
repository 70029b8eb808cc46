import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type Enqueue, queueAt } from './aws/queue.ts';
import { sendBatch } from './aws/send-all.ts';
import { onLambda, type Runtime } from './http/world.ts';
import type { DueLadder } from './ladders/head.ts';
import { formatDue } from './ladders/settle-ladder.ts';
import { atOnce } from './runtime/at-once.ts';
import { required } from './runtime/lambda.ts';
import { toldError } from './runtime/told-error.ts';

const BATCH = 10;
/** How many shards of the index are gone through at once, each with one request to the queue under way. */
const SHARDS = 8;

const MINUTE = 60_000;

/**
 * Since when a ladder must be due to be queued: on the hour any that is; at each quarter what has become so since the one
 * before, and a little earlier, so that a ladder that cannot be settled is tried again hourly.
 */
export const sinceLastLook = (now: Instant): number => (now % (60 * MINUTE) < 15 * MINUTE ? 0 : now - 20 * MINUTE);

/** Queues all ladders that time changes, never holding all. Throws at the end if some failed: they are found again. */
export const findDue =
  ({ store, now, log }: Runtime, enqueue: Enqueue, since: (now: Instant) => number = () => 0) =>
  async (): Promise<void> => {
    let [due, missed] = [0, 0];
    const by = now();
    const from = since(by);
    const send = async (batch: readonly string[]): Promise<void> => {
      due += batch.length;
      missed += (await sendBatch(enqueue, batch)).left.length;
    };
    const errors = await atOnce(SHARDS, store.due(by), (shard) => queueAll(shard, from, send));
    const failure = errors.length > 0 && { failed: errors.length, ...toldError(errors[0]) };
    log({ function: 'find-due', due, missed, ...failure });
    if (missed > 0) throw new Error(`${missed} of ${due} due ladders could not be queued`);
    if (failure) throw new Error(`${failure.failed} parts of the due index could not be read: ${failure.error}`);
  };

/** Sends a shard's ladders in batches; what was found before its query failed, too. */
async function queueAll(
  ladders: AsyncIterable<DueLadder>,
  from: number,
  send: (batch: readonly string[]) => Promise<void>,
) {
  let batch: string[] = [];
  try {
    for await (const ladder of ladders) {
      if (ladder.at < from) continue;
      batch.push(formatDue(ladder));
      if (batch.length < BATCH) continue;
      await send(batch);
      batch = [];
    }
  } finally {
    if (batch.length > 0) await send(batch);
  }
}

export const handler = onLambda((runtime) => findDue(runtime, queueAt(required('QUEUE_URL')).send, sinceLastLook));
