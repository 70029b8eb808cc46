import type { Body } from './lines.ts';

/** By hand: the player on that rung, or on the last one where there is none such by now; of whoever isn't there it says nothing. */
export function placed(order: readonly string[], { player, rung = 1 }: Body): string[] {
  const others = order.filter((each) => each !== player);
  const place = Math.min(rung - 1, others.length);
  return others.length === order.length ? others : [...others.slice(0, place), player, ...others.slice(place)];
}
