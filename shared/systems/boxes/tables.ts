import { awayBetween } from '#shared/rules/away/days.ts';
import { byRungs, type Measuring } from '#shared/rules/common/rungs-points-gaps.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Meeting } from '#shared/vocabulary/round.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Round, TablePlace } from '../round-controls.ts';
import { playersIn, type Seat, seatOf, seatsOf } from './boxes.ts';
import { lastDayOf, roundOf } from './round.ts';
import { changing, standingIn } from './round-end.ts';
import { crossesSlot, roundSlot } from './slots.ts';
import type { Tally } from './standing.ts';

/** The boxes of the round that goes on as tables: each is looked at only when it is asked for (B9). */
export function boxRound(ladder: Ladder): Round | undefined {
  const round = roundOf(ladder);
  const last = lastDayOf(ladder, round);
  if (last === undefined || ladder.order.size === 0) return undefined;
  const seats = seatsOf(ladder);
  const known = new Map<number, ReadonlyMap<PlayerId, TablePlace>>();
  const placesIn = (seat: Seat): ReadonlyMap<PlayerId, TablePlace> => {
    const places = known.get(seat.box) ?? placesOf(ladder, seats, seat);
    known.set(seat.box, places);
    return places;
  };
  return {
    first: round.since,
    last,
    placeOf(player) {
      const seat = seatOf(ladder, player, seats);
      return seat && placesIn(seat).get(player);
    },
    tables: () => seats.map((seat) => [...placesIn(seat).keys()]),
  };
}

/** The places of a box, the best first. */
function placesOf(ladder: Ladder, seats: readonly Seat[], seat: Seat): ReadonlyMap<PlayerId, TablePlace> {
  const box = standingIn(ladder, seat);
  const [above, below] = [seats[seat.box - 1], seats[seat.box + 1]];
  const up = above ? changing(ladder, standingIn(ladder, above), box) : 0;
  const down = below ? changing(ladder, box, standingIn(ladder, below)) : 0;
  const all = playersIn(ladder, seat);
  const placeOf = ({ player, points, met }: Tally, index: number): TablePlace => {
    const goes =
      index < up ? 'up' : index >= box.players.length - down && index < box.players.length ? 'down' : undefined;
    return {
      table: seat.box + 1,
      place: index + 1,
      of: all.length,
      points,
      met: meetingsIn(met),
      toPlay: all.filter((other) => other !== player && !met[other]),
      ...(goes && { goes }),
    };
  };
  return new Map([...box.players, ...box.removed].map((each, index) => [each.player, placeOf(each, index)] as const));
}

const meetingsIn = (met: Tally['met']): readonly Meeting[] =>
  Object.entries(met).flatMap(([id, { won, lost, how }]) => {
    const other = parsePlayerId(id);
    return other ? [{ other, score: [won, lost], ...(how && { how }) }] : [];
  });

/** Rungs stay as they are in a round; but of a player’s place in a box something else may be told after each match of it. */
export const byBoxes: Measuring = { ...byRungs, touched: touchedBetween };

/** The players of the boxes in which anything has happened, and of those beside them, whose best and last change places with theirs. */
function touchedBetween(before: Ladder, after: Ladder): Iterable<PlayerId> {
  const seats = seatsOf(after);
  if (roundSlot.of(before) !== roundSlot.of(after)) return after.order.players();
  const changed = [...crossesSlot.of(after).changedSince(crossesSlot.of(before)), ...awayBetween(before, after)];
  const boxes = new Set(changed.flatMap((player) => seatOf(after, player, seats)?.box ?? []));
  const beside = new Set([...boxes].flatMap((box) => [box - 1, box, box + 1]));
  return seats.filter(({ box }) => beside.has(box)).flatMap((seat) => playersIn(after, seat));
}
