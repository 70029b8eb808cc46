import type { Ladder, Purse } from '../../vocabulary/ladder.ts';
import { type PlayerId, type Rung, rung } from '../../vocabulary/vocabulary.ts';
import type { Measuring } from '../common/measuring.ts';

/** What each player starts with (S). */
export const ADMISSION = 1000;

export const pointsOf = (ladder: Ladder, player: PlayerId): number => ladder.purses.get(player)?.points ?? 0;

/** The rung of everybody on a ladder that is played for points: of equals, that of the first. */
export function sharedRungs(ladder: Ladder): ReadonlyMap<PlayerId, Rung> {
  const rungs = new Map<PlayerId, Rung>();
  let [shared, points] = [rung(1), Number.NaN];
  for (const [index, player] of ladder.order.players().entries()) {
    const theirs = pointsOf(ladder, player);
    if (theirs !== points) [shared, points] = [rung(index + 1), theirs];
    rungs.set(player, shared);
  }
  return rungs;
}

/** Everybody has points, and equal points share a rung. */
export const byPoints: Measuring = {
  rungs: sharedRungs,
  of: (ladder, player) => ({ points: pointsOf(ladder, player) }),
};

/** Whether one purse stands above another: more points or, of equals, admitted first. */
const isAbove = (one: Purse, other: Purse): boolean =>
  one.points > other.points || (one.points === other.points && one.seat < other.seat);

/** Changes what some players have, and puts each on the rung that goes with it. */
export function withPoints(ladder: Ladder, changes: ReadonlyMap<PlayerId, number>): Ladder {
  let { purses, order } = ladder;
  for (const [player, change] of changes) {
    const purse = purses.get(player);
    if (purse && change !== 0) purses = purses.set(player, { ...purse, points: purse.points + change });
  }
  const moved = new Set([...changes.keys()].filter((player) => changes.get(player) !== 0 && purses.has(player)));
  order = order.without(moved);
  for (const player of moved) {
    const purse = purses.get(player);
    if (purse) order = order.append(player).move(player, placeFor({ ...ladder, order, purses }, purse));
  }
  return { ...ladder, purses, order };
}

/** The first rung on which nobody stands who is to be above. */
function placeFor({ order, purses }: Ladder, purse: Purse) {
  let [low, high] = [0, order.size];
  while (low < high) {
    const middle = (low + high) >> 1;
    const player = order.at(middle + 1);
    const other = player && purses.get(player);
    if (other && isAbove(other, purse)) low = middle + 1;
    else high = middle;
  }
  return rung(low + 1);
}

/** Puts everybody in the order of their points. */
export function inOrderOfPoints(ladder: Ladder): Ladder {
  const compare = (one: PlayerId, other: PlayerId): number => {
    const [a, b] = [ladder.purses.get(one), ladder.purses.get(other)];
    return a && b && isAbove(a, b) ? -1 : 1;
  };
  return { ...ladder, order: ladder.order.rearranged(ladder.order.players().toSorted(compare)) };
}
