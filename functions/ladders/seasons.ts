import type { Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack, unpack } from '../database/item.ts';
import { homePartition, SEASONS } from '../database/keys.ts';
import { type Condition, stillOrLacking } from '../database/transaction.ts';
import { FIRST_SEASON, type LadderKey, type LadderSeasons } from './port.ts';

/** The seasons of a ladder as they are stored, and how many numbers were given to them. */
export interface StoredSeasons extends LadderSeasons {
  readonly given: number;
}

const FIRST: StoredSeasons = { present: FIRST_SEASON, ended: [], given: FIRST_SEASON };

export const seasonsKey = (key: LadderKey): ItemKey => ({ pk: homePartition(key), sk: SEASONS });

/** A ladder that has had one season only keeps no list. */
export async function readSeasons(database: Reader, key: LadderKey): Promise<StoredSeasons> {
  const item = await database.get(seasonsKey(key));
  if (!item) return FIRST;
  const value = unpack(item['value']) as Pick<LadderSeasons, 'ended' | 'undone'>;
  return { present: Number(item['present']), ...value, given: Number(item['given']) };
}

export const seasonsItem = (key: LadderKey, { present, ended, undone, given }: StoredSeasons): Item => ({
  ...seasonsKey(key),
  present,
  given,
  value: pack({ ended, ...(undone && { undone }) }),
});

/** That nobody has turned the ladder's seasons since they were seen: each turn gives a number, or ends one. */
export const notTurned = ({ present, given }: StoredSeasons): Condition<'ladder-changed'> =>
  stillOrLacking('ladder-changed', 'present', given === FIRST_SEASON ? undefined : present);

export const seasonsOf = ({ given: _, ...seasons }: StoredSeasons): LadderSeasons => seasons;
