import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { differingStretch } from '#shared/vocabulary/moves.ts';
import type { Table } from '#shared/vocabulary/table.ts';
import { type PlayerId, type Rung, rung } from '#shared/vocabulary/vocabulary.ts';
import type { Measuring } from '../common/rungs-points-gaps.ts';
import { type Purse, pursesSlot } from './slots.ts';

/** What each player starts with (S). */
export const ADMISSION = 1000;

export const pointsOf = (ladder: Ladder, player: PlayerId): number => pursesSlot.of(ladder).get(player)?.points ?? 0;

/** The rung of everybody on a ladder that is played for points: of equals, that of the first. */
export const sharedRungs = (ladder: Ladder): ReadonlyMap<PlayerId, Rung> =>
  sharedBetween(ladder, ladder.order.players(), 0, ladder.order.size);

/** The same, only for some places of the order, counted from 0 at the top. */
function sharedBetween(
  ladder: Ladder,
  players: readonly PlayerId[],
  from: number,
  end: number,
): ReadonlyMap<PlayerId, Rung> {
  const rungs = new Map<PlayerId, Rung>();
  let first = firstOfEquals(ladder, players, from);
  for (let place = from; place < end; place++) {
    const player = players[place];
    if (!player) break;
    if (!areEqual(ladder, players[first], player)) first = place;
    rungs.set(player, rung(first + 1));
  }
  return rungs;
}

const areEqual = (ladder: Ladder, one: PlayerId | undefined, other: PlayerId | undefined): boolean =>
  one !== undefined && other !== undefined && pointsOf(ladder, one) === pointsOf(ladder, other);

/** The place of the first of those who have the same points as a player, side by side. */
function firstOfEquals(ladder: Ladder, players: readonly PlayerId[], place: number): number {
  let first = place;
  while (first > 0 && areEqual(ladder, players[first - 1], players[place])) first--;
  return first;
}

/** The rungs on two ladders of everybody now on the second whose points or rung may differ, top first. */
export function rungsTouched(
  before: Ladder,
  after: Ladder,
): ReadonlyMap<PlayerId, { readonly was: Rung | undefined; readonly is: Rung }> {
  const [then, now] = [before.order.players(), after.order.players()];
  const { above, old, now: moved } = differingStretch(before.order, after.order);
  const places = [...pursesSlot.of(after).changedSince(pursesSlot.of(before))].flatMap(
    (player) => after.order.rungOf(player) ?? [],
  );
  const from = places.reduce((least, place) => Math.min(least, place - 1), moved.length > 0 ? above : now.length);
  let end = places.reduce((most, place) => Math.max(most, place), moved.length > 0 ? above + moved.length : 0);
  if (firstOfEquals(before, then, end) !== firstOfEquals(after, now, end))
    while (areEqual(after, now[end - 1], now[end]) || areEqual(before, then[end - 1], then[end])) end++;
  const was = sharedBetween(before, then, from, Math.max(end, above + old.length));
  const is = sharedBetween(after, now, from, end);
  return new Map(Array.from(is, ([player, rung]) => [player, { was: was.get(player), is: rung }] as const));
}

/** Everybody has points, and equal points share a rung. */
export const byPoints: Measuring = {
  rungs: sharedRungs,
  of: (ladder, player) => ({ points: pointsOf(ladder, player) }),
  touched: (before, after) => pursesSlot.of(after).changedSince(pursesSlot.of(before)),
};

/** Whether one purse stands above another: more points or, of equals, admitted first. */
const isAbove = (one: Purse, other: Purse): boolean =>
  one.points > other.points || (one.points === other.points && one.seat < other.seat);

export function withPoints(ladder: Ladder, changes: ReadonlyMap<PlayerId, number>): Ladder {
  let purses = pursesSlot.of(ladder);
  const changed = new Set<PlayerId>();
  for (const [player, change] of changes) {
    const purse = purses.get(player);
    if (!purse || change === 0) continue;
    purses = purses.set(player, { ...purse, points: purse.points + change });
    changed.add(player);
  }
  return placedAnew(pursesSlot.set(ladder, purses), changed);
}

/** Some players stand where their purses put them; all others are in order already. */
export function placedAnew(ladder: Ladder, players: ReadonlySet<PlayerId>): Ladder {
  if (players.size === 0) return ladder;
  const purses = pursesSlot.of(ladder);
  let order = ladder.order.without(players);
  for (const player of players) {
    const purse = purses.get(player);
    if (purse) order = order.insert(player, placeFor(order, purses, purse));
  }
  return { ...ladder, order };
}

/** The first rung on which nobody stands who is to be above. */
function placeFor({ pages }: Ladder['order'], purses: Table<PlayerId, Purse>, purse: Purse) {
  const goesBelow = (player: PlayerId | undefined): boolean => {
    const other = player && purses.get(player);
    return other !== undefined && isAbove(other, purse);
  };
  const page = countOfFirst(pages.length, (index) => goesBelow(pages[index]?.players.at(-1)));
  const players = pages[page]?.players ?? [];
  const above = pages.slice(0, page).reduce((sum, each) => sum + each.players.length, 0);
  return rung(above + countOfFirst(players.length, (index) => goesBelow(players[index])) + 1);
}

/** How many there are before the first of which something no longer holds. */
function countOfFirst(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Hands the seats of some players out among them anew, in the order given: so equals are listed. */
export function seatedAnew(ladder: Ladder, players: readonly PlayerId[]): Ladder {
  const purses = pursesSlot.of(ladder);
  const taken = players.flatMap((player) => purses.get(player) ?? []);
  const seats = taken.map(({ seat }) => seat).toSorted((one, other) => one - other);
  const seated = players.reduce((table, player, index) => {
    const [purse, seat] = [purses.get(player), seats[index]];
    return purse && seat !== undefined ? table.set(player, { ...purse, seat }) : table;
  }, purses);
  return inOrderOfPoints(pursesSlot.set(ladder, seated));
}

export function inOrderOfPoints(ladder: Ladder): Ladder {
  const purses = pursesSlot.of(ladder);
  const compare = (one: PlayerId, other: PlayerId): number => {
    const [a, b] = [purses.get(one), purses.get(other)];
    return a && b && isAbove(a, b) ? -1 : 1;
  };
  return { ...ladder, order: ladder.order.rearranged(ladder.order.players().toSorted(compare)) };
}
