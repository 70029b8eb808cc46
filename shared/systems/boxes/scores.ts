import { matchOf, neededOn, scoresOfMatch } from '#shared/rules/challenge/best-of.ts';
import { morePointsWin, type ScoreOfTwo, scoreOfTwo } from '#shared/rules/common/score.ts';
import type { WithSettings } from '#shared/rules/common/settings.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import { boxSettings } from './settings.ts';

const toTheEnd = matchOf('B4');

/** Whether a score is that of a match that was broken off, where a club has these recorded: nobody had won yet. */
const isUnfinished = ([one, other]: Score, ladder: WithSettings): boolean =>
  boxSettings.unfinished.of(ladder) === 'yes' &&
  [one, other].every((games) => Number.isInteger(games) && games >= 0 && games < neededOn(ladder)) &&
  one + other > 0;

/** A match as it ended or, where it was broken off, as it stood (B4). */
export const score: ScoreOfTwo = scoreOfTwo({
  ...toTheEnd,
  fits: (given, ladder) => toTheEnd.fits(given, ladder) || isUnfinished(given, ladder),
  outcome: (given, ladder) => (isUnfinished(given, ladder) ? 'drawn' : morePointsWin(given)),
});

/** Every score that a match can have, the challenger's games first, from their best to their worst. */
export function scoresOf(ladder: WithSettings): readonly [best: Score, ...others: Score[]] {
  const [best, ...others] = scoresOfMatch(ladder);
  const games = Array.from({ length: neededOn(ladder) }, (_, index) => index);
  const brokenOff = games
    .flatMap((one) => games.map((other): Score => [one, other]))
    .filter((each) => isUnfinished(each, ladder));
  return [best, ...[...others, ...brokenOff].toSorted(([one], [other]) => other - one)];
}
