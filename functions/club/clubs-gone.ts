import type { Reader } from '../database/database.ts';
import type { ItemKey } from '../database/item.ts';
import { CLUBS_GONE } from '../database/keys.ts';

export const clubsGone: ItemKey = { pk: CLUBS_GONE, sk: CLUBS_GONE };

/** What the clubs that are gone counted for the list of clubs, so that its version only ever grows. */
export const readClubsGone = async (database: Reader): Promise<number> =>
  Number((await database.get(clubsGone))?.['count'] ?? 0);
