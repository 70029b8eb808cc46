import { decide, looksBack } from '#shared/engine/decide.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { Strike } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause as ClauseId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { changesBetween, type PlayerChange } from '#web/ui/ladder/changes.ts';
import { dated } from '#web/ui/tablet/queue.ts';
import type { Tools } from './tools.tsx';

/** What a phone can say of a command by itself, from the rules and the ladder that it knows. */
export type Foreseen =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `own`: what it does to the player; `others`: to everybody else whose rung or points change. */
  | {
      readonly kind: 'changes';
      readonly after: Ladder;
      readonly own?: PlayerChange;
      readonly others: readonly PlayerChange[];
      readonly clause?: ClauseId;
      /** Which strike it is, of how many (H17). */
      readonly strikes?: readonly Strike[];
      /** It moves nobody before the coordinator approves it (N7), or the other player confirms it. */
      readonly waits: 'approval' | 'confirmation' | undefined;
    }
  /** Only the service can tell: it has the log, or knows what a legal game is. */
  | { readonly kind: 'unknown' };

/** What a command would do if it were sent now: a sheet stays open while others play on. */
export function foresee(ladder: Ladder, asked: Command, player: PlayerId): Foreseen {
  const command = dated(asked, ladder);
  if (looksBack(ladder, command)) return { kind: 'unknown' };
  const { refusal, entry, ladder: after } = decide(ladder, command);
  if (refusal) return isUnread(refusal, command) ? { kind: 'unknown' } : { kind: 'refused', refusal };
  const changes = changesBetween(ladder, after);
  const own = changes.find((change) => change.player === player);
  const { clause, strikes } = entry?.effects ?? {};
  return {
    kind: 'changes',
    after,
    ...(own && { own }),
    others: changes.filter((change) => change !== own),
    ...(clause !== undefined && { clause }),
    ...(strikes && { strikes }),
    waits: waitsFor(after, command),
  };
}

function waitsFor(after: Ladder, { verb, body }: Command): 'approval' | 'confirmation' | undefined {
  const awaiting =
    verb === 'result' || verb === 'match'
      ? after.challenges.get(verb === 'match' ? body.id : body.challenge)?.awaiting
      : verb === 'finish'
        ? findGame(after, body.game)?.awaiting
        : undefined;
  return awaiting && (awaiting.reported === undefined ? 'approval' : 'confirmation');
}

/** No page knows how the pieces move: of moves that were given, it can say nothing. */
const isUnread = ({ code }: Refusal, { body }: Command): boolean =>
  code === 'no-moves' && 'pgn' in body && body.pgn !== undefined;

/** What a result does once it counts: at once, or when the other player has confirmed it. */
export function foreseeCounted(
  ladder: Ladder,
  { player, command }: Pick<Tools, 'player' | 'command'>,
  challenge: ChallengeId,
  score: Score,
): Foreseen {
  const reported = foresee(ladder, command('result', { challenge, score }), player);
  if (reported.kind !== 'changes' || !reported.waits) return reported;
  return foresee(reported.after, command('approve', { challenge }), player);
}
