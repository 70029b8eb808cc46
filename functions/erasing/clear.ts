import { randomUUID } from 'node:crypto';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { type Clearance, endClearance, keepClearance, readClearance } from '../books/clearances.ts';
import { readClub } from '../books/clubs.ts';
import { changeImport, isOver, readImport, readImports } from '../books/imports.ts';
import type { Database } from '../database/database.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { clearLeftovers } from '../importing/clear-leftovers.ts';
import type { Pace } from '../importing/pace.ts';
import { REWRITTEN } from '../ladders/entries.ts';
import { CLOCKS_DIFFER, publishAgain } from '../ladders/publish-again.ts';
import { readSeasons } from '../ladders/seasons.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { ListedFiles } from '../publishing/files.ts';
import { allOf, atOnce } from '../runtime/at-once.ts';
import type { Transfers } from '../transfers/transfers.ts';
import { beginDeletingLadder, clearClub, clearLadder, freeLadder, laddersListed } from './deleting.ts';
import { forgetInClub } from './forget-in-club.ts';
import { forget } from './forget-on-ladder.ts';

const AT_ONCE = 16;

/** Goes on with a clearance from where it is. It may be killed at any point, and be done twice at once. */
export async function clear(world: ClearingWorld, name: string): Promise<Cleared> {
  const found = await readClearance(world.store.database, name);
  if (!found) return 'none';
  const { rests } = found;
  // A clock that was set back does not make it rest for longer.
  if (rests !== undefined && world.now() < rests && rests - world.now() <= REST) return 'later';
  if (found.person) return forgetting(world, found, found.person);
  const { ladder, past } = found;
  if (past !== undefined && (await isListed(world, found))) return over(world, name);
  if (!(await cleared(world, found))) return 'more';
  if (rests === undefined) {
    await keepClearance(world.database, { ...found, rests: instant(world.now() + REST) });
    return 'later';
  }
  if (ladder === undefined || past !== undefined) await endClearance(world.database, name);
  else await freeLadder(world.database, { club: found.club, ladder });
  return 'over';
}

function cleared(world: ClearingWorld, found: Clearance): Promise<boolean> {
  const { club, ladder, past } = found;
  if (ladder === undefined) return clubCleared(world, found);
  return past === undefined ? ladderCleared(world, { club, ladder }) : seasonCleared(world, found);
}

/** Whether a season was added again under the address of the one that was removed: what lies there is of that one. */
async function isListed({ store }: ClearingWorld, { club, ladder = '', past }: Clearance): Promise<boolean> {
  const { ended } = await readSeasons(store.database, { club, ladder });
  return ended.some(({ name }) => name === past);
}

async function seasonCleared(world: ClearingWorld, found: Clearance): Promise<boolean> {
  const { club, ladder = '', past } = found;
  const key = { club, ladder };
  await clearLeftovers(world.database, key);
  await removeFolder(world, `/${nameOf(key)}/${past}`);
  // Added again meanwhile, it may have lost files to that.
  if (await isListed(world, found)) await publishAgain(world.store, key, instant(world.now() + CLOCKS_DIFFER));
  return true;
}

async function ladderCleared(world: ClearingWorld, { club, ladder }: LadderKey): Promise<boolean> {
  const { store, database, transfers } = world;
  const key = { club, ladder };
  const source = (await readImport(store.database, key))?.source;
  if (source !== undefined) await transfers.remove(source);
  for (const folder of ['imports', 'downloads']) await transfers.removeAll(`${folder}/${club}/${ladder}`);
  if (!(await untilNothing(world, () => clearLadder(database, key)))) return false;
  await removeFolder(world, `/${club}/${ladder}`);
  return true;
}

