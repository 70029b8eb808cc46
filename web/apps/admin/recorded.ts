import { type GamePoints, type Score, unfinishedIn } from '#shared/vocabulary/command.ts';
import { pointsWords, scoreWords } from '#shared/words/score.ts';
import { sameScore } from '#web/ui/ladder/scores.ts';
import { MOVES } from '#web/ui/texts.ts';
import {
  asksForGames,
  type GameFields,
  type GameFieldsView,
  gamesFault,
  NO_GAME,
  pointsBody,
  scoreIn,
} from './game-fields.ts';
import type { LineView } from './view.ts';

export type RecordedScore = Pick<LineView, 'points' | 'walkover' | 'noShow' | 'retired'> & { readonly score: Score };

/** A result as it counts now: with what the last correction of its line says. */
export function asItStands(line: LineView, amendment: LineView | undefined): LineView {
  if (amendment?.verb !== 'correct') return line;
  const { score = line.score, points, scores = line.scores } = amendment;
  return { ...line, score, points, scores };
}

/** What a form for the right score begins with: where points may be given, those that are recorded. */
export function fieldsOfRecorded(view: GameFieldsView, recorded: RecordedScore): GameFields {
  const { score, points = [] } = recorded;
  const unfinished = unfinishedIn(recorded) ?? '';
  const fields = { ...NO_GAME, score: scoreWords(score), games: pointsWords(points), unfinished };
  return asksForGames(view, fields) ? fields : { ...fields, games: '' };
}

/** Points of before go with the score that they came to, unless others were typed. */
export const withoutThoseOfBefore = (recorded: RecordedScore, fields: GameFields): GameFields =>
  fields.games === pointsWords(recorded.points ?? []) && fields.score !== scoreWords(recorded.score)
    ? { ...fields, games: '' }
    : fields;

interface Correction {
  readonly body?: { readonly score: Score; readonly points?: GamePoints };
  readonly isSame?: boolean;
  readonly fault?: string;
}

export function correctionIn(view: GameFieldsView, recorded: RecordedScore, fields: GameFields): Correction {
  const unread = gamesFault(view, fields);
  if (unread !== undefined) return { fault: unread };
  const score = scoreIn(view, fields.score);
  if (!score) return { fault: MOVES.choose };
  const body = { score, ...pointsBody(view, fields) };
  const isSame =
    sameScore(score, recorded.score) && pointsWords(body.points ?? []) === pointsWords(recorded.points ?? []);
  return { body, isSame };
}
