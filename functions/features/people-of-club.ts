import type { MembersView, NamesakesView } from '#shared/features/members.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { readMembers, type StoredMember } from '../club/members.ts';
import { readNaming } from '../club/naming.ts';
import type { Database } from '../database/database.ts';
import { type LadderPeople, type PersonOnLadder, readPeople } from './people-book.ts';

/** A person of a club: what is kept of them, and where they play. */
export interface Person {
  readonly id: PlayerId;
  /** What the club calls them; those of whom nothing is kept, as their ladders do. */
  readonly name: string;
  readonly record?: StoredMember;
  readonly on: readonly (PersonOnLadder & { readonly ladder: string })[];
}

export interface PeopleOfClub {
  /** In the order of their ids. */
  readonly people: readonly Person[];
  readonly ladders: MembersView['ladders'];
}

/** Everybody whom a club knows: of whom there is a record, and who is on one of its ladders. Those who were forgotten are nobody. */
export async function peopleOf(database: Database, club: string): Promise<PeopleOfClub> {
  const [records, ladders, { forgotten = [] }] = await Promise.all([
    readMembers(database, club),
    readPeople(database, club),
    readNaming(database, club),
  ]);
  const gone = new Set<string>(forgotten);
  return {
    people: together(records, ladders).filter(({ id }) => !gone.has(id)),
    ladders: ladders.map(({ ladder, name }) => ({ ladder, name })),
  };
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
    .map(([id, theirs]) => personOf(id, byId.get(id), theirs))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function personOf(id: PlayerId, record: StoredMember | undefined, on: Person['on']): Person {
  const named =
    on.find(({ place, name }) => place === 'on' && name !== undefined) ?? on.find(({ name }) => name !== undefined);
  return { id, name: record?.name ?? named?.name ?? id, ...(record && { record }), on };
}

/** Those who are called alike, as people compare names; everybody, where no name is asked for. */
export function namesakes({ people, ladders }: PeopleOfClub, name: string | undefined): NamesakesView {
  const wanted = name === undefined ? undefined : nameKey(name);
  const isWanted = (person: Person): boolean =>
    wanted === undefined ||
    [person.name, ...person.on.map((each) => each.name ?? '')].some((each) => nameKey(each) === wanted);
  return {
    members: people.filter(isWanted).map(({ id, name: called, on }) => {
      const also = [...new Set(on.flatMap((each) => each.name ?? []))].filter((each) => each !== called);
      return { id, name: called, ...(also.length > 0 && { also }), ladders: on.map(({ ladder }) => ladder) };
    }),
    ladders,
  };
}
