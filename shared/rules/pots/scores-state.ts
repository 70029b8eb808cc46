import type { Ladder } from '../../vocabulary/ladder.ts';
import type { ResultState } from '../../vocabulary/vocabulary.ts';
import type { PotGame } from '../../words/pots.ts';
import { findGame } from './stake.ts';

/** Whether the scores of a game count: only those that stand ever moved points. */
export function scoresStateOf(ladder: Ladder, { line, game: id, voidedBy }: PotGame): ResultState {
  if (voidedBy !== undefined) return 'void';
  const game = findGame(ladder, id);
  if (game?.decided === line) return 'stands';
  return game?.awaiting?.line === line ? 'awaiting' : 'rejected';
}
