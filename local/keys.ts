import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { type AccessRecord, grantAccess, readAccess } from '#functions/books/access-keys.ts';
import { readLink } from '#functions/books/sessions.ts';
import { type AccessKey, newAccessKey, parseAccessKey } from '#functions/http/credential.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';
import { UserError } from './user-error.ts';

/** The keys that a laptop remembers: anyone who can read this file can read the database beside it just as well. */
const FILE = 'keys.json';
const shape = z.object({
  /** 32 random bytes, as they are made here: an empty or short one could be guessed. */
  operator: z.string().check(z.regex(/^[\w-]{43}$/)),
  organiser: z.optional(z.string()),
  link: z.optional(z.string()),
});
type Keys = z.infer<typeof shape>;

export const isKeys = (value: unknown): boolean => shape.safeParse(value).success;

/** The keys of a laptop; at first there is only the operator's. A `UserError` says where its file is damaged. */
export function keysIn(folder: DataFolder): Keys {
  const known = shape.safeParse(folder.read(FILE)).data;
  if (known) return known;
  if (folder.has(FILE))
    throw new UserError(`${folder.file(FILE)} is damaged: it has no operator token of 43 characters. Put the one of a backup in its
place, or delete it: then a new token is made, and webhooks have to be added again.`);
  const keys = { operator: randomBytes(32).toString('base64url') };
  folder.write(FILE, keys);
  return keys;
}

/** Makes a new access key of a club; a link, unless it is for a program. */
export async function handOut(
  store: LadderStore,
  club: string,
  created: Instant,
  terms: Pick<AccessRecord, 'role' | 'label' | 'player'> & Partial<Pick<AccessRecord, 'use'>>,
): Promise<string> {
  const { key, hash } = newAccessKey(club);
  const change = { at: created, what: 'key-made', about: terms.label, by: 'command line', role: 'operator' } as const;
  await grantAccess(store.database, club, { use: 'link', ...terms, hash, created }, change);
  return key;
}

/** A key that the laptop remembers, as long as it still serves; otherwise a new one, which it remembers then. */
async function remembered(
  folder: DataFolder,
  name: 'organiser' | 'link',
  serves: (key: AccessKey) => Promise<boolean>,
  make: () => Promise<string>,
): Promise<string> {
  const keys = keysIn(folder);
  const known = keys[name];
  const key = parseAccessKey(known ?? '');
  if (known !== undefined && key && (await serves(key))) return known;
  const made = await make();
  folder.write(FILE, { ...keys, [name]: made });
  return made;
}

const isInForce = (record: AccessRecord | undefined): boolean => record !== undefined && record.revoked === undefined;

/** The organiser's key of a club for programs on this laptop, which no link opens. */
export const organiserKey = (folder: DataFolder, store: LadderStore, club: string, now: Instant): Promise<string> =>
  remembered(
    folder,
    'organiser',
    async ({ hash }) => isInForce(await readAccess(store.database, club, hash)),
    () => handOut(store, club, now, { role: 'organiser', label: 'programs on this laptop', use: 'program' }),
  );

/** The key of the organiser's link, which opens once: the same one until it was opened. */
export const organiserLink = (folder: DataFolder, store: LadderStore, club: string, now: Instant): Promise<string> =>
  remembered(
    folder,
    'link',
    async ({ hash }) =>
      isInForce(await readAccess(store.database, club, hash)) && !(await readLink(store.database, club, hash)),
    () => handOut(store, club, now, { role: 'organiser', label: 'organiser' }),
  );

/** What opens the laptop's page of e-mails: who can read the operator's token may. */
export const mailboxKey = ({ operator }: Keys): string =>
  createHash('sha256').update(`mailbox ${operator}`).digest('base64url');

/** The key that encrypts the secrets of webhooks: 32 bytes, which are in no database. */
export const webhookKey = ({ operator }: Keys): Uint8Array =>
  createHash('sha256').update(`webhooks ${operator}`).digest();

export const linkOf = (origin: string, key: string): string => `${origin}/enter/#${key}`;

/** Whether it was given; nobody has one that is empty. */
export function isToken(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && isSame(given, token);
}

/** Takes the same time for any input. */
export const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
