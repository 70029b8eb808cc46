import { onLambda, type Runtime } from './runtime.ts';
import { parseDue } from './settling/message.ts';
import { settleLadder } from './settling/settle-ladder.ts';

/** What is used of an SQS event. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

/** The messages that the queue is to bring again. */
export interface QueueResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** Settles the ladders of a batch. One that cannot be settled is named in the log, and stops no other. */
export const settle =
  (runtime: Runtime) =>
  async ({ Records }: QueueEvent): Promise<QueueResult> => {
    const done = await Promise.all(Records.map(({ body }) => attempt(runtime, body)));
    const failed = Records.filter((_, index) => !done[index]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/** Whether the ladder that a message names is settled now. */
async function attempt(runtime: Runtime, body: string): Promise<boolean> {
  const line = { function: 'settle', ladder: body };
  try {
    const key = parseDue(body);
    if (!key) throw new Error('names no ladder');
    runtime.log({ ...line, outcome: await settleLadder(runtime, key) });
    return true;
  } catch (error) {
    runtime.log({ ...line, outcome: 'failed', error: String(error) });
    return false;
  }
}

export const handler = onLambda(settle);
