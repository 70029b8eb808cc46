import type { DayView, HistoryView, PlayerIndex } from '../contract/history.ts';
import type { Day } from '../vocabulary/vocabulary.ts';

type HistoryDays = Pick<HistoryView, 'start' | 'days'>;

/** The order at the end of each day on which it changed, oldest first. */
export function* ordersOf({
  start,
  days,
}: HistoryDays): Generator<{ readonly day: Day; readonly order: readonly PlayerIndex[] }> {
  let order = start;
  for (const each of days) {
    order = orderAfter(order, each);
    yield { day: each.day, order };
  }
}

/** The order after a day, from that before it. */
function orderAfter(order: readonly PlayerIndex[], { moved = [], joined = [] }: DayView): readonly PlayerIndex[] {
  const after = order.slice();
  after.length += joined.length - moved.reduce((gone, [, count, change]) => gone + (change === null ? count : 0), 0);
  for (const [from, count, change] of moved) {
    if (change !== null) for (let rung = from; rung < from + count; rung++) put(after, rung + change, order[rung - 1]);
  }
  for (const [player, rung] of joined) put(after, rung, player);
  return after;
}

function put(order: PlayerIndex[], rung: number, player: PlayerIndex | undefined): void {
  if (player !== undefined) order[rung - 1] = player;
}

/** Where a player stood from the end of a day on. */
export interface Stand {
  /** Missing where it was so before the history's first day. */
  readonly day?: Day;
  /** Null: not on the ladder. */
  readonly rung: number | null;
  readonly points?: number;
}

/** A player's way: their stand at the beginning, and at the end of every day that changed it, oldest first. */
export function trackOf(
  { start, startPoints, days }: HistoryDays & Pick<HistoryView, 'startPoints'>,
  player: PlayerIndex,
): Stand[] {
  const place = start.indexOf(player);
  const points = startPoints?.[place];
  let last: Stand = { rung: place < 0 ? null : place + 1, ...(points !== undefined && { points }) };
  const track = [last];
  for (const day of days) {
    const next = standAfter(last, day, player);
    if (next.rung !== last.rung || next.points !== last.points) track.push(next);
    last = next;
  }
  return track;
}

function standAfter(
  { rung: before, points }: Stand,
  { day, moved = [], joined = [], points: changed }: DayView,
  player: PlayerIndex,
): Stand {
  const rung = before === null ? (joined.find(([who]) => who === player)?.[1] ?? null) : rungAfter(before, moved);
  const now = changed?.find(([who]) => who === player)?.[1] ?? points;
  return { day, rung, ...(rung !== null && now !== undefined && { points: now }) };
}

function rungAfter(rung: number, moved: NonNullable<DayView['moved']>): number | null {
  const glide = moved.find(([from, count]) => from <= rung && rung < from + count);
  if (!glide) return rung;
  return glide[2] === null ? null : rung + glide[2];
}
