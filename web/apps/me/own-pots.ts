import type { When } from '#shared/calendar/moment.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import { potsOn } from '#shared/view/pots.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import type { Tools } from './tools.tsx';

interface OwnPot {
  readonly id: ChallengeId;
  readonly players: readonly Who[];
  readonly since: When;
  readonly pot: number;
}

/** The games that are running in which the player sits, the earliest first. */
export function ownPots({ model: { ladder, named }, player }: Pick<Tools, 'model' | 'player'>): readonly OwnPot[] {
  return potsOn(ladder)
    .filter(({ players }) => players.includes(player))
    .map(({ id, players, started, pot }) => ({
      id,
      players: players.map(named),
      since: formatLocal(ladder.header.timezone, started),
      pot,
    }));
}
