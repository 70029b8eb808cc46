import type { Bodies, Command } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { ChallengeId, Instant, PlayerId, Verb } from '../../../shared/vocabulary/vocabulary.ts';
import type { Tap } from '../../kit/tablet/queue.ts';
import type { BoardModel } from './model.ts';
import type { Undo } from './undo.ts';

/** A sheet that lies over the board. */
export type Sheet =
  | { readonly kind: 'match'; readonly match: ChallengeId }
  | { readonly kind: 'peg'; readonly player: PlayerId }
  | { readonly kind: 'other'; readonly turn: PlayerId }
  | { readonly kind: 'whom'; readonly challenger: PlayerId }
  /** The rules say no, but softly: with a reason it can be done. */
  | { readonly kind: 'override'; readonly command: Command; readonly refusal: Refusal }
  /** The service said no, and so. */
  | { readonly kind: 'insist'; readonly tap: Tap; readonly detail: string }
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'undo'; readonly tap: Tap; readonly undo: Undo }
  | { readonly kind: 'close' }
  | { readonly kind: 'playoff'; readonly winner: PlayerId };

/** What the parts of the board see and can do. */
export interface Hands {
  /** The ladder as it will be when all that waits is recorded. */
  readonly ladder: Ladder;
  readonly board: BoardModel;
  readonly at: Instant;
  /** Players and matches of which something is not yet recorded. */
  readonly pending: ReadonlySet<string>;
  /** Does something, if the rules allow it; asks for a reason where they do so only then. */
  readonly act: <V extends Verb>(verb: V, body: Bodies[V]) => void;
  readonly order: (command: Command) => void;
  readonly insist: (tap: Tap, reason: string) => void;
  readonly open: (sheet: Sheet | undefined) => void;
  readonly newMatch: () => ChallengeId;
}
