import type { Reader } from '../database/database.ts';
import { unpack } from '../database/item.ts';
import { GAME_DATE, ladderPartition } from '../database/keys.ts';
import type { GameDate, LadderKey } from './port.ts';

/** The dates of a ladder’s challenges, the soonest first. Functions that publish them carry no more than this. */
export async function readGameDates(database: Reader, key: LadderKey): Promise<readonly GameDate[]> {
  const dates: GameDate[] = [];
  const query = { pk: ladderPartition(key), sk: { beginsWith: GAME_DATE } };
  for await (const { value } of database.query(query)) dates.push(unpack(value) as GameDate);
  return dates.toSorted((one, other) => one.at - other.at);
}
