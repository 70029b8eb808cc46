import { createHash, randomBytes } from 'node:crypto';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import type { SessionKey } from '../books/access-keys.ts';
import { REQUESTS } from '../runtime/texts.ts';
import type { HttpEvent } from './event.ts';
import { type Problem, problem } from './problem.ts';

/** What a request is let in by: an access key that a program sends, or a browser's session. */
export interface Credential {
  readonly kind: 'bearer' | 'session';
  readonly club: string;
  readonly access: string;
  /** The hash of the session's token; empty where it is no session. */
  readonly session: string;
}

export interface Brought extends Credential {
  readonly kind: 'session';
  readonly cookie: string;
  /** The role of its key as the cookie's name has it, for choosing without a look: what it may do, the stored key says. */
  readonly hint: Role;
}

export const UNKNOWN = problem('unknown-key', () => REQUESTS.link.unknown);
export const NONE = problem('no-key', () => REQUESTS.link.none);

/** The key that a program sends as a bearer token; undefined without one. */
export function bearerOf({ headers: { authorization } }: HttpEvent): Credential | Problem | undefined {
  if (authorization === undefined) return undefined;
  const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (text === undefined) return NONE;
  const key = parseAccessKey(text);
  return key ? { kind: 'bearer', club: key.club, access: key.hash, session: '' } : UNKNOWN;
}

/** The sessions that a browser sends, oldest first as it stores them; or why it sends none. */
export function broughtBy(event: HttpEvent): readonly Brought[] | Problem {
  const cookies = sessionCookiesOf(event);
  const brought = cookies.flatMap(({ name, hint, value }): readonly Brought[] => {
    const token = parseSessionToken(value);
    return token ? [{ kind: 'session', ...token, session: token.hash, cookie: name, hint }] : [];
  });
  if (brought.length > 0) return brought;
  return cookies.length === 0 ? NONE : UNKNOWN;
}

/** With this prefix a browser takes it only over HTTPS, and never from or for another host. */
const NAME = '__Host-ladder';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** How many cookies are looked at: what a browser is given is less, and what else it brings must cost nothing. */
const MOST = 16;

const NAMED = new RegExp(`^(${NAME}-(${ROLES.join('|')})-[A-Za-z0-9_-]{8})=(.*)$`);

interface SessionCookie {
  readonly name: string;
  readonly hint: Role;
  readonly value: string;
}

export function sessionCookiesOf({ cookies = [] }: HttpEvent): readonly SessionCookie[] {
  const found: SessionCookie[] = [];
  for (const cookie of cookies) {
    const [, name, role, value] = NAMED.exec(cookie) ?? [];
    const hint = ROLES.find((each) => each === role);
    if (name && hint && value) found.push({ name, hint, value });
    if (found.length === MOST) break;
  }
  return found;
}

/** What the cookie of a session is called: by the hash of its token, so that no two are the same. */
export const cookieName = (role: Role, hash: string): string => `${NAME}-${role}-${hash.slice(0, 8)}`;

/** Has the browser keep a session's token for a number of seconds, beside those it already has. */
export const keepCookie = (name: string, token: string, seconds: number): string =>
  `${name}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;

export const forgetCookie = (name: string): string => keepCookie(name, '', 0);

/** A session's token taken apart: its session, and the hash that is stored. */
interface SessionToken extends SessionKey {
  readonly club: string;
}

const TOKEN = /^([a-z0-9-]{1,64})~([A-Za-z0-9_-]{43})~[A-Za-z0-9_-]{43}$/;

/** Reads a token, "club~hash of the key~secret"; undefined if invalid. */
function parseSessionToken(text: string): SessionToken | undefined {
  const [, club, access] = TOKEN.exec(text) ?? [];
  return club && access ? { club, access, hash: hashOf(text) } : undefined;
}

/** The token of a new session, with 256 random bits; `access` is the hash of the key that opened it. */
export function newSessionToken(club: string, access: string): SessionToken & { readonly token: string } {
  const token = `${club}~${access}~${randomBytes(32).toString('base64url')}`;
  return { club, access, token, hash: hashOf(token) };
}

/** SHA-256 needs no salt here: what it hashes is random already. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An access key taken apart: its owner, and the hash that is stored. */
export interface AccessKey {
  readonly club: string;
  readonly hash: string;
}

const KEY = /^([a-z0-9-]{1,64})\.[A-Za-z0-9_-]{43}$/;

/** Reads a key, "club.secret"; undefined if invalid. */
export function parseAccessKey(text: string): AccessKey | undefined {
  const club = KEY.exec(text)?.[1];
  return club === undefined ? undefined : { club, hash: hashOf(text) };
}

/** The key in an invite link that was copied out of a sentence: with the full stop, bracket or quotes that stand beside it. */
const KEY_IN_LINK = /^(?:%23|[^a-z0-9])*([a-z0-9-]{1,64}\.[A-Za-z0-9_-]{43})[_-]*(?:[^A-Za-z0-9_-].*)?$/s;

/** Reads the key from an invite link, ignoring stray characters around it; undefined if it has no key. */
export function parseLinkKey(text: string): AccessKey | undefined {
  const key = KEY_IN_LINK.exec(text)?.[1];
  return key === undefined ? undefined : parseAccessKey(key);
}

/** A club's first key, from the secret of the link in its sign-up e-mail, which is short so that mail programs do not break it. */
export const keyOfSignUp = (club: string, secret: string): string =>
  `${club}.${createHash('sha256').update(secret).digest('base64url')}`;

/** A new key for a club, with 256 random bits. */
export function newAccessKey(club: string): AccessKey & { readonly key: string } {
  const key = `${club}.${randomBytes(32).toString('base64url')}`;
  return { club, key, hash: hashOf(key) };
}

export const isHash = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
