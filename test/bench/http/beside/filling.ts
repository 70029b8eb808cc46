import { member } from '#test/bench/club.ts';
import type { Case } from '../cases.ts';
import { isWonBelow, pairOf } from '../games.ts';
import { nameOf } from '../log.ts';
import type { Player, Result } from './ranks.ts';

/** The players of a case, as they begin. */
export const playersOf = ({ players }: Case): readonly Pick<Player, 'id' | 'name' | 'rank'>[] =>
  Array.from({ length: players }, (_, n) => ({ id: member(n + 1), name: nameOf(n + 1), rank: n + 1 }));

/** The result of the game with a number: the same game as in the season log. */
export function resultOf(number: number, players: number): Result {
  const [below, above] = pairOf(number, players).map(member);
  if (below === undefined || above === undefined) throw new Error('a game is played by two');
  return isWonBelow(number) ? { winner: below, loser: above } : { winner: above, loser: below };
}

/** The results that are there before any is recorded. */
export const resultsOf = ({ players, lines }: Case): readonly Result[] =>
  Array.from({ length: lines - 1 }, (_, n) => resultOf(n, players));
