import { FULL_NAMES, type Naming } from '../../shared/view/naming.ts';
import { putWithLine } from './admin-history.ts';
import type { Database, Reader } from './database.ts';
import { type ItemKey, pack, unpack } from './item.ts';
import { clubPartition } from './keys.ts';
import type { AdminChange } from './port.ts';

export const namingKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: 'naming' });

/** Full names, as long as a club has not chosen otherwise. */
export async function readNaming(database: Reader, club: string): Promise<Naming> {
  const item = await database.get(namingKey(club));
  return item ? (unpack(item['value']) as Naming) : FULL_NAMES;
}

export const setNaming = (database: Database, club: string, naming: Naming, change?: AdminChange): Promise<void> =>
  putWithLine(database, club, { ...namingKey(club), value: pack(naming) }, change);
