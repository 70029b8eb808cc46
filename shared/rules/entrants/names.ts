import { PLAYING, type SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Ladder, Player } from '#shared/vocabulary/ladder.ts';
import { pairsSlot } from '../pairs/slots.ts';

/** A pair's name, made of those of its first two people (P3). */
export const madeName = (people: readonly { readonly id: string; readonly name?: string }[]): string =>
  people
    .slice(0, PLAYING)
    .map(({ id, name = id }) => name)
    .join(' / ');

/** How a seed would name an entrant that the ladder knows: a pair by its people, and by its own name where it has one. */
export function asSeeded(
  ladder: Ladder,
  { id, name }: Pick<Player, 'id' | 'name'>,
): Pick<SeededPlayer, 'name' | 'people'> {
  const pair = pairsSlot.of(ladder).get(id);
  const isOwn = !pair || pair.named;
  return { ...(isOwn && name !== undefined && { name }), ...(pair && { people: pair.people }) };
}
