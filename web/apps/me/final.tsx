import { finalOf } from '../../../shared/view/final.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { namesIn } from '../../kit/names-in.ts';
import { Words } from '../../kit/words.tsx';
import { finalWords } from './final-words.ts';

export interface FinalProps {
  /** With what is due by now. */
  readonly ladder: Ladder;
  readonly player: PlayerId;
}

/** The play-off that is due, or the one in which the player would be if normal play ended now (L32–L33). */
export const Part = ({ ladder, player }: FinalProps) => {
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
