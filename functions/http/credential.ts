import { type AccessKey, parseAccessKey } from './access-key.ts';
import type { HttpEvent } from './event.ts';
import { type Problem, problem } from './problem.ts';
import { cookieOf } from './session-cookie.ts';
import { parseSessionToken } from './session-token.ts';

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

export const UNKNOWN = problem(
  'unknown-key',
  'This access key is not valid. Please ask your organiser for a new link.',
);
const NONE = problem('no-key', 'This needs an access key. Please open the link from your organiser.');

/** A bearer token, or else the session cookie. */
export function credentialOf(event: HttpEvent): Credential | Problem {
  const { authorization } = event.headers;
  if (authorization === undefined) return credentialInCookie(event);
  const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (text === undefined) return NONE;
  return ofKey('bearer', parseAccessKey(text));
}

export function credentialInCookie(event: HttpEvent): Credential | Problem {
  const text = cookieOf(event);
  if (text === undefined) return NONE;
  const token = parseSessionToken(text);
  if (!token) return ofKey('old-cookie', parseAccessKey(text));
  return { kind: 'session', club: token.club, access: token.access, session: token.hash };
}

const ofKey = (kind: 'bearer' | 'old-cookie', key: AccessKey | undefined): Credential | Problem =>
  key ? { kind, club: key.club, access: key.hash, session: '' } : UNKNOWN;
