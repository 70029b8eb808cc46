import {
  arrangesGames,
  isStillOpen,
  type SuggestedGame,
  suggestGames,
  timesInCommon,
} from '#shared/view/suggested-games.ts';
import type { FreeTime } from '#shared/vocabulary/free-times.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { lastRestored } from '../books/clubs.ts';
import type { Seasonal, SeasonalReader } from '../books/seasonal.ts';
import { putSuggestions } from '../books/suggestions.ts';
import type { LadderKey } from '../database/keys.ts';
import { suggestionScene } from '../ladders/suggesting.ts';

/** A game that was suggested, and when both players have said that they can play. */
export interface ToldSuggestion extends SuggestedGame {
  readonly at: Instant;
  readonly when: readonly FreeTime[];
}

/** How long after it was made a suggestion is still told, in milliseconds: an organiser's of yesterday, the morning being looked at twice. */
const TOLD_FOR = 26 * 60 * 60 * 1000;

/** Suggests games to those who wait for one, and gives all that are to be told: these, and what was suggested since yesterday. */
export async function suggestionsToTell(
  store: Seasonal & SeasonalReader,
  key: LadderKey,
  ladder: Ladder,
  at: Instant,
): Promise<readonly ToldSuggestion[]> {
  if (!arrangesGames(ladder)) return [];
  const scene = await suggestionScene(store, key, ladder, at);
  const made = await putSuggestions(store, key, suggestGames(scene, 'waiting').games, at);
  const after = Math.max(at - TOLD_FOR, await lastRestored(store.database, key.club));
  return [...scene.standing.filter((each) => each.at > after), ...made]
    .filter((game) => isStillOpen(ladder, game, at))
    .map((game) => ({ ...game, when: timesInCommon(scene.free, game.challenger, game.challenged) }));
}
