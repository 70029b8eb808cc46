import type { PersonalNotice } from '#shared/view/personal/notice.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack, unpack } from '../database/item.ts';
import { homePartition, type LadderKey, NOTICE } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';

/** A notice to webhooks or to one player, as it is kept until it is delivered. */
export interface KeptNotice {
  readonly notice: WrittenNotice | PersonalNotice;
  /** In which public names it speaks; missing if it names no people. */
  readonly names?: string;
}

/** A notice as it goes over the wire: exactly these characters are sent, and signed. */
export interface WrittenNotice {
  readonly event: string;
  /** The same for each repeat. */
  readonly delivery: string;
  readonly body: string;
}

/** Longer than a notice is held back and tried to be sent, in seconds. One that is redriven later is made again. */
const KEPT = 3 * 24 * 3600;

const keyOf = (key: LadderKey, name: string): ItemKey => ({ pk: homePartition(key), sk: `${NOTICE}${name}` });

/** Keeps a notice for three days, in place of what was kept by this name before. */
export const keepNotice = (database: Database, key: LadderKey, name: string, kept: KeptNotice): Promise<void> =>
  database.put({ ...keyOf(key, name), value: pack(kept), [EXPIRY]: Math.ceil(database.now() / 1000) + KEPT });

/** Undefined after its days are over, or after a person of the club was forgotten. */
export async function readNotice(database: Database, key: LadderKey, name: string): Promise<KeptNotice | undefined> {
  const item = await database.get(keyOf(key, name));
  return item && (unpack(item['value']) as KeptNotice);
}
