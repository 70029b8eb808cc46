import type { Order } from '#shared/vocabulary/order.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import type { EverydayReach } from '../challenge/whom/reach.ts';
import { type Meeting, type Movement, upOne } from '../common/movement.ts';

/** Lavers (L20–L22): who beats one 1–4 rungs above takes the rung they now hold; other winners go up one; a draw moves nobody. */
export const takeover =
  (near: EverydayReach): Movement =>
  (ladder, meeting, outcome) => {
    const { order } = ladder;
    switch (outcome) {
      case 'drawn':
        return { order, clause: 'L22' };
      case 'challenged-won':
        return { order: upOne(order, meeting.challenged), clause: 'L21' };
      case 'challenger-won':
        return near.includes(ladder, meeting)
          ? { order: takesRung(order, meeting), clause: 'L20a' }
          : { order: upOne(order, meeting.challenger), clause: 'L20b' };
    }
  };

/** If something else has since put the opponent below the challenger, nobody moves. */
function takesRung(order: Order, { challenger, challenged }: Meeting): Order {
  const [from, to] = [order.rungOf(challenger), order.rungOf(challenged)];
  return from !== undefined && to !== undefined && to < from ? order.move(challenger, rung(to)) : order;
}
