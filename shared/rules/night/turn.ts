import type { Ladder, Night } from '../../vocabulary/ladder.ts';
import type { Instant, PlayerId } from '../../vocabulary/vocabulary.ts';
import { figure } from '../common/settings.ts';
import { available, hasPassed, haveMet, nightAt, pegOn } from './pegs.ts';

/** How many rungs above counts as near: those are to be challenged first, and their rung can be taken (L17b, L20a). */
export const near = figure('reach', 4, [1, 100]);

/** The three classes of opponents by distance, the first to be used as long as it has anybody (L17b–d). */
const classes = (reach: number): readonly ((rungsAbove: number) => boolean)[] => [
  (rungsAbove) => rungsAbove >= 1 && rungsAbove <= reach,
  (rungsAbove) => rungsAbove > reach,
  (rungsAbove) => rungsAbove < 0,
];

const rungIn = (ladder: Ladder, player: PlayerId): number => ladder.order.rungOf(player) ?? Number.POSITIVE_INFINITY;

/** Whom a player may challenge now, top first: those of the nearest class that is not empty (L17). */
export function mayChallenge(ladder: Ladder, challenger: PlayerId, at: Instant): readonly PlayerId[] {
  const opponents = possibleOpponents(ladder, challenger, nightAt(ladder, at)).map((player) => ({
    player,
    rungsAbove: rungIn(ladder, challenger) - rungIn(ladder, player),
  }));
  for (const belongs of classes(near.of(ladder))) {
    const found = opponents.filter(({ rungsAbove }) => belongs(rungsAbove));
    if (found.length > 0) {
      return found.toSorted((one, other) => other.rungsAbove - one.rungsAbove).map(({ player }) => player);
    }
  }
  return [];
}

/** Everybody available whom a player has not met tonight (L7). */
const possibleOpponents = (ladder: Ladder, challenger: PlayerId, night: Night): readonly PlayerId[] =>
  available(ladder, night).filter((player) => player !== challenger && !haveMet(ladder, night.day, challenger, player));

/** Whose turn it is to challenge or pass: the waiting player, then the smallest I−A, then the lowest rung (L12). */
export function turnOf(ladder: Ladder, at: Instant): PlayerId | undefined {
  if (ladder.final?.closed) return undefined;
  const night = nightAt(ladder, at);
  const free = available(ladder, night);
  const candidates = free.filter(
    (player) =>
      !hasPassed(pegOn(ladder, player, night.day), night) &&
      free.some((other) => other !== player && !haveMet(ladder, night.day, player, other)),
  );
  const priority = (player: PlayerId): readonly number[] => [
    player === night.waiting ? 0 : 1,
    pegOn(ladder, player, night.day)?.imbalance ?? 0,
    -rungIn(ladder, player),
  ];
  return candidates.toSorted((one, other) => compare(priority(one), priority(other)))[0];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((value, index) => value !== other[index]);
  return first < 0 ? 0 : (one[first] ?? 0) - (other[first] ?? 0);
}
