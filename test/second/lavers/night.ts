import type { Day } from '../calendar.ts';
import { rungOf } from '../placing.ts';
import { has, type Match, type Night, type Peg, type World } from './world.ts';

function nightOf({ nights }: World, day: Day): Night {
  const night = nights.get(day) ?? { pegs: new Map<string, Peg>() };
  nights.set(day, night);
  return night;
}

export const isPresent = ({ nights }: World, player: string, day: Day): boolean =>
  nights.get(day)?.pegs.has(player) ?? false;

/** In a match that is in progress, of whichever night. */
export const isBusy = ({ challenges }: World, player: string): boolean =>
  [...challenges.values()].some((match) => match.state === 'running' && has(match, player));

/** L7: a match of that night, whatever became of it. */
export const haveMet = ({ challenges }: World, one: string, other: string, day: Day): boolean =>
  [...challenges.values()].some(
    (match) => match.night === day && has(match, one) && has(match, other) && one !== other,
  );

const available = (world: World, day: Day): readonly string[] =>
  world.order.filter((player) => isPresent(world, player, day) && !isBusy(world, player));

/** L17: whom a player may challenge, top first. */
export function mayChallenge(world: World, player: string, day: Day): readonly string[] {
  const others = available(world, day).filter((each) => each !== player && !haveMet(world, player, each, day));
  const above = (other: string): number => rungOf(world, player) - rungOf(world, other);
  const near = others.filter((other) => above(other) >= 1 && above(other) <= world.settings.reach);
  const far = others.filter((other) => above(other) > world.settings.reach);
  return near.length > 0 ? near : far.length > 0 ? far : others;
}

/** L12: whose turn it is to challenge; nobody's once normal play was closed. */
export function turnOf(world: World, day: Day): string | undefined {
  const { pegs, waiting } = nightOf(world, day);
  if (world.closed) return undefined;
  const balance = (player: string): number => pegs.get(player)?.balance ?? 0;
  const able = available(world, day).filter(
    (player) => !pegs.get(player)?.hasPassed && mayChallenge(world, player, day).length > 0,
  );
  if (waiting !== undefined && able.includes(waiting)) return waiting;
  return able.toSorted((one, other) => balance(one) - balance(other) || rungOf(world, other) - rungOf(world, one))[0];
}

/** L12a: a single player who is left over waits for a match of the night to end. */
function findWaiting(world: World, day: Day): void {
  const [only, ...others] = available(world, day);
  const isPlaying = [...world.challenges.values()].some(({ state, night }) => state === 'running' && night === day);
  if (only !== undefined && others.length === 0 && isPlaying) nightOf(world, day).waiting = only;
}

/** L16: the situation has changed. */
function clearPasses({ pegs }: Night): void {
  for (const peg of pegs.values()) peg.hasPassed = false;
}

export function arrive(world: World, player: string, day: Day): void {
  const night = nightOf(world, day);
  if (night.pegs.has(player)) return;
  night.pegs.set(player, { balance: 0, hasPassed: false });
  clearPasses(night);
  findWaiting(world, day);
}

export function depart(world: World, player: string, day: Day): void {
  const night = nightOf(world, day);
  if (!night.pegs.delete(player)) return;
  stopWaiting(night, player);
  clearPasses(night);
  findWaiting(world, day);
}

export function pass(world: World, player: string, day: Day): void {
  const night = nightOf(world, day);
  const peg = night.pegs.get(player);
  if (!peg) return;
  peg.hasPassed = true;
  stopWaiting(night, player);
}

function stopWaiting(night: Night, player: string): void {
  if (night.waiting === player) night.waiting = undefined;
}

/** L14: one peg moves to the right, the other to the left. */
export function begin(world: World, { challenger, challenged, night: day }: Match): void {
  const night = nightOf(world, day);
  for (const [player, step] of [
    [challenger, 1],
    [challenged, -1],
  ] as const) {
    stopWaiting(night, player);
    const peg = night.pegs.get(player);
    if (peg) peg.balance += step;
  }
  findWaiting(world, day);
}

/** A match has ended: of an earlier night it touches nothing of this one. */
export function end(world: World, { night }: Match, day: Day): void {
  if (night === day) clearPasses(nightOf(world, day));
}
