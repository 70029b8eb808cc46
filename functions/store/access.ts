import { type Instant, instant } from '../../shared/ladder/vocabulary.ts';
import { MOST } from '../../shared/log/limits.ts';
import { lineOf, putWithLine } from './admin-history.ts';
import type { Database } from './database.ts';
import { type Item, pack, unpack } from './item.ts';
import { ACCESS, ACCESS_COUNT, clubPartition, type ItemKey, usePartition } from './keys.ts';
import { StoreOutage } from './outage.ts';
import type { AccessRecord, AdminChange } from './port.ts';
import { absent, still } from './transaction.ts';

const accessKey = (club: string, hash: string) => ({ pk: clubPartition(club), sk: `${ACCESS}${hash}` });

const toItem = (club: string, record: AccessRecord): Item => ({
  ...accessKey(club, record.hash),
  value: pack(record),
});

const fromItem = ({ value }: Item): AccessRecord => unpack(value) as AccessRecord;

/** How many access keys a club has, withdrawn ones among them. */
const countKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: ACCESS_COUNT });

/** How often a key is made while others are being made. */
const TRIES = 16;

/**
 * Keeps a new key, and counts it in the same transaction, so that no race makes too many. The operator can always help:
 * a club whose organisers have lost their links would have no way in. One that is not counted yet is counted now.
 */
export async function grantAccess(
  database: Database,
  club: string,
  record: AccessRecord,
  change?: AdminChange,
): Promise<'granted' | 'too-many'> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const counted = await database.get(countKey(club));
    const count = Number(counted?.['count'] ?? (await accessRecords(database, club)).length);
    if (count >= MOST.keys && change?.role !== 'operator') return 'too-many';
    const condition = counted ? still('counted', 'count', count) : absent('counted');
    const outcome = await database.transact([
      { put: { ...countKey(club), count: count + 1 }, condition },
      { put: toItem(club, record) },
      ...lineOf(club, change),
    ]);
    if (outcome.end === 'committed') return 'granted';
    if (outcome.end === 'unanswered') throw new StoreOutage('no answer', { cause: outcome.cause });
    await database.pause(tries);
  }
  throw new StoreOutage(`others are making keys of ${club}`);
}

export async function readAccess(database: Database, club: string, hash: string): Promise<AccessRecord | undefined> {
  const item = await database.get(accessKey(club, hash));
  return item && fromItem(item);
}

export async function accessRecords(database: Database, club: string): Promise<readonly AccessRecord[]> {
  const records: AccessRecord[] = [];
  for await (const item of database.query({ pk: clubPartition(club), sk: { beginsWith: ACCESS } })) {
    records.push(fromItem(item));
  }
  const uses = await readUses(database, club);
  return records.map((record) => {
    const lastUsed = uses.get(record.hash);
    return lastUsed === undefined ? record : { ...record, lastUsed };
  });
}

/** An item of its own: written with the record, it could bring back one that is being revoked. */
export const noteUse = (database: Database, club: string, hash: string, at: Instant): Promise<void> =>
  database.put({ pk: usePartition(club), sk: hash, at });

async function readUses(database: Database, club: string): Promise<ReadonlyMap<string, Instant>> {
  const uses = new Map<string, Instant>();
  for await (const { sk, at } of database.query({ pk: usePartition(club) })) {
    uses.set(sk, instant(Number(at)));
  }
  return uses;
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
