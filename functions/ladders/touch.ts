import { dueAt } from '#shared/engine/due.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { dueShard, HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { DUE_INDEX } from '../database/table.ts';
import type { AttributeChange } from '../database/transaction.ts';
import { stillAt, TOUCHED } from './head.ts';
import { find, type LoadedLadder } from './load.ts';
import type { Recent, RecentLadders } from './recent.ts';

/** 'over': the season is, and another one has begun. */
export type Touch = 'touched' | 'ladder-changed' | 'no-such-ladder' | 'over';

/** Has a ladder published again as at an instant: its head changes, and no line is written. Twice is harmless. */
export async function touch(database: Database, recent: RecentLadders, key: LadderKey, at: Instant): Promise<Touch> {
  const known = recent.get(key);
  if (known && (await marked(database, key, known, at))) return 'touched';
  const found = await find(database, key);
  if (!found) return 'no-such-ladder';
  if (found.shut === 'over') return 'over';
  if (!found.shut) recent.put(key, found);
  return (await marked(database, key, found, at)) ? 'touched' : 'ladder-changed';
}

/** A log may be ahead of the clock. Its page is then of that time, and has to be older than the touch to be made again. */
export const sinceTouched = (ladder: Ladder, at: Instant): Instant => instant(Math.max(at, ladder.at + 1));

/** Marks the head, if it is still as seen and no transaction is changing it. */
async function marked(
  database: Database,
  key: LadderKey,
  { ladder, epoch, shut }: Pick<LoadedLadder, 'ladder' | 'epoch' | 'shut'> | (Recent & { readonly shut?: undefined }),
  at: Instant,
): Promise<boolean> {
  const pk = ladderPartition(key);
  const since = sinceTouched(ladder, at);
  const change = changeOf(pk, shut ? undefined : dueAt(ladder, since), since);
  const outcome = await database.update({ pk, sk: HEAD }, change, stillAt('ladder-changed', ladder.line, epoch));
  return outcome === 'updated';
}

function changeOf(pk: string, next: Instant | undefined, since: Instant): AttributeChange {
  if (next === undefined) return { set: { [TOUCHED]: since }, remove: [DUE_INDEX.partition, DUE_INDEX.sort] };
  return { set: { [TOUCHED]: since, [DUE_INDEX.partition]: dueShard(pk), [DUE_INDEX.sort]: next } };
}
