import type { Database } from './database.ts';
import { type ItemKey, pack, unpack } from './item.ts';
import { homePartition, NOTICES } from './keys.ts';
import type { KeptNotices, LadderKey } from './port.ts';
import { EXPIRY } from './table.ts';

/** Longer than a notice is tried to be sent, in seconds. One that is redriven later is made again. */
const KEPT = 2 * 24 * 3600;

const placeOf = (key: LadderKey, of: string): ItemKey => ({ pk: homePartition(key), sk: `${NOTICES}${of}` });

export const keepNotices = (database: Database, key: LadderKey, of: string, kept: KeptNotices): Promise<void> =>
  database.put({ ...placeOf(key, of), value: pack(kept), [EXPIRY]: Math.ceil(database.now() / 1000) + KEPT });

export async function readNotices(database: Database, key: LadderKey, of: string): Promise<KeptNotices | undefined> {
  const item = await database.get(placeOf(key, of));
  return item && (unpack(item['value']) as KeptNotices);
}
