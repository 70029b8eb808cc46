import type { Forgotten } from '../../shared/view/forgetting.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import type { Clearance, LadderKey } from '../store/port.ts';
import { REST } from './rest.ts';
import type { Cleared, ClearingWorld } from './world.ts';

/**
 * Goes on with forgetting a person of a club: on each of its ladders, and in what the club keeps besides. Their pages are
 * made again as soon as that is done; after a rest it is looked whether anything published still names them.
 */
export async function forgetting(world: ClearingWorld, found: Clearance, person: Forgotten): Promise<Cleared> {
  const { clearing, transfers, now } = world;
  const { name, club, rests } = found;
  const ladders = await clearing.laddersListed(club);
  for (const ladder of ladders) {
    const outcome = await clearing.forget({ club, ladder }, person, name, (units) => world.pace.spend(units));
    if (outcome === 'busy') return 'more';
    if (outcome === 'forgotten')
      for (const folder of ['imports', 'downloads']) await transfers.removeAll(`${folder}/${club}/${ladder}`);
  }
  await clearing.forgetInClub(club, person);
  if (rests === undefined) {
    await clearing.keepClearance({ ...found, rests: instant(now() + REST) });
    return 'later';
  }
  for (const ladder of ladders) await scrub(world, { club, ladder }, person);
  await world.forgetCopies?.(`/${club}`);
  await clearing.endClearance(name);
  return 'over';
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
