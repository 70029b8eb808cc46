import type { LineMove } from '../../shared/contract/entries.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/** Somebody on a rung of a ladder as it would be. */
export interface Place {
  readonly player: PlayerId;
  /** By how many rungs they would have moved, below being positive. */
  readonly change: number | 'joined';
}

/** A rung before and after. */
export interface Row {
  readonly rung: number;
  readonly before?: PlayerId;
  readonly after?: Place;
}

/** The stretch of a ladder that some moves change, with a rung more on either side, and who would be gone. */
export interface Excerpt {
  readonly rows: readonly Row[];
  readonly removed: readonly PlayerId[];
}

/** How a ladder would be after some moves; `order` is how it is, top first. */
export function excerptOf(order: readonly PlayerId[], moves: readonly LineMove[]): Excerpt {
  const after = afterMoves(order, moves);
  const touched = moves.flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
  if (touched.length === 0) return { rows: [], removed: [] };
  const first = Math.max(1, Math.min(...touched) - 1);
  const last = Math.min(Math.max(order.length, after.length), Math.max(...touched) + 1);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => rowAt(order, after, first + index));
  return { rows, removed: moves.filter(({ to }) => to === null).map(({ player }) => player) };
}

function rowAt(before: readonly PlayerId[], after: readonly Place[], rung: number): Row {
  const [was, will] = [before[rung - 1], after[rung - 1]];
  return { rung, ...(was !== undefined && { before: was }), ...(will && { after: will }) };
}

/** Moved players take their new rungs; everybody else keeps the order that they are in. */
function afterMoves(order: readonly PlayerId[], moves: readonly LineMove[]): readonly Place[] {
  const moved = new Map(moves.map((move) => [move.player, move]));
  const taken = new Map(moves.flatMap((move) => (move.to === null ? [] : [[move.to, move] as const])));
  const staying = order.filter((player) => !moved.has(player));
  const size = staying.length + taken.size;
  return Array.from({ length: size }, (_, index): Place => {
    const move = taken.get(index + 1);
    if (move) return { player: move.player, change: move.from === null ? 'joined' : index + 1 - move.from };
    const [player] = staying.splice(0, 1);
    return { player: player ?? order[index] ?? missing(), change: 0 };
  });
}

function missing(): never {
  throw new Error('moves that leave a rung empty');
}
