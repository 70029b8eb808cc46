import { randomBytes } from 'node:crypto';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { OperationId } from '#shared/features/all.ts';
import { newWebhook, type WebhookView } from '#shared/features/webhooks.ts';
import { ladderPage } from '#shared/view/public-notices/ladder-page.ts';
import { pingNotice } from '#shared/view/public-notices/ping.ts';
import { NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { sendAll } from '../aws/send-all.ts';
import { keepNotice, written } from '../books/notices.ts';
import { putWebhook, readWebhooks, removeWebhook, resumeWebhook, type Webhook } from '../books/webhooks.ts';
import type { LadderKey } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import { type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { isProblem, noSuchLadder, problem } from '../http/problem.ts';
import { formatNotification } from '../notifying/messages.ts';
import { parseReceiver } from '../notifying/webhook-address.ts';
import { openSecret, sealSecret } from '../notifying/webhook-secret.ts';
import { ADMIN, REQUESTS } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';

const unknown = problem('unknown-webhook', () => REQUESTS.nowhere);
const tooMany = problem('too-many-webhooks', () => ADMIN.tooManyWebhooks);

/** Makes a webhook. Its secret is shown now and never again. */
async function make(call: Call, key: LadderKey, ladder: Ladder): EndpointAnswer<'createWebhook'> {
  const asked = readAs(newWebhook, call.event);
  if (isProblem(asked)) return asked;
  const receiver = parseReceiver(asked.value.url);
  if (typeof receiver === 'string') return problem('invalid', `url: ${receiver}.`);
  const [id, secret] = [randomBytes(8).toString('hex'), `whsec_${randomBytes(32).toString('base64')}`];
  const webhook: Webhook = {
    id,
    url: receiver.url.href,
    events: NOTICE_EVENTS.filter((event) => asked.value.events.includes(event)),
    label: asked.value.label,
    secret: sealSecret(await keyOf(call), { ...key, id }, secret),
    since: ladder.line,
    created: call.at,
    by: call.caller.by,
  };
  const change = changeBy(call, 'webhook-made', webhook.label);
  if ((await putWebhook(call.runtime.database, key, webhook, change)) === 'too-many') return tooMany;
  return { status: 201, body: { ...told(webhook, ladder), secret } };
}

async function list(call: Call, key: LadderKey, ladder: Ladder): EndpointAnswer<'listWebhooks'> {
  const webhooks = await readWebhooks(call.runtime.database, key);
  const inOrder = webhooks.toSorted((one, other) => one.created - other.created);
  const sealing = webhooks.length > 0 ? await keyOf(call) : new Uint8Array();
  const isLost = ({ id, secret }: Webhook) => openSecret(sealing, { ...key, id }, secret) === undefined;
  const tell = (webhook: Webhook) => ({
    ...told(webhook, ladder),
    ...(isLost(webhook) && { secretLost: true as const }),
  });
  return { status: 200, body: { webhooks: inOrder.map(tell) } };
}

function keyOf({ runtime: { webhookKey } }: Call): Promise<Uint8Array> {
  if (!webhookKey) throw new Error('there is no key for secrets of webhooks');
  return webhookKey();
}

function told({ id, url, events, label, since, created, by, last, stopped }: Webhook, { header }: Ladder): WebhookView {
  const { timezone } = header;
  return {
    id,
    url,
    events,
    label,
    since,
    created: formatLocal(timezone, created),
    by,
    ...(last && { last: { at: formatLocal(timezone, last.at), outcome: last.outcome } }),
    ...(stopped !== undefined && { stopped: formatLocal(timezone, stopped) }),
  };
}

async function remove(call: Call, key: LadderKey): EndpointAnswer<'deleteWebhook'> {
  const { store } = call.runtime;
  const webhook = await webhookIn(call, key);
  if (!webhook) return unknown;
  const change = changeBy(call, 'webhook-removed', webhook.label);
  return (await removeWebhook(store.database, key, webhook.id, change)) ? { status: 204 } : unknown;
}

/** Sends a test on the way that all notices take; a webhook that was switched off is on again. */
async function ping(call: Call, key: LadderKey, ladder: Ladder): EndpointAnswer<'testWebhook'> {
  const { at, runtime } = call;
  const webhook = await webhookIn(call, key);
  if (!webhook) return unknown;
  if (!runtime.deliveries) throw new Error('there is no queue for deliveries');
  if (webhook.stopped !== undefined)
    await resumeWebhook(
      runtime.database,
      key,
      webhook.id,
      ladder.line,
      changeBy(call, 'webhook-resumed', webhook.label),
    );
  const name = `ping/${randomBytes(6).toString('hex')}`;
  const id = `${key.club}/${key.ladder}/${name}`;
  const notice = pingNotice(ladder, { id, at }, ladderPage(runtime.siteOrigin, key));
  await keepNotice(runtime.database, key, name, { notice: written(notice) });
  const notification = { channel: 'webhook', key, name, webhook: webhook.id } as const;
  await sendAll(runtime.deliveries, [formatNotification(notification)]);
  return { status: 202, body: { delivery: id } };
}

async function webhookIn({ event, runtime }: Call, key: LadderKey): Promise<Webhook | undefined> {
  return (await readWebhooks(runtime.database, key)).find(({ id }) => id === event.pathParameters?.['webhook']);
}

const withLadder = <O extends OperationId>(
  endpoint: (call: Call, key: LadderKey, ladder: Ladder) => EndpointAnswer<O>,
) =>
  ofLadder<O>(async (call, key) => {
    const ladder = await call.runtime.store.load(key);
    return ladder ? endpoint(call, key, ladder) : noSuchLadder;
  });

/** The webhooks of a ladder: made, listed without their secrets, tried out and removed. */
export const webhooks = {
  listWebhooks: withLadder<'listWebhooks'>(list),
  createWebhook: withLadder<'createWebhook'>(make),
  deleteWebhook: withLadder<'deleteWebhook'>(remove),
  testWebhook: withLadder<'testWebhook'>(ping),
} as const;
