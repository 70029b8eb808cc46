import type { Player } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { lookOf, visible } from './look-alikes.ts';
import type { Who } from './phrase.ts';

export type Named = (id: PlayerId) => Who;

type Bearer = Pick<Player, 'id' | 'name'>;

/** Something that has players' names: a ladder, or what is known of one. */
interface Bearers {
  readonly players: { values(): Iterable<Bearer>; get(id: PlayerId): Bearer | undefined };
}

/** How the players of a ladder are called in public: by name, and where two share one or theirs look alike, by name and id. */
export function namesOf(ladder: Bearers): Named {
  const bearers = new Map<string, number>();
  for (const player of ladder.players.values()) {
    const look = lookOf(nameOf(player));
    bearers.set(look, (bearers.get(look) ?? 0) + 1);
  }
  const called = (id: PlayerId): Who => {
    const name = nameOf(ladder.players.get(id) ?? { id });
    return { id, name: (bearers.get(lookOf(name)) ?? 0) > 1 && name !== id ? `${name} (${id})` : name };
  };
  const known = new Map<PlayerId, Who>();
  return (id) => {
    const who = known.get(id) ?? called(id);
    known.set(id, who);
    return who;
  };
}

/** A name without control characters, what nobody sees and half characters; a player whose name shows nothing is called by id. */
export function nameOf({ id, name = '' }: Bearer): string {
  const plain = plainText(visible(name));
  return /[^\p{C}\p{Z}\p{M}]/u.test(plain) ? plain : id;
}

/** What a player has written, without control characters and half characters. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
