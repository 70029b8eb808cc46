import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clubKey, clubLadderItem } from '../books/clubs.ts';
import type { Creation } from '../books/imports.ts';
import { untilThrough, writeAll } from '../database/change.ts';
import { laddersOf, makeCounted, tallyOf } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import { HEAD, type LadderKey, ladderPartition, nameOf } from '../database/keys.ts';
import { absent, present } from '../database/transaction.ts';
import { itemsOf } from '../ladders/changes.ts';
import { againIfLost, Claim, mustBeHeld } from './claim.ts';

/**
 * Makes a ladder, from nothing or at once from the commands of its log: one of more than a few thousand lines is imported step
 * by step. Its head is written last, and until then the ladder doesn't exist; what an earlier attempt left behind is cleared
 * away first.
 */
export const createLadder = (
  database: Database,
  key: LadderKey,
  header: Header,
  commands: readonly Command[] = [],
): Promise<Creation> =>
  untilThrough(database, nameOf(key), () => make(database, key, header, commands).catch(againIfLost));

async function make(
  database: Database,
  key: LadderKey,
  header: Header,
  commands: readonly Command[],
): Promise<Creation> {
  if (!(await database.get(clubKey(key.club)))) return 'no-such-club';
  const claim = await Claim.take(database, key);
  if (claim === 'importing') return claim;
  const obstacle = await obstacleTo(database, key);
  if (obstacle) {
    await writeAll(database, [claim.released('claim-lost')]);
    return obstacle;
  }
  await claim.clear();
  const { items, head } = itemsOf(key, Season.of(header, commands));
  await claim.write([...items]);
  const end = await makeCounted(database, laddersOf(key.club), [
    { put: head, condition: absent('exists') },
    { check: clubKey(key.club), condition: present('no-such-club') },
    { put: clubLadderItem(key) },
    claim.released('claim-lost'),
  ]);
  if (end === 'too-many') return takenBack(database, claim);
  if (end === 'exists' || end === 'no-such-club') return end;
  mustBeHeld(end);
  return 'created';
}

/** Why a ladder can't be made, before anything of it is written. */
async function obstacleTo(database: Database, key: LadderKey): Promise<'exists' | 'too-many-ladders' | undefined> {
  if (await database.get({ pk: ladderPartition(key), sk: HEAD })) return 'exists';
  return (await tallyOf(database, laddersOf(key.club))).isFull ? 'too-many-ladders' : undefined;
}

/** Others made the last ladders that the club may have: what was written of this one goes again. */
async function takenBack(database: Database, claim: Claim): Promise<'too-many-ladders'> {
  await claim.clear();
  await writeAll(database, [claim.released('claim-lost')]);
  return 'too-many-ladders';
}
