import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Order } from '../../vocabulary/order.ts';
import { type Clause, type Outcome, type PlayerId, rung } from '../../vocabulary/vocabulary.ts';
import { near } from '../night/turn.ts';

/** Who met whom, and how many rungs above the challenger the challenged stood when it was issued. */
export interface Meeting {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly distance: number;
}

export interface Moved {
  readonly order: Order;
  readonly clause: Clause;
}

/** What a result does to the order. */
export type Movement = (ladder: Ladder, meeting: Meeting, outcome: Outcome) => Moved;

/** A score, out of any total, says who won. */
export const outcomeOf = ([challenger, challenged]: readonly [number, number]): Outcome =>
  challenger === challenged ? 'drawn' : challenger > challenged ? 'challenger-won' : 'challenged-won';

/**
 * Lavers (L20–L22): a challenger who beats somebody who stood 1–4 rungs above takes the rung that this opponent now
 * holds; any other winner changes places with the player one rung above them; a draw moves nobody.
 */
export const takeover: Movement = (ladder, meeting, outcome) => {
  const { order } = ladder;
  switch (outcome) {
    case 'drawn':
      return { order, clause: 'L22' };
    case 'challenged-won':
      return { order: upOne(order, meeting.challenged), clause: 'L21' };
    case 'challenger-won':
      return meeting.distance >= 1 && meeting.distance <= near.of(ladder)
        ? { order: takesRung(order, meeting), clause: 'L20a' }
        : { order: upOne(order, meeting.challenger), clause: 'L20b' };
  }
};

/** The player changes places with the one directly above; on rung 1 there is nobody. */
export function upOne(order: Order, player: PlayerId): Order {
  const above = order.at((order.rungOf(player) ?? 1) - 1);
  return above ? order.swap(player, above) : order;
}

/** If something else has since put the opponent below the challenger, nobody moves. */
function takesRung(order: Order, { challenger, challenged }: Meeting): Order {
  const [from, to] = [order.rungOf(challenger), order.rungOf(challenged)];
  return from !== undefined && to !== undefined && to < from ? order.move(challenger, rung(to)) : order;
}
