import * as z from 'zod/mini';
import { textLine } from '../contract/fields.ts';
import { list, object, told, utc } from '../contract/schema.ts';
import { WRONG } from '../log/fault-words.ts';
import { id, moment, saying } from '../log/fields.ts';
import { ADMIN_CHANGES } from '../vocabulary/admin-changes.ts';
import { ROLES, USES_OF_KEYS } from '../vocabulary/club.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, ORGANISER, operationsWith } from './operation.ts';

export const role = z.enum(ROLES);

export const label = told('What it was handed out for, such as "tablet at the bar".', z.string());

export const ofPlayer = told('The player whose key it is, where the role is player.', z.optional(z.string()));

const keyShape = {
  hash: told('SHA-256 of the key: names it.', z.string()),
  role,
  label,
  player: ofPlayer,
  use: told('What it is for.', z.enum(USES_OF_KEYS)),
  created: utc,
  by: told('The label of the key of who made it.', z.optional(z.string())),
  expires: z.optional(utc),
} as const;

/** A key right after it was made: what is shown only once. */
export const madeKey = object({
  ...keyShape,
  key: told('The key itself. It is told now and never again.', z.string()),
  link: told('Opens a session in a browser; missing where the key is for a program.', z.optional(z.string())),
});
export type MadeKey = z.infer<typeof madeKey>;

const openSession = object({
  id: z.string(),
  device: told('Such as "Chrome on Android".', z.string()),
  opened: utc,
  lastUsed: utc,
  ends: utc,
  current: told('Whether it is the one that asks.', z.optional(z.literal(true))),
});
export type OpenSession = z.infer<typeof openSession>;

/** An access key as listed: without the key itself. */
export const keyView = object({
  ...keyShape,
  revoked: told('When it was withdrawn.', z.optional(utc)),
  replaced: told('When another one was made in its place.', z.optional(utc)),
  lastUsed: told('About when it last opened something.', z.optional(utc)),
  opened: told('When the link was first opened.', z.optional(utc)),
  stopped: told('When its player had it stopped.', z.optional(utc)),
  address: told(
    'Where an organiser is written to: of what stands before the @ the first letter alone; and whether they have shown that it is theirs.',
    z.optional(object({ to: z.string(), isConfirmed: z.boolean() })),
  ),
  usedUp: told('Whether its link opens nothing (any more).', z.boolean()),
  sessions: list(openSession),
});
export type KeyView = z.infer<typeof keyView>;

export const adminChange = object({
  id: told('Names the line: a page of older ones is asked for by it.', z.string()),
  at: utc,
  what: z.enum(ADMIN_CHANGES),
  about: told('What it concerns: the label of a key, the device of a session, the new setting.', z.string()),
  by: told('The label of the key of who did it.', z.string()),
  role: z.enum([...ROLES, 'operator']),
  ladder: z.optional(z.string()),
});
export type AdminChangeView = z.infer<typeof adminChange>;

const adminHistoryView = object({
  changes: list(adminChange),
  more: told('Whether there are older ones.', z.boolean()),
});

export const newKey = z
  .strictObject({
    role: z.enum(ROLES),
    label: textLine(LONGEST.label),
    player: z.exactOptional(id),
    use: z._default(z.enum(USES_OF_KEYS), 'link'),
    expires: z.exactOptional(moment),
  })
  .check(
    z.refine(({ role, player: whose }) => (role === 'player') === (whose !== undefined), {
      path: ['player'],
      ...saying(() => WRONG.playerAlone),
    }),
  );

/** `signOut`: whether the browsers that the old key has signed in are signed out. */
export const newReplacement = z.strictObject({ signOut: z._default(z.boolean(), true) });

export const accessOperations = operationsWith(
  { lambda: 'access', roles: ORGANISER, tag: 'Access' },
  {
    id: 'listKeys',
    method: 'GET',
    path: `${CLUB}/access`,
    answers: { 200: object({ access: list(keyView) }) },
    summary: 'List links and keys',
    description: 'With the browsers that each has signed in. The keys themselves are not kept.',
  },
  {
    id: 'createKey',
    method: 'POST',
    path: `${CLUB}/access`,
    body: newKey,
    answers: { 201: madeKey },
    reauthenticates: 'sometimes',
    problems: ['too-many-keys'],
    summary: 'Make a link or key',
    description: 'For an organiser or a program the session has to be confirmed.',
  },
  {
    id: 'revokeKey',
    method: 'DELETE',
    path: `${CLUB}/access/{hash}`,
    answers: { 204: 'nothing' },
    reauthenticates: 'sometimes',
    problems: ['unknown-access'],
    summary: 'Withdraw a link or key',
    description: 'Every session that it opened ends. For that of another organiser the session has to be confirmed.',
  },
  {
    id: 'replaceKey',
    method: 'POST',
    path: `${CLUB}/access/{hash}/replacement`,
    headers: ['Idempotency-Key'],
    body: newReplacement,
    answers: { 201: madeKey },
    reauthenticates: 'sometimes',
    problems: ['unknown-access', 'not-in-use', 'too-many-keys'],
    summary: 'Replace a link or key',
    description:
      'The old one opens nothing more; the new one is for the same, and is told this once. With `signOut` the browsers that the old one has signed in are signed out, otherwise they stay signed in. Sent again under the same `Idempotency-Key`, it makes a further one in the place of the one that was not received. For that of an organiser or a program the session has to be confirmed.',
  },
  {
    id: 'endSessions',
    method: 'DELETE',
    path: `${CLUB}/access/{hash}/sessions`,
    answers: { 204: 'nothing' },
    reauthenticates: 'sometimes',
    problems: ['unknown-access'],
    summary: 'Sign out all browsers of a link',
    description: 'For that of another organiser, whose link has been opened, the session has to be confirmed.',
  },
  {
    id: 'endSession',
    method: 'DELETE',
    path: `${CLUB}/access/{hash}/sessions/{session}`,
    answers: { 204: 'nothing' },
    reauthenticates: 'sometimes',
    problems: ['unknown-access', 'unknown-session'],
    summary: 'Sign out one browser',
    description: 'For that of another organiser the session has to be confirmed.',
  },
  {
    id: 'listAdminChanges',
    method: 'GET',
    path: `${CLUB}/changes`,
    query: ['beforeChange'],
    answers: { 200: adminHistoryView },
    summary: 'See who changed what',
  },
);
