import * as z from 'zod/mini';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { HELD_BACK, sessionPartition } from '../database/keys.ts';
import { instant, type Stored, stored } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still } from '../database/transaction.ts';
import { HELD_SECONDS } from './notices-sent.ts';

const fromItem = stored(z.object({ at: instant, ids: z.array(z.string()) }));

/** What the organisers of a club were told of late: by the ids of what waits for them. */
export type ToldOrganisers = Stored<typeof fromItem>;

/** Stands beside what is held back for players, none of whom can have this id. */
const placeOf = (club: string): ItemKey => ({ pk: sessionPartition(club), sk: `${HELD_BACK}~organisers` });

export async function readTold(database: Database, club: string): Promise<ToldOrganisers | undefined> {
  const item = await database.get(placeOf(club));
  return item && fromItem(item);
}

/** Kept for three days from then on; false if it has changed since it was seen. */
export async function replaceTold(
  database: Database,
  club: string,
  seen: ToldOrganisers | undefined,
  told: ToldOrganisers,
): Promise<boolean> {
  const put = { ...placeOf(club), value: pack(told), [EXPIRY]: Math.ceil(database.now() / 1000) + HELD_SECONDS };
  const condition = seen ? still('changed', 'value', pack(seen)) : absent('changed');
  return (await writeAll(database, [{ put, condition }])) === 'committed';
}
