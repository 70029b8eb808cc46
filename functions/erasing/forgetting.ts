import { randomUUID } from 'node:crypto';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Clearance } from '../ladders/clearances.ts';
import { readClub } from '../ladders/clubs.ts';
import { changeImport, isOver, readImport, readImports } from '../ladders/imports.ts';
import { REWRITTEN } from '../ladders/rewritten.ts';
import { REST } from './rest.ts';
import type { Cleared, ClearingWorld } from './world.ts';

/**
 * Goes on with forgetting a person of a club: on each of its ladders, and in what the club keeps besides. Their pages are
 * made again as soon as that is done; after a rest it is looked whether anything published still names them.
 */
export async function forgetting(world: ClearingWorld, found: Clearance, person: Forgotten): Promise<Cleared> {
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
