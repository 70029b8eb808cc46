import { mayBeDrawn } from '#shared/rules/challenge/best-of.ts';
import { parsePoints } from '#shared/rules/challenge/typed-points.ts';
import { unitWords } from '#shared/rules/challenge/unit.ts';
import type { GamePoints, PlayedGame, Score } from '#shared/vocabulary/command.ts';
import { Input } from '../forms/fields.tsx';
import { EACH_GAME } from '../texts.ts';

/** What is typed of a match’s games; `score` is the one of `scores` that they come to, if they do. */
interface Games {
  readonly points?: GamePoints;
  readonly score?: Score;
  readonly fault?: string;
}

/** Reads what is typed of a match’s games; empty if nothing was typed. */
export function gamesIn(typed: string, scores: readonly Score[]): Games {
  const read = parsePoints(typed);
  if (!read || 'fault' in read) return read ?? {};
  const score = scores.find((each) => each.join() === read.score.join());
  return { points: read.points, ...(score && { score }) };
}

export type Scored = Pick<PlayedGame, 'score' | 'points'>;

/** A score with the points that are typed beside it; nothing while those cannot be read. */
export function scoredWith(score: Score, typed: string, scores: readonly Score[]): Scored | undefined {
  const { points, fault } = gamesIn(typed, scores);
  return fault === undefined ? { score, ...(points && { points }) } : undefined;
}

/** What is wrong with it while it is being typed: an ending that may yet become a game is no fault. */
export const faultWhileTyping = (typed: string, fault: string | undefined): string | undefined =>
  /(?:^|[\s,;([])\d{1,2}\s*[-–:]?\s*$/.test(typed) ? undefined : fault;

interface EachGameProps {
  /** It says what the club calls one game. */
  readonly ladder: Parameters<typeof unitWords>[0];
  readonly value: string;
  readonly onInput: (typed: string) => void;
  readonly first: keyof typeof EACH_GAME.first;
  readonly fault: string | undefined;
}

/** Points only exist for games that can't be drawn, so not at chess. */
export const EachGame = ({ ladder, first, ...field }: EachGameProps) => {
  if (mayBeDrawn(ladder)) return null;
  const { one, example } = unitWords(ladder);
  return <Input label={EACH_GAME.label(one)} hint={EACH_GAME.first[first](example)} {...field} />;
};
