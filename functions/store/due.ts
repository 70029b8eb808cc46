import type { Instant } from '../../shared/ladder/vocabulary.ts';
import type { Database } from './database.ts';
import { dueShards, parseLadderPartition } from './keys.ts';
import type { LadderKey } from './port.ts';
import { DUE_INDEX } from './table.ts';

const WHERE = `#${DUE_INDEX.partition} = :shard AND #${DUE_INDEX.sort} <= :by`;

/** The ladders on which something is due, shard by shard and within each what is due longest first. */
export async function* dueLadders(database: Database, by: Instant): AsyncGenerator<LadderKey> {
  for (const shard of dueShards()) {
    const values = { ':shard': shard, ':by': by };
    for await (const item of database.query({ index: DUE_INDEX.name, where: WHERE, values })) {
      const key = parseLadderPartition(item.pk);
      if (key) yield key;
    }
  }
}