/** The same of a club: its ladders are deleted each by itself. */
async function clubCleared(world: ClearingWorld, { club, begun }: Clearance): Promise<boolean> {
  const { store, database, transfers } = world;
  const ladders = await laddersListed(database, club);
  for (const ladder of ladders) await beginDeletingLadder(store.database, { club, ladder }, begun);
  await world.enqueue(ladders.map((ladder) => `${club}/${ladder}`));
  for (const folder of ['imports', 'downloads', 'uploads']) await transfers.removeAll(`${folder}/${club}`);
  if (!(await untilNothing(world, () => clearClub(database, club)))) return false;
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
  const [error] = await atOnce(AT_ONCE, await allOf(files.list(folder)), (path) => files.remove(path));
  if (error !== undefined) throw error;
  await files.remove(folder);
  await forgetCopies?.(folder);
}

/** Goes on with forgetting a person: on each ladder, then in the club; after a rest, published files are looked at. */
async function forgetting(world: ClearingWorld, found: Clearance, person: Forgotten): Promise<Cleared> {
  const { store, database, now } = world;
  const { name, club, rests } = found;
  const ladders = await laddersListed(database, club);
  // The next club of that name has people of its own.
  if (ladders.length === 0 && !(await readClub(store.database, club))) return over(world, name);
  for (const ladder of ladders) if ((await forgetOn(world, found, person, ladder)) === 'busy') return 'busy';
  await world.forgetElsewhere?.(club, person);
  await forgetInClub(database, club, person);
  world.rewritten?.({ club });
  if (rests === undefined) {
    await keepClearance(database, { ...found, rests: instant(now() + REST) });
    return 'later';
  }
  if ((await forgetImports(world, club)) === 'busy') return 'busy';
  // A log that came in meanwhile has made one that was not among them.
  if ((await laddersListed(database, club)).some((each) => !ladders.includes(each))) return 'busy';
  for (const ladder of ladders) await scrub(world, { club, ladder }, person);
  await world.forgetCopies?.(`/${club}`);
  return over(world, name);
}

async function over({ database }: ClearingWorld, name: string): Promise<'over'> {
  await endClearance(database, name);
  return 'over';
}

/** Files on their way are deleted once more at the end: a process may have read the log before, or died after rewriting it. */
async function forgetOn(
  { database, transfers, pace, rewritten }: ClearingWorld,
  { name, club, rests }: Clearance,
  person: Forgotten,
  ladder: string,
): Promise<'done' | 'busy'> {
  const outcome = await forget(
    { club, ladder },
    { database, person, token: name, spend: (units) => pace.spend(units) },
  );
  if (outcome === 'busy') return outcome;
  if (outcome === 'forgotten') rewritten?.({ club, ladder });
  if (outcome === 'forgotten' || rests !== undefined)
    for (const folder of ['imports', 'downloads']) await transfers.removeAll(`${folder}/${club}/${ladder}`);
  return 'done';
}

/** Logs that were sent in and became no ladder: their outcome is no longer told. */
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

/** Removes what a process wrote that had read the ladder before, and publishes it again. */
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

export interface ClearingWorld {
  readonly store: Pick<LadderStore, 'database' | 'touch'>;
  /** Where it is cleared: the store's own, but one that a laptop does not watch line by line. */
  readonly database: Database;
  readonly files: Pick<ListedFiles, 'list' | 'remove' | 'text'>;
  readonly transfers: Pick<Transfers, 'remove' | 'removeAll'>;
  readonly pace: Pace;
  readonly now: () => Instant;
  readonly hasTime: () => boolean;
  readonly enqueue: (names: readonly string[]) => Promise<void>;
  /** Tells those who keep copies for readers that a folder has changed, where there are any. */
  readonly forgetCopies?: (folder: string) => Promise<void>;
  /** Erases a person from what is stored beside the database, before they are erased from their club. */
  readonly forgetElsewhere?: (club: string, person: Forgotten) => Promise<void>;
  /** Hears where a person was forgotten: on a ladder, or in what its club keeps. */
  readonly rewritten?: (place: { readonly club: string; readonly ladder?: string }) => void;
}

/** `more`: goes on at once. `later`: once it has rested. `busy`: at the hourly look. `none`: nothing of this name. */
export type Cleared = 'more' | 'later' | 'busy' | 'over' | 'none';

/** For how many milliseconds what was cleared rests until it is looked at again: no process then knows it any more. */
export const REST = 900_000;
