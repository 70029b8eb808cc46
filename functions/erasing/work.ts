import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import { beginDeletingLadder, type Clearance, readClearance } from '../ladders/clearances.ts';
import { readImport } from '../ladders/imports.ts';
import { atOnce } from '../settling/at-once.ts';
import { forgetting } from './forgetting.ts';
import { REST } from './rest.ts';
import type { Cleared, ClearingWorld } from './world.ts';

/** How many files are taken away at once. */
const AT_ONCE = 16;

/** Goes on with a clearance from where it is. It may be killed at any point, and be done twice at once. */
export async function clear(world: ClearingWorld, name: string): Promise<Cleared> {
  const found = await readClearance(world.store.database, name);
  if (!found) return 'none';
  const { rests } = found;
  // A clock that was set back does not make it rest for longer.
  if (rests !== undefined && world.now() < rests && rests - world.now() <= REST) return 'later';
  if (found.person) return forgetting(world, found, found.person);
  const { ladder } = found;
  const isDone = ladder === undefined ? clubCleared(world, found) : ladderCleared(world, { ...found, ladder });
  if (!(await isDone)) return 'more';
  if (rests === undefined) {
    await world.clearing.keepClearance({ ...found, rests: instant(world.now() + REST) });
    return 'later';
  }
  if (ladder === undefined) await world.clearing.endClearance(name);
  else await world.clearing.freeLadder({ club: found.club, ladder });
  return 'over';
}

/** Whether nothing is left of a ladder but what says that it is being deleted. */
async function ladderCleared(world: ClearingWorld, { club, ladder }: LadderKey): Promise<boolean> {
  const { store, clearing, transfers } = world;
  const key = { club, ladder };
  const source = (await readImport(store.database, key))?.source;
  if (source !== undefined) await transfers.remove(source);
  for (const folder of ['imports', 'downloads']) await transfers.removeAll(`${folder}/${club}/${ladder}`);
  if (!(await untilNothing(world, () => clearing.clearLadder(key)))) return false;
  await removeFolder(world, `/${club}/${ladder}`);
  return true;
}

/** The same of a club: its ladders are deleted each by itself. */
async function clubCleared(world: ClearingWorld, { club, begun }: Clearance): Promise<boolean> {
  const { store, clearing, transfers } = world;
  const ladders = await clearing.laddersListed(club);
  for (const ladder of ladders) await beginDeletingLadder(store.database, { club, ladder }, begun);
  await world.enqueue(ladders.map((ladder) => `${club}/${ladder}`));
  for (const folder of ['imports', 'downloads', 'uploads']) await transfers.removeAll(`${folder}/${club}`);
  if (!(await untilNothing(world, () => clearing.clearClub(club)))) return false;
  await removeFolder(world, `/${club}`);
  return true;
}

/** Clears portions as long as there is time; whether nothing is left. */
async function untilNothing({ hasTime, pace }: ClearingWorld, clearSome: () => Promise<number>): Promise<boolean> {
  while (hasTime()) {
    const count = await clearSome();
    if (count === 0) return true;
    await pace.spend(2 * count);
  }
  return false;
}

async function removeFolder({ files, forgetCopies }: ClearingWorld, folder: string): Promise<void> {
  const paths: string[] = [];
  for await (const path of files.list(folder)) paths.push(path);
  const [error] = await atOnce(AT_ONCE, paths, (path) => files.remove(path));
  if (error !== undefined) throw error;
  await files.remove(folder);
  await forgetCopies?.(folder);
}
