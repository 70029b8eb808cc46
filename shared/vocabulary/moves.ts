import type { Move } from './entry.ts';
import type { Order, Page } from './order.ts';
import { type PlayerId, rung } from './vocabulary.ts';

/** Everybody whose rung differs between two orders, neighbours who moved alike together. */
export function movesBetween(before: Order, after: Order): readonly Move[] {
  if (before === after) return [];
  const { above, one, other } = differingPages(before, after);
  const those = new Map(other.map(({ number, players }) => [number, players]));
  const ends = new Map(one.map(({ number, players }) => [number, sharedEnds(players, those.get(number) ?? [])]));
  const [old, now] = [placesOf(one, ends, above), placesOf(other, ends, above)];
  const changeOf: ChangeOf = (first, was) => {
    const is = now.get(first)?.rung;
    return is === undefined ? 'removed' : is - was;
  };
  return [...movesOf(old, changeOf), ...movesOf(now, (first) => (old.has(first) ? 0 : 'joined'))];
}

/** Some who are side by side in both orders, from a rung on down. */
interface Place {
  readonly players: readonly PlayerId[];
  readonly rung: number;
}

/** All of them by the first of each; those at the ends of a page that both orders share are together. */
function placesOf(
  pages: readonly Page[],
  ends: ReadonlyMap<number, Ends>,
  above: number,
): ReadonlyMap<PlayerId, Place> {
  const places = new Map<PlayerId, Place>();
  let next = above + 1;
  const put = (players: readonly PlayerId[]): void => {
    const [first] = players;
    if (first !== undefined) places.set(first, { players, rung: next });
    next += players.length;
  };
  for (const { number, players } of pages) {
    const { top, bottom } = ends.get(number) ?? sharedEnds(players, []);
    put(top);
    for (let n = top.length; n < players.length - bottom.length; n++) put(players.slice(n, n + 1));
    put(bottom);
  }
  return places;
}

type ChangeOf = (first: PlayerId, rung: number) => Move['change'];

/** Neighbours whose change is the same, and not 0. */
function movesOf(places: ReadonlyMap<PlayerId, Place>, changeOf: ChangeOf): readonly Move[] {
  const runs: { readonly those: (readonly PlayerId[])[]; readonly from: number; readonly change: Move['change'] }[] =
    [];
  for (const [first, { players, rung: from }] of places) {
    const change = changeOf(first, from);
    const last = runs.at(-1);
    if (last?.change === change) last.those.push(players);
    else runs.push({ those: [players], from, change });
  }
  return runs
    .filter(({ change }) => change !== 0)
    .map(({ those, from, change }) => ({
      // Of a long run nearly always nobody asks who they are.
      get players() {
        return those.flat();
      },
      from: rung(from),
      change,
    }));
}

/** Where two orders differ: how many stand above that in both, and who stands there in each. */
export interface Stretch {
  readonly above: number;
  readonly old: readonly PlayerId[];
  readonly now: readonly PlayerId[];
}

/** The players of both orders without those at the top, and those at the bottom on the same rungs, that they share. */
export function differingStretch(before: Order, after: Order): Stretch {
  const { above, one, other } = differingPages(before, after);
  const [old, now] = [playersOn(one), playersOn(other)];
  const { top, bottom } = sharedEnds(old, now);
  const shared = old.length === now.length ? bottom.length : 0;
  const differing = (all: readonly PlayerId[]) => all.slice(top.length, all.length - shared);
  return { above: above + top.length, old: differing(old), now: differing(now) };
}

const playersOn = (pages: readonly Page[]): readonly PlayerId[] => pages.flatMap(({ players }) => players);

/** Likewise their pages. */
function differingPages(before: Order, after: Order) {
  const [one, other] = [before.pages, after.pages];
  const shortest = Math.min(one.length, other.length);
  let [top, above] = [0, 0];
  while (top < shortest && one[top] === other[top]) above += one[top++]?.players.length ?? 0;
  let bottom = 0;
  const most = before.size === after.size ? shortest - top : 0;
  while (bottom < most && one[one.length - 1 - bottom] === other[other.length - 1 - bottom]) bottom++;
  return { above, one: one.slice(top, one.length - bottom), other: other.slice(top, other.length - bottom) };
}

interface Ends {
  readonly top: readonly PlayerId[];
  readonly bottom: readonly PlayerId[];
}

/** The players with whom two lists begin alike, and end alike; nobody is in both. */
function sharedEnds(old: readonly PlayerId[], now: readonly PlayerId[]): Ends {
  if (old === now) return { top: old, bottom: [] };
  const shortest = Math.min(old.length, now.length);
  let [top, bottom] = [0, 0];
  while (top < shortest && old[top] === now[top]) top++;
  while (bottom < shortest - top && old[old.length - 1 - bottom] === now[now.length - 1 - bottom]) bottom++;
  return { top: old.slice(0, top), bottom: old.slice(old.length - bottom) };
}
