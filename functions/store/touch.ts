import {
  ConditionalCheckFailedException,
  TransactionConflictException,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import type { Ladder } from '../../shared/ladder/ladder.ts';
import { type Instant, instant } from '../../shared/ladder/vocabulary.ts';
import { dueAt } from '../../shared/view/due-at.ts';
import type { Database } from './database.ts';
import { TOUCHED } from './head.ts';
import { namesIn, toAttributes } from './item.ts';
import { dueShard, HEAD, ladderPartition } from './keys.ts';
import { load } from './load.ts';
import type { LadderKey } from './port.ts';
import type { RecentLadders } from './recent.ts';
import { DUE_INDEX } from './table.ts';

/**
 * Has a ladder published again as it is at an instant: its head changes, which the table's stream tells, and the index
 * gets what comes next after that instant. No line is written. Doing it twice is harmless.
 */
export async function touch(
  database: Database,
  recent: RecentLadders,
  key: LadderKey,
  at: Instant,
): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
  const known = recent.get(key);
  if (known && (await marked(database, key, known, at))) return 'touched';
  const ladder = await load(database, key);
  if (!ladder) return 'no-such-ladder';
  recent.put(key, ladder);
  return (await marked(database, key, ladder, at)) ? 'touched' : 'ladder-changed';
}

/** A log may be ahead of the clock. Its page is then of that time, and has to be older than the touch to be made again. */
export const sinceTouched = (ladder: Ladder, at: Instant): Instant => instant(Math.max(at, ladder.at + 1));

/** Marks the head, if it is still as seen. */
async function marked(database: Database, key: LadderKey, ladder: Ladder, at: Instant): Promise<boolean> {
  try {
    const input = { ...markInput(key, ladder, at), TableName: database.table, ...database.measure };
    const { ConsumedCapacity } = await database.client.send(new UpdateItemCommand(input));
    database.report('update', 'write', 1, [ConsumedCapacity]);
    return true;
  } catch (error) {
    // Somebody's transaction is just changing it, or has.
    if (error instanceof ConditionalCheckFailedException || error instanceof TransactionConflictException) return false;
    throw error;
  }
}

const SEEN = '#line = :line';
const STAYS_DUE = `SET #${TOUCHED} = :at, #${DUE_INDEX.partition} = :shard, #${DUE_INDEX.sort} = :next`;
const NEVER_DUE = `SET #${TOUCHED} = :at REMOVE #${DUE_INDEX.partition}, #${DUE_INDEX.sort}`;

function markInput(key: LadderKey, ladder: Ladder, at: Instant): Omit<UpdateItemCommandInput, 'TableName'> {
  const since = sinceTouched(ladder, at);
  const [pk, next] = [ladderPartition(key), dueAt(ladder, since)];
  const update = next === undefined ? NEVER_DUE : STAYS_DUE;
  const entry = next === undefined ? {} : { ':shard': dueShard(pk), ':next': next };
  return {
    Key: toAttributes({ pk, sk: HEAD }),
    UpdateExpression: update,
    ConditionExpression: SEEN,
    ...namesIn(`${update} ${SEEN}`),
    ExpressionAttributeValues: toAttributes({ ':line': ladder.line, ':at': since, ...entry }),
  };
}
