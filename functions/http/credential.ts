import type { Role } from '#shared/vocabulary/club.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type AccessKey, parseAccessKey } from './access-key.ts';
import type { HttpEvent } from './event.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { parseSessionToken, type SessionCookie, sessionCookiesOf } from './session-cookie.ts';

/**
 * What a request is let in by: an access key that a program sends, or a browser's session. `old-cookie`: an access key
 * that a browser keeps from before there were sessions.
 */
export interface Credential {
  readonly kind: 'bearer' | 'session' | 'old-cookie';
  readonly club: string;
  /** The hash of the access key. */
  readonly access: string;
  /** The hash of the session's token; empty where it is no session. */
  readonly session: string;
}

/** A session that a browser brings in a cookie, or the key that one of before does. */
export interface Brought extends Credential {
  readonly kind: 'session' | 'old-cookie';
  readonly cookie: SessionCookie;
  /** The role of its key, as the cookie's name has it, where it has one. */
  readonly hint: Role | undefined;
}

export const UNKNOWN = problem('unknown-key', () => REQUESTS.link.unknown);
export const NONE = problem('no-key', () => REQUESTS.link.none);

/** The key that a program sends as a bearer token; nothing where none is sent. */
export function bearerOf({ headers: { authorization } }: HttpEvent): Credential | Problem | undefined {
  if (authorization === undefined) return undefined;
  const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return text === undefined ? NONE : ofKey('bearer', parseAccessKey(text));
}

/** The sessions that a browser brings, in its order, which is that of their age; or why it brings none. */
export function broughtBy(event: HttpEvent): readonly Brought[] | Problem {
  const cookies = sessionCookiesOf(event);
  const brought = cookies.flatMap((cookie) => {
    const found = inCookie(cookie);
    return isProblem(found) ? [] : [{ ...found, cookie, hint: cookie.hint }];
  });
  if (brought.length > 0) return brought;
  return cookies.length === 0 ? NONE : UNKNOWN;
}

function inCookie({ value }: SessionCookie): (Credential & Pick<Brought, 'kind'>) | Problem {
  const token = parseSessionToken(value);
  if (!token) return ofKey('old-cookie', parseAccessKey(value));
  return { kind: 'session', club: token.club, access: token.access, session: token.hash };
}

const ofKey = <Kind extends 'bearer' | 'old-cookie'>(kind: Kind, key: AccessKey | undefined) =>
  key ? { kind, club: key.club, access: key.hash, session: '' } : UNKNOWN;
