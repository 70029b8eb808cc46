import { Webhook as StandardWebhook } from 'standardwebhooks';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Enqueue } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { currentNotice, type WrittenNotice } from '../books/notices.ts';
import {
  type Attempt,
  isStoppedBy,
  isTaken,
  noteAttempt,
  readWebhooks,
  removeWebhook,
  type Webhook,
} from '../books/webhooks.ts';
import type { LadderStore } from '../ladders/store.ts';
import { bodyFor } from './chats.ts';
import { type Post, reasonOf } from './https-post.ts';
import { formatNotification, lineOf, type WebhookNotification } from './messages.ts';
import type { DeliveryOutcome } from './retries.ts';
import { parseReceiver } from './webhook-address.ts';
import { isSealed, openSecret, sealSecret, type WebhookKey } from './webhook-secret.ts';

export interface WebhookDeliveryDeps {
  readonly store: Pick<LadderStore, 'database'>;
  readonly post: Post;
  /** Takes notices that are to be made again. */
  readonly again: Enqueue;
  readonly webhookKey: WebhookKey;
  /** The real time: receivers compare it with theirs. */
  readonly now: () => Instant;
}

/** What is said where a secret does not open, as after a restore into another deployment. */
const NO_SECRET = 'secret-lost';
/** With this status a receiver says that it is gone for good. */
const GONE = '410';
/** How long the same outcome is not noted again, in milliseconds. */
const NOTED = 3_600_000;

/**
 * Sends a notice once, in the names public by then; a repeat sends the same, and the last is given up. One that is kept in other
 * names, or damaged, is made again by whoever made it, and comes back. Throws only if storage or the queue fails.
 */
export async function deliverToWebhook(
  deps: WebhookDeliveryDeps,
  notification: WebhookNotification,
  isLast = false,
): Promise<DeliveryOutcome> {
  const { store, post, again, webhookKey, now } = deps;
  const { key } = notification;
  const found = (await readWebhooks(store.database, key)).find(({ id }) => id === notification.webhook);
  const webhook = found?.stopped === undefined ? found : undefined;
  if (!webhook) return { end: 'removed' };
  const notice = await currentNotice(store.database, notification);
  if (!notice || !('body' in notice)) {
    if (!lineOf(notification)) return { end: 'removed' };
    await sendAll(again, [formatNotification(notification)]);
    return { end: 'over', outcome: 'to be made again' };
  }
  const [sealing, of] = [await webhookKey(), { ...key, id: webhook.id }];
  const secret = openSecret(sealing, of, webhook.secret);
  const { host, outcome } = await send(post, { ...webhook, secret }, notice, now());
  const attempt: Attempt = { at: now(), outcome };
  if (outcome === GONE) await removeWebhook(store.database, key, webhook.id);
  else if (isNews(webhook, attempt) || (isLast && isStoppedBy(webhook, attempt))) {
    const sealed = isSealed(webhook.secret) ? webhook.secret : sealSecret(sealing, of, webhook.secret);
    await noteAttempt(store.database, key, webhook.id, attempt, isLast, sealed);
  }
  return { end: outcome === GONE ? 'removed' : isTaken(attempt) ? 'delivered' : 'again', outcome, host };
}

interface Receiving {
  readonly url: string;
  readonly secret: string | undefined;
}

async function send(post: Post, { url, secret }: Receiving, notice: WrittenNotice, at: Instant) {
  const receiver = parseReceiver(url);
  if (typeof receiver === 'string') return { host: '', outcome: `the address ${receiver}` };
  if (secret === undefined) return { host: receiver.host, outcome: NO_SECRET };
  const body = bodyFor(receiver.url, notice.body);
  const headers = headersOf({ ...notice, body }, secret, Math.floor(at / 1000));
  const outcome = await post(receiver, { headers, body }).then(String, reasonOf);
  return { host: receiver.host, outcome };
}

const isNews = ({ last, secret }: Webhook, { at, outcome }: Attempt): boolean =>
  !isSealed(secret) || last?.outcome !== outcome || at >= instant(last.at + NOTED);

/** Name, time in seconds and signature (Standard Webhooks). The time is signed: no old notice passes for a new one. */
function headersOf(
  { event, delivery, body }: WrittenNotice,
  secret: string,
  seconds: number,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Club-Ladder',
    'club-ladder-event': event,
    'webhook-id': delivery,
    'webhook-timestamp': String(seconds),
    'webhook-signature': new StandardWebhook(secret).sign(delivery, new Date(seconds * 1000), body),
  };
}
