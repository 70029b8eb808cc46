import { decide } from '#shared/engine/decide.ts';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { type Phrase, textOf } from '#shared/words/phrase.ts';
import { matchId, randomName } from '#web/ui/page/ids.ts';
import { commandOf, dated, idsIn, later, playAhead, type Tap, type TapQueue, waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { type BoardModel, boardOf } from './model.ts';
import { distanceIn, forgotten, insisted, undone } from './outbox.ts';
import { tapWords } from './words.ts';

export type BoardSheet =
  | { readonly kind: 'match'; readonly match: ChallengeId }
  | { readonly kind: 'peg'; readonly player: PlayerId }
  | { readonly kind: 'other'; readonly turn: PlayerId }
  | { readonly kind: 'whom'; readonly challenger: PlayerId }
  /** The rules say no, but softly: with a reason it can be done. */
  | { readonly kind: 'override'; readonly command: Command; readonly refusal: Refusal }
  /** The service said no, and so. */
  | { readonly kind: 'insist'; readonly tap: Tap; readonly detail: string }
  | { readonly kind: 'arrivals' }
  | TonightSheet;

export type TonightSheet =
  | { readonly kind: 'close' }
  | { readonly kind: 'playoff'; readonly winner: PlayerId; readonly walkover?: true }
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'tonight' }
  | { readonly kind: 'undo'; readonly line: LineNumber }
  /** When did a player arrive? `time`: as a tap has it, such as "20:10". */
  | { readonly kind: 'arrived'; readonly player: PlayerId; readonly time?: string };

/** Parts with a script of their own: they load after the board, and are kept for when there is no connection. */
export interface NightPart {
  readonly sheet: TonightSheet | { readonly kind: 'refused' | 'unfinished' | 'final' };
  readonly actions: BoardActions;
}

export interface BoardActions {
  readonly ladder: Ladder;
  /** The ladder as the service last said. */
  readonly known: Ladder;
  readonly path: string;
  readonly reached: boolean;
  readonly queue: TapQueue;
  readonly board: BoardModel;
  readonly at: Instant;
  /** Players and matches of which something is not yet recorded. */
  readonly pending: ReadonlySet<string>;
  /** Does something, if the rules allow it; asks for a reason where they do so only then. */
  readonly submit: <V extends Verb>(verb: V, body: Bodies[V]) => void;
  readonly order: (command: Command) => void;
  readonly insist: (tap: Tap, reason: string) => void;
  readonly takeBack: (key: string) => void;
  /** Says no more of what was tapped just now on this tablet: its line was undone. */
  readonly forget: (line: LineNumber) => void;
  /** Has two who were given a result play on: it and their challenge never were, and they sit at the same board again. */
  readonly resume: (two: TheTwo, lines: readonly LineNumber[], says: Phrase) => void;
  readonly dismiss: (key: string) => void;
  /** Whether somebody is tapping: lists then don't move. */
  readonly still: boolean;
  readonly open: (sheet: BoardSheet | undefined) => void;
  readonly newMatch: () => ChallengeId;
}

export function actionsOf(
  tablet: Tablet,
  known: Ladder,
  open: (sheet: BoardSheet | undefined) => void,
  say: (no: Refusal | undefined) => void,
  still = false,
): BoardActions {
  const ladder = playAhead(known, tablet.known.queue);
  const at = later(tablet.now(), ladder.at);
  const order = (given: Command) => {
    // More may have become known, and another tap have come, since the button was drawn.
    const now = playAhead(tablet.known.ladder ?? known, tablet.known.queue);
    const command = dated(given, now);
    const refusal = isAmending(command) ? undefined : decide(now, command).refusal;
    say(refusal && !isSoft(refusal.code) ? refusal : undefined);
    if (refusal && isSoft(refusal.code)) return open({ kind: 'override', command, refusal });
    if (!refusal) tablet.tap(command, tapWords(command, now), distanceIn(now, command));
    open(undefined);
  };
  const { queue, reached } = tablet.known;
  return {
    ladder,
    known,
    path: tablet.path,
    reached,
    queue,
    at,
    board: boardOf(ladder, at),
    pending: new Set(waiting(queue).flatMap(({ command }) => idsIn(command))),
    order,
    submit: (verb, body) => order(commandOf<Verb>({ at: tablet.now() }, verb, body)),
    insist: ({ key }, reason) => {
      tablet.change((queue, name) => insisted(queue, key, reason, name));
      open(undefined);
    },
    takeBack: (key) => tablet.change((before) => undone(before, key)),
    forget: (line) => tablet.change((before) => forgotten(before, line)),
    resume({ challenger, challenged }, lines, says) {
      for (const line of lines) {
        tablet.change((before) => forgotten(before, line));
        tablet.tap(commandOf({ at: later(tablet.now(), ladder.at) }, 'void', { line }), says);
      }
      const match = { id: matchId(randomName()), challenger, challenged };
      const again = commandOf({ at: later(tablet.now(), ladder.at) }, 'challenge', match);
      tablet.tap({ ...again, override: textOf(says) }, says);
      open(undefined);
    },
    dismiss: (key) => tablet.dismiss(key),
    still,
    open,
    newMatch: () => matchId(randomName()),
  };
}

/** Only the service has the log in which the amended line stands. */
const isAmending = ({ verb }: Command): boolean => verb === 'correct' || verb === 'void';
