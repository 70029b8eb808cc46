import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { randomName } from '../page/ids.ts';

const LONGEST = 64;

/**
 * The id of a new member, made of the name, and readable where it can be: one that nobody on the ladder ever had, nor
 * anyone else in the club; where the tablet cannot ask for the members, a random one.
 */
export function idFor(name: string, { players }: Ladder, others?: ReadonlySet<string>): PlayerId {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const stem = words.slice(0, LONGEST - 6).replace(/-+$/, '') || 'player';
  for (let count = 1; ; count++) {
    const id = parsePlayerId(
      others ? (count === 1 ? stem : `${stem}-${count}`) : `${stem}-${randomName().slice(0, 5)}`,
    );
    if (id === undefined) throw new Error(`${stem} makes no id`);
    if (!players.has(id) && !others?.has(id)) return id;
  }
}
