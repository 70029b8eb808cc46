import { createHash, randomBytes } from 'node:crypto';
import type { SessionKey } from './key-book.ts';

/** A session's token taken apart: whose it is, and what is kept of it. */
export interface SessionToken extends SessionKey {
  readonly club: string;
}

const TOKEN = /^([a-z0-9-]{1,64})~([A-Za-z0-9_-]{43})~[A-Za-z0-9_-]{43}$/;

/** Reads a token, "club~hash of the key~secret"; nothing where it is none. */
export function parseSessionToken(text: string): SessionToken | undefined {
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
