import { type ClubColour, isClubColour } from '#shared/vocabulary/club.ts';
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import type { Database, Reader } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { CLEARANCES, CLUB, CLUB_LADDER, CLUBS, clubPartition, type LadderKey, CREST, CLUBS_GONE } from '../database/keys.ts';
import { StoreOutage } from '../database/outage.ts';
import { absent, certain, stillOrLacking, type Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

/** What became of changing something about a club. */
export type ClubChange = 'changed' | 'unchanged' | 'no-such-club';

/** Lines of the admin history, by what they tell of. */
export type ChoiceTold = { readonly [Each in keyof ClubChoice]?: AdminChange };

/** What a club may choose for itself; null takes its crest away. */
export interface ClubChoice extends Pick<ListedClub, 'unlisted' | 'language' | 'colour' | 'joining'> {
  readonly crest?: Crest | null;
}

export interface NewClub extends Pick<Club, 'id' | 'name'> {
  readonly unlisted?: boolean | undefined;
}

export interface Club extends ListedClub {
  readonly ladders: readonly string[];
  /** Those of them that are not on its page. */
  readonly hidden?: readonly string[];
}

/** A club as the list of all clubs has it. */
export interface ListedClub {
  readonly id: string;
  readonly name: string;
  /** Whether it stays off the list of all clubs and away from search engines. */
  readonly unlisted?: boolean;
  /** In which language its pages are; English where none was chosen. */
  readonly language?: Language;
  /** Which colour its pages wear; green where none was chosen. */
  readonly colour?: ClubColour;
  /** Whether people may ask to join its ladders. */
  readonly joining?: boolean;
  /** What the file of its crest is called; its initials stand for it where it has none. */
  readonly crest?: string;
  /** The files of the crests that it had last, which are to be taken away. */
  readonly crestsBefore?: readonly string[];
  /** Whether it signed itself up, and whoever runs the deployment has said nothing of it yet. */
  readonly untried?: boolean;
  /** Whether whoever runs the deployment has suspended it. */
  readonly suspended?: boolean;
  /** How often that was changed, or what its page shows of its ladders. */
  readonly switched?: number;
}

export const clubKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CLUB });
/** Says that a club has a ladder. */
export const clubLadderItem = ({ club, ladder }: LadderKey): Item => ({
  pk: clubPartition(club),
  sk: `${CLUB_LADDER}${ladder}`,
  ladder,
});

export async function addClub(
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
  untried = false,
}: NewClub & Pick<Club, 'language' | 'untried'>): readonly Write<'exists'>[] => {
  const club = {
    ...clubKey(id),
    name,
    ...(unlisted && { unlisted: 1 }),
    ...(language !== 'en' && { language }),
    ...(untried && { untried: 1 }),
  };
  return [
    { put: club, condition: absent('exists') },
    { put: inList(id, club) },
    // What was there before under this name may still have to be cleared away.
    { check: { pk: CLEARANCES, sk: id }, condition: absent('exists') },
  ];
};

/** A club in the list of all clubs: as its own item has it, so that one query tells of all that the list shows. */
export const inList = (id: string, club: Item): Item => ({ ...club, pk: CLUBS, sk: id });

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

const fromItem = (
  id: string,
  { name, unlisted, language, colour, crest, crestsBefore, joining, untried, suspended, switched }: Item,
): ListedClub => ({
  id,
  name: String(name),
  ...(unlisted === 1 && { unlisted: true }),
  ...(isLanguage(language) && { language }),
  ...(isClubColour(colour) && { colour }),
  ...(crest !== undefined && { crest: String(crest) }),
  ...(crestsBefore !== undefined && { crestsBefore: String(crestsBefore).split(' ') }),
  ...(joining === 1 && { joining: true }),
  ...(untried === 1 && { untried: true }),
  ...(suspended === 1 && { suspended: true }),
  ...(switched !== undefined && { switched: Number(switched) }),
});

/** How often it is tried while others switch the same club. */
const ATTEMPTS = 5;

const CHOICES = ['unlisted', 'suspended', 'untried', 'joining', 'language', 'colour', 'crest'] as const;
/** What may be chosen for a club. */
type Choice = { readonly [Name in (typeof CHOICES)[number]]?: ListedClub[Name] | undefined };

/** What holds as long as nothing was chosen. */
const UNCHOSEN: Choice = {
  unlisted: false,
  suspended: false,
  untried: false,
  joining: false,
  language: 'en',
  colour: 'green',
};

export const isSuspended = async (database: Reader, id: string): Promise<boolean> =>
  (await database.get(clubKey(id), ['suspended']))?.['suspended'] === 1;

