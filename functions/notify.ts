import { lineNumber } from '../shared/ladder/vocabulary.ts';
import { type Enqueue, type QueueResult, queueAt } from './aws/queue.ts';
import { sendAll } from './aws/send-all.ts';
import { formatDelivery, formatNewLine, parseNewLine } from './notices/messages.ts';
import { deliveriesOf, type Notifying, readOnce } from './notices/notify-line.ts';
import { onLambda, type Runtime, required } from './runtime.ts';
import { parseEntryName, parseLadderPartition } from './store/keys.ts';

/** What is used of a record of the table's stream, of which only new entries come. */
interface StreamRecord {
  readonly dynamodb: {
    readonly Keys?: { readonly pk?: { readonly S?: string }; readonly sk?: { readonly S?: string } };
  };
}

/** What is used of a message of the queue of lines that failed before. */
interface Message {
  readonly messageId: string;
  readonly body: string;
}

export interface NewEntries {
  readonly Records: readonly (StreamRecord | Message)[];
}

export interface NoticeQueues {
  /** Takes deliveries. */
  readonly deliveries: Enqueue;
  /** Takes lines whose notices could not be made. */
  readonly again: Enqueue;
}

/**
 * Queues the notices of new entries, one line after the other. A line that fails stops no other: one of the stream goes
 * to the queue of those to be tried again, and one of that queue stays there. A line that is told twice gives the same
 * deliveries twice.
 */
export const notify =
  (runtime: Notifying & Pick<Runtime, 'log'>, queues: NoticeQueues) =>
  async ({ Records }: NewEntries): Promise<QueueResult> => {
    const attempt = attempts(runtime, queues.deliveries);
    const failed: string[] = [];
    const again: string[] = [];
    for (const record of Records) {
      const isMessage = 'messageId' in record;
      const text = isMessage ? record.body : (lineOf(record) ?? '');
      if (!isMessage && text === '') continue;
      if (await attempt(text)) continue;
      if (isMessage) failed.push(record.messageId);
      else again.push(text);
    }
    await sendAll(queues.again, again);
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

/** The line that a record of the stream is about, as a message names it. */
function lineOf({ dynamodb: { Keys } }: StreamRecord): string | undefined {
  const key = parseLadderPartition(Keys?.pk?.S ?? '');
  const line = parseEntryName(Keys?.sk?.S ?? '');
  return key && line !== undefined ? formatNewLine({ key, line: lineNumber(line) }) : undefined;
}

/** Says of lines, as messages name them, whether their notices are on their way. */
function attempts(runtime: Notifying & Pick<Runtime, 'log'>, enqueue: Enqueue): (text: string) => Promise<boolean> {
  const webhooksOf = readOnce(runtime);
  return async (text) => {
    try {
      const line = parseNewLine(text);
      if (!line) throw new Error('names no line');
      const deliveries = await deliveriesOf(runtime, line, webhooksOf);
      await sendAll(enqueue, deliveries.map(formatDelivery));
      if (deliveries.length > 0) runtime.log({ function: 'notify', line: text, deliveries: deliveries.length });
      return true;
    } catch (error) {
      runtime.log({ function: 'notify', line: text, outcome: 'failed', error: String(error) });
      return false;
    }
  };
}

export const handler = onLambda((runtime) =>
  notify(runtime, {
    deliveries: queueAt(required('QUEUE_URL')).send,
    again: queueAt(required('AGAIN_QUEUE_URL')).send,
  }),
);
