import type { QueueResult } from './aws/queue.ts';
import { onLambda, type Runtime } from './runtime.ts';
import { atOnce } from './settling/at-once.ts';
import { nameOf, parseDue } from './settling/message.ts';
import { settleLadder } from './settling/settle-ladder.ts';

/** What is used of an SQS event. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

/** What is used of a function's context: how long it may still run, in milliseconds. */
export interface Deadline {
  getRemainingTimeInMillis(): number;
}

/** How many ladders of a batch are settled at once: each may be one of ten thousand players, held in memory. */
const AT_ONCE = 4;
/** A ladder that is begun with less time than this might not be finished: better to let the queue bring it again. */
const ENOUGH = 15_000;

const noHurry: Deadline = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

/**
 * Settles the ladders of a batch. One that cannot be settled is named in the log, and stops no other; those for which
 * no time is left are given back.
 */
export const settle =
  (runtime: Runtime) =>
  async ({ Records }: QueueEvent, deadline: Deadline = noHurry): Promise<QueueResult> => {
    const done = new Set<string>();
    await atOnce(AT_ONCE, Records, async ({ messageId, body }) => {
      if (deadline.getRemainingTimeInMillis() < ENOUGH) runtime.log({ ...lineOf(body), outcome: 'no-time' });
      else if (await attempt(runtime, body)) done.add(messageId);
    });
    const left = Records.filter(({ messageId }) => !done.has(messageId));
    return { batchItemFailures: left.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/** Whether what is due on the ladder that a message names is done now. */
async function attempt(runtime: Runtime, body: string): Promise<boolean> {
  try {
    const due = parseDue(body);
    if (!due) throw new Error('names no ladder');
    runtime.log({ ...lineOf(body), outcome: await settleLadder(runtime, due.key, due.at) });
    return true;
  } catch (error) {
    runtime.log({ ...lineOf(body), outcome: 'failed', error: String(error) });
    return false;
  }
}

function lineOf(body: string) {
  const { key } = parseDue(body) ?? {};
  return { function: 'settle', ladder: key ? nameOf(key) : body };
}

export const handler = onLambda(settle);
