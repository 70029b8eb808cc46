import { type GamePoints, MOST_GAMES, type Score, walkoverIn } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Clause } from '#shared/vocabulary/vocabulary.ts';
import { scoreWords } from '#shared/words/score.ts';
import { type EndedScore, GAME_SCORES, type ScoreOfTwo, scoreOfTwo } from '../common/score.ts';
import { choice, onlyWhere, type WithSettings } from '../common/settings.ts';
import { CHALLENGE, POINTS } from '../texts.ts';
import { unitWords } from './unit.ts';

/** The longest race, in games to win. */
const MOST_NEEDED = (MOST_GAMES + 1) / 2;

/** As clubs say it: a match is a race to a number of games, or the best of an odd number of them. */
const RACES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: MOST_NEEDED - 1 }, (_, index) => [`first-to-${index + 2}`, index + 2]),
);

const NEEDED: Readonly<Record<string, number>> = {
  one: 1,
  'best-of-3': 2,
  'best-of-5': 3,
  'best-of-7': 4,
  'best-of-9': 5,
  ...RACES,
};

/** The number of games to win in a race; undefined of any other format. */
export const raceTo = (game: string): number | undefined => RACES[game];

/** What two meet in: one game, or a match won by winning more than half of its games. */
export const gameChoice = choice('game', 'best-of-5', Object.keys(NEEDED));

const isOneGame = (ladder: WithSettings): boolean => gameChoice.of(ladder) === 'one';

/** Whether one game can be drawn; a match of several has a winner. */
export const drawsChoice = onlyWhere(isOneGame, choice('draws', 'no', ['no', 'yes']));

export const mayBeDrawn = (ladder: WithSettings): boolean => isOneGame(ladder) && drawsChoice.of(ladder) === 'yes';

/** How many games win a match. */
export const neededOn = (ladder: WithSettings): number => NEEDED[gameChoice.of(ladder)] ?? 1;

/** Every score that a meeting can have, the challenger's games first, from their best to their worst: 3–0, 3–1, 3–2, 2–3 … */
export function scoresOfMatch(ladder: WithSettings): readonly [best: Score, ...others: Score[]] {
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

/** The first to win the games that it takes has won, and nobody plays on; the points of each game may be given. */
export const matchOf = (clause: Clause): ScoreOfTwo =>
  scoreOfTwo({
    fits: ([one, other], ladder) => scoresOfMatch(ladder).some((each) => each[0] === one && each[1] === other),
    points: pointsOfEachGame({ needed: neededOn, mayBeDrawn }),
    says: (ladder) => CHALLENGE.scores(abridged(scoresOfMatch(ladder).map(scoreWords)).join(', ')),
    clause,
  });

/** More scores than that are not all listed: the first ones and the last tell how they go on. */
const LISTED = 10;

const abridged = (scores: readonly string[]): readonly string[] =>
  scores.length > LISTED ? [...scores.slice(0, 2), '…', ...scores.slice(-2)] : scores;

interface MatchTerms {
  /** How many games win a match, from 1 on: nobody plays on after that. */
  readonly needed: (ladder: Ladder) => number;
  readonly mayBeDrawn: (ladder: Ladder) => boolean;
}

/** How many games each of the two has won by their points; one without a winner is half a game for each. */
export const gamesWon = (points: GamePoints): Score =>
  points.reduce<Score>(
    ([challenger, challenged], [one, other]) => {
      const won = one === other ? 0.5 : Number(one > other);
      return [challenger + won, challenged + 1 - won];
    },
    [0, 0],
  );

/**
 * Checks the points of each game, if given: each game has a winner unless it was broken off, the last one decides, and they add
 * up to the score. In a match that was broken off, the loser has the games of the points, and the winner as many as win a
 * match.
 */
const pointsOfEachGame =
  ({ needed, mayBeDrawn }: MatchTerms): NonNullable<ScoreOfTwo['points']> =>
  (ladder, ended) => {
    const { score, points = [] } = ended;
    if (walkoverIn(ended)) return POINTS.notPlayed;
    const drawn = mayBeDrawn(ladder) ? undefined : toTheEnd(ended).find(([one, other]) => one === other);
    if (drawn) return POINTS.noWinner(unitWords(ladder).one, points.indexOf(drawn) + 1, scoreWords(drawn));
    const last = points.findIndex((_, index) => isDecided(points.slice(0, index + 1), needed(ladder)));
    if (last >= 0 && last < points.length - 1) return POINTS.afterTheEnd(unitWords(ladder).one, last + 2);
    const [come, ...others] = scoresOf(ended, needed(ladder));
    return [come, ...others].some((each) => each.join() === score.join())
      ? undefined
      : POINTS.otherScore(scoreWords(come), scoreWords(score));
  };

/** The games that were played to their end: of a match that was broken off, that is not known of the last one. */
const toTheEnd = ({ points = [], retired }: EndedScore): GamePoints => (retired ? points.slice(0, -1) : points);

/** Whether play ends after these games: one of the two has won the match, or nobody can any more. */
const isDecided = (points: GamePoints, needed: number): boolean =>
  Math.max(...gamesWon(points)) >= needed || points.length >= 2 * needed - 1;

/** What the points may come to. A player who leads in a game that was broken off may have won it, or not yet. */
function scoresOf(ended: EndedScore, needed: number): readonly [likely: Score, ...others: Score[]] {
  const { score, points = [], retired } = ended;
  if (!retired) return [gamesWon(points)];
  const whenOver = ([challenger, challenged]: Score): Score =>
    score[0] > score[1] ? [needed, Math.floor(challenged)] : [Math.floor(challenger), needed];
  return [whenOver(gamesWon(toTheEnd(ended))), whenOver(gamesWon(points))];
}
