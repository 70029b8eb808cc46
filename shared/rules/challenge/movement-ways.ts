import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Order } from '#shared/vocabulary/order.ts';
import { type Clause, type PlayerId, rung } from '#shared/vocabulary/vocabulary.ts';
import { type Meeting, type Movement, upOne } from '../common/movement.ts';
import { choice } from '../common/settings.ts';

/** One way in which the result of a game moves people, by their rungs when it is processed. */
interface MovementWay {
  fromBelow(order: Order, winner: PlayerId, loser: PlayerId): Order;
  fromAbove(order: Order, winner: PlayerId, loser: PlayerId): Order;
  drawn(order: Order, meeting: Meeting): Order;
}

const rungIn = (order: Order, player: PlayerId): number => order.rungOf(player) ?? 0;

const unmoved = (order: Order): Order => order;

type FromBelow = MovementWay['fromBelow'];

const takesRung: FromBelow = (order, winner, loser) => order.move(winner, rung(rungIn(order, loser)));

const swap: FromBelow = (order, winner, loser) => order.swap(winner, loser);

/** Half the distance: the loser goes down one, the winner up to the middle between the two (C4–C5, N10a). */
const halfway: FromBelow = (order, winner, loser) =>
  downOne(order, loser).move(winner, rung(Math.floor((rungIn(order, winner) + rungIn(order, loser)) / 2)));

const WINS: Readonly<Record<string, FromBelow>> = { 'takes-rung': takesRung, swap, halfway };

const WAYS: Readonly<Record<string, MovementWay>> = {
  /** Half the distance, and everything else moves a player, too (C4–C7, N10). */
  halfway: {
    fromBelow: halfway,
    fromAbove: (order, winner, loser) => downOne(upOne(order, winner), loser),
    drawn: drawnApart,
  },
  'takes-rung': { fromBelow: takesRung, fromAbove: unmoved, drawn: unmoved },
  swap: { fromBelow: swap, fromAbove: unmoved, drawn: unmoved },
};

/** What a win is worth, and with it what everything else is. */
export const movementChoice = choice('movement', 'halfway', Object.keys(WAYS));

const DRAWS: Readonly<Record<string, MovementWay['drawn']>> = {
  stays: unmoved,
  'up-one': drawnApart,
  'just-below': drawnTogether,
};

/** Each by itself: what a winner from below gains, a winner from above, and the one below by a draw. */
export const movementParts = {
  win: choice('win', 'takes-rung', Object.keys(WINS)),
  defence: choice('defence', 'stays', ['stays', 'up-one']),
  draw: choice('draw', 'stays', Object.keys(DRAWS)),
} as const;

const wayInParts = (ladder: Ladder): MovementWay => ({
  fromBelow: WINS[movementParts.win.of(ladder)] ?? unmoved,
  fromAbove: movementParts.defence.of(ladder) === 'up-one' ? upOne : unmoved,
  drawn: DRAWS[movementParts.draw.of(ladder)] ?? unmoved,
});

export interface MovementClauses {
  readonly fromBelow: Clause;
  readonly fromAbove: Clause;
  readonly drawn: Clause;
}

export const movingBy = (nameOfWay: (ladder: Ladder) => string, clauses: MovementClauses): Movement =>
  moving((ladder) => WAYS[nameOfWay(ladder)], clauses);

export const movingInParts = (clauses: MovementClauses): Movement => moving(wayInParts, clauses);

const moving =
  (wayOf: (ladder: Ladder) => MovementWay | undefined, clauses: MovementClauses): Movement =>
  (ladder, meeting, outcome) => {
    const way = wayOf(ladder);
    const { order } = ladder;
    if (!way) return { order, clause: clauses.drawn };
    if (outcome === 'drawn') return { order: way.drawn(order, meeting), clause: clauses.drawn };
    const won = outcome === 'challenger-won';
    const [winner, loser] = won ? [meeting.challenger, meeting.challenged] : [meeting.challenged, meeting.challenger];
    return rungIn(order, winner) > rungIn(order, loser)
      ? { order: way.fromBelow(order, winner, loser), clause: clauses.fromBelow }
      : { order: way.fromAbove(order, winner, loser), clause: clauses.fromAbove };
  };

/** The player changes places with the one directly below; on the bottom rung nothing happens. */
function downOne(order: Order, player: PlayerId): Order {
  const below = order.at(rungIn(order, player) + 1);
  return below ? order.swap(player, below) : order;
}

/** After a draw the one below goes up by one, unless that is where the opponent stands. */
function drawnApart(order: Order, { challenger, challenged }: Meeting): Order {
  const [one, other] = [rungIn(order, challenger), rungIn(order, challenged)];
  return Math.abs(one - other) === 1 ? order : upOne(order, one > other ? challenger : challenged);
}

/** After a draw the one below goes up to directly below the opponent; everybody between moves down one (H13). */
function drawnTogether(order: Order, { challenger, challenged }: Meeting): Order {
  const [one, other] = [rungIn(order, challenger), rungIn(order, challenged)];
  return order.move(one > other ? challenger : challenged, rung(Math.min(one, other) + 1));
}
