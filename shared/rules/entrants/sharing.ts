import type { PersonBehind } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { pairsSlot } from '../pairs/slots.ts';

/** Whether somebody plays as both of two pairs, which then can’t meet (P5). Two players share nobody. */
export function sharePerson(ladder: Ladder, one: PlayerId, other: PlayerId): boolean {
  const pairs = pairsSlot.of(ladder);
  const theirs = pairs.get(other)?.people;
  const isTheirs = ({ id }: PersonBehind) => theirs?.some((person) => person.id === id);
  return one !== other && pairs.get(one)?.people.some(isTheirs) === true;
}

/** Entrants whose people are others on one ladder than on another, or are called otherwise. */
export const regroupedBetween = (before: Ladder, after: Ladder): Iterable<PlayerId> =>
  pairsSlot.of(after).changedSince(pairsSlot.of(before));

/** Who plays as each entrant: the same value until any of it changes. */
export const groupingOf = (ladder: Ladder): unknown => pairsSlot.of(ladder);
