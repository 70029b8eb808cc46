import { decide, looksBack } from '../../../shared/engine/decide.ts';
import { finalOf } from '../../../shared/view/final.ts';
import type { Command, Score } from '../../../shared/vocabulary/command.ts';
import type { Move } from '../../../shared/vocabulary/entry.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { ChallengeId, Instant } from '../../../shared/vocabulary/vocabulary.ts';
import { inWords } from '../../../shared/words/english.ts';
import { few } from '../../../shared/words/in-a-row.ts';
import { type Phrase, say } from '../../../shared/words/phrase.ts';
import { namesIn } from '../../kit/names-in.ts';
import { commandOf } from '../../kit/tablet/queue.ts';

/** What a command would do, in words; or why it would be turned down. */
export type Preview = { readonly ok: true; readonly says: Phrase } | { readonly ok: false; readonly refusal: Refusal };

export function preview(ladder: Ladder, command: Command): Preview {
  if (looksBack(ladder, command)) return { ok: true, says: say`Settled periods will be worked out again.` };
  const { entry, refusal, ladder: after } = decide(ladder, command);
  if (refusal) return { ok: false, refusal };
  return { ok: true, says: [...movesWords(after, entry?.effects.moves ?? []), ...followsWords(after)] };
}

/** What the night of the final comes to next, once normal play is closed: a play-off or a champion (L32–L34). */
function followsWords(ladder: Ladder): Phrase {
  const final = finalOf(ladder, namesIn(ladder));
  if (final?.champion) return say` ${final.champion} is then the champion.`;
  if (!final?.playoff) return [];
  const { lower, upper, forTheTop } = final.playoff;
  return say` Then the play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${lower} challenges ${upper}.`;
}

/** Such as "Ann goes up to rung 3. Bob and Cy go down one." */
function movesWords(ladder: Ladder, moves: readonly Move[]): Phrase {
  const named = namesIn(ladder);
  if (moves.length === 0) return say`No one moves.`;
  const upFirst = moves.toSorted((one, other) => stepsOf(one) - stepsOf(other));
  return upFirst.flatMap(({ players, from, change }, index) => {
    const who = few(players.map(named));
    const gap = index === 0 ? '' : ' ';
    if (typeof change !== 'number') return say`${gap}${who}: ${change}.`;
    const go = players.length === 1 ? 'goes' : 'go';
    return change < 0 && players.length === 1
      ? say`${gap}${who} goes up to rung ${from + change}.`
      : say`${gap}${who} ${go} ${change < 0 ? 'up' : 'down'} ${inWords(Math.abs(change))}.`;
  });
}

const stepsOf = ({ change }: Move): number => (typeof change === 'number' ? change : 0);

export const resultOf = (at: Instant, challenge: ChallengeId, score: Score): Command =>
  commandOf({ at }, 'result', { challenge, score });
