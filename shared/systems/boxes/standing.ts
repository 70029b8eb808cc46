import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { crossWith, hasLost, hasWon, metBy, pointsFor, wasPlayed } from './crosses.ts';
import type { Cross } from './slots.ts';

/** What a player has done in a round. */
export interface Tally {
  readonly player: PlayerId;
  readonly met: Readonly<Record<PlayerId, Cross>>;
  readonly points: number;
  /** Matches, without those that they gave away. */
  readonly played: number;
  readonly won: number;
  /** Games won less games lost. */
  readonly games: number;
}

export function tallyOf(ladder: Ladder, player: PlayerId, since: Day): Tally {
  const met = metBy(ladder, player, since);
  const crosses = Object.values(met);
  return {
    player,
    met,
    points: crosses.reduce((sum, cross) => sum + pointsFor(ladder, cross), 0),
    played: crosses.filter(wasPlayed).length,
    won: crosses.filter(hasWon).length,
    games: crosses.reduce((sum, { won, lost }) => sum + won - lost, 0),
  };
}

/** The players of a box by their standing, the best first; those given are by rung (B6). */
export const ranked = <Each extends Tally>(ladder: Ladder, tallies: readonly Each[]): readonly Each[] =>
  tallies.toSorted(
    (one, other) =>
      other.points - one.points ||
      amongLevel(ladder, other, tallies) - amongLevel(ladder, one, tallies) ||
      other.won - one.won ||
      other.games - one.games,
  );

/** What a player has from the matches of those who are level on points: of two, who won; of more, the points. */
function amongLevel(ladder: Ladder, { player, points, met }: Tally, tallies: readonly Tally[]): number {
  const level = tallies.filter((each) => each.points === points);
  const crosses = level.flatMap((other) => (other.player === player ? [] : (crossWith(met, other.player) ?? [])));
  if (level.length > 2) return crosses.reduce((sum, cross) => sum + pointsFor(ladder, cross), 0);
  return crosses.reduce((sum, cross) => sum + (hasWon(cross) ? 1 : hasLost(cross) ? -1 : 0), 0);
}