/** Lines of the admin history, by what they tell of. */
type Told = { readonly [Name in keyof Choice]?: AdminChange | undefined };

/** Chooses something else for a club, writes `also` with it, and who did that; 'unchanged' where it is so already. */
export async function choose(
  database: Database,
  id: string,
  choice: Choice,
  told: Told = {},
  also: readonly Write<never>[] = [],
): Promise<ClubChange> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await database.get(clubKey(id));
    if (!seen) return 'no-such-club';
    const club = fromItem(id, seen);
    const [was, is] = [
      { ...UNCHOSEN, ...club },
      { ...UNCHOSEN, ...club, ...choice },
    ];
    const changed = CHOICES.filter((name) => is[name] !== was[name]);
    if (changed.length === 0) return 'unchanged';
    // One line may tell of several.
    const lines = [...new Set(changed.map((name) => told[name]))].flatMap((each) => lineOf(id, each));
    const end = certain(await database.transact([...switching(club, choice), ...also, ...lines]));
    if (end === 'committed') return 'changed';
  }
  throw new StoreOutage('others are switching the same club');
}

/** The item that lists the club changes, too: the table's stream tells of it, and pages are made again. */
function switching({ id, switched, ...club }: ListedClub, choice: Choice): readonly Write<'club-changed'>[] {
  const count = (switched ?? 0) + 1;
  const condition = stillOrLacking('club-changed', 'switched', switched);
  const { name, unlisted, language, colour, crest, joining, untried, suspended } = { ...club, ...choice };
  const crestsBefore = beforeCrest(crest, club);
  const chosen = {
    ...(language && { language }),
    ...(colour && { colour }),
    ...(crest && { crest }),
    ...(crestsBefore.length > 0 && { crestsBefore: crestsBefore.join(' ') }),
  };
  const switches = {
    ...(joining && { joining: 1 }),
    ...(untried && { untried: 1 }),
    ...(suspended && { suspended: 1 }),
  };
  const item = { ...clubKey(id), name, unlisted: unlisted ? 1 : 0, ...chosen, ...switches, switched: count };
  return [{ put: item, condition }, { put: inList(id, item) }];
}

/** How many crests of before are remembered, so that their files are taken away. */
const CRESTS_BEFORE = 5;

const beforeCrest = (
  crest: string | undefined,
  { crest: was, crestsBefore = [] }: Pick<Club, 'crest' | 'crestsBefore'>,
) => [...crestsBefore, ...(was === undefined ? [] : [was])].filter((name) => name !== crest).slice(-CRESTS_BEFORE);

/** Suspends a club, or lifts that: whoever runs the deployment has then looked at it. */
export const setSuspended = (
  database: Database,
  id: string,
  suspended: boolean,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, suspended ? { suspended } : { suspended, untried: false }, {
    suspended: change,
    untried: change,
  });

/**
 * Changes what is given of a club, in one transaction; the rest stays. What really changes is told in the admin history.
 */
export const changeClub = (
  database: Database,
  id: string,
  { crest, ...choice }: ClubChoice,
  told?: ChoiceTold,
): Promise<ClubChange> =>
  crest === undefined
    ? choose(database, id, choice, told)
    : choose(database, id, { ...choice, crest: crest?.name }, told, [
        crest ? { put: crestItem(id, crest) } : { remove: crestKey(id) },
      ]);

/** All clubs in the order of their ids, as the list has them: however many there are, nothing of each is read besides. */
export async function readClubs(database: Reader): Promise<readonly ListedClub[]> {
  const clubs: ListedClub[] = [];
  for await (const item of database.query({ pk: CLUBS })) clubs.push(fromItem(item.sk, item));
  return clubs;
}

/** In order. */
export async function* readClubIds(database: Reader): AsyncGenerator<string> {
  for await (const { sk } of database.query({ pk: CLUBS })) yield sk;
}

/** A club's crest, as its pages show it. */
export interface Crest {
  /** What its file is called, after what is in it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const crestKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CREST });

const crestItem = (club: string, { name, bytes }: Crest): Item => ({ ...crestKey(club), name, bytes });

export async function readCrest(database: Reader, club: string): Promise<Crest | undefined> {
  const item = await database.get(crestKey(club));
  const bytes = item?.['bytes'];
  return bytes instanceof Uint8Array ? { name: String(item?.['name']), bytes: new Uint8Array(bytes) } : undefined;
}

export const clubsGone: ItemKey = { pk: CLUBS_GONE, sk: CLUBS_GONE };

/** What the clubs that are gone counted for the list of clubs, so that its version only ever grows. */
export const readClubsGone = async (database: Reader): Promise<number> =>
  Number((await database.get(clubsGone))?.['count'] ?? 0);
