import { areAlike } from '#shared/vocabulary/alike.ts';
import type { PersonBehind } from '#shared/vocabulary/command.ts';
import { type Ladder, withPlayer } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { madeName } from '../entrants/names.ts';
import { peopleOf } from '../entrants/people.ts';
import { everEach, type Pair, pairsSlot } from './slots.ts';

/** What an entry says of a pair: what it leaves out stays as it is. */
export interface OfPair {
  readonly id: PlayerId;
  readonly people?: readonly PersonBehind[];
  readonly name?: string;
}

/** Pairs with the people and the names that an entry gives them. */
export function withPairs(ladder: Ladder, all: readonly OfPair[]): Ladder {
  // A replay may be without the entry that admitted a pair.
  const given = all.filter(({ id }) => ladder.players.has(id));
  const regrouped = given.reduce((now, { id, people }) => (people ? withPeople(now, id, people) : now), ladder);
  const called = withNames(regrouped, namesIn([...peopleOf(ladder), ...given.flatMap(({ people = [] }) => people)]));
  return given.reduce((now, { id, name }) => (name === undefined ? now : withOwnName(now, id, name)), called);
}

function withPeople(ladder: Ladder, id: PlayerId, people: Pair['people']): Ladder {
  const pairs = pairsSlot.of(ladder);
  const known = pairs.get(id);
  const former = known ? without(everEach(known), people) : [];
  const pair: Pair = { people, ...(former.length > 0 && { former }), ...(known?.named && { named: true }) };
  return pairsSlot.set(ladder, pairs.set(id, pair));
}

/** Each once, and none of the others. */
function without(people: Pair['people'], others: Pair['people']): Pair['people'] {
  const left = new Map(people.map((person) => [person.id, person]));
  for (const { id } of others) left.delete(id);
  return [...left.values()];
}

/** A person has another name (P9). */
export const withPerson = (ladder: Ladder, { id, name }: Required<PersonBehind>): Ladder =>
  withNames(ladder, new Map([...namesIn(peopleOf(ladder)), [id, name]]));

/** A person has one name on a ladder, the last one given. */
const namesIn = (people: readonly PersonBehind[]): ReadonlyMap<PlayerId, string> =>
  new Map(people.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));

/** The same people in all pairs, by these names; the names of pairs follow that are made of theirs. */
function withNames(ladder: Ladder, names: ReadonlyMap<PlayerId, string>): Ladder {
  const called = ({ id }: PersonBehind): PersonBehind => calledBy(names, id);
  let after = ladder;
  for (const [id, pair] of pairsSlot.of(ladder).entries()) {
    const [people, former] = [pair.people.map(called), pair.former?.map(called)];
    const now = { ...pair, people, ...(former && { former }) };
    if (!areAlike(now, pair)) after = pairsSlot.set(after, pairsSlot.of(after).set(id, now));
    if (!pair.named) after = withName(after, id, madeName(people));
  }
  return after;
}

function calledBy(names: ReadonlyMap<PlayerId, string>, id: PlayerId): PersonBehind {
  const name = names.get(id);
  return { id, ...(name !== undefined && { name }) };
}

/** The club gives a pair a name, unless it is the very name made of its people’s (P3). */
function withOwnName(ladder: Ladder, id: PlayerId, name: string): Ladder {
  const pairs = pairsSlot.of(ladder);
  const known = pairs.get(id);
  if (!known) return ladder;
  const { named: _, ...pair } = known;
  const isOwn = name !== madeName(pair.people);
  return withName(pairsSlot.set(ladder, pairs.set(id, { ...pair, ...(isOwn && { named: true }) })), id, name);
}

const withName = (ladder: Ladder, id: PlayerId, name: string): Ladder =>
  withPlayer(ladder, id, (player) => (player.name === name ? player : { ...player, name }));
