import type { Reader } from '../database/database.ts';
import type { ItemKey } from '../database/item.ts';
import { CREST, clubPartition } from '../database/keys.ts';
import type { Write } from '../database/transaction.ts';
import { type PictureFile, pictureIn } from './picture-files.ts';

const crestKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CREST });

/** Null takes the crest of a club away. */
export const crestWrite = (club: string, crest: PictureFile | null): Write<never> =>
  crest ? { put: { ...crestKey(club), ...crest } } : { remove: crestKey(club) };

export const readCrest = async (database: Reader, club: string): Promise<PictureFile | undefined> =>
  pictureIn(await database.get(crestKey(club)));
