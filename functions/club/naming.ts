import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack, unpack } from '../database/item.ts';
import { clubPartition } from '../database/keys.ts';
import { certain, StoreOutage, stillOrLacking, type Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

const TRIES = 12;

const namingKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: 'naming' });

/** Full names, as long as a club has not chosen otherwise. */
const fromItem = (item: Item | undefined): Naming => (item ? (unpack(item['value']) as Naming) : FULL_NAMES);

export const firstNaming = (club: string, mode: Naming['mode']): Write<never> => ({
  put: { ...namingKey(club), value: pack({ mode, nicknames: {} } satisfies Naming), count: 1 },
});

export const readNaming = async (database: Reader, club: string): Promise<Naming> =>
  fromItem(await database.get(namingKey(club)));

/** Whom the club has forgotten stays forgotten, whatever it chooses. */
export const setNaming = (database: Database, club: string, naming: Naming, change?: AdminChange): Promise<void> =>
  changeNaming(
    database,
    club,
    ({ forgotten = [] }) => ({ ...naming, ...(forgotten.length > 0 && { forgotten }) }),
    change,
  );

/** Nothing is written where nothing is to be changed. */
export async function changeNaming(
  database: Database,
  club: string,
  changed: (naming: Naming) => Naming | undefined,
  change?: AdminChange,
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const item = await database.get(namingKey(club));
    const naming = changed(fromItem(item));
    if (!naming) return;
    const count = item?.['count'];
    const put = { ...namingKey(club), value: pack(naming), count: Number(count ?? 0) + 1 };
    const condition = stillOrLacking('names-changed', 'count', count);
    const outcome = await database.transact([{ put, condition }, ...lineOf(club, change)]);
    if (outcome.end !== 'contended' && certain(outcome) === 'committed') return;
    await database.pause(tries);
  }
  throw new StoreOutage(`others choose names for ${club} all the time`);
}
