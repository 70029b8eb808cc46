import type { Body } from './lines.ts';

/** By hand: the player on that rung, or on the last one where there is none such by now; of whoever isn't there it says nothing. */
export function placed(order: readonly string[], { player, rung = 1 }: Body): string[] {
  const others = order.filter((each) => each !== player);
  const place = Math.min(rung - 1, others.length);
  return others.length === order.length ? others : [...others.slice(0, place), player, ...others.slice(place)];
}

/** Those whom a seed lists, as it puts them. */
export const seeded = ({ order, players }: Body): Body['players'] =>
  players.toSorted((one, other) => (order === 'rating' ? (one.rating ?? 0) - (other.rating ?? 0) : 0));

/** Those whom a new seed lists, and after them the others who are there, in their order. */
export const listedFirst = (listed: Body['players'], others: readonly string[]): string[] => {
  const ids = listed.map(({ id }) => id);
  return [...ids, ...others.filter((each) => !ids.includes(each))];
};

/** Whatever has players on rungs, top first. */
interface Rungs {
  order: string[];
}

export const rungOf = ({ order }: Rungs, player: string): number => order.indexOf(player) + 1;
export const isThere = ({ order }: Rungs, player: string): boolean => order.includes(player);

/** Puts a player on a rung; everybody between moves by one. */
export function put(world: Rungs, player: string, rung: number): void {
  const others = world.order.filter((each) => each !== player);
  world.order = [...others.slice(0, rung - 1), player, ...others.slice(rung - 1)];
}

/** Changes places with whoever stands one rung above. */
export function upOne(world: Rungs, player: string): void {
  const rung = rungOf(world, player);
  if (rung > 1) put(world, player, rung - 1);
}

/** Several penalties at once: from the bottom upwards, past nobody who is penalised, too. */
export function drop(world: Rungs, players: readonly string[], rungs: number): void {
  for (const player of world.order.toReversed()) {
    if (!players.includes(player)) continue;
    for (let step = 0; step < rungs; step++) {
      const below = world.order[rungOf(world, player)];
      if (below === undefined || players.includes(below)) break;
      put(world, player, rungOf(world, player) + 1);
    }
  }
}
