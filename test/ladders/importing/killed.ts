import { randomUUID } from 'node:crypto';
import { addClub } from '#functions/club/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { newImport } from '#functions/importing/begin.ts';
import { glanceAt } from '#functions/importing/door.ts';
import { beginImport, type LogImport } from '#functions/importing/import-book.ts';
import { filesOf } from '#functions/importing/parts.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Place } from '../emulator.ts';
import { MortalWorker, type World } from './mortal.ts';
import { Partition, VirtualTime } from './partition.ts';
import { MemoryTransfers } from './transfers.ts';

/** A table whose partition takes 1,000 write units a second, and a club in it. */
export function newWorld(place: Place, step = 20_000): World & { readonly transfers: MemoryTransfers } {
  const time = new VirtualTime();
  const partition = new Partition(time, 1000);
  return { place, time, partition, transfers: new MemoryTransfers(), written: [], step };
}

export const storeOf = ({ place }: World): DynamoStore => new DynamoStore(place);

/** Begins the import of a log into a new club. */
export async function begin(world: World, log: string, terms: Partial<LogImport> = {}): Promise<LadderKey> {
  const key = { club: `club-${randomUUID()}`, ladder: 'imported' };
  const store = storeOf(world);
  await addClub(store.database, { id: key.club, name: 'A club' });
  const bytes = Buffer.from(log);
  const glance = glanceAt(bytes);
  if (glance.kind === 'fault') throw new Error(glance.message);
  const asked = { glance, by: 'organiser', at: instant(world.time.now), keepRefused: false, dryRun: false, ...terms };
  const begun = newImport(key, asked);
  await world.transfers.put(filesOf(key, begun.id).log, bytes);
  const how = await beginImport(store.database, key, begun);
  if (how !== 'begun') throw new Error(how);
  return key;
}

/** Works an import off, killing a worker after each of these numbers of requests; how often one was killed. */
export async function workOff(world: World, key: LadderKey, lives: readonly number[] = []): Promise<number> {
  let killed = 0;
  for (const life of [...lives, ...Array.from({ length: 100 }, () => Number.POSITIVE_INFINITY)]) {
    const progress = await new MortalWorker(world, life).work(key);
    if (progress === 'over') return killed;
    if (progress === 'dead') killed++;
    // Whoever was killed is waited for until nothing was heard for a while.
    world.time.now += progress === 'dead' ? 31_000 : 0;
  }
  throw new Error('the import does not end');
}
