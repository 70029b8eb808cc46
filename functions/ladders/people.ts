import type { MembersView, NamesakesView } from '#shared/features/members.ts';
import { peopleStoredIn } from '#shared/rules/entrants/people.ts';
import type { Naming } from '#shared/view/naming.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { AloneMode } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { type FaceFiles, readClub } from '../books/clubs.ts';
import { readFaceFiles } from '../books/faces.ts';
import { readMember, readMemberPage, readMembers, type StoredMember } from '../books/members.ts';
import { readNaming } from '../books/naming.ts';
import type { Database, Reader } from '../database/database.ts';
import { HEAD, type LadderKey, ladderPartition, PLAYER, ROSTER } from '../database/keys.ts';
import { allOf } from '../runtime/at-once.ts';
import { pagesIn, playerParts } from './parts.ts';
import { playersOn } from './players.ts';
import { readSeasons } from './seasons.ts';
import { headOf, partOf, type StatePart } from './stored-parts.ts';

export interface LadderPeople {
  readonly ladder: string;
  readonly name: string;
  readonly people: readonly PersonOnLadder[];
}

/** A player who is on a ladder, has left it, or was on it only in an earlier season. */
interface PersonOnLadder {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  readonly place: 'on' | 'left' | 'before';
}

const AT_ONCE = 8;

type IsWanted = (id: PlayerId) => boolean;

const everybody: IsWanted = () => true;

/** Everybody who is or was on each ladder of a club, in all of its seasons: only players and their order are stored. */
export async function readPeople(
  database: Reader,
  club: string,
  isWanted: IsWanted = everybody,
): Promise<readonly LadderPeople[]> {
  const ladders = (await readClub(database, club))?.ladders ?? [];
  const found: LadderPeople[] = [];
  for (let first = 0; first < ladders.length; first += AT_ONCE) {
    const some = ladders
      .slice(first, first + AT_ONCE)
      .map((ladder) => peopleOnLadder(database, { club, ladder }, isWanted));
    found.push(...(await Promise.all(some)).filter((each) => each !== undefined));
  }
  return found;
}

async function peopleOnLadder(database: Reader, key: LadderKey, isWanted: IsWanted): Promise<LadderPeople | undefined> {
  const { present, ended } = await readSeasons(database, key);
  const now = await readPlayers(database, { ...key, season: present }, HEAD);
  const found = now.find(({ name }) => name === HEAD);
  if (!found) return undefined;
  const { header, pages } = headOf(found).value;
  const on = new Set(pagesIn(now, pages).flatMap(({ page }) => playersOn(page)));
  const people = new Map<PlayerId, PersonOnLadder>();
  const add = (parts: readonly StatePart[], placeOf: (id: PlayerId) => PersonOnLadder['place']) => {
    for (const { entrant, ...person } of peopleIn(parts).filter(({ id }) => isWanted(id))) {
      const place = placeOf(entrant);
      // Whoever has left as one entrant may be there as another.
      if (place !== 'left' || people.get(person.id)?.place !== 'on') people.set(person.id, { ...person, place });
    }
  };
  for (const { number } of ended) add(await readPlayers(database, { ...key, season: number }, PLAYER), () => 'before');
  add(now, (id) => (on.has(id) ? 'on' : 'left'));
  return { ladder: key.ladder, name: header.name ?? key.ladder, people: [...people.values()] };
}

/** The people of a season, and as whom of its ladder each plays. */
const peopleIn = (parts: readonly StatePart[]): readonly (Omit<PersonOnLadder, 'place'> & { entrant: PlayerId })[] =>
  [...playerParts(parts).values()].flatMap((player) =>
    peopleStoredIn(player).map((person) => ({ ...picked(person, ['id', 'name', 'rating']), entrant: player.id })),
  );

/** The players of a season. Between its head and them lie the pages of the order, which come along if asked for `from` there. */
async function readPlayers(database: Reader, key: LadderKey, from: string): Promise<readonly StatePart[]> {
  const items = await allOf(database.query({ pk: ladderPartition(key), sk: { from, to: `${ROSTER}~` } }));
  return items.filter(({ value }) => value !== undefined).map(partOf);
}

export interface Person {
  readonly id: PlayerId;
  /** What the club calls them; for those with no record, what their ladders call them. */
  readonly name: string;
  readonly record?: StoredMember;
  readonly on: readonly (PersonOnLadder & { readonly ladder: string })[];
  /** How the public sees them, where that is not as everybody. */
  readonly shown?: AloneMode;
  readonly nickname?: string;
  /** Whether they have added a photograph. */
  readonly face?: true;
}

interface PeopleOfClub {
  /** In the order of their ids. */
  readonly people: readonly Person[];
  readonly ladders: MembersView['ladders'];
}

