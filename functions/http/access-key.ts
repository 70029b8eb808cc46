import { createHash, randomBytes } from 'node:crypto';

/** An access key taken apart: whose it is, and what is kept of it. */
export interface AccessKey {
  readonly club: string;
  readonly hash: string;
}

const KEY = /^([a-z0-9-]{1,64})\.[A-Za-z0-9_-]{43}$/;

/** Reads a key, "club.secret"; nothing where it is none. */
export function parseAccessKey(text: string): AccessKey | undefined {
  const club = KEY.exec(text)?.[1];
  return club === undefined ? undefined : { club, hash: hashOf(text) };
}

/** A new key for a club, with 256 random bits. */
export function newAccessKey(club: string): AccessKey & { readonly key: string } {
  const key = `${club}.${randomBytes(32).toString('base64url')}`;
  return { club, key, hash: hashOf(key) };
}

export const isHash = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** SHA-256 needs no salt here: what it hashes is random already. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
