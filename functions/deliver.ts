import { type QueueResult, queueAt } from './aws/queue.ts';
import { onLambda, type Runtime } from './http/world.ts';
import { postOver } from './notifying/https-post.ts';
import { parseNotification } from './notifying/messages.ts';
import { attempt, MOST_TRIES, type PutOff, type QueueEvent, workOff } from './notifying/retries.ts';
import { deliverToWebhook, type WebhookDeliveryDeps } from './notifying/webhook-delivery.ts';
import { webhookKeyOfLambda } from './notifying/webhook-secret.ts';
import { required } from './runtime/lambda.ts';

type DeliverDeps = WebhookDeliveryDeps & Pick<Runtime, 'log'>;

/** The most messages in a batch: all of them are sent at once, so that a slow receiver delays no other. */
const BATCH = 10;

export const deliver =
  (deps: DeliverDeps, putOff: PutOff, random: () => number = Math.random) =>
  (event: QueueEvent): Promise<QueueResult> =>
    workOff(event, BATCH, putOff, (body, tries) => deliverMessage(deps, body, tries, random));

/** Gives after how many seconds a message is to come again, or undefined. The log names only ids and hosts. */
export function deliverMessage(
  { log, ...deps }: DeliverDeps,
  body: string,
  tries: number,
  random: () => number,
): Promise<number | undefined> {
  const found = parseNotification(body);
  const notification = found?.channel === 'webhook' ? found : undefined;
  const [delivery, id] = body.split(' ');
  const named = notification && {
    webhook: `${notification.key.club}/${notification.key.ladder}/${id}`,
    delivery,
  };
  const line = { function: 'deliver', ...named, tries };
  return attempt({ log, line, tries, most: MOST_TRIES.webhook, random }, async () => {
    if (!notification) throw new Error('holds no notice');
    return deliverToWebhook(deps, notification, tries >= MOST_TRIES.webhook);
  });
}

export const handler = onLambda((runtime) =>
  deliver(
    {
      ...runtime,
      post: postOver(),
      again: queueAt(required('AGAIN_QUEUE_URL')).send,
      webhookKey: webhookKeyOfLambda(),
    },
    (receipt, seconds) => queueAt(required('QUEUE_URL')).putOff(receipt, seconds),
  ),
);
