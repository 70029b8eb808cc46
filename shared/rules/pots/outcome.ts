import { formatLocal } from '#shared/calendar/zone.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ResultState } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import type { PotGame } from '#shared/words/pots.ts';
import { potShares } from './payout.ts';
import { findGame, stakeInGame } from './stake.ts';

/** How a game came out for everybody, the best score first, by the steps of the worked example (S). */
export function potOutcome(ladder: Ladder, pot: PotGame, named: Named) {
  const { scores, playedAt, game: id, line, correctedBy, voidedBy } = pot;
  const each = stakeInGame(ladder, id);
  const lowest = Math.min(...scores.map(([, score]) => score));
  const spread = scores.reduce((sum, [, score]) => sum + score - lowest, 0);
  const shares = potShares(scores, each);
  const points = each * scores.length;
  const rows = scores.map(([id, score]) => {
    const share = shares.get(id) ?? 0;
    const rating = spread === 0 ? undefined : Math.floor((1000 * (score - lowest)) / spread);
    const part = rating === undefined ? share : Math.floor((rating * points) / 1000);
    return {
      ...named(id),
      score,
      spread: score - lowest,
      ...(rating !== undefined && { rating }),
      points: part,
      bonus: share - part,
      net: share - each,
    };
  });
  return {
    line,
    state: scoresStateOf(ladder, pot),
    ...(correctedBy !== undefined && { correctedBy }),
    ...(voidedBy !== undefined && { voidedBy }),
    at: formatLocal(ladder.header.timezone, playedAt),
    pot: points,
    spread,
    rows: rows.toSorted((one, other) => other.score - one.score),
  };
}

/** Whether the scores of a game count: only those that stand ever moved points. */
export function scoresStateOf(ladder: Ladder, { line, game: id, voidedBy }: PotGame): ResultState {
  if (voidedBy !== undefined) return 'void';
  const game = findGame(ladder, id);
  if (game?.decided === line) return 'stands';
  return game?.awaiting?.line === line ? 'awaiting' : 'rejected';
}
