import { areAlike } from '#shared/vocabulary/alike.ts';
import type { PersonOfPair } from '#shared/vocabulary/command.ts';
import { type Ladder, type Player, withPlayer } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Pair, pairsSlot } from './slots.ts';

/** A pair's name, made of those of its first two people (P3). */
export const madeName = (people: readonly { readonly id: string; readonly name?: string }[]): string =>
  people
    .slice(0, 2)
    .map(({ id, name = id }) => name)
    .join(' / ');

/** What an entry says of a pair: what it leaves out stays as it is. */
export interface OfPair {
  readonly id: PlayerId;
  readonly people?: readonly PersonOfPair[];
  readonly name?: string;
}

/** Pairs with the people and the names that an entry gives them. */
export function withPairs(ladder: Ladder, given: readonly OfPair[]): Ladder {
  const regrouped = given.reduce((now, { id, people }) => (people ? withPeople(now, id, people) : now), ladder);
  const called = withNames(regrouped, namesIn([...peopleOf(ladder), ...given.flatMap(({ people = [] }) => people)]));
  return given.reduce((now, { id, name }) => (name === undefined ? now : withOwnName(now, id, name)), called);
}

/** Only those whom the ladder has admitted: a replay may be without the entry that did. */
function withPeople(ladder: Ladder, id: PlayerId, people: Pair['people']): Ladder {
  const pairs = pairsSlot.of(ladder);
  return ladder.players.has(id) ? pairsSlot.set(ladder, pairs.set(id, { ...pairs.get(id), people })) : ladder;
}

/** A person has another name (P9). */
export const withPerson = (ladder: Ladder, { id, name }: Required<PersonOfPair>): Ladder =>
  withNames(ladder, new Map([...namesIn(peopleOf(ladder)), [id, name]]));

/** The people of all pairs, each as often as they are in one. */
export const peopleOf = (ladder: Ladder): readonly PersonOfPair[] =>
  [...pairsSlot.of(ladder).values()].flatMap(({ people }) => people);

/** A person has one name on a ladder, the last one given. */
const namesIn = (people: readonly PersonOfPair[]): ReadonlyMap<PlayerId, string> =>
  new Map(people.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));

/** The same people in all pairs, by these names; the names of pairs follow that are made of theirs. */
function withNames(ladder: Ladder, names: ReadonlyMap<PlayerId, string>): Ladder {
  let after = ladder;
  for (const [id, pair] of pairsSlot.of(ladder).entries()) {
    const people = pair.people.map((person) => calledBy(names, person.id));
    if (!areAlike(people, pair.people)) after = withPeople(after, id, people);
    if (!pair.named) after = withName(after, id, madeName(people));
  }
  return after;
}

function calledBy(names: ReadonlyMap<PlayerId, string>, id: PlayerId): PersonOfPair {
  const name = names.get(id);
  return { id, ...(name !== undefined && { name }) };
}

/** The club gives a pair a name, unless it is the very name made of its people’s (P3). */
function withOwnName(ladder: Ladder, id: PlayerId, name: string): Ladder {
  const pairs = pairsSlot.of(ladder);
  const { people, named: _ } = pairs.get(id) ?? {};
  if (!people) return ladder;
  const pair = { people, ...(name !== madeName(people) && { named: true as const }) };
  return withName(pairsSlot.set(ladder, pairs.set(id, pair)), id, name);
}

const withName = (ladder: Ladder, id: PlayerId, name: string): Ladder =>
  withPlayer(ladder, id, (player) => (player.name === name ? player : { ...player, name }));

/** How a seed would name an entrant that the ladder knows: a pair by its people, and by its own name where it has one. */
export function asSeeded(ladder: Ladder, { id, name }: Player): Omit<OfPair, 'id'> {
  const pair = pairsSlot.of(ladder).get(id);
  const isOwn = !pair || pair.named;
  return { ...(isOwn && name !== undefined && { name }), ...(pair && { people: pair.people }) };
}
