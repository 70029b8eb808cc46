import type { Score } from '#shared/vocabulary/command.ts';
import type { Chance } from './chance.ts';

/** A match as it was played: the games that each has won, and the points of each game. */
interface Match {
  readonly score: Score;
  readonly points: readonly Score[];
}

/** Games to eleven, two ahead, until one of the two has won so many; `expected` is how often the first of them wins one. */
export function playGames(chance: Chance, expected: number, needed: number): Match {
  const points: Score[] = [];
  const won: [number, number] = [0, 0];
  while (Math.max(...won) < needed) {
    const lost = chance.happens(0.15) ? 10 : chance.between(3, 9);
    const winner = Math.max(11, lost + 2);
    const isOwn = chance.happens(expected);
    points.push(isOwn ? [winner, lost] : [lost, winner]);
    won[isOwn ? 0 : 1] += 1;
  }
  return { score: won, points };
}
