import type { Scores } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** By the spread over the lowest score in tenths of a percent, rounded down; the rest one each from the best down (S). */
export function potShares(scores: Scores, stake: number): ReadonlyMap<PlayerId, number> {
  const pot = stake * scores.length;
  const lowest = Math.min(...scores.map(([, score]) => score));
  const spreads = scores.map(([player, score]) => ({ player, spread: score - lowest }));
  const all = spreads.reduce((sum, { spread }) => sum + spread, 0);
  if (all === 0)
    return eachOf(
      spreads.map(({ player }) => player),
      stake,
    );
  const points = spreads.map(({ player, spread }) => {
    const rating = Math.floor((1000 * spread) / all);
    return { player, spread, points: Math.floor((rating * pot) / 1000) };
  });
  const left = pot - points.reduce((sum, each) => sum + each.points, 0);
  const best = points.toSorted((one, other) => other.spread - one.spread);
  const bonus = (place: number): number => Math.floor(left / best.length) + (place < left % best.length ? 1 : 0);
  return new Map(best.map((each, place) => [each.player, each.points + bonus(place)]));
}

export const eachOf = (players: readonly PlayerId[], points: number): ReadonlyMap<PlayerId, number> =>
  new Map(players.map((player) => [player, points]));

/** Shares an amount equally; what is left over goes one each from the top down. A debt is taken likewise. */
export const shares = (amount: number, receivers: readonly PlayerId[]): ReadonlyMap<PlayerId, number> =>
  sharesOfAll([amount], receivers);

/** Shares several amounts, each by itself: what everybody gets of all together. */
export function sharesOfAll(amounts: readonly number[], receivers: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  let each = 0;
  // How many single points more a player gets than the next one above.
  const more = receivers.map(() => 0);
  for (const amount of amounts) {
    const [sign, size] = [amount < 0 ? -1 : 1, Math.abs(amount)];
    const left = size % receivers.length;
    each += sign * ((size - left) / receivers.length);
    more[0] = (more[0] ?? 0) + (left > 0 ? sign : 0);
    if (left > 0) more[left] = (more[left] ?? 0) - sign;
  }
  let single = 0;
  return new Map(
    receivers.map((player, index) => {
      single += more[index] ?? 0;
      return [player, each + single] as const;
    }),
  );
}

export function total(parts: Iterable<ReadonlyMap<PlayerId, number>>): ReadonlyMap<PlayerId, number> {
  const sums = new Map<PlayerId, number>();
  for (const part of parts) for (const [player, points] of part) sums.set(player, (sums.get(player) ?? 0) + points);
  return sums;
}
