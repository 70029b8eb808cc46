import type { PersonBehind } from '#shared/vocabulary/command.ts';
import type { Ladder, Player } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { everEach, type Pair, pairsSlot } from '../pairs/slots.ts';

/** The people of an entrant, each by a name; undefined where every player is one. */
export const peopleOfEntrant = (ladder: Ladder, entrant: PlayerId): readonly Required<PersonBehind>[] | undefined =>
  pairsSlot.of(ladder).get(entrant)?.people.map(byName);

/** Those who have played as an entrant and don’t now, each by a name; undefined where nobody has. */
export const formerOfEntrant = (ladder: Ladder, entrant: PlayerId): readonly Required<PersonBehind>[] | undefined =>
  pairsSlot.of(ladder).get(entrant)?.former?.map(byName);

const byName = ({ id, name = id }: PersonBehind): Required<PersonBehind> => ({ id, name });

/** The people who play as an entrant, those who usually play first. Where every player is an entrant, that player alone. */
export const peopleBehind = (ladder: Ladder, entrant: PlayerId): readonly PlayerId[] =>
  pairsSlot
    .of(ladder)
    .get(entrant)
    ?.people.map(({ id }) => id) ?? [entrant];

/** All who play or have played as an entrant that is more than a player, each as often as they are in one. */
export const peopleOf = (ladder: Ladder): readonly PersonBehind[] =>
  [...pairsSlot.of(ladder).values()].flatMap(everEach);

/**
 * The entrants as which a person plays: those on the ladder from the top down, then those that have left it. Where every
 * player is an entrant, that player, if the ladder knows them.
 */
export function entrantsOf(ladder: Ladder, person: PlayerId): readonly PlayerId[] {
  if (!ladder.header.entrants) return ladder.players.has(person) ? [person] : [];
  const theirs = [...pairsSlot.of(ladder).entries()].flatMap(([pair, { people }]) =>
    people.some(({ id }) => id === person) ? [pair] : [],
  );
  return [...ladder.order.topFirst(new Set(theirs)), ...theirs.filter((pair) => !ladder.order.has(pair))];
}

/** What a ladder says of a person, also of one who no longer plays as a pair; undefined if it doesn't know them. */
export const personOn = (ladder: Ladder, person: PlayerId): PersonBehind | undefined =>
  ladder.header.entrants ? peopleOf(ladder).find(({ id }) => id === person) : ladder.players.get(person);

interface Bearers {
  readonly players: {
    values(): Iterable<Pick<Player, 'id' | 'name'>>;
    get(id: PlayerId): Pick<Player, 'id' | 'name'> | undefined;
  };
}

/** Everybody who has a name on a ladder: its entrants, and all who play or have played as them, whose ids differ (P2). */
export function bearersOn(ladder: Ladder): Bearers {
  const people = peopleOf(ladder);
  if (people.length === 0) return ladder;
  return { players: new Map([...ladder.players.values(), ...people].map((bearer) => [bearer.id, bearer])) };
}

/** The people of an entrant, by what is stored of a player: that player alone, where it is no pair. */
export function peopleStoredIn(player: Player): readonly Pick<Player, 'id' | 'name' | 'rating'>[] {
  const pair: Pair | undefined = Object.getOwnPropertyDescriptor(player, pairsSlot.name)?.value;
  return pair?.people ?? [player];
}
