import type { FinalView } from '../../../shared/contract/view.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { FINAL } from './texts.ts';

/** What the night of the final asks of a player, if anything: to play off, or to stay for it (L32–L33). */
export function finalWords(final: FinalView | undefined, player: PlayerId): Phrase | undefined {
  const { playoff, ahead } = final ?? {};
  if (playoff) {
    const { lower, upper, forTheTop } = playoff;
    if (lower.id === player) return FINAL.youChallenge(upper, forTheTop);
    return upper.id === player ? FINAL.challengesYou(lower, forTheTop) : FINAL.challenges(lower, upper, forTheTop);
  }
  if (!ahead || ![ahead.lower.id, ahead.upper.id].includes(player)) return undefined;
  return FINAL.ahead(ahead.lower.id === player ? ahead.upper : ahead.lower);
}
