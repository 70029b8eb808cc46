import type { Decision } from '#shared/engine/decide.ts';
import type { Move } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** The order that an entry says it has led to, from the one before it: its settlements first, then its own moves. */
export function toldOrder({ order }: Ladder, { entry }: Decision): readonly PlayerId[] {
  const { settled = [], moves = [] } = entry?.effects ?? {};
  return [...settled.map((period) => period.moves), moves].reduce(moved, order.players());
}

/** The order after moves: whoever is not named keeps their rung. */
function moved(order: readonly PlayerId[], moves: readonly Move[]): PlayerId[] {
  const rungs = new Map(order.map((player, index) => [player, index + 1]));
  for (const { players, from, change } of moves) {
    for (const [index, player] of players.entries()) {
      if (change === 'removed') rungs.delete(player);
      else rungs.set(player, from + index + (change === 'joined' ? 0 : change));
    }
  }
  return [...rungs].toSorted((one, other) => one[1] - other[1]).map(([player]) => player);
}
