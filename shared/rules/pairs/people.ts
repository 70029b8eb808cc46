import type { PersonOfPair } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { pairsSlot } from './slots.ts';

/** The people of a pair, each by a name; undefined where every player is an entrant. */
export const peopleOfPair = (ladder: Ladder, pair: PlayerId): readonly Required<PersonOfPair>[] | undefined =>
  pairsSlot
    .of(ladder)
    .get(pair)
    ?.people.map(({ id, name = id }) => ({ id, name }));

/** The people who play as an entrant, those who usually play first. Where every player is an entrant, that player alone. */
export const peopleBehind = (ladder: Ladder, entrant: PlayerId): readonly PlayerId[] =>
  pairsSlot
    .of(ladder)
    .get(entrant)
    ?.people.map(({ id }) => id) ?? [entrant];

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

/** What a ladder says of a person; undefined if it doesn't know them. */
export function personOn(ladder: Ladder, person: PlayerId): PersonOfPair | undefined {
  if (!ladder.header.entrants) return ladder.players.get(person);
  const [pair] = entrantsOf(ladder, person);
  return (
    pair &&
    pairsSlot
      .of(ladder)
      .get(pair)
      ?.people.find(({ id }) => id === person)
  );
}