/** People of a club, with a record or on one of its ladders: those of some ids. The forgotten are left out. */
export async function peopleOf(database: Database, club: string, ids: ReadonlySet<PlayerId>): Promise<PeopleOfClub> {
  const [records, ladders, naming, faces] = await Promise.all([
    readSome(database, club, ids),
    readPeople(database, club, (id) => ids.has(id)),
    readNaming(database, club),
    readFaceFiles(database, club),
  ]);
  return asPeople(together(records, ladders), ladders, naming, faces);
}

/** The members after an id, as many as are asked for: no more of thousands of records are read. */
export async function peopleAfter(
  database: Database,
  club: string,
  after: string,
  most: number,
): Promise<PeopleOfClub & { readonly more: boolean; readonly isPartial: boolean }> {
  const [{ members: records, isPartial }, ladders, naming, faces] = await Promise.all([
    readMemberPage(database, club, after, most + 1),
    readPeople(database, club, (id) => id > after),
    readNaming(database, club),
    readFaceFiles(database, club),
  ]);
  const all = together(records, ladders);
  return { ...asPeople(all.slice(0, most), ladders, naming, faces), more: all.length > most, isPartial };
}

function asPeople(
  all: readonly Person[],
  ladders: readonly LadderPeople[],
  naming: Naming,
  faces: FaceFiles = {},
): PeopleOfClub {
  const gone = new Set<string>(naming.forgotten);
  const people = all.filter(({ id }) => !gone.has(id));
  return {
    people: people.map((person) => ({
      ...person,
      ...shownIn(naming, person.id),
      ...(Object.hasOwn(faces, person.id) && { face: true as const }),
    })),
    ladders: ladders.map(({ ladder, name }) => ({ ladder, name })),
  };
}

const readSome = async (database: Database, club: string, only: ReadonlySet<PlayerId>) =>
  (await Promise.all([...only].map((id) => readMember(database, club, id)))).filter((each) => each !== undefined);

/** One person of a club, where there is one of that id. */
export const personOf = async (database: Database, club: string, id: PlayerId): Promise<Person | undefined> =>
  (await peopleOf(database, club, new Set([id]))).people[0];

function shownIn({ alone = {}, nicknames }: Naming, id: PlayerId): Pick<Person, 'shown' | 'nickname'> {
  const shown = Object.hasOwn(alone, id) ? alone[id] : undefined;
  const nickname = Object.hasOwn(nicknames, id) ? nicknames[id] : undefined;
  return { ...(shown && { shown }), ...(nickname !== undefined && { nickname }) };
}

function together(records: readonly StoredMember[], ladders: readonly LadderPeople[]): readonly Person[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const on = new Map<PlayerId, Person['on'][number][]>(records.map(({ id }) => [id, []]));
  for (const { ladder, people } of ladders)
    for (const person of people) {
      const theirs = on.get(person.id) ?? [];
      theirs.push({ ...person, ladder });
      on.set(person.id, theirs);
    }
  return [...on]
    .map(([id, theirs]) => called(id, byId.get(id), theirs))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function called(id: PlayerId, record: StoredMember | undefined, on: Person['on']): Person {
  const named =
    on.find(({ place, name }) => place === 'on' && name !== undefined) ?? on.find(({ name }) => name !== undefined);
  return { id, name: record?.name ?? named?.name ?? id, ...(record && { record }), on };
}

/** Everybody with this name, compared as people compare names; everybody at all, if no name is given. */
export async function namesakes(database: Database, club: string, name: string | undefined): Promise<NamesakesView> {
  const [records, ladders, naming] = await Promise.all([
    readMembers(database, club),
    readPeople(database, club),
    readNaming(database, club),
  ]);
  const found = name === undefined ? { records, ladders } : calledAlike(records, ladders, nameKey(name));
  const all = asPeople(together(found.records, found.ladders), ladders, naming);
  return {
    members: all.people.map(({ id, name: called, on }) => {
      const also = [...new Set(on.flatMap((each) => each.name ?? []))].filter((each) => each !== called);
      return { id, name: called, ...(also.length > 0 && { also }), ladders: on.map(({ ladder }) => ladder) };
    }),
    ladders: all.ladders,
  };
}

/** Everything stored about people who have this name anywhere: of thousands of people, only these few are put together. */
function calledAlike(records: readonly StoredMember[], ladders: readonly LadderPeople[], wanted: string) {
  const calledSo = ({ id, name = id }: Pick<PersonOnLadder, 'id' | 'name'>): boolean => nameKey(name) === wanted;
  const ids = new Set(
    [records, ...ladders.map(({ people }) => people)].flatMap((some) => some.filter(calledSo).map(({ id }) => id)),
  );
  return {
    records: records.filter(({ id }) => ids.has(id)),
    ladders: ladders.map(({ people, ...ladder }) => ({ ...ladder, people: people.filter(({ id }) => ids.has(id)) })),
  };
}
