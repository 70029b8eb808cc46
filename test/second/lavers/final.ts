import { dateOf, instantAt } from '../calendar.ts';
import type { Body } from '../lines.ts';
import { put } from '../placing.ts';
import type { Kept } from '../season.ts';
import { isPresent } from './night.ts';
import { takeOff, today, type World } from './world.ts';

/** L29: the last instant at which somebody is in time for the final. */
export const cutOf = ({ end: day, zone }: World): number => instantAt(day, '20:15', zone);

/** L29: whoever has not arrived is removed, unless nobody has. They lose the marker. */
export function removeLatecomers(world: World, kept: readonly Kept[]): void {
  world.cuts.add(world.end);
  const came = new Set(
    kept
      .filter(({ verb, at, voided }) => verb === 'arrive' && !voided && today(world, at) === world.end)
      .filter(({ at, body }) => (body.arrivedAt ? Date.parse(body.arrivedAt) : at) <= cutOf(world))
      .map(({ body }) => body.player),
  );
  const removed = came.size > 0 ? world.order.filter((player) => !came.has(player)) : [];
  for (const player of removed) {
    takeOff(world, player);
    world.displaced.delete(player);
    world.cutOff.add(player);
  }
  world.settled.push({ period: `${dateOf(world.end)}T20:15`, dropped: [], removed });
}

/** L32: of those with the marker who are present and not on rung 1 the two best placed. */
export function close(world: World): void {
  const [, ...others] = world.order;
  const [upper, lower] = others.filter((player) => world.displaced.has(player) && isPresent(world, player, world.end));
  world.closed = {};
  if (upper && lower) world.closed.due = [lower, upper];
  else if (upper) meetTop(world, upper);
  else world.champion = world.order[0];
}

/** The last play-off, for rung 1. */
function meetTop(world: World, challenger: string): void {
  const [top] = world.order;
  if (world.closed && top !== undefined) world.closed.due = [challenger, top];
}

export function isDue({ closed }: World, body: Body): boolean {
  const [lower, upper] = pairOf(body);
  return closed?.due !== undefined && closed.due[0] === lower && closed.due[1] === upper;
}

/** The two of a `playoff`, which are ids alone. */
export const pairOf = ({ players }: Body): readonly string[] => players as unknown as readonly string[];

/** L33, L34: the first of two moves nobody; whoever beats rung 1 takes it. */
export function playOff(world: World, body: Body): void {
  if (!world.closed || world.champion !== undefined || !isDue(world, body)) return;
  const [lower = '', upper = ''] = pairOf(body);
  if (upper !== world.order[0]) {
    meetTop(world, body.winner);
    return;
  }
  if (body.winner === lower) put(world, lower, 1);
  world.champion = world.order[0];
}
