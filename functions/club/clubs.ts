import { type ClubColour, isClubColour } from '#shared/vocabulary/club.ts';
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import type { Database, Reader } from '../database/database.ts';
import type { Item, ItemKey, Scalar } from '../database/item.ts';
import {
  CLEARANCES,
  CLUB,
  CLUB_LADDER,
  CLUBS,
  CLUBS_GONE,
  CREST,
  clubPartition,
  type LadderKey,
} from '../database/keys.ts';
import { absent, certain, StoreOutage, stillOrLacking, type Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

interface Choice<T> {
  /** What holds as long as nothing was chosen. */
  readonly usual?: T;
  /** Undefined if nothing was chosen. */
  readonly parse: (stored: Scalar | undefined) => T | undefined;
}

const FLAG: Choice<boolean> = { usual: false, parse: (stored) => stored === 1 || undefined };
const TEXT: Choice<string> = { parse: (stored) => (stored === undefined ? undefined : String(stored)) };

/** What is chosen for a club: each is stored as an attribute of this name. */
const CHOICES = {
  /** Whether it stays off the list of all clubs and away from search engines. */
  unlisted: FLAG,
  suspended: FLAG,
  /** Whether it signed itself up, and the operator has said nothing of it yet. */
  untried: FLAG,
  /** Whether people may ask to join its ladders. */
  joining: FLAG,
  language: { usual: 'en', parse: (stored) => (isLanguage(stored) ? stored : undefined) } as Choice<Language>,
  colour: { usual: 'green', parse: (stored) => (isClubColour(stored) ? stored : undefined) } as Choice<ClubColour>,
  /** What the file of its crest is called; its initials stand for it if it has none. */
  crest: TEXT,
} as const;

type ChoiceName = keyof typeof CHOICES;
type Chosen = { readonly [Name in ChoiceName]?: NonNullable<ReturnType<(typeof CHOICES)[Name]['parse']>> };
type Choosing = { readonly [Name in ChoiceName]?: Chosen[Name] | undefined };
const NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

const chosenIn = (item: Item): Chosen =>
  Object.fromEntries(
    NAMES.map((name) => [name, CHOICES[name].parse(item[name])] as const).filter(([, value]) => value !== undefined),
  ) as Chosen;

const attributesOf = (chosen: Choosing): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = chosen[name];
      return value === undefined || value === false ? [] : [[name, value === true ? 1 : value] as const];
    }),
  );

export type ClubChange = 'changed' | 'unchanged' | 'no-such-club';

export interface ClubChoice extends Omit<Chosen, 'suspended' | 'untried' | 'crest'> {
  readonly crest?: Crest | null;
}

/** Lines of the admin history, by what they tell of. */
export type ChoiceTold = { readonly [Each in keyof ClubChoice]?: AdminChange };

export interface NewClub extends Pick<Club, 'id' | 'name'> {
  readonly unlisted?: boolean | undefined;
}

export interface Club extends ListedClub {
  readonly ladders: readonly string[];
  /** Those of them that are not on its page. */
  readonly hidden?: readonly string[];
}

export interface ListedClub extends Chosen {
  readonly id: string;
  readonly name: string;
  /** The files of the crests that it had last, which are to be taken away. */
  readonly crestsBefore?: readonly string[];
  /** How often what is chosen for it was changed, or what its page shows of its ladders. */
  readonly switched?: number;
}

export const clubKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CLUB });
export const clubLadderItem = ({ club, ladder }: LadderKey): Item => ({
  pk: clubPartition(club),
  sk: `${CLUB_LADDER}${ladder}`,
  ladder,
});

export async function addClub(database: Database, club: NewClub): Promise<'created' | 'exists'> {
  const end = certain(await database.transact(creating(club)));
  return end === 'committed' ? 'created' : end;
}

export function creating({
  id,
  name,
  ...chosen
}: NewClub & Pick<Club, 'language' | 'untried'>): readonly Write<'exists'>[] {
  const club = { ...clubKey(id), name, ...attributesOf(chosen) };
  return [
    { put: club, condition: absent('exists') },
    { put: inList(id, club) },
    // What was there before under this name may still have to be cleared away.
    { check: { pk: CLEARANCES, sk: id }, condition: absent('exists') },
  ];
}

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

function fromItem(id: string, item: Item): ListedClub {
  const { name, crestsBefore, switched } = item;
  return {
    id,
    name: String(name),
    ...chosenIn(item),
    ...(crestsBefore !== undefined && { crestsBefore: String(crestsBefore).split(' ') }),
    ...(switched !== undefined && { switched: Number(switched) }),
  };
}

export const isSuspended = async (database: Reader, id: string): Promise<boolean> =>
  (await database.get(clubKey(id), ['suspended']))?.['suspended'] === 1;

const ATTEMPTS = 5;

type Told = { readonly [Name in ChoiceName]?: AdminChange | undefined };

/** Chooses something else for a club, writes `also` with it, and who did that; 'unchanged' if it is so already. */
export async function choose(
  database: Database,
  id: string,
  choice: Choosing,
  told: Told = {},
  also: readonly Write<never>[] = [],
): Promise<ClubChange> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await database.get(clubKey(id));
    if (!seen) return 'no-such-club';
    const club = fromItem(id, seen);
    const chosen: Choosing = { ...club, ...choice };
    const changed = NAMES.filter((name) => {
      const { usual } = CHOICES[name];
      return (chosen[name] ?? usual) !== (club[name] ?? usual);
    });
    if (changed.length === 0) return 'unchanged';
    // One line may tell of several.
    const lines = [...new Set(changed.map((name) => told[name]))].flatMap((each) => lineOf(id, each));
    const end = certain(await database.transact([...choosing(club, chosen), ...also, ...lines]));
    if (end === 'committed') return 'changed';
  }
  throw new StoreOutage('others are switching the same club');
}

/** How many crests of before are remembered, so that their files are taken away. */
const CRESTS_BEFORE = 5;

function choosing(
  { id, name, switched: before, ...club }: ListedClub,
  chosen: Choosing,
): readonly Write<'club-changed'>[] {
  const crests = [...(club.crestsBefore ?? []), ...(club.crest === undefined ? [] : [club.crest])];
  const crestsBefore = crests.filter((each) => each !== chosen.crest).slice(-CRESTS_BEFORE);
  const item = {
    ...clubKey(id),
    name,
    ...attributesOf(chosen),
    ...(crestsBefore.length > 0 && { crestsBefore: crestsBefore.join(' ') }),
  };
  return switched(id, before === undefined ? item : { ...item, switched: before }, 1);
}

/** Writes a club whose page shows something else, counted on unless others have; the table's stream tells of it. */
export function switched(id: string, club: Item, more: number): readonly Write<'club-changed'>[] {
  const before = club['switched'];
  const put = { ...club, switched: Number(before ?? 0) + more };
  return [{ put, condition: stillOrLacking('club-changed', 'switched', before) }, { put: inList(id, put) }];
}

export async function pageChanged(database: Database, id: string): Promise<readonly Write<'club-changed'>[]> {
  const club = await database.get(clubKey(id));
  return club ? switched(id, club, 1) : [];
}

/** Suspends a club, or lifts that: the operator has then looked at it. */
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

/** Changes what is given of a club, in one transaction; the rest stays. What really changes is told in the admin history. */
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

/** What the site has beside its clubs: no club can be called so. */
const RESERVED: readonly string[] = ['api', 'apps', 'assets', 'enter', 'join', 'new'];

export const isReserved = (club: string): boolean => RESERVED.includes(club);
