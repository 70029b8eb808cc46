import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Order } from '../../vocabulary/order.ts';
import { type Clause, type PlayerId, rung } from '../../vocabulary/vocabulary.ts';
import { type Meeting, type Movement, upOne } from '../common/movement.ts';
import { choice } from '../common/settings.ts';

/** One way in which the result of a game moves people, on the rungs as they are when it is processed. */
interface Way {
  /** The winner stood below the loser. */
  fromBelow(order: Order, winner: PlayerId, loser: PlayerId): Order;
  /** The winner stood above the loser. */
  fromAbove(order: Order, winner: PlayerId, loser: PlayerId): Order;
  drawn(order: Order, meeting: Meeting): Order;
}

const rungIn = (order: Order, player: PlayerId): number => order.rungOf(player) ?? 0;

const unmoved = (order: Order): Order => order;

const WAYS: Readonly<Record<string, Way>> = {
  /** Half the distance: the loser goes down one, the winner up to the middle between the two (C4–C7, N10). */
  halfway: {
    fromBelow: (order, winner, loser) =>
      downOne(order, loser).move(winner, rung(Math.floor((rungIn(order, winner) + rungIn(order, loser)) / 2))),
    fromAbove: (order, winner, loser) => downOne(upOne(order, winner), loser),
    drawn: drawnApart,
  },
  /** The winner from below takes the loser's rung, and those between move down one; nothing else moves anybody. */
  'takes-rung': {
    fromBelow: (order, winner, loser) => order.move(winner, rung(rungIn(order, loser))),
    fromAbove: unmoved,
    drawn: unmoved,
  },
  /** The winner from below changes places with the loser; nothing else moves anybody. */
  swap: {
    fromBelow: (order, winner, loser) => order.swap(winner, loser),
    fromAbove: unmoved,
    drawn: unmoved,
  },
};

/** What a win is worth. */
export const movementChoice = choice('movement', 'halfway', Object.keys(WAYS));

/** The clauses of what a game can do. */
export interface MovementClauses {
  readonly fromBelow: Clause;
  readonly fromAbove: Clause;
  readonly drawn: Clause;
}

/** Movement in the way that a ladder says by name. */
export const movingBy =
  (nameOfWay: (ladder: Ladder) => string, clauses: MovementClauses): Movement =>
  (ladder, meeting, outcome) => {
    const way = WAYS[nameOfWay(ladder)];
    const { order } = ladder;
    if (!way) return { order, clause: clauses.drawn };
    if (outcome === 'drawn') return { order: way.drawn(order, meeting), clause: clauses.drawn };
    const won = outcome === 'challenger-won';
    const [winner, loser] = won ? [meeting.challenger, meeting.challenged] : [meeting.challenged, meeting.challenger];
    return rungIn(order, winner) > rungIn(order, loser)
      ? { order: way.fromBelow(order, winner, loser), clause: clauses.fromBelow }
      : { order: way.fromAbove(order, winner, loser), clause: clauses.fromAbove };
  };

/** The player changes places with the one directly below; at the bottom there is nobody. */
function downOne(order: Order, player: PlayerId): Order {
  const below = order.at(rungIn(order, player) + 1);
  return below ? order.swap(player, below) : order;
}

/** After a draw the one below goes up by one, unless that is where the opponent stands. */
function drawnApart(order: Order, { challenger, challenged }: Meeting): Order {
  const [one, other] = [rungIn(order, challenger), rungIn(order, challenged)];
  return Math.abs(one - other) === 1 ? order : upOne(order, one > other ? challenger : challenged);
}
