import type { Reader } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { CREST, clubPartition } from '../database/keys.ts';

/** A club's crest, as its pages show it. */
export interface Crest {
  /** What its file is called, after what is in it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const crestKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CREST });

export const crestItem = (club: string, { name, bytes }: Crest): Item => ({ ...crestKey(club), name, bytes });

export async function readCrest(database: Reader, club: string): Promise<Crest | undefined> {
  const item = await database.get(crestKey(club));
  const bytes = item?.['bytes'];
  return bytes instanceof Uint8Array ? { name: String(item?.['name']), bytes: new Uint8Array(bytes) } : undefined;
}
