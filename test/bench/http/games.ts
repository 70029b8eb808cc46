import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { matchId, member } from '../club.ts';

/** A verb and its object, as a line of the log and a request have them. */
export interface Said {
  readonly verb: string;
  readonly body: object;
}

/** The game with a number: what was said before it was played, and its result. */
export interface Game {
  readonly before?: Said;
  readonly result: Said;
}

/** How many games are open at first on a ladder whose games begin before they end. */
export const OPEN = 45;

const REASON = 'a benchmark';

/** Where so many stand that everybody who plays from below has ten above them; no two then meet twice in 890 games. */
const ENOUGH = 20;

/** One who stood below at first, and somebody up to ten rungs above: spread over the whole ladder. */
export function pairOf(number: number, players: number): readonly [below: number, above: number] {
  const least = players > ENOUGH ? 12 : 2;
  const below = least + ((number * 7919) % (players - least + 1));
  return [below, Math.max(1, below - 1 - (number % 10))];
}

/** Two of three games are won from below. */
export const isWonBelow = (number: number): boolean => number % 3 !== 0;

/** A match is two games by the rules of Lavers, elsewhere one. */
function scoreOf(number: number, system: SystemId): readonly [number, number] {
  const most = system === 'lavers' ? 2 : 1;
  return isWonBelow(number) ? [most, 0] : [0, most];
}

/** Who plays the game with a number where a player has one game at a time. */
const neighbours = (number: number) => [member(2 * number + 2), member(2 * number + 1)] as const;

function match(system: SystemId, number: number, players: number): Game {
  const [below, above] = pairOf(number, players);
  const played = { challenger: member(below), challenged: member(above) };
  return {
    result: {
      verb: 'match',
      body: { id: matchId(number), ...played, score: scoreOf(number, system), override: REASON },
    },
  };
}

function program(number: number): Game {
  const [challenger, challenged] = neighbours(number);
  return {
    before: { verb: 'challenge', body: { id: matchId(number), challenger, challenged } },
    result: { verb: 'result', body: { challenge: matchId(number), score: scoreOf(number, 'computer-go') } },
  };
}

function pot(number: number): Game {
  const [one, other] = neighbours(number);
  const scores = [
    [one, 61],
    [other, 57],
  ];
  return {
    before: { verb: 'start', body: { id: matchId(number), players: [one, other] } },
    result: { verb: 'finish', body: { game: matchId(number), scores } },
  };
}

export function gameOf(system: SystemId, number: number, players: number): Game {
  if (system === 'computer-go') return program(number);
  return system === 'shicargo' ? pot(number) : match(system, number, players);
}
