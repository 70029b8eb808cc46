import { formatLocal } from '../../calendar/zone.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Named } from '../../words/names.ts';
import type { PotGame } from '../../words/pots.ts';
import { potShares } from './division.ts';
import { stakeInGame } from './stake.ts';

/** How a game came out for everybody, the best score first, by the steps of the worked example (S). */
export function potOutcome(ladder: Ladder, { scores, playedAt, game: id, ...game }: PotGame, named: Named) {
  const each = stakeInGame(ladder, id);
  const lowest = Math.min(...scores.map(([, score]) => score));
  const spread = scores.reduce((sum, [, score]) => sum + BigInt(score) - BigInt(lowest), 0n);
  const shares = potShares(scores, each);
  const pot = each * scores.length;
  const rows = scores.map(([id, score]) => {
    const share = shares.get(id) ?? 0;
    const rating = spread === 0n ? undefined : Number((1000n * (BigInt(score) - BigInt(lowest))) / spread);
    const points = rating === undefined ? share : Math.floor((rating * pot) / 1000);
    return {
      ...named(id),
      score,
      spread: score - lowest,
      ...(rating !== undefined && { rating }),
      points,
      bonus: share - points,
      net: share - each,
    };
  });
  return {
    ...game,
    at: formatLocal(ladder.header.timezone, playedAt),
    pot,
    spread: Number(spread),
    rows: rows.toSorted((one, other) => other.score - one.score),
  };
}
