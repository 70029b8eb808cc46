import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { pairsSlot } from './slots.ts';

/** Whether somebody plays as both of two pairs, which then can’t meet (P5). Two players share nobody. */
export function sharePerson(ladder: Ladder, one: PlayerId, other: PlayerId): boolean {
  const [ours, theirs] = [one, other].map((pair) => pairsSlot.of(ladder).get(pair)?.people ?? []);
  return one !== other && ours !== undefined && ours.some(({ id }) => theirs?.some((person) => person.id === id));
}
