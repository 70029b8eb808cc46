import type { Day } from './calendar.ts';
import { type Challenge, rungOf, type World } from './world.ts';

/** Puts a player on a rung; everybody between moves by one. */
function put(world: World, player: string, rung: number): void {
  const others = world.order.filter((each) => each !== player);
  world.order = [...others.slice(0, rung - 1), player, ...others.slice(rung - 1)];
}

function swap(world: World, one: string, other: string): void {
  world.order = world.order.map((each) => (each === one ? other : each === other ? one : each));
}

function upOne(world: World, player: string): void {
  const rung = rungOf(world, player);
  if (rung > 1) put(world, player, rung - 1);
}

/** H11, H12: what a win moves, from the rungs of this moment. */
export function win(world: World, { terms }: Challenge, winner: string, loser: string): void {
  const w = rungOf(world, winner);
  const l = rungOf(world, loser);
  if (w < l) {
    if (terms.defence === 'up-one') upOne(world, winner);
  } else if (terms.win === 'takes-rung') {
    put(world, winner, l);
  } else if (terms.win === 'swap') {
    swap(world, winner, loser);
  } else {
    put(world, loser, l + 1);
    put(world, winner, Math.floor((w + l) / 2));
  }
}

/** H13: what a draw moves. */
function draw(world: World, { terms, challenger, challenged }: Challenge): void {
  if (terms.draw === 'stays') return;
  const lower = rungOf(world, challenger) > rungOf(world, challenged) ? challenger : challenged;
  const upper = lower === challenger ? challenged : challenger;
  if (rungOf(world, lower) - 1 !== rungOf(world, upper)) upOne(world, lower);
}

/** Moves the ladder by a score, and remembers a defence (H6). */
export function count(world: World, challenge: Challenge, [mine, theirs]: readonly [number, number], day: Day): void {
  const { challenger, challenged, fromBelow } = challenge;
  if (mine === theirs) draw(world, challenge);
  else if (mine > theirs) win(world, challenge, challenger, challenged);
  else win(world, challenge, challenged, challenger);
  if (theirs > mine && fromBelow) world.defended.set(challenged, [...(world.defended.get(challenged) ?? []), day]);
}

/** Several penalties at once: from the bottom upwards, past nobody who is penalised, too. */
export function drop(world: World, players: readonly string[], rungs: number): void {
  for (const player of world.order.toReversed()) {
    if (!players.includes(player)) continue;
    for (let step = 0; step < rungs; step++) {
      const below = world.order[rungOf(world, player)];
      if (below === undefined || players.includes(below)) break;
      put(world, player, rungOf(world, player) + 1);
    }
  }
}
