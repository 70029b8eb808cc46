import type { Score } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Chance } from './chance.ts';
import { MEMBERS } from './members.ts';

const DRAWS = 0.2;

const ratingOf = (id: PlayerId): number => MEMBERS.find((member) => member.id === id)?.rating ?? 1500;

/** What one of two scores on average in a game, as Elo has it. */
export const expectedScore = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

/** How a match of two games may end; the better rated wins more often. */
export function playMatch(challenger: PlayerId, challenged: PlayerId, chance: Chance): Score {
  const expected = expectedScore(ratingOf(challenger), ratingOf(challenged));
  const won = playGame(expected, chance) + playGame(expected, chance);
  return [won, 2 - won];
}

function playGame(expected: number, chance: Chance): number {
  if (chance.happens(DRAWS)) return 0.5;
  return chance.happens(expected) ? 1 : 0;
}

/** A match as played: the games that each has won, and the points of each game. */
interface Match {
  readonly score: Score;
  readonly points: readonly Score[];
}

/** Games to eleven, two ahead, until one of the two has won `needed`; `expected` is how often the first of them wins one. */
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

/** Sets of tennis, until one of the two has won two; `expected` is how often the first of them wins one. */
export function playSets(chance: Chance, expected: number): Match {
  const points: Score[] = [];
  const won: [number, number] = [0, 0];
  while (Math.max(...won) < 2) {
    const lost = chance.happens(0.2) ? chance.between(5, 6) : chance.between(0, 4);
    const winner = lost < 5 ? 6 : 7;
    const isOwn = chance.happens(expected);
    points.push(isOwn ? [winner, lost] : [lost, winner]);
    won[isOwn ? 0 : 1] += 1;
  }
  return { score: won, points };
}
