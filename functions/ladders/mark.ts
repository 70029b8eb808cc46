import { LADDER_SHUT, type LadderShut } from '#shared/vocabulary/club.ts';
import type { Database } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { type Condition, stillOrLacking, type Test } from '../database/transaction.ts';

/** What a head says besides its ladder. */
export interface Mark {
  /**
   * Another one as soon as nothing that a process remembers of the ladder holds any more, though no line may say so: it was
   * opened or shut, written anew, or deleted and made again. Missing on ladders of before that none of this happened to.
   */
  readonly epoch?: string;
  readonly shut?: LadderShut;
}

export const EPOCH = 'epoch';
export const SHUT = 'shut';

export const headKey = (key: LadderKey): ItemKey => ({ pk: ladderPartition(key), sk: HEAD });

export const markIn = ({ [EPOCH]: epoch, [SHUT]: shut }: Item): Mark => ({
  ...(epoch !== undefined && { epoch: String(epoch) }),
  ...(isShut(shut) && { shut }),
});

const isShut = (value: unknown): value is LadderShut => LADDER_SHUT.some((each) => each === value);

/** The mark of a ladder as stored now; undefined where there is none, and was none lately. */
export async function readMark(database: Database, key: LadderKey): Promise<Mark | undefined> {
  const head = await database.get(headKey(key), [EPOCH, SHUT, 'line']);
  return head && markIn(head);
}

/** That a ladder is still the one that was seen, at the line at which it was seen. */
export const stillAt = <Name extends string>(name: Name, line: number, epoch: string | undefined): Condition<Name> => ({
  name,
  holds: { all: [{ attribute: 'line', is: '=', value: line }, ofEpoch(epoch)] },
});

const ofEpoch = (epoch: string | undefined): Test => stillOrLacking('', EPOCH, epoch).holds;
