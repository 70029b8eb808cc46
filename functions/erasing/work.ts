import { randomUUID } from 'node:crypto';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import { beginDeletingLadder, type Clearance, readClearance } from './clearances.ts';
import { readClub } from '../club/clubs.ts';
import { changeImport, isOver, readImport, readImports } from '../importing/import-book.ts';
import { REWRITTEN } from '../ladders/rewritten.ts';
import { atOnce } from '../runtime/at-once.ts';
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

/**
 * Goes on with forgetting a person of a club: on each of its ladders, and in what the club keeps besides. Their pages are
 * made again as soon as that is done; after a rest it is looked whether anything published still names them.
 */
async function forgetting(world: ClearingWorld, found: Clearance, person: Forgotten): Promise<Cleared> {
  const { store, clearing, now } = world;
  const { name, club, rests } = found;
  const ladders = await clearing.laddersListed(club);
  // The next club of that name has people of its own.
  if (ladders.length === 0 && !(await readClub(store.database, club))) return over(world, name);
  for (const ladder of ladders) if ((await forgetOn(world, found, person, ladder)) === 'busy') return 'busy';
  await clearing.forgetInClub(club, person);
  if (rests === undefined) {
    await clearing.keepClearance({ ...found, rests: instant(now() + REST) });
    return 'later';
  }
  if ((await forgetImports(world, club)) === 'busy') return 'busy';
  for (const ladder of ladders) await scrub(world, { club, ladder }, person);
  await world.forgetCopies?.(`/${club}`);
  return over(world, name);
}

async function over({ clearing }: ClearingWorld, name: string): Promise<'over'> {
  await clearing.endClearance(name);
  return 'over';
}

/** Files on their way go once more in the end: somebody may have read the log before, or been killed after writing it anew. */
async function forgetOn(
  { clearing, transfers, pace }: ClearingWorld,
  { name, club, rests }: Clearance,
  person: Forgotten,
  ladder: string,
): Promise<'done' | 'busy'> {
  const outcome = await clearing.forget({ club, ladder }, person, name, (units) => pace.spend(units));
  if (outcome === 'busy') return outcome;
  if (outcome === 'forgotten' || rests !== undefined)
    for (const folder of ['imports', 'downloads']) await transfers.removeAll(`${folder}/${club}/${ladder}`);
  return 'done';
}

/** Logs that were sent in and became no ladder: how that went is told to nobody any more. */
async function forgetImports({ store, transfers, now }: ClearingWorld, club: string): Promise<'done' | 'busy'> {
  for await (const key of readImports(store.database, club)) {
    const job = await readImport(store.database, key);
    if (!job) continue;
    if (!isOver(job)) return 'busy';
    await transfers.removeAll(`imports/${club}/${key.ladder}`);
    const { fault: _, ...rest } = job;
    const to = { ...rest, state: 'withdrawn', by: REWRITTEN, changed: now(), token: randomUUID() } as const;
    if ((await changeImport(store.database, key, job, to)) !== 'changed') return 'busy';
  }
  await transfers.removeAll(`uploads/${club}`);
  return 'done';
}

/** Takes away what was put in place by somebody who had read the ladder before, and has its pages made again. */
async function scrub({ store, files, now }: ClearingWorld, key: LadderKey, { player }: Forgotten): Promise<void> {
  const theirs = new RegExp(`(?<![a-z0-9-])${player}(?![a-z0-9-])`);
  let found = 0;
  for await (const path of files.list(`/${key.club}/${key.ladder}`)) {
    if (!theirs.test((await files.text(path)) ?? '')) continue;
    await files.remove(path);
    found++;
  }
  if (found > 0) await store.touch(key, now());
}
