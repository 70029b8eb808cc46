import { type ClubColour, isClubColour } from '../../shared/vocabulary/club-colour.ts';
import { isLanguage, type Language } from '../../shared/vocabulary/language.ts';
import { lineOf } from './admin-history.ts';
import type { Database, Reader } from './database.ts';
import type { Item, ItemKey } from './item.ts';
import { CLEARANCES, CLUB, CLUB_LADDER, CLUBS, clubPartition } from './keys.ts';
import { StoreOutage } from './outage.ts';
import type { AdminChange, Club, ClubChange, LadderKey, NewClub } from './port.ts';
import { absent, certain, stillOrLacking, type Write } from './transaction.ts';

export const clubKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CLUB });
/** Says that a club has a ladder. */
export const clubLadderItem = ({ club, ladder }: LadderKey): Item => ({
  pk: clubPartition(club),
  sk: `${CLUB_LADDER}${ladder}`,
  ladder,
});

export async function createClub(
  database: Database,
  { id, name, unlisted = false }: NewClub,
): Promise<'created' | 'exists'> {
  const end = certain(await database.transact(creating({ id, name, unlisted })));
  return end === 'committed' ? 'created' : end;
}

/** What makes a club, for a transaction. */
export const creating = ({
  id,
  name,
  unlisted = false,
  language = 'en',
}: NewClub & Pick<Club, 'language'>): readonly Write<'exists'>[] => [
  {
    put: { ...clubKey(id), name, ...(unlisted && { unlisted: 1 }), ...(language !== 'en' && { language }) },
    condition: absent('exists'),
  },
  { put: { pk: CLUBS, sk: id } },
  // What was there before under this name may still have to be cleared away.
  { check: { pk: CLEARANCES, sk: id }, condition: absent('exists') },
];

export async function readClub(database: Reader, id: string): Promise<Club | undefined> {
  let club: Item | undefined;
  const ladders: string[] = [];
  const hidden: string[] = [];
  for await (const item of database.query({ pk: clubPartition(id), sk: { beginsWith: CLUB } })) {
    if (item.sk === CLUB) club = item;
    else {
      ladders.push(String(item['ladder']));
      if (item['hidden'] === 1) hidden.push(String(item['ladder']));
    }
  }
  return club && { ...fromItem(id, club), ladders, ...(hidden.length > 0 && { hidden }) };
}

/** A club as its own item has it. */
type ClubItem = Omit<Club, 'ladders' | 'hidden'>;

const fromItem = (id: string, { name, unlisted, language, colour, suspended, switched }: Item): ClubItem => ({
  id,
  name: String(name),
  ...(unlisted === 1 && { unlisted: true }),
  ...(isLanguage(language) && { language }),
  ...(isClubColour(colour) && { colour }),
  ...(suspended === 1 && { suspended: true }),
  ...(switched !== undefined && { switched: Number(switched) }),
});

/** How often it is tried while others switch the same club. */
const ATTEMPTS = 5;

/** What may be chosen otherwise for a club. */
type Choice =
  | Pick<ClubItem, 'unlisted'>
  | Pick<ClubItem, 'suspended'>
  | Pick<ClubItem, 'language'>
  | Pick<ClubItem, 'colour'>;

export const setListing = (
  database: Database,
  id: string,
  unlisted: boolean,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, ({ unlisted: was = false }) => (was === unlisted ? undefined : { unlisted }), change);

export const setLanguage = (
  database: Database,
  id: string,
  language: Language,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, ({ language: was = 'en' }) => (was === language ? undefined : { language }), change);

export const setColour = (
  database: Database,
  id: string,
  colour: ClubColour,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, ({ colour: was = 'green' }) => (was === colour ? undefined : { colour }), change);

export const setSuspended = (
  database: Database,
  id: string,
  suspended: boolean,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, ({ suspended: was = false }) => (was === suspended ? undefined : { suspended }), change);

export const isSuspended = async (database: Reader, id: string): Promise<boolean> =>
  (await database.get(clubKey(id), ['suspended']))?.['suspended'] === 1;

/** `chosen`: what is another choice than the one that stands, if it is. */
async function choose(
  database: Database,
  id: string,
  chosen: (club: ClubItem) => Choice | undefined,
  change?: AdminChange,
): Promise<ClubChange> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await database.get(clubKey(id));
    if (!seen) return 'no-such-club';
    const club = fromItem(id, seen);
    const choice = chosen(club);
    if (!choice) return 'unchanged';
    const end = certain(await database.transact([...switching(club, choice), ...lineOf(id, change)]));
    if (end === 'committed') return 'changed';
  }
  throw new StoreOutage('others are switching the same club');
}

/** The item that lists the club changes, too: the table's stream tells of it, and pages are made again. */
function switching({ id, switched, ...club }: ClubItem, choice: Choice): readonly Write<'club-changed'>[] {
  const count = (switched ?? 0) + 1;
  const condition = stillOrLacking('club-changed', 'switched', switched);
  const { name, unlisted, language, colour, suspended } = { ...club, ...choice };
  const chosen = { ...(language && { language }), ...(colour && { colour }), ...(suspended && { suspended: 1 }) };
  const item = { name, unlisted: unlisted ? 1 : 0, ...chosen, switched: count };
  return [{ put: { ...clubKey(id), ...item }, condition }, { put: { pk: CLUBS, sk: id, switched: count } }];
}

export async function readClubs(database: Reader): Promise<readonly Club[]> {
  const clubs: Club[] = [];
  for await (const id of clubIds(database)) {
    const club = await readClub(database, id);
    if (club) clubs.push(club);
  }
  return clubs;
}

/** In order. */
export async function* clubIds(database: Reader): AsyncGenerator<string> {
  for await (const { sk } of database.query({ pk: CLUBS })) yield sk;
}
