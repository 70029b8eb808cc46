import type { Score } from '../../vocabulary/command.ts';
import type { Clause } from '../../vocabulary/vocabulary.ts';
import { scoreWords } from '../../words/score.ts';
import { GAME_SCORES, type ScoreOfTwo, scoreOfTwo } from '../common/score.ts';
import { choice, onlyWhere, type Setting } from '../common/settings.ts';
import { CHALLENGE } from '../texts.ts';
import { pointsOfEachGame } from './points/each-game.ts';

type Settled = Parameters<Setting['of']>[0];

/** How many games win a match, by what is played. */
const NEEDED: Readonly<Record<string, number>> = { one: 1, 'best-of-3': 2, 'best-of-5': 3 };

/** What two meet in: one game, or a match that whoever wins more than half of its games has won. */
export const gameChoice = choice('game', 'best-of-5', Object.keys(NEEDED));

const isOneGame = (ladder: Settled): boolean => gameChoice.of(ladder) === 'one';

/** Whether one game can be drawn; a match of several has a winner. */
export const drawsChoice = onlyWhere(isOneGame, choice('draws', 'no', ['no', 'yes']));

export const mayBeDrawn = (ladder: Settled): boolean => isOneGame(ladder) && drawsChoice.of(ladder) === 'yes';

const neededOn = (ladder: Settled): number => NEEDED[gameChoice.of(ladder)] ?? 1;

/** Every score that a meeting can have, the challenger's games first, from their best to their worst: 3–0, 3–1, 3–2, 2–3 … */
export function scoresOfMatch(ladder: Settled): readonly [best: Score, ...others: Score[]] {
  if (mayBeDrawn(ladder)) return GAME_SCORES;
  const needed = neededOn(ladder);
  const lost = Array.from({ length: needed - 1 }, (_, games) => games + 1);
  return [
    [needed, 0],
    ...lost.map((games): Score => [needed, games]),
    ...lost.toReversed().map((games): Score => [games, needed]),
    [0, needed],
  ];
}

/**
 * What a match ends with: whoever has won the games that it takes has won, and nobody plays on after that. The points of
 * each game may be given.
 */
export const matchOf = (clause: Clause): ScoreOfTwo =>
  scoreOfTwo({
    fits: ([one, other], ladder) => scoresOfMatch(ladder).some((each) => each[0] === one && each[1] === other),
    points: pointsOfEachGame({ needed: neededOn, mayBeDrawn }),
    says: (ladder) => CHALLENGE.scores(scoresOfMatch(ladder).map(scoreWords).join(', ')),
    clause,
  });
