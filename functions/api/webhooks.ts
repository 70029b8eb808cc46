import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { formatLocal } from '../../shared/calendar/zone.ts';
import { LONGEST } from '../../shared/log/limits.ts';
import { pingNotice } from '../../shared/view/notices.ts';
import { NOTICE_EVENTS } from '../../shared/vocabulary/club.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import { queueAt } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { changeBy } from '../http/admin-history.ts';
import type { Answer } from '../http/answer.ts';
import { readAs } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { answering } from '../http/endpoint.ts';
import { ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from '../http/problem.ts';
import { deliveryOf, formatDelivery } from '../notices/messages.ts';
import { placeOf } from '../notices/notify-line.ts';
import { parseReceiver } from '../notices/receiver.ts';
import { secretOf } from '../notices/signature.ts';
import { onLambda, required } from '../runtime.ts';
import type { LadderKey, Webhook } from '../store/port.ts';

const shape = z.strictObject({
  url: z.string().check(z.maxLength(LONGEST.url, `must have ${LONGEST.url} characters at most`)),
  events: z
    .array(z.enum(NOTICE_EVENTS))
    .check(z.minLength(1, 'must name at least one event'), z.maxLength(NOTICE_EVENTS.length)),
  label: z.string().check(z.regex(/\S/, 'must not be blank'), z.maxLength(LONGEST.label)),
});

const unknown = problem('unknown-webhook', 'There is no such webhook.');
const tooMany = problem('too-many-webhooks', 'A ladder has ten webhooks at most. Remove one first.');

/** Makes a webhook. Its secret is told now and never again. */
async function make(call: Call, key: LadderKey, ladder: Ladder): Promise<Answer | Problem> {
  const asked = readAs(shape, call.event);
  if (isProblem(asked)) return asked;
  const receiver = parseReceiver(asked.value.url);
  if (typeof receiver === 'string') return problem('invalid', `url: ${receiver}.`);
  const webhook: Webhook = {
    id: randomBytes(8).toString('hex'),
    url: receiver.url.href,
    events: NOTICE_EVENTS.filter((event) => asked.value.events.includes(event)),
    label: asked.value.label,
    secret: secretOf(randomBytes(32)),
    since: ladder.line,
    created: call.at,
    by: call.caller.by,
  };
  const change = changeBy(call, 'webhook-made', webhook.label);
  if ((await call.runtime.store.putWebhook(key, webhook, change)) === 'too-many') return tooMany;
  return { status: 201, body: { ...told(webhook, ladder), secret: webhook.secret } };
}

async function list({ runtime }: Call, key: LadderKey, ladder: Ladder): Promise<Answer> {
  const webhooks = await runtime.store.webhooks(key);
  const inOrder = webhooks.toSorted((one, other) => one.created - other.created);
  return { status: 200, body: { webhooks: inOrder.map((webhook) => told(webhook, ladder)) } };
}

/** A webhook without its secret. */
function told({ secret: _, since, created, last, ...webhook }: Webhook, { header }: Ladder) {
  const { timezone } = header;
  return {
    ...webhook,
    since,
    created: formatLocal(timezone, created),
    ...(last && { last: { at: formatLocal(timezone, last.at), outcome: last.outcome } }),
  };
}

async function remove(call: Call, key: LadderKey, id: string): Promise<Answer | Problem> {
  const { store } = call.runtime;
  const webhook = (await store.webhooks(key)).find((each) => each.id === id);
  if (!webhook) return unknown;
  const change = changeBy(call, 'webhook-removed', webhook.label);
  return (await store.removeWebhook(key, id, change)) ? { status: 204 } : unknown;
}

/** Sends a test on the way that all notices take. */
async function ping(call: Call, key: LadderKey, ladder: Ladder, id: string): Promise<Answer | Problem> {
  const { at, runtime } = call;
  const webhook = (await runtime.store.webhooks(key)).find((each) => each.id === id);
  if (!webhook) return unknown;
  if (!runtime.deliveries) throw new Error('there is no queue for deliveries');
  const name = `${key.club}/${key.ladder}/ping/${randomBytes(6).toString('hex')}`;
  const notice = pingNotice(ladder, { id: name, at }, placeOf(runtime.siteOrigin, key));
  await sendAll(runtime.deliveries, [formatDelivery(deliveryOf(key, id, notice))]);
  return { status: 202, body: { delivery: name } };
}

/** The webhooks of a ladder: made, listed without their secrets, tried out and removed. */
export const webhooks = answering('webhooks', async (call) => {
  const key = ladderIn(call.event);
  const ladder = key && (await call.runtime.store.load(key));
  if (!key || !ladder) return noSuchLadder;
  const { webhook: id = '' } = call.event.pathParameters ?? {};
  switch (call.route.method) {
    case 'GET':
      return list(call, key, ladder);
    case 'POST':
      return call.route.path.endsWith('/ping') ? ping(call, key, ladder, id) : make(call, key, ladder);
    case 'DELETE':
      return remove(call, key, id);
  }
});
export const handler = onLambda((runtime) => webhooks({ ...runtime, deliveries: queueAt(required('QUEUE_URL')).send }));
