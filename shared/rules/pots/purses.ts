import type { Ladder, Purse } from '../../vocabulary/ladder.ts';
import { type PlayerId, rung } from '../../vocabulary/vocabulary.ts';

/** What each player starts with (S). */
export const ADMISSION = 1000;

export const pointsOf = (ladder: Ladder, player: PlayerId): number => ladder.purses.get(player)?.points ?? 0;

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

/** Shares an amount equally; what is left over goes one each from the top down. A debt is taken likewise. */
export const shares = (amount: number, receivers: readonly PlayerId[]): ReadonlyMap<PlayerId, number> =>
  sharesOfAll([amount], receivers);

/** Shares several amounts, each by itself: what everybody gets of all together. */
export function sharesOfAll(amounts: readonly number[], receivers: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  let each = 0;
  // How many single points more somebody gets than whoever is next above.
  const more = receivers.map(() => 0);
  for (const amount of amounts) {
    const [sign, size] = [amount < 0 ? -1 : 1, Math.abs(amount)];
    const left = size % receivers.length;
    each += sign * ((size - left) / receivers.length);
    more[0] = (more[0] ?? 0) + (left > 0 ? sign : 0);
    if (left > 0) more[left] = (more[left] ?? 0) - sign;
  }
  let single = 0;
  return new Map(
    receivers.map((player, index) => {
      single += more[index] ?? 0;
      return [player, each + single] as const;
    }),
  );
}

/** Adds up what several shares and payments come to for each player. */
export function total(parts: Iterable<ReadonlyMap<PlayerId, number>>): ReadonlyMap<PlayerId, number> {
  const sums = new Map<PlayerId, number>();
  for (const part of parts) for (const [player, points] of part) sums.set(player, (sums.get(player) ?? 0) + points);
  return sums;
}
