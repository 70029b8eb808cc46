import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Order } from '#shared/vocabulary/order.ts';
import type { Clause, Outcome, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Who met whom, and how many rungs above the challenger the other player was when it was issued. */
export interface Meeting {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly distance: number;
}

interface Moved {
  readonly order: Order;
  readonly clause: Clause;
}

export type Movement = (ladder: Ladder, meeting: Meeting, outcome: Outcome) => Moved;

/** The player changes places with the one directly above; on rung 1 nothing happens. */
export function upOne(order: Order, player: PlayerId): Order {
  const above = order.at((order.rungOf(player) ?? 1) - 1);
  return above ? order.swap(player, above) : order;
}
