import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { clubPartition, RESTORED } from '../database/keys.ts';

const restoredKey = (club: string) => ({ pk: clubPartition(club), sk: RESTORED });

export const restoredItem = (club: string, at: number): Item => ({ ...restoredKey(club), at });

/** Whether something was told before its club came out of a backup, whose every line is new to its table. */
export async function isFromBackup(database: Reader, club: string, at: Instant): Promise<boolean> {
  const restored = await database.get(restoredKey(club));
  return restored !== undefined && at <= Number(restored['at']);
}
