import * as z from 'zod/mini';
import { id, line } from '../log/fields.ts';
import { ADMIN_CHANGES, NAMING_MODES, NOTICE_EVENTS, ROLES, USES_OF_KEYS } from '../vocabulary/club.ts';
import { CLUB_COLOURS } from '../vocabulary/club-colour.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { list, object, told, utc, when } from './schema.ts';

const role = z.enum(ROLES);
const label = told('What it was handed out for, such as "tablet at the bar".', z.string());
const ofPlayer = told('The player whose key it is, where the role is player.', z.optional(z.string()));

/** Somebody as whom a browser is signed in. */
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

/** Whose session, link or key it is. */
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
    'Who is signed out when the link is opened: where a browser is signed in as many people, whoever was that least lately.',
    z.optional(object({ club: z.string(), role, label })),
  ),
});
export type SessionView = z.infer<typeof sessionView>;

const keyShape = {
  hash: told('SHA-256 of the key: names it.', z.string()),
  role,
  label,
  player: ofPlayer,
  use: told('What it is for; missing on keys from before there were sessions.', z.optional(z.enum(USES_OF_KEYS))),
  created: utc,
  expires: z.optional(utc),
} as const;

/** A key right after it was made: what is told this once. */
export const madeKey = object({
  ...keyShape,
  key: told('The key itself. It is told now and never again.', z.string()),
  link: told('Opens a session in a browser; missing where the key is for a program.', z.optional(z.string())),
});
export type MadeKey = z.infer<typeof madeKey>;

/** A browser that a link has signed in. */
const openSession = object({
  id: z.string(),
  device: told('Such as "Chrome on Android".', z.string()),
  opened: utc,
  lastUsed: utc,
  ends: utc,
  current: told('Whether it is the one that asks.', z.optional(z.literal(true))),
});
export type OpenSession = z.infer<typeof openSession>;

/** An access key as it is listed: without the key. */
export const keyView = object({
  ...keyShape,
  revoked: told('When it was withdrawn.', z.optional(utc)),
  replaced: told('When another one was made in its place.', z.optional(utc)),
  lastUsed: told('About when it last opened something.', z.optional(utc)),
  opened: told('When the link was first opened.', z.optional(utc)),
  stopped: told('When its player had it stopped.', z.optional(utc)),
  usedUp: told('Whether its link opens nothing (any more).', z.boolean()),
  sessions: list(openSession),
});
export type KeyView = z.infer<typeof keyView>;

export const keysView = object({ access: list(keyView) });

/** A line of a club's admin history. */
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

/** A page of the admin history, newest first. */
export const adminHistoryView = object({
  changes: list(adminChange),
  more: told('Whether there are older ones.', z.boolean()),
});

/** How a club shows the names of its players to the public. */
export const namingView = object({
  mode: z.enum(NAMING_MODES),
  nicknames: told(
    'By player id; they count in the mode `nickname` alone.',
    z.readonly(z.record(z.string(), z.string())),
  ),
});
export type NamingView = z.infer<typeof namingView>;

/** Whether a club stays off the front page and away from search engines. */
export const listingView = object({ unlisted: z.boolean() });
export type ListingView = z.infer<typeof listingView>;

export const languageView = object({ language: z.enum(LANGUAGES) });

/** Which colour a club’s pages wear. */
export const colourView = object({ colour: z.enum(CLUB_COLOURS) });

/** The picture that stands for a club on its pages. */
export const crestView = object({
  crest: told('Where it lies; null where the club’s initials stand for it.', z.nullable(z.string())),
});

const webhookShape = {
  id: z.string(),
  url: z.string(),
  events: list(z.enum(NOTICE_EVENTS)),
  label: z.string(),
  since: told('It is told of later lines only.', line),
  created: when,
  by: told('The label of the key of who made it.', z.string()),
  last: told('How the last attempt to reach it went.', z.optional(object({ at: when, outcome: z.string() }))),
} as const;

/** A webhook as it is listed: without its secret. */
export const webhookView = object(webhookShape);
export type WebhookView = z.infer<typeof webhookView>;

/** A webhook right after it was made. */
export const madeWebhook = object({
  ...webhookShape,
  secret: told('What notices are signed with. It is told now and never again.', z.string()),
});
export type MadeWebhook = z.infer<typeof madeWebhook>;

export const webhooksView = object({ webhooks: list(webhookView) });

/** A test notice is on its way. */
export const pingView = object({ delivery: told('The id of the notice.', z.string()) });
