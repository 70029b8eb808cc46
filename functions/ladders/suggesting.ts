import { timesOfEntrants } from '#shared/view/free-times.ts';
import type { SuggestionScene } from '#shared/view/suggested-games.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { readFreeTimes } from '../books/free-times.ts';
import type { SeasonalReader } from '../books/seasonal.ts';
import { readSuggestions, type Suggestion } from '../books/suggestions.ts';
import type { LadderKey } from '../database/keys.ts';

/** What games can be suggested by on a ladder that was loaded at an instant, and which suggestions stand. */
export async function suggestionScene(
  store: SeasonalReader,
  key: LadderKey,
  ladder: Ladder,
  at: Instant,
): Promise<SuggestionScene & { readonly standing: readonly Suggestion[] }> {
  const [times, standing] = await Promise.all([readFreeTimes(store, key), readSuggestions(store, key, at)]);
  const free = timesOfEntrants(ladder, new Map(times.map((each) => [each.players[0], each])));
  const suggested = new Set(standing.flatMap(({ challenger, challenged }) => [challenger, challenged]));
  return { ladder, at, free, suggested, standing };
}
