import { asideOf, serveAside } from '../aside/on-lambda.ts';
import { type QueueResult, queueAt } from '../aws/queue.ts';
import { required } from '../lambda.ts';
import { postOver } from '../notifying/https-post.ts';
import { makeHere } from '../notifying/make-notices.ts';
import { parseDelivery } from '../notifying/messages.ts';
import { MOST_TRIES, waitAfter } from '../notifying/retries.ts';
import { type Delivering, deliverNotice } from '../notifying/webhook-delivery.ts';
import { onLambda, type Runtime, runtimeOfLambda } from '../runtime.ts';
import { toldError } from '../told-error.ts';

/** What is used of an SQS event. */
export interface Deliveries {
  readonly Records: readonly {
    readonly messageId: string;
    readonly receiptHandle: string;
    readonly body: string;
    readonly attributes: { readonly ApproximateReceiveCount: string };
  }[];
}
type Message = Deliveries['Records'][number];

/** Has a message come back after so many seconds, and not before. */
export type PutOff = (receipt: string, seconds: number) => Promise<void>;

/**
 * Sends the notices of a batch, all at once. What a receiver does not take comes again, later and later; after the last
 * try the queue puts it aside. The log names webhooks by id, and of their addresses only the host.
 */
export const deliver =
  (world: Delivering & Pick<Runtime, 'log'>, putOff: PutOff, random: () => number = Math.random) =>
  async ({ Records }: Deliveries): Promise<QueueResult> => {
    const attempt = async (message: Message): Promise<boolean> => {
      const tries = Number(message.attributes.ApproximateReceiveCount);
      const done = await isDone(world, message.body, tries);
      if (!done) await putOff(message.receiptHandle, waitAfter(tries, random())).catch(() => undefined);
      return done;
    };
    const done = await Promise.all(Records.map(attempt));
    const failed = Records.filter((_, index) => !done[index]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/** Sends the notice of a message; false where that is to be tried again. */
export async function isDone(
  { log, ...world }: Delivering & Pick<Runtime, 'log'>,
  body: string,
  tries: number,
): Promise<boolean> {
  const delivery = parseDelivery(body);
  const webhook = delivery && `${delivery.key.club}/${delivery.key.ladder}/${delivery.webhook}`;
  const line = { function: 'deliver', webhook, delivery: delivery?.delivery, tries };
  try {
    if (!delivery) throw new Error('holds no notice');
    const { end, ...how } = await deliverNotice(world, delivery);
    log({ ...line, end: end === 'again' && tries >= MOST_TRIES ? 'given up' : end, ...how });
    return end !== 'again';
  } catch (error) {
    log({ ...line, end: 'failed', ...toldError(error) });
    return false;
  }
}

serveAside(() => makeHere(runtimeOfLambda()));
export const handler = onLambda((runtime) =>
  deliver({ ...runtime, post: postOver(), make: asideOf(import.meta.url, 1) }, (receipt, seconds) =>
    queueAt(required('QUEUE_URL')).putOff(receipt, seconds),
  ),
);
