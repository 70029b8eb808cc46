import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { asBegun } from '../common/configured.ts';
import { figure } from '../common/settings.ts';
import { endedGame, gamesSlot, type PotGame } from './slots.ts';

/** What each player pays into the pot at the start of a game, in points (S). */
export const stake = figure('stake', 100, [1, 1000]);

export const findGame = (ladder: Ladder, id: ChallengeId | undefined): PotGame | undefined =>
  id === undefined ? undefined : (gamesSlot.of(ladder).get(id) ?? endedGame(ladder, id));

/** What each has paid into the pot of a game: it keeps the stake of its beginning. */
export const stakeIn = (ladder: Ladder, game: PotGame): number => stake.of(asBegun(ladder, game));

export function stakeInGame(ladder: Ladder, id: ChallengeId): number {
  const game = findGame(ladder, id);
  return game ? stakeIn(ladder, game) : stake.of(ladder);
}
