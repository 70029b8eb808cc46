import type { Command } from '../../shared/ladder/command.ts';
import type { Header } from '../../shared/ladder/header.ts';
import { Season } from '../../shared/ladder/season.ts';
import { Claim, mustBeHeld } from './claim.ts';
import { clubKey, clubLadderItem } from './clubs.ts';
import type { Database } from './database.ts';
import { HEAD, ladderPartition } from './keys.ts';
import type { Creation, LadderKey } from './port.ts';
import { absent, certain, present } from './transaction.ts';
import { itemsOf } from './whole-ladder.ts';

/**
 * Makes a ladder, from nothing or from its log. Its head is written last, and until then there is no ladder; whatever
 * an attempt before left behind is cleared away first.
 */
export async function create(
  database: Database,
  key: LadderKey,
  header: Header,
  commands: readonly Command[],
): Promise<Creation> {
  if (!(await database.get(clubKey(key.club)))) return 'no-such-club';
  const claim = await Claim.take(database, key);
  if (claim === 'importing') return claim;
  if (await database.get({ pk: ladderPartition(key), sk: HEAD })) {
    await database.transact([claim.released()]);
    return 'exists';
  }
  await claim.clear();
  const { items, head } = itemsOf(key, Season.of(header, commands));
  await claim.write([...items]);
  const end = certain(
    await database.transact([
      { put: head, condition: absent('exists') },
      { check: clubKey(key.club), condition: present('no-such-club') },
      { put: clubLadderItem(key) },
      claim.released(),
    ]),
  );
  if (end === 'exists' || end === 'no-such-club') return end;
  mustBeHeld(end);
  return 'created';
}
