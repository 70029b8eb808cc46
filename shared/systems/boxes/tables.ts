import { awayBetween } from '#shared/rules/away/days.ts';
import { byRungs, type Measuring } from '#shared/rules/common/rungs-points-gaps.ts';
import { regroupedBetween } from '#shared/rules/entrants/sharing.ts';
import { keyOfTwo, type Ladder } from '#shared/vocabulary/ladder.ts';
import type { Meeting } from '#shared/vocabulary/round.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Round, TablePlace } from '../round-controls.ts';
import { playersIn, type Seat, seatsBy, seatsOf } from './boxes.ts';
import { barredFrom, crossWith } from './crosses.ts';
import { withReports } from './matches.ts';
import { lastDayOf, roundOf } from './round.ts';
import { exchanged, standingIn } from './round-end.ts';
import { crossesSlot, roundSlot } from './slots.ts';
import type { Tally } from './standing.ts';

/** The boxes of the round that goes on as tables: each is looked at only when it is asked for (B9). */
export function boxRound(ladder: Ladder): Round | undefined {
  const round = roundOf(ladder);
  const last = lastDayOf(ladder, round);
  if (last === undefined || ladder.order.size === 0) return undefined;
  const [seats, seatOf] = [seatsOf(ladder), seatsBy(ladder)];
  const placesIn = oncePerBox(placesOf(ladder, seats));
  return {
    first: round.since,
    last,
    placeOf(player) {
      const seat = seatOf(player);
      return seat && placesIn(seat).get(player);
    },
    tables: () => seats.map((seat) => [...placesIn(seat).keys()]),
  };
}

function oncePerBox<T>(of: (seat: Seat) => T): (seat: Seat) => T {
  const known = new Map<number, T>();
  return (seat) => {
    const found = known.get(seat.box) ?? of(seat);
    known.set(seat.box, found);
    return found;
  };
}

/** The places of each box, the best first. What waits to be confirmed has no points yet, but counts as the round ends. */
function placesOf(ladder: Ladder, seats: readonly Seat[]): (seat: Seat) => ReadonlyMap<PlayerId, TablePlace> {
  const ending = withReports(ladder);
  const reported = new Set([...ladder.challenges.values()].map(({ challenger }) => seatsBy(ladder)(challenger)));
  const standing = oncePerBox((seat) => standingIn(ladder, seat));
  const endingIn = oncePerBox((seat) => (reported.has(seat) ? standingIn(ending, seat) : standing(seat)));
  const isReported = reportedOn(ladder);
  const standingAt = (box: number) => (roundOf(ending).played && seats[box] ? endingIn(seats[box]) : undefined);
  return (seat) => {
    const { players, removed } = standing(seat);
    const own = standingAt(seat.box);
    const { risers } = exchanged(ladder, standingAt(seat.box - 1), own);
    const { fallers } = exchanged(ladder, own, standingAt(seat.box + 1));
    const all = playersIn(ladder, seat);
    const placeOf = ({ player, points, met }: Tally, index: number): TablePlace => {
      const isOne = (each: Tally): boolean => each.player === player;
      const open = all.filter((other) => other !== player && !crossWith(met, other) && !isReported(player, other));
      const barred = barredFrom(ladder, open, player);
      const goes = risers.some(isOne) ? 'up' : fallers.some(isOne) ? 'down' : undefined;
      return {
        table: seat.box + 1,
        place: index + 1,
        of: all.length,
        points,
        met: meetingsIn(met),
        toPlay: open.filter((other) => !barred.includes(other)),
        ...(barred.length > 0 && { barred }),
        ...(goes && { goes }),
      };
    };
    return new Map([...players, ...removed].map((each, index) => [each.player, placeOf(each, index)] as const));
  };
}

/** Whether two have played what waits, be it disputed. */
function reportedOn(ladder: Ladder): (one: PlayerId, other: PlayerId) => boolean {
  const played = new Set(
    ladder.challenges.values().map(({ challenger, challenged }) => keyOfTwo(challenger, challenged)),
  );
  return (one, other) => played.has(keyOfTwo(one, other));
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
  const round = roundSlot.of(after);
  // Before a season's first match the boxes are made anew whenever somebody comes or goes.
  if (!round || roundSlot.of(before) !== round) return after.order.players();
  const changed = [
    ...crossesSlot.of(after).changedSince(crossesSlot.of(before)),
    ...reportedBetween(before, after),
    ...awayBetween(before, after),
    ...regroupedBetween(before, after),
  ];
  const boxes = new Set(changed.map(seatsBy(after)).flatMap((seat) => seat?.box ?? []));
  const beside = new Set([...boxes].flatMap((box) => [box - 1, box, box + 1]));
  return seatsOf(after)
    .filter(({ box }) => beside.has(box))
    .flatMap((seat) => playersIn(after, seat));
}

/** The players of whose matches something has been reported, or disputed. */
const reportedBetween = (before: Ladder, after: Ladder): readonly PlayerId[] =>
  [...after.challenges.changedSince(before.challenges)].flatMap((id) => {
    const two = after.challenges.get(id) ?? before.challenges.get(id);
    return two ? [two.challenger, two.challenged] : [];
  });
