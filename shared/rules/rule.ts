import type { Bodies, Command, Unfinished } from '../vocabulary/command.ts';
import type { Strike } from '../vocabulary/entry.ts';
import type { HandicapTerms, Ladder } from '../vocabulary/ladder.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import type { ChallengeId, Clause, Day, Instant, LineNumber, PlayerId, Verb } from '../vocabulary/vocabulary.ts';

export interface Applied {
  readonly ladder: Ladder;
  readonly clause?: Clause;
  readonly terms?: HandicapTerms;
  /** A challenge that went so far only as the challenger had a free one, which is used up (H3). */
  readonly free?: true;
  /** The players who got a strike by declining (H17). */
  readonly strikes?: readonly Strike[];
}

/**
 * What an entry says of who plays: a match or game has begun, has ended, or both at once; its result was disputed, or
 * rejected; or it was abandoned, and nobody has played. With `runs`, its players play from its beginning on;
 * `reported` is the player whose report the other one has to confirm, where the ladder has it so.
 */
export type PlayTold = { readonly id: ChallengeId } & (
  | { readonly kind: 'begun'; readonly players: readonly PlayerId[]; readonly runs: boolean }
  | { readonly kind: 'ended'; readonly playedAt: Instant | undefined; readonly reported?: PlayerId | undefined }
  | { readonly kind: 'begun and ended'; readonly players: readonly PlayerId[]; readonly playedAt: Instant | undefined }
  | { readonly kind: 'disputed' | 'rejected' | 'abandoned' }
);

/** A player had come before it was entered. */
export interface ArrivalTold {
  readonly player: PlayerId;
  readonly arrivedAt: Instant;
}

/** Fields of entries that some systems know and others do not, by verb. */
interface OwnFields {
  readonly seed: 'gap' | 'people';
  readonly join: 'rung' | 'people';
  readonly challenge: 'agreed' | 'unreached';
  readonly match: 'agreed' | 'points' | 'minutes' | 'pgn' | 'white' | 'distance' | Unfinished | 'reported' | 'lineup';
  readonly result: 'points' | 'minutes' | 'pgn' | 'white' | Unfinished | 'reported' | 'lineup';
  readonly finish: 'reported';
  readonly approve: 'challenge' | 'game';
  readonly reject: 'challenge' | 'game' | 'disputed';
  readonly abandon: 'challenge' | 'game';
}
export type OwnField = OwnFields[keyof OwnFields];

/** By these, matches and games begin and end. */
type OfPlay = 'challenge' | 'match' | 'result' | 'reject' | 'abandon' | 'start' | 'finish';

/** How a system deals with one verb: which of the fields that not all systems know it has, and what those of play say. */
export type Rule<V extends Verb> = AnyRule<V> &
  (V extends keyof OwnFields ? { readonly fields: readonly OwnFields[V][] } : object) &
  (V extends OfPlay ? Required<Pick<AnyRule<V>, 'tellsOfPlay'>> : object);

export interface Applying<V extends Verb> {
  apply(ladder: Ladder, command: Command<V>, terms?: HandicapTerms): Applied;
  /** Players who must be on the ladder for it to make sense, in the order in which a replay puts them back. */
  needs?(ladder: Ladder, command: Command<V>): readonly PlayerId[];
  tellsOfPlay?(command: Command<V>): PlayTold | undefined;
  /** Who came and when, if it says that they came before it was entered. */
  tellsOfArrival?(command: Command<V>): ArrivalTold | undefined;
}

/**
 * What there is to say of any verb. `refusals` gives every reason against it; `apply` carries it out, and must cope
 * with an entry that was once accepted and that a correction of something earlier has made odd (§0 Correcting). Then it
 * is given the terms that the entry had at first.
 */
interface AnyRule<V extends Verb> extends Applying<V> {
  refusals(ladder: Ladder, command: Command<V>, log?: WholeLog): Iterable<Refusal>;
  /** Whether `apply` returns terms that stay, even if something before the entry is corrected. */
  readonly keepsTerms?: true;
  /** The fields of its entries besides those that every system knows. */
  readonly fields?: readonly OwnField[];
  /** Whether only the whole log can tell what it is about. */
  looksBack?(ladder: Ladder, command: Command<V>): boolean;
  /** The earliest moment at which it, or its being voided, changes who has played. */
  attendedSince?(ladder: Ladder, command: Command<V>): Instant | undefined;
  /** Whether it tells that something did not come to pass that was settled meanwhile, as on this ladder. */
  unsettles?(ladder: Ladder, command: Command<V>): boolean;
  readonly amending?: Amending<V>;
  /** What prevents one of its lines from being voided at present. */
  againstVoiding?(ladder: Ladder, command: Command<V>, log: WholeLog, voiding: Voiding): Iterable<Refusal>;
  /** The effect of voiding one of its lines: as if it had never been, unless this says otherwise (§0 Voiding). */
  readonly voided?: Applying<V>;
}

export interface Voiding {
  readonly line: LineNumber;
  readonly at: Instant;
}

export interface WholeLog {
  /** Whether a challenge, a match from a sheet or the start of a game stands: accepted, and not voided. */
  readonly hasBegun: boolean;
  /** Whether the ladder was seeded, and that was voided. */
  readonly isUnseeded: boolean;
  /** The last day that the season would have without a line; undefined if it would have none. */
  endWithout(line: LineNumber): Day | undefined;
}

/** What becomes of a line that recorded a result, or an arrival, once it is corrected (§0 Correcting). */
export interface Amending<V extends Verb> {
  readonly corrects: 'result' | 'arrival';
  /** Whether what it is about still has its result from that line. */
  stands(ladder: Ladder, command: Command<V>, line: LineNumber): boolean;
  /** Whether that result awaits approval still, so that what falls due can take it away. */
  awaits?(ladder: Ladder, command: Command<V>): boolean;
  corrected(command: Command<V>, correction: Bodies['correct']): Command;
}

export type Rules = { readonly [V in Verb]?: Rule<V> };
