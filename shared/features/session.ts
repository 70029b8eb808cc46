import * as z from 'zod/mini';
import { code } from '../contract/fields.ts';
import { list, object, told, utc } from '../contract/schema.ts';
import { WRONG } from '../log/fault-words.ts';
import { id, saying } from '../log/fields.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { label, ofPlayer, role } from './access.ts';
import { CLUB, ORGANISER, operationsWith } from './operation.ts';

const holder = {
  club: object({
    id,
    name: z.string(),
    ladders: list(z.string()),
    unlisted: told('Whether the club stays off the front page.', z.optional(z.boolean())),
    language: told('The language of its pages; missing where it is English.', z.optional(z.enum(LANGUAGES))),
  }),
  role,
  label,
  player: ofPlayer,
  now: told('What time it is by the clock of the service.', utc),
  ends: told(
    'When the session ends at the latest; missing where it is a link or key that was asked about.',
    z.optional(utc),
  ),
  actor: told('What `Acting-As` names the session by.', z.optional(z.string())),
} as const;

export const sessionView = object({
  ...holder,
  others: told(
    'As whom else this browser is signed in: the sessions that were opened first come first.',
    z.optional(list(object(holder))),
  ),
  signedIn: told(
    'After opening or looking at a link: whether this browser is signed in by it already.',
    z.optional(z.boolean()),
  ),
  instead: told(
    'Who is signed out when the link is opened: where a browser is signed in as many people, the one who used it least recently.',
    z.optional(object({ club: z.string(), role, label })),
  ),
});
export type SessionView = z.infer<typeof sessionView>;

/** `look`: only say whose link it is; it is not opened by that. */
export const openedLink = z.strictObject({
  key: z.string().check(z.maxLength(LONGEST.key)),
  look: z._default(z.boolean(), false),
});

/** What an organiser confirms a session by: the code that they were sent, or their link. */
export const sessionProof = z
  .strictObject({
    code: told('The code of `requestCode`.', z.exactOptional(code)),
    key: told(
      'What the link holds after `#`, or the secret of a sign-up e-mail.',
      z.exactOptional(z.string().check(z.maxLength(LONGEST.key))),
    ),
  })
  .check(
    z.refine(({ code: entered, key }) => (entered === undefined) !== (key === undefined), {
      path: ['code'],
      ...saying(() => WRONG.codeOrKey),
    }),
  );

export const sessionOperations = operationsWith(
  { lambda: 'sessions-and-views', tag: 'Access' },
  {
    id: 'getSession',
    method: 'GET',
    path: '/api/session',
    roles: 'anybody',
    answers: { 200: sessionView },
    problems: ['unknown-club'],
    summary: 'See who is signed in',
    description: 'And as whom else: a browser may have several sessions, each in a cookie of its own.',
  },
  {
    id: 'createSession',
    method: 'POST',
    path: '/api/session',
    roles: 'anybody',
    body: openedLink,
    answers: { 200: sessionView },
    problems: ['unknown-club'],
    summary: 'Sign in by a link',
    description: 'Sets a session cookie beside those that are there. With `look` it only says whose link it is.',
  },
  {
    id: 'signOut',
    method: 'DELETE',
    path: '/api/session',
    roles: 'anybody',
    answers: { 204: 'nothing' },
    summary: 'Sign out',
    description: 'The session that `Acting-As` names; without it, all that the browser has.',
  },
  {
    id: 'stopLink',
    method: 'DELETE',
    path: '/api/session/link',
    roles: 'anybody',
    answers: { 204: 'nothing' },
    summary: 'Sign out and stop the link',
  },
  {
    id: 'confirmSession',
    method: 'POST',
    path: `${CLUB}/confirmation`,
    roles: ORGANISER,
    body: sessionProof,
    answers: { 204: 'nothing' },
    problems: ['wrong-code', 'spent-code'],
    summary: 'Confirm a session',
    description:
      'For 15 minutes it may then do what is answered with `confirmation-needed` otherwise. By a code that `requestCode` sent; or by the link that opened it, though that opens nothing any more, the one in its place, or an organiser’s key for programs.',
  },
);
