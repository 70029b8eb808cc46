import * as z from 'zod/mini';
import type { Role, UseOfKey } from '#shared/vocabulary/club.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { keysOf, makeCounted } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import { type Item, pack } from '../database/item.ts';
import { ACCESS, clubPartition, usePartition } from '../database/keys.ts';
import { instant as at, maybe, type Stored, stored, text } from '../database/stored.ts';
import { still, type Write } from '../database/transaction.ts';
import { allOf } from '../runtime/at-once.ts';
import { type AdminChange, lineOf, putWithLine } from './admin-history.ts';

export interface SessionKey {
  /** The hash of the key by whose link it was opened. */
  readonly access: string;
  /** SHA-256 of the session's token. */
  readonly hash: string;
}

export interface Replacement {
  /** The hash of the other one. */
  readonly old: string;
  /** The new one, which is for the same. */
  readonly fresh: Pick<AccessRecord, 'hash' | 'created' | 'use'>;
  /** Whether everything that another key, and the keys it replaced, have opened ends too. */
  readonly signOut: boolean;
  /** What the caller calls this. */
  readonly request?: string;
}

export const accessKey = (club: string, hash: string) => ({ pk: clubPartition(club), sk: `${ACCESS}${hash}` });

const toItem = (club: string, record: AccessRecord): Item => ({
  ...accessKey(club, record.hash),
  value: pack(record),
});

/** The operator has every right anyway: what they make is no news to a club. */
const madeBy = (record: AccessRecord, change: AdminChange | undefined): AccessRecord =>
  change && change.role !== 'operator' ? { ...record, by: change.by } : record;

export const accessIn = stored(
  z.object({
    hash: z.string(),
    role: text<Role>(),
    /** What it was handed out for, such as "tablet at the bar"; entries record it as `by`. */
    label: z.string(),
    player: maybe(z.string()),
    use: text<UseOfKey>(),
    created: at,
    /** The label of the key of the organiser who made it; missing where release 1.0.0 kept it. */
    by: maybe(z.string()),
    expires: maybe(at),
    /** Until when its link can be opened for the first time, where it was e-mailed. */
    openBy: maybe(at),
    revoked: maybe(at),
    /**
     * The key that was made in its place: it opens nothing more, and what it has opened stays open unless it is withdrawn.
     * `request`: what the caller called this; a repeat is about the key in its place.
     */
    replaced: maybe(z.object({ by: z.string(), at, request: maybe(z.string()) })),
    /** The key in whose place it was made, where what that one has opened stays open: it ends with this one. */
    follows: maybe(z.string()),
    /** About when it last opened something; told by `readUsedRecords` alone. */
    lastUsed: maybe(at),
  }),
);

/** An access key as stored: never the key itself, only its SHA-256. */
export type AccessRecord = Stored<typeof accessIn>;

/** What keeps the first key of a club that is just being made, for its transaction: it is counted with the next one. */
export const firstKey = (club: string, record: AccessRecord, change: AdminChange): readonly Write<never>[] => [
  { put: toItem(club, madeBy(record, change)) },
  ...lineOf(club, change),
];

/**
 * Keeps a new key, with what else is to be kept of it, and counts it. The operator may exceed the limit: a club without its
 * links has no way in.
 */
export async function grantAccess(
  database: Database,
  club: string,
  record: AccessRecord,
  change?: AdminChange,
  also: readonly Write<never>[] = [],
): Promise<'granted' | 'too-many'> {
  const writes = [{ put: toItem(club, madeBy(record, change)) }, ...also, ...lineOf(club, change)];
  const end = await makeCounted(database, keysOf(club), writes, change?.role === 'operator');
  return end === 'committed' ? 'granted' : end;
}

export async function readAccess(database: Database, club: string, hash: string): Promise<AccessRecord | undefined> {
  const item = await database.get(accessKey(club, hash));
  return item && accessIn(item);
}

