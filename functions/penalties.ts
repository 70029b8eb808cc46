import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { onLambda, type Runtime, required } from './runtime.ts';
import { formatDue } from './settling/message.ts';
import type { LadderKey } from './store/port.ts';

/** Puts messages on the queue, ten at most at a time; gives back those that it did not take. */
export type Enqueue = (bodies: readonly string[]) => Promise<readonly string[]>;

const BATCH = 10;
const TRIES = 3;
/** How many requests to the queue are under way at once. */
const SENDERS = 4;

/**
 * Queues every ladder on which something is due, without ever holding all of them. Throws at the end if some could not
 * be queued: they stay due, and are found again.
 */
export const penalties =
  ({ store, now, log }: Runtime, enqueue: Enqueue) =>
  async (): Promise<void> => {
    const batches = inBatches(store.due(now()));
    let [due, missed] = [0, 0];
    const send = async (): Promise<void> => {
      for (let next = await batches.next(); !next.done; next = await batches.next()) {
        due += next.value.length;
        missed += await countMissed(enqueue, next.value);
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    log({ function: 'penalties', due, missed });
    if (missed > 0) throw new Error(`${missed} of ${due} due ladders could not be queued`);
  };

async function* inBatches(keys: AsyncIterable<LadderKey>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(formatDue(key));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Sends a batch, and what the queue did not take again; how many it never took. */
async function countMissed(enqueue: Enqueue, batch: readonly string[]): Promise<number> {
  let left = batch;
  for (let tries = 0; tries < TRIES && left.length > 0; tries++) left = await enqueue(left);
  return left.length;
}

const queue =
  (client: SQSClient, url: string): Enqueue =>
  async (bodies) => {
    const Entries = bodies.map((body, index) => ({ Id: String(index), MessageBody: body }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    return Failed.map(({ Id }) => bodies[Number(Id)]).filter((body) => body !== undefined);
  };

export const handler = onLambda((runtime) => penalties(runtime, queue(new SQSClient({}), required('QUEUE_URL'))));
