import type { Database } from './database.ts';
import type { Item } from './item.ts';
import { CLUB, CLUB_LADDER, CLUBS, clubPartition, type ItemKey } from './keys.ts';
import type { Club, LadderKey } from './port.ts';
import { absent, certain } from './transaction.ts';

export const clubKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CLUB });
/** Says that a club has a ladder. */
export const clubLadderItem = ({ club, ladder }: LadderKey): Item => ({
  pk: clubPartition(club),
  sk: `${CLUB_LADDER}${ladder}`,
  ladder,
});

export async function createClub(
  database: Database,
  { id, name }: Omit<Club, 'ladders'>,
): Promise<'created' | 'exists'> {
  const end = certain(
    await database.transact([
      { put: { ...clubKey(id), name }, condition: absent('exists') },
      { put: { pk: CLUBS, sk: id } },
    ]),
  );
  return end === 'committed' ? 'created' : end;
}

export async function readClub(database: Database, id: string): Promise<Club | undefined> {
  let name: string | undefined;
  const ladders: string[] = [];
  for await (const { name: title, ladder } of database.query({ pk: clubPartition(id), sk: { beginsWith: CLUB } })) {
    if (ladder === undefined) name = String(title);
    else ladders.push(String(ladder));
  }
  return name === undefined ? undefined : { id, name, ladders };
}

export async function readClubs(database: Database): Promise<readonly Club[]> {
  const clubs: Club[] = [];
  for await (const id of clubIds(database)) {
    const club = await readClub(database, id);
    if (club) clubs.push(club);
  }
  return clubs;
}

/** In order. */
export async function* clubIds(database: Database): AsyncGenerator<string> {
  for await (const { sk } of database.query({ pk: CLUBS })) yield sk;
}