export const readAccessRecords = async (database: Database, club: string): Promise<readonly AccessRecord[]> =>
  (await allOf(database.query({ pk: clubPartition(club), sk: { beginsWith: ACCESS } }))).map(accessIn);

/** The same, each with when it was last used. */
export async function readUsedRecords(database: Database, club: string): Promise<readonly AccessRecord[]> {
  const [records, uses] = await Promise.all([readAccessRecords(database, club), readUses(database, club)]);
  return records.map((record) => {
    const lastUsed = uses.get(record.hash);
    return lastUsed === undefined ? record : { ...record, lastUsed };
  });
}

/** An item of its own: written with the record, it could bring back one that is being revoked. */
export const noteUse = (database: Database, club: string, hash: string, at: Instant): Promise<void> =>
  database.put({ pk: usePartition(club), sk: hash, at });

export const isUsed = async (database: Database, club: string, hash: string): Promise<boolean> =>
  (await database.get({ pk: usePartition(club), sk: hash })) !== undefined;

async function readUses(database: Database, club: string): Promise<ReadonlyMap<string, Instant>> {
  const items = await allOf(database.query({ pk: usePartition(club) }));
  return new Map(items.map(({ sk, at }) => [sk, instant(Number(at))]));
}

export async function revokeAccess(
  database: Database,
  club: string,
  hash: string,
  at: Instant,
  change?: AdminChange,
): Promise<boolean> {
  const record = await readAccess(database, club, hash);
  if (!record) return false;
  if (record.revoked === undefined) await putWithLine(database, club, toItem(club, { ...record, revoked: at }), change);
  return true;
}

/** Neither withdrawn nor too old. */
export const isInForce = ({ revoked, expires }: AccessRecord, at: Instant): boolean =>
  revoked === undefined && (expires === undefined || expires > at);

const LONGEST = 20;

/** A key, and before it those in whose place it was made and whose sessions go on: the oldest last. */
export async function accessLine(
  read: (hash: string) => Promise<AccessRecord | undefined>,
  hash: string,
): Promise<readonly AccessRecord[]> {
  const line: AccessRecord[] = [];
  for (let next: string | undefined = hash; next !== undefined && line.length < LONGEST; ) {
    const record = await read(next);
    if (record) line.push(record);
    next = record?.follows;
  }
  return line;
}

/** Puts a key in the place of another that is in use, with what else is to be kept of it, all or nothing. */
export async function replaceAccess(
  database: Database,
  club: string,
  { old, fresh, signOut, request }: Replacement,
  change?: AdminChange,
  also: readonly Write<never>[] = [],
): Promise<'replaced' | 'not-in-use' | 'too-many'> {
  const [seen, ...before] = await accessLine((hash) => readAccess(database, club, hash), old);
  if (!seen || seen.revoked !== undefined || seen.replaced) return 'not-in-use';
  const at = fresh.created;
  const replaced = { by: fresh.hash, at, ...(request !== undefined && { request }) };
  const { hash, lastUsed: _, follows: __, by: ___, openBy: ____, ...terms } = seen;
  const ended = (signOut ? before : before.slice(LONGEST - 2)).filter(({ revoked }) => revoked === undefined);
  const end = await makeCounted<'changed'>(database, keysOf(club), [
    asSeen(club, seen, { ...seen, replaced, ...(signOut && { revoked: at }) }),
    ...ended.map((each) => asSeen(club, each, { ...each, revoked: at })),
    { put: toItem(club, madeBy({ ...terms, ...fresh, ...(!signOut && { follows: hash }) }, change)) },
    ...also,
    ...lineOf(club, change),
  ]);
  return end === 'committed' ? 'replaced' : end === 'changed' ? 'not-in-use' : end;
}

/** Keeps a key otherwise, where nobody has since it was seen. */
const asSeen = (club: string, seen: AccessRecord, now: AccessRecord): Write<'changed'> => ({
  put: toItem(club, now),
  condition: still('changed', 'value', pack(seen)),
});
