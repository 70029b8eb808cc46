import type { FinalView } from '#shared/contract/view.ts';
import { finalOf } from '#shared/view/final.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Phrase, say } from '#shared/words/phrase.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Words } from '#web/ui/page/words.tsx';
import { FINAL as NIGHT } from '#web/ui/texts.ts';
import { FINAL } from './texts.ts';

interface FinalProps {
  readonly ladder: Ladder;
  readonly player: PlayerId;
}

/** The play-off that is due, or the one in which the player would be if normal play ended now (L32–L33). */
export const Final = ({ ladder, player }: FinalProps) => {
  const says = finalWords(finalOf(ladder, namesIn(ladder)), player);
  return (
    says && (
      <section class="final" role="status">
        <p class="turn">
          <Words of={says} />
        </p>
      </section>
    )
  );
};

/** What the night of the final asks of a player, if anything: to play off, or to stay for it (L32–L33). */
export function finalWords(final: FinalView | undefined, player: PlayerId): Phrase | undefined {
  const { playoff, ahead } = final ?? {};
  if (playoff) {
    const { lower, upper, forTheTop } = playoff;
    if (lower.id === player) return FINAL.youChallenge(upper, forTheTop);
    return upper.id === player
      ? FINAL.challengesYou(lower, forTheTop)
      : say`${NIGHT.playoff(lower, upper, forTheTop)}.`;
  }
  if (!ahead || ![ahead.lower.id, ahead.upper.id].includes(player)) return undefined;
  return FINAL.ahead(ahead.lower.id === player ? ahead.upper : ahead.lower);
}
