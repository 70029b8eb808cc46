import { decide, looksBack } from '../../../shared/engine/decide.ts';
import { finalOf } from '../../../shared/view/final.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import type { Move } from '../../../shared/vocabulary/entry.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { ChallengeId, Instant } from '../../../shared/vocabulary/vocabulary.ts';
import { few } from '../../../shared/words/in-a-row.ts';
import type { Phrase } from '../../../shared/words/phrase.ts';
import type { Scored } from '../../kit/each-game.tsx';
import { namesIn } from '../../kit/names-in.ts';
import { commandOf } from '../../kit/tablet/queue.ts';
import { TEXT } from './texts.ts';

/** What a command would do, in words; or why it would be turned down. */
export type Preview = { readonly ok: true; readonly says: Phrase } | { readonly ok: false; readonly refusal: Refusal };

export function preview(ladder: Ladder, command: Command): Preview {
  if (looksBack(ladder, command)) return { ok: true, says: [TEXT.effects.again] };
  const { entry, refusal, ladder: after } = decide(ladder, command);
  if (refusal) return { ok: false, refusal };
  return { ok: true, says: [...movesWords(after, entry?.effects.moves ?? []), ...followsWords(after)] };
}

/** What the night of the final comes to next, once normal play is closed: a play-off or a champion (L32–L34). */
function followsWords(ladder: Ladder): Phrase {
  const final = finalOf(ladder, namesIn(ladder));
  if (final?.champion) return [' ', ...TEXT.effects.champion(final.champion)];
  if (!final?.playoff) return [];
  const { lower, upper, forTheTop } = final.playoff;
  return [' ', ...TEXT.effects.playoff(lower, upper, forTheTop)];
}

/** Such as "Ann goes up to rung 3. Bob and Cy go down one." */
function movesWords(ladder: Ladder, moves: readonly Move[]): Phrase {
  const named = namesIn(ladder);
  if (moves.length === 0) return [TEXT.effects.nobodyMoves];
  const upFirst = moves.toSorted((one, other) => stepsOf(one) - stepsOf(other));
  return upFirst.flatMap((move, index) => {
    const words = moveWords(move, few(move.players.map(named)));
    return index === 0 ? words : [' ', ...words];
  });
}

function moveWords({ players: { length }, from, change }: Move, who: Phrase): Phrase {
  const { effects } = TEXT;
  if (typeof change !== 'number') return effects[change === 'joined' ? 'joins' : 'removed'](who);
  if (change >= 0) return effects.down(who, length, change);
  return length === 1 ? effects.goesUpTo(who, from + change) : effects.up(who, length, -change);
}

const stepsOf = ({ change }: Move): number => (typeof change === 'number' ? change : 0);

export const resultOf = (at: Instant, challenge: ChallengeId, given: Scored): Command =>
  commandOf({ at }, 'result', { challenge, ...given });
