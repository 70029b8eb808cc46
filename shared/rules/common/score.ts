import { picked } from '#shared/vocabulary/alike.ts';
import {
  type Bodies,
  type Command,
  type MayBeUnfinished,
  type PlayedGame,
  type Score,
  UNFINISHED,
  unfinishedIn,
} from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Outcome } from '#shared/vocabulary/vocabulary.ts';
import { CHALLENGE } from '../texts.ts';
import { everSet } from './configured.ts';
import type { WithSettings } from './settings.ts';

/** Every score of a single game that can be drawn. */
export const GAME_SCORES = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
] as const;

export type Scoring = ScoreOfTwo | ScoreOfSeveral;

interface AnyScoring {
  /** What a correction says: the score of two, or everybody's. */
  readonly corrects: 'score' | 'scores';
  /** Every reason against correcting a line to a score: `recorded` is what was recorded there, if there is such a line. */
  against(ladder: Ladder, correction: Bodies['correct'], recorded: Command | undefined): Iterable<Refusal>;
}

/** How a match or game of two ended, and perhaps how each of its games went. */
export type EndedScore = Pick<PlayedGame, 'score' | 'points'> & MayBeUnfinished;

/** What the score of a match or game of two is like, and who has won with it. */
export interface ScoreOfTwo extends AnyScoring {
  readonly corrects: 'score';
  readonly fits: (score: Score, ladder: Ladder) => boolean;
  readonly outcome: (score: Score, ladder: WithSettings) => Outcome;
  /** Where the points of each game may be given: what is wrong with them beside a score that fits, as a sentence. */
  readonly points?: (ladder: Ladder, ended: EndedScore) => string | undefined;
  readonly says: (ladder: Ladder) => string;
  readonly clause: Clause;
}

export interface ScoreOfSeveral extends AnyScoring {
  readonly corrects: 'scores';
}

type ScoringTerms = Pick<ScoreOfTwo, 'fits' | 'says' | 'clause'> & Partial<Pick<ScoreOfTwo, 'outcome' | 'points'>>;

/** A score of two, won by the player with more points, unless said otherwise. */
export function scoreOfTwo({ outcome = morePointsWin, ...terms }: ScoringTerms): ScoreOfTwo {
  const score: ScoreOfTwo = {
    ...terms,
    corrects: 'score',
    outcome,
    *against(ladder, { score: right, points }, recorded) {
      if (!right) return;
      const ended = { ...howEnded(recorded), score: right, ...(points && { points }) };
      // A game that is put right may have been played under settings that hold no longer: under those that its score fits.
      const given = scoreIn(recorded);
      const then = everSet(ladder).filter((each) => !given || score.fits(given, each));
      const under = then.filter((each) => score.fits(right, each));
      const reasons = (under.length > 0 ? under : [then[0] ?? ladder]).map((each) => [...mustFit(score, each, ended)]);
      if (reasons.every(({ length }) => length > 0)) yield* reasons[0] ?? [];
    },
  };
  return score;
}

/** The winner by the two scores. Throws for matches of several games, which have no such score. */
export function outcomeBy(scoring: Scoring, score: Score, ladder: WithSettings): Outcome {
  if (scoring.corrects === 'score') return scoring.outcome(score, ladder);
  throw new Error('a game of several has no score of two');
}

const scoreIn = (recorded: Command | undefined): Score | undefined =>
  recorded?.verb === 'result' || recorded?.verb === 'match' ? recorded.body.score : undefined;

/** A note that it was not played to its end, if a line says so: a correction leaves that unchanged. */
const howEnded = (recorded: Command | undefined): MayBeUnfinished =>
  recorded?.verb === 'result' || recorded?.verb === 'match' ? picked(recorded.body, UNFINISHED) : {};

export const morePointsWin = ([challenger, challenged]: Score): Outcome =>
  challenger === challenged ? 'drawn' : challenger > challenged ? 'challenger-won' : 'challenged-won';

/** Refuses a score that is none, points of games that don’t come to it, and a draw of what was not played to its end. */
export function* mustFit(terms: ScoreOfTwo, ladder: Ladder, ended: EndedScore): Generator<Refusal> {
  const { fits, points, says, outcome, clause } = terms;
  const fault = fits(ended.score, ladder) ? ended.points && points?.(ladder, ended) : says(ladder);
  if (fault) yield refusal('bad-score', fault, clause);
  else if (unfinishedIn(ended) && outcome(ended.score, ladder) === 'drawn')
    yield refusal('bad-score', CHALLENGE.needsWinner, clause);
}
