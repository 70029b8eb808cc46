import { type PutBack, putAtBottom } from '#shared/rules/common/standing.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { roundOf } from './round.ts';
import { type Round, roundSlot } from './slots.ts';

/** Fewer than these are no box of their own: they join the one above (B1). */
const LEAST = 3;

/** How many players are in each box, top first (B1), with those who have left and joined since. */
function sizesOf({ players, size, gaps, joined }: Round): readonly number[] {
  const [full, left] = [Math.floor(players / size), players % size];
  const sizes = new Array<number>(full).fill(size);
  if (left >= LEAST || (left > 0 && full === 0)) sizes.push(left);
  else if (left > 0) sizes[full - 1] = size + left;
  for (const box of gaps) sizes[box] = (sizes[box] ?? 1) - 1;
  if (joined > 0) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + joined;
  return sizes;
}

/** Where the players of a box stand. */
export interface Seat {
  /** The box, counted from 0. */
  readonly box: number;
  /** The rung of its first player, less one, and how many are in it. */
  readonly above: number;
  readonly size: number;
}

interface Seating {
  readonly seats: readonly Seat[];
  /** The box of each rung, from rung 1 on. */
  readonly byRung: readonly Seat[];
}

const known = new WeakMap<Round, Seating>();

function seatingOf(ladder: Ladder): Seating {
  const round = roundOf(ladder);
  const seating = known.get(round) ?? seatingIn(sizesOf(round));
  known.set(round, seating);
  return seating;
}

function seatingIn(sizes: readonly number[]): Seating {
  let above = 0;
  const seats = sizes.map((size, box) => {
    const seat = { box, above, size };
    above += size;
    return seat;
  });
  return { seats, byRung: seats.flatMap((seat) => new Array<Seat>(seat.size).fill(seat)) };
}

/** The boxes of the round that goes on, top first. */
export const seatsOf = (ladder: Ladder): readonly Seat[] => seatingOf(ladder).seats;

/** The box of each player; undefined for one who waits for the next round, or is not on the ladder. */
export function seatsBy(ladder: Ladder): (player: PlayerId) => Seat | undefined {
  const { byRung } = seatingOf(ladder);
  return (player) => byRung[(ladder.order.rungOf(player) ?? 0) - 1];
}

/** The players of a box, by rung. */
export const playersIn = (ladder: Ladder, { above, size }: Seat): readonly PlayerId[] =>
  ladder.order.players().slice(above, above + size);

/** The players who wait for the next round. */
export const waitingOn = (ladder: Ladder, seats: readonly Seat[]): readonly PlayerId[] => {
  const last = seats.at(-1);
  return ladder.order.players().slice(last ? last.above + last.size : 0);
};

/** A ladder on which a player has joined at the bottom: in the last box, if that has room and nobody waits (B2). */
export function withJoined(before: Ladder, after: Ladder): Ladder {
  const round = roundSlot.of(before);
  if (!round || after.order.size === before.order.size) return after;
  const sizes = sizesOf(round);
  const inBoxes = sizes.reduce((sum, size) => sum + size, 0);
  const hasRoom = inBoxes === before.order.size && (sizes.at(-1) ?? round.size + 1) <= round.size;
  return hasRoom ? roundSlot.set(after, { ...round, joined: round.joined + 1 }) : after;
}

/** A ladder that a player has left: their box has a gap until the round is over (B2). */
export function withGap(before: Ladder, after: Ladder, player: PlayerId): Ladder {
  const round = roundSlot.of(before);
  const seat = round && seatsBy(before)(player);
  if (!seat || after.order.has(player)) return after;
  return roundSlot.set(after, { ...round, gaps: [...round.gaps, seat.box] });
}

/** In a replay a player whom it has taken off comes back as one who joins. */
export const putBackInBox: PutBack = (ladder, player, day) => withJoined(ladder, putAtBottom(ladder, player, day));

/** The boxes of the first round stay as they are from its first match on (B2). */
export const withBoxes = (ladder: Ladder): Ladder => roundSlot.set(ladder, roundOf(ladder));
