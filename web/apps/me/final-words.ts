import type { FinalView } from '../../../shared/contract/view.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { type Phrase, say, type Who } from '../../../shared/words/phrase.ts';

/** What the night of the final asks of a player, if anything: to play off, or to stay for it (L32–L33). */
export function finalWords(final: FinalView | undefined, player: PlayerId): Phrase | undefined {
  const { playoff, ahead } = final ?? {};
  const called = (who: Who) => (who.id === player ? 'you' : who);
  if (playoff) {
    const { lower, upper, forTheTop } = playoff;
    const isIn = [lower.id, upper.id].includes(player);
    const who = lower.id === player ? say`you challenge ${upper}` : say`${lower} challenges ${called(upper)}`;
    const what = forTheTop ? ' for rung 1' : ', the first of two';
    return say`Play-off${what}: ${who}.${isIn ? ' If you don’t take it up, you lose it.' : ''}`;
  }
  if (!ahead || ![ahead.lower.id, ahead.upper.id].includes(player)) return undefined;
  return say`If play ended now, you’d play off against ${ahead.lower.id === player ? ahead.upper : ahead.lower}. Don’t go home yet.`;
}
