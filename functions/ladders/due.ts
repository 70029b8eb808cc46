import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { dueShards, type LadderKey, parseLadderPartition } from '../database/keys.ts';
import { DUE_INDEX } from '../database/table.ts';
import { headKey, type Mark, markIn, SHUT } from './mark.ts';

/** A ladder that stands in the due index, and since when. */
export interface DueLadder extends Pick<LadderKey, 'club' | 'ladder'> {
  readonly at: Instant;
}

/** How many are held at once of each shard; a page of the index itself may hold ten thousand. */
const HELD = 500;

/** The ladders that stand in the due index by an instant, by shards, and within each what is due longest first. */
export const dueLadders = (database: Database, by: Instant): readonly AsyncIterable<DueLadder>[] =>
  dueShards().map((shard) => dueIn(database, shard, by));

async function* dueIn(database: Database, shard: string, by: Instant): AsyncGenerator<DueLadder> {
  for await (const item of database.query({ due: shard, by, limit: HELD })) {
    const key = parseLadderPartition(item.pk);
    if (key) yield { ...key, at: instant(Number(item[DUE_INDEX.sort])) };
  }
}

/** Since when, or from when on, a season is due, read from itself: the index may be a moment late. */
export async function readDueAt(
  database: Database,
  key: LadderKey,
): Promise<(Mark & { readonly at: Instant | undefined }) | undefined> {
  const head = await database.get(headKey(key), [DUE_INDEX.sort, SHUT]);
  const at = head?.[DUE_INDEX.sort];
  return head && { at: at === undefined ? undefined : instant(Number(at)), ...markIn(head) };
}
