/// <reference lib="dom" />
import { type ChallengeId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';

/**
 * A name that nothing else has: 128 random bits, in hexadecimal. A request with it takes effect once however often it is sent.
 */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function matchId(unique: string): ChallengeId {
  const id = parseChallengeId(`m${unique.slice(0, 12)}`);
  if (id === undefined) throw new Error(`${unique} makes no id`);
  return id;
}
