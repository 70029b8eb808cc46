import type { Reader } from '../database/database.ts';
import type { ItemKey } from '../database/item.ts';
import { CREST, clubPartition } from '../database/keys.ts';
import type { Write } from '../database/transaction.ts';

export interface Crest {
  /** What its file is called, after what is in it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const crestKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CREST });

/** Null takes the crest of a club away. */
export const crestWrite = (club: string, crest: Crest | null): Write<never> =>
  crest ? { put: { ...crestKey(club), ...crest } } : { remove: crestKey(club) };

export async function readCrest(database: Reader, club: string): Promise<Crest | undefined> {
  const item = await database.get(crestKey(club));
  const bytes = item?.['bytes'];
  return bytes instanceof Uint8Array ? { name: String(item?.['name']), bytes: new Uint8Array(bytes) } : undefined;
}
