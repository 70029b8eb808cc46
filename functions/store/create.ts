import type { Command } from '../../shared/ladder/command.ts';
import type { Header } from '../../shared/ladder/header.ts';
import { Season } from '../../shared/ladder/season.ts';
import { stateParts } from './changes.ts';
import { Claim, mustBeHeld } from './claim.ts';
import { clubKey, clubLadderItem } from './clubs.ts';
import type { Database } from './database.ts';
import { entryItem, idItem, idsGiven } from './entries.ts';
import { headItem } from './head.ts';
import type { Item } from './item.ts';
import { HEAD, ladderPartition } from './keys.ts';
import { partItem } from './parts.ts';
import type { LadderKey } from './port.ts';
import { absent, certain, present } from './transaction.ts';

export type Creation = 'created' | 'exists' | 'no-such-club';

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
  if (await database.get({ pk: ladderPartition(key), sk: HEAD })) {
    await database.transact([claim.released()]);
    return 'exists';
  }
  await claim.clear();
  const season = Season.of(header, commands);
  const parts = stateParts(season.ladder);
  await claim.write([...parts.map((part) => partItem(key, part)), ...logItems(key, season)]);
  const end = certain(
    await database.transact([
      { put: headItem(key, season.ladder, parts.length), condition: absent('exists') },
      { check: clubKey(key.club), condition: present('no-such-club') },
      { put: clubLadderItem(key) },
      claim.released(),
    ]),
  );
  if (end === 'exists' || end === 'no-such-club') return end;
  mustBeHeld(end);
  return 'created';
}

/** The log as it stands, and the ids that it gives away. */
const logItems = (key: LadderKey, season: Season): readonly Item[] => [
  ...season.lines().map((entry) => entryItem(key, { ...entry, token: 'import', lookedBack: false })),
  ...[...idsGiven(season.lines())].map(([id, line]) => idItem(key, id, line)),
];
