import { localOf } from '../calendar/zone.ts';
import type { DayView, Glide, PlayerIndex } from '../contract/history.ts';
import type { Move } from '../vocabulary/entry.ts';
import type { Day, PlayerId } from '../vocabulary/vocabulary.ts';
import type { Happening, MeasuredChange } from '../words/happening.ts';

export type IndexOf = (id: PlayerId) => PlayerIndex;

/** The days on which anything changed, from an order on. `happenings`: oldest first. */
export function daysOf(zone: string, start: DayOrder, happenings: readonly Happening[], indexOf: IndexOf): DayView[] {
  const days: DayView[] = [];
  let order = start;
  for (const [day, happened] of byDay(zone, happenings)) {
    const evening = after(order, happened);
    const view = dayView(day, order, evening, pointsChanged(happened, indexOf), indexOf);
    if (Object.keys(view).length > 1) days.push(view);
    order = evening;
  }
  return days;
}

function byDay(zone: string, happenings: readonly Happening[]): ReadonlyMap<Day, readonly Happening[]> {
  const days = new Map<Day, Happening[]>();
  for (const happening of happenings) {
    const { day } = localOf(zone, happening.at);
    const found = days.get(day);
    if (found) found.push(happening);
    else days.set(day, [happening]);
  }
  return days;
}

function after(before: DayOrder, happened: readonly Happening[]): DayOrder {
  const order = before.slice();
  for (const { moves } of happened) if (moves.length > 0) carryOut(order, moves);
  return order;
}

/** Moves name everybody whose rung they change, so they can be carried out in any order. */
function carryOut(order: PlayerId[], moves: readonly Move[]): void {
  const size = moves.reduce((sum, { players, change }) => sum + players.length * growthBy(change), order.length);
  for (const { players, from, change } of moves) {
    if (change === 'removed') continue;
    const first = from - 1 + (change === 'joined' ? 0 : change);
    for (const [index, player] of players.entries()) order[first + index] = player;
  }
  order.length = size;
}

const growthBy = (change: Move['change']): number => (change === 'joined' ? 1 : change === 'removed' ? -1 : 0);

function dayView(
  day: Day,
  before: DayOrder,
  now: DayOrder,
  points: (readonly [PlayerIndex, number])[],
  indexOf: IndexOf,
): DayView {
  const changed = rungsChanged(before, now);
  const moved = glidesOf(before, now, changed);
  const joined = joinedAt(before, now, changed).map(([player, rung]) => [indexOf(player), rung] as const);
  return {
    day,
    ...(moved.length > 0 && { moved }),
    ...(joined.length > 0 && { joined }),
    ...(points.length > 0 && { points }),
  };
}

type DayOrder = readonly PlayerId[];

/** The rungs, counted from 1, on which another player stands than before. */
function rungsChanged(before: DayOrder, now: DayOrder): readonly number[] {
  const rungs: number[] = [];
  for (let rung = 1; rung <= Math.max(before.length, now.length); rung++) {
    if (before[rung - 1] !== now[rung - 1]) rungs.push(rung);
  }
  return rungs;
}

const standingOn = (order: DayOrder, rungs: readonly number[]): ReadonlyMap<PlayerId, number> =>
  new Map(
    rungs.flatMap((rung) => {
      const player = order[rung - 1];
      return player === undefined ? [] : [[player, rung] as const];
    }),
  );

function glidesOf(before: DayOrder, now: DayOrder, rungs: readonly number[]): Glide[] {
  const nowOn = standingOn(now, rungs);
  const glides: [from: number, count: number, change: number | null][] = [];
  for (const [player, rung] of standingOn(before, rungs)) {
    const to = nowOn.get(player);
    const change = to === undefined ? null : to - rung;
    const last = glides.at(-1);
    if (last && last[0] + last[1] === rung && last[2] === change) last[1]++;
    else glides.push([rung, 1, change]);
  }
  return glides;
}

function joinedAt(before: DayOrder, now: DayOrder, rungs: readonly number[]): (readonly [PlayerId, number])[] {
  const wasOn = standingOn(before, rungs);
  return [...standingOn(now, rungs)].filter(([player]) => !wasOn.has(player));
}

/** Players whose points differ at the end of a day from before it. */
function pointsChanged(happened: readonly Happening[], indexOf: IndexOf): (readonly [PlayerIndex, number])[] {
  const had = new Map<PlayerId, MeasuredChange['was']>();
  const has = new Map<PlayerId, MeasuredChange['is']>();
  for (const { measured = [] } of happened) {
    for (const { player, was, is } of measured) {
      if (!had.has(player)) had.set(player, was);
      has.set(player, is);
    }
  }
  return [...has].flatMap(([player, points]) =>
    typeof points === 'number' && points !== had.get(player) ? [[indexOf(player), points] as const] : [],
  );
}
