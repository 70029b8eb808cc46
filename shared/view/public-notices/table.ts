import type { NoticeMove, TableRow } from '#shared/contract/notices.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import { measuredOf, rungsOf } from '../measures.ts';

/** How many stand in the table in any case, and how many more whom the news is about. */
const [FIRST, FURTHER] = [10, 10] as const;

interface AboutMoves {
  readonly moves: readonly NoticeMove[];
  readonly players: readonly PlayerId[];
}

/** The top of a ladder as a notice leaves it, and whom that is about further down. */
export function tableAfter(ladder: Ladder, named: Named, { moves, players }: AboutMoves): readonly TableRow[] {
  const order = ladder.order.players();
  const concerned = new Set([...players, ...moves.map(({ player }) => player)]);
  const further = order.slice(FIRST).filter((player) => concerned.has(player));
  const rungs = rungsOf(ladder);
  const before = new Map(moves.map(({ player, from }) => [player, from]));
  return [...order.slice(0, FIRST), ...further.slice(0, FURTHER)].flatMap((player) => {
    const rung = rungs.get(player);
    if (rung === undefined) return [];
    const was = before.get(player);
    const { points } = measuredOf(ladder, player, rung);
    return {
      rung,
      ...(was !== undefined && was !== rung && { was }),
      player,
      name: named(player).name,
      ...(points !== undefined && { points }),
    };
  });
}
