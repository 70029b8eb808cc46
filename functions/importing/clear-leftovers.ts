import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { CLAIM, FIRST_SEASON, HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { readSeasons } from '../ladders/seasons.ts';
import { againIfLost, Claim } from './claim.ts';

/** Clears away what is left of added seasons that were replaced, or whose writer was killed: by their claims they are found. */
export async function clearLeftovers(database: Database, key: LadderKey): Promise<void> {
  const { present, ended, given } = await readSeasons(database, key);
  const known = new Set([present, ...ended.map(({ number }) => number)]);
  for (let season = FIRST_SEASON + 1; season <= given; season++)
    // One whose claim is lost is cleared by another.
    if (!known.has(season)) await clearIfClaimed(database, { ...key, season }).catch(againIfLost);
}

async function clearIfClaimed(database: Database, key: LadderKey): Promise<void> {
  const pk = ladderPartition(key);
  if (!(await database.get({ pk, sk: CLAIM }))) return;
  const claim = await Claim.take(database, key);
  if (claim === 'importing') return;
  // It may have been finished just now: then the claim alone is too much.
  if (!(await database.get({ pk, sk: HEAD }))) await claim.clear();
  await writeAll(database, [claim.released('claim-lost')]);
}
