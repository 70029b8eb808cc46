import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { newAccessKey, parseAccessKey } from '../functions/http/access-key.ts';
import type { AccessRecord, LadderStore } from '../functions/store/port.ts';
import type { Instant } from '../shared/ladder/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';

/**
 * The keys that a laptop remembers. Elsewhere only their hashes are kept; but whoever can read this file can read and
 * change the database beside it just as well.
 */
const FILE = 'keys.json';
const shape = z.object({ operator: z.string(), organiser: z.optional(z.string()) });
type Keys = z.infer<typeof shape>;

/** The keys of a laptop; at first there is only the operator's. */
export function keysIn(folder: DataFolder): Keys {
  const known = shape.safeParse(folder.read(FILE)).data;
  if (known) return known;
  const keys = { operator: randomBytes(32).toString('base64url') };
  folder.write(FILE, keys);
  return keys;
}

/** Makes a new access key of a club. */
export async function handOut(
  store: LadderStore,
  club: string,
  created: Instant,
  terms: Pick<AccessRecord, 'role' | 'label' | 'player'>,
): Promise<string> {
  const { key, hash } = newAccessKey(club);
  await store.grantAccess(club, { ...terms, hash, created });
  return key;
}

/** The organiser's key of a club that the laptop remembers, or a new one where that is not (any more) in force. */
export async function organiserKey(
  folder: DataFolder,
  store: LadderStore,
  club: string,
  now: Instant,
): Promise<string> {
  const keys = keysIn(folder);
  const known = parseAccessKey(keys.organiser ?? '');
  const record = known && (await store.access(club, known.hash));
  if (keys.organiser !== undefined && record && record.revoked === undefined) return keys.organiser;
  const organiser = await handOut(store, club, now, { role: 'organiser', label: 'organiser' });
  folder.write(FILE, { ...keys, organiser });
  return organiser;
}

export const linkOf = (origin: string, key: string): string => `${origin}/enter/#${key}`;

/** Whether a request brings the operator's token. */
export function isToken(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
