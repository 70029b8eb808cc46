import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import type { HttpEvent } from './event.ts';

/** With this prefix a browser takes it only over HTTPS, and never from or for another host. */
const NAME = '__Host-ladder';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** How many cookies are looked at: what a browser is given is less, and what else it brings must cost nothing. */
const MOST = 16;

const NAMED = new RegExp(`^(${NAME}(?:-(${ROLES.join('|')})-[A-Za-z0-9_-]{8})?)=(.*)$`);

/** A cookie of ours as a browser brings it. */
export interface SessionCookie {
  readonly name: string;
  /** What its name says of the role, for choosing without a look: what its session may do, the stored key says. */
  readonly hint?: Role;
  /** A session's token, or in browsers of before an access key. */
  readonly value: string;
}

/** The cookies of a browser's sessions, each of which has its own; of one from before, its only one. */
export function sessionCookiesOf({ cookies = [] }: HttpEvent): readonly SessionCookie[] {
  const found: SessionCookie[] = [];
  for (const cookie of cookies) {
    const [, name, role, value] = NAMED.exec(cookie) ?? [];
    const hint = ROLES.find((each) => each === role);
    if (name && value) found.push({ name, value, ...(hint && { hint }) });
    if (found.length === MOST) break;
  }
  return found;
}

/** What the cookie of a session is called: by the hash of its token, so that no two are the same. */
export const cookieName = (role: Role, hash: string): string => `${NAME}-${role}-${hash.slice(0, 8)}`;

/** Has the browser keep a session's token, for a number of seconds, beside whatever else it keeps. */
export const keepCookie = (name: string, token: string, seconds: number): string =>
  `${name}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;

export const forgetCookie = (name: string): string => keepCookie(name, '', 0);
