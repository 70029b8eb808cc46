import { parsePoints } from '../../shared/rules/challenge/points/typed.ts';
import type { GamePoints, Score } from '../../shared/vocabulary/command.ts';
import { EACH_GAME } from './each-game/words.ts';
import { Input } from './fields.tsx';

/** What is typed of a match’s games; `score` is the one of `scores` that they come to, if they do. */
interface Games {
  readonly points?: GamePoints;
  readonly score?: Score;
  readonly fault?: string;
}

/** Reads what is typed of a match’s games: nothing where that is nothing. */
export function gamesIn(typed: string, scores: readonly Score[]): Games {
  const read = parsePoints(typed);
  if (!read || 'fault' in read) return read ?? {};
  const score = scores.find((each) => each.join() === read.score.join());
  return { points: read.points, ...(score && { score }) };
}

interface EachGameProps {
  readonly value: string;
  readonly onInput: (typed: string) => void;
  /** Whose points are typed first. */
  readonly first: keyof typeof EACH_GAME.first;
  readonly fault: string | undefined;
}

/** The points of each game of a match, for whoever wants to give them. */
export const EachGame = ({ first, ...field }: EachGameProps) => (
  <Input label={EACH_GAME.label} hint={EACH_GAME.first[first]} {...field} />
);
