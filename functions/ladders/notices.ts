import type { Database } from '../database/database.ts';
import { type ItemKey, pack, unpack } from '../database/item.ts';
import { homePartition, NOTICE } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import type { KeptNotice, LadderKey } from './port.ts';

/** Longer than a notice is held back and tried to be sent, in seconds. One that is redriven later is made again. */
const KEPT = 3 * 24 * 3600;

const keyOf = (key: LadderKey, name: string): ItemKey => ({ pk: homePartition(key), sk: `${NOTICE}${name}` });

export const keepNotice = (database: Database, key: LadderKey, name: string, kept: KeptNotice): Promise<void> =>
  database.put({ ...keyOf(key, name), value: pack(kept), [EXPIRY]: Math.ceil(database.now() / 1000) + KEPT });

export async function readNotice(database: Database, key: LadderKey, name: string): Promise<KeptNotice | undefined> {
  const item = await database.get(keyOf(key, name));
  return item && (unpack(item['value']) as KeptNotice);
}
