import type { ListOrder } from '#shared/systems/system-controls.ts';
import type { SeedingOrder } from '#shared/vocabulary/vocabulary.ts';

export const isByRating = (order: string): boolean => order === 'rating' || order === 'highest';

/** The order that a system's rules begin with, where what was pasted allows it. */
export const usualOrder = (orders: readonly ListOrder[], rated: boolean): ListOrder =>
  orders.find((order) => !isByRating(order) || rated) ?? 'given';

/** The log puts the lowest rating on rung 1 itself; the highest is sent there as a list in that order. */
export const orderInLog = (order: ListOrder): SeedingOrder => (order === 'highest' ? 'given' : order);

/** Players as the order has them, first on rung 1; as listed, unless it goes by their ratings. */
export function inListOrder<Each extends { readonly rating?: number | undefined }>(
  players: readonly Each[],
  order: string,
): readonly Each[] {
  if (!isByRating(order)) return players;
  const sign = order === 'highest' ? -1 : 1;
  return players.toSorted((one, other) => sign * ((one.rating ?? 0) - (other.rating ?? 0)));
}
