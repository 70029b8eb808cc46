import { type GamePoints, type Score, unfinishedIn } from '#shared/vocabulary/command.ts';
import { pointsWords } from '#shared/words/score.ts';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { sameScore, shownScore } from '#web/ui/ladder/scores.ts';
import { type Asking, asksForGames, type GameFields, gamesFault, NO_GAME, pointsBody, scoreIn } from './game-fields.ts';
import { TEXT, HISTORY as W } from './texts.ts';
import type { LineView } from './view.ts';

/** A result of two, as a line has it. */
export type Recorded = Pick<LineView, 'points' | 'walkover' | 'noShow' | 'retired'> & { readonly score: Score };

/** A result as it counts now: with what the last correction of its line says. */
export function asItStands(line: LineView, amendment: LineView | undefined): LineView {
  if (amendment?.verb !== 'correct') return line;
  const { score = line.score, points, scores = line.scores } = amendment;
  return { ...line, score, points, scores };
}

/** What a form for the right score begins with: where points may be given, those that are recorded. */
export const fieldsOfRecorded = (view: Asking, recorded: Recorded): GameFields => {
  const { score, points = [] } = recorded;
  const fields = { ...NO_GAME, score: shownScore(score), games: pointsWords(points), unfinished: howWon(recorded) };
  return asksForGames(view, fields) ? fields : { ...fields, score: '', games: '' };
};

const howWon = (recorded: Recorded): string => unfinishedIn(recorded) ?? '';

/** The scores to choose from: the one that is recorded, too, where its points may be wrong. */
export const scoresFor = (view: Asking, recorded: Recorded): readonly Score[] =>
  fieldsOfRecorded(view, recorded).score === ''
    ? scoresOf(view).filter((each) => !sameScore(each, recorded.score))
    : scoresOf(view);

/** Points of before go with the score that they came to, unless somebody has typed others. */
export const withoutThoseOfBefore = (recorded: Recorded, fields: GameFields): GameFields =>
  fields.games === pointsWords(recorded.points ?? []) && fields.score !== shownScore(recorded.score)
    ? { ...fields, games: '' }
    : fields;

/** The right result, or what is wrong with what was typed. */
interface Correction {
  readonly body?: { readonly score: Score; readonly points?: GamePoints };
  readonly fault?: string;
}

export function correctionIn(view: Asking, recorded: Recorded, fields: GameFields): Correction {
  const unread = gamesFault(view, fields);
  if (unread !== undefined) return { fault: unread };
  const score = scoreIn(view, fields.score);
  if (!score) return { fault: TEXT.play.pick };
  const body = { score, ...pointsBody(view, fields) };
  const isSame =
    sameScore(score, recorded.score) && pointsWords(body.points ?? []) === pointsWords(recorded.points ?? []);
  return isSame ? { fault: W.same } : { body };
}
