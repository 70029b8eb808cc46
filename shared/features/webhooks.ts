import * as z from 'zod/mini';
import { textLine } from '../contract/fields.ts';
import { list, object, told, when } from '../contract/schema.ts';
import { WRONG } from '../log/fault-words.ts';
import { line, saying } from '../log/fields.ts';
import { NOTICE_EVENTS } from '../vocabulary/club.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { LADDER, ORGANISER, operationsWith } from './operation.ts';

const webhookShape = {
  id: z.string(),
  url: z.string(),
  events: list(z.enum(NOTICE_EVENTS)),
  label: z.string(),
  since: told('It is told of later lines only.', line),
  created: when,
  by: told('The label of the key of who made it.', z.string()),
} as const;

/** A webhook as listed: without its secret. */
export const webhookView = object({
  ...webhookShape,
  last: told('How the last attempt to reach it went.', z.optional(object({ at: when, outcome: z.string() }))),
  stopped: told(
    'Since when it is switched off, as nothing was taken for a week. A test turns it on again.',
    z.optional(when),
  ),
  secretLost: told(
    'Its secret does not open in this deployment, and nothing is sent: remove it and add it again.',
    z.optional(z.literal(true)),
  ),
});
export type WebhookView = z.infer<typeof webhookView>;

export const madeWebhook = object({
  ...webhookShape,
  secret: told('What notices are signed with. It is told now and never again.', z.string()),
});
export type MadeWebhook = z.infer<typeof madeWebhook>;

export const newWebhook = z.strictObject({
  url: z.string().check(z.maxLength(LONGEST.url)),
  events: z.array(z.enum(NOTICE_EVENTS)).check(
    z.minLength(
      1,
      saying(() => WRONG.oneEvent),
    ),
    z.maxLength(NOTICE_EVENTS.length),
  ),
  label: textLine(LONGEST.label),
});

export const webhooksOperations = operationsWith(
  { lambda: 'access', roles: ORGANISER, tag: 'Webhooks' },
  {
    id: 'listWebhooks',
    method: 'GET',
    path: `${LADDER}/webhooks`,
    answers: { 200: object({ webhooks: list(webhookView) }) },
    summary: 'List webhooks',
  },
  {
    id: 'createWebhook',
    method: 'POST',
    path: `${LADDER}/webhooks`,
    body: newWebhook,
    answers: { 201: madeWebhook },
    reauthenticates: 'always',
    problems: ['too-many-webhooks'],
    summary: 'Add a webhook',
    description: 'The answer has the secret that notices are signed with.',
  },
  {
    id: 'deleteWebhook',
    method: 'DELETE',
    path: `${LADDER}/webhooks/{webhook}`,
    answers: { 204: 'nothing' },
    problems: ['unknown-webhook'],
    summary: 'Remove a webhook',
  },
  {
    id: 'testWebhook',
    method: 'POST',
    path: `${LADDER}/webhooks/{webhook}/ping`,
    rates: ['pings'],
    answers: { 202: object({ delivery: told('The id of the notice.', z.string()) }) },
    problems: ['unknown-webhook'],
    summary: 'Test a webhook',
    description: 'One that was switched off is on again, and told of what happens from then on.',
  },
);
