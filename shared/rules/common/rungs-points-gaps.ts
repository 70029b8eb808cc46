import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, type Rung, rung } from '#shared/vocabulary/vocabulary.ts';

export interface Measured {
  /** The gap to the next program below, such as "3.5+"; missing for the one on the bottom rung. */
  readonly gap?: string;
  readonly points?: number;
}

export interface Measuring {
  /** Everybody's rung, top first. */
  readonly rungs: (ladder: Ladder) => ReadonlyMap<PlayerId, Rung>;
  /** What is measured of a player who stands on a rung, if on any. */
  readonly of: (ladder: Ladder, player: PlayerId, on: Rung | undefined) => Measured;
  /** Players whose measures differ between two ladders; rungs are left to the moves. */
  readonly touched: (before: Ladder, after: Ladder) => Iterable<PlayerId>;
}

const known = new WeakMap<Ladder['order'], ReadonlyMap<PlayerId, Rung>>();

/** Worked out once for each order: of the ladders that lie ahead, most have that of the one before. */
export const ownRungs: Measuring['rungs'] = ({ order }) => {
  const rungs = known.get(order) ?? new Map(order.players().map((player, index) => [player, rung(index + 1)] as const));
  known.set(order, rungs);
  return rungs;
};

/** Everybody has a rung, and nothing besides. */
export const byRungs: Measuring = { rungs: ownRungs, of: () => ({}), touched: () => [] };
