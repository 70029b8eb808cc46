import type { Settlement } from '../vocabulary/entry.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';

/** A game that counts as played, by the line that told of it; `made`: who challenged the other by that same line, as a sheet does. */
export interface KnownPlay {
  readonly line: LineNumber;
  readonly made?: PlayerId | undefined;
}

/** Who has played, as far as is known now. In a replay that is more than the ladder could know at that point. */
export interface Attendance {
  /** How often it has come to say something else; missing where it never does. */
  readonly changes?: number;
  /**
   * The players whose attendance it concerned, repeated as often as it did, so that they can be looked at again; missing if it
   * never did.
   */
  readonly told?: readonly PlayerId[];
  /** The last day up to `until` on which a player played. */
  lastPlayed(ladder: Ladder, player: PlayerId, until: Day): Day | undefined;
  /** Everything a player is known to have played up to a day, in no order; missing if only the whole log could tell. */
  readonly playsUntil?: (player: PlayerId, until: Day) => readonly KnownPlay[];
  /** The first day after `after` on which a player who is on the ladder plays, or perhaps does. */
  nextPlayed(ladder: Ladder, after: Day): Day | undefined;
  /** Whether a match in progress counts as played: not if abandoned or voided later, nor while its result has yet to count. */
  counts(running: { readonly id: ChallengeId; readonly ended?: LineNumber }): boolean;
  /** Who has arrived on a day by an instant, if that was entered later than they came. */
  arrivedBy(ladder: Ladder, by: Instant): Iterable<PlayerId>;
  /** Whether an open challenge is known to have been played, by a result that is not recorded yet: it was in time then. */
  isPlayed(open: Pick<Challenge, 'id' | 'issued' | 'reopened'>): boolean;
}

/** Something that falls due at an instant. */
export interface FallsDue<Each extends Settlement = Settlement> {
  readonly at: Instant;
  /** A period that does not count settles nothing. What only repeats up to `by` is settled too: idle years are no work. */
  settle(attendance: Attendance, by: Instant): DutyOutcome<Each>;
  /** Whether it is known before, and at little cost, that it would do nothing to anybody as things stand. */
  readonly isIdle?: boolean;
}

export interface DutyOutcome<Each extends Settlement = Settlement> {
  readonly ladder: Ladder;
  readonly settlement?: Each;
  /** Instead: what would have been settled, but does not count as nobody has played. */
  readonly uncounted?: Each;
  /** Players who have yet to play, including those whom missing would cost nothing, where it costs points. */
  readonly idle?: readonly PlayerId[];
}

/** Looks at a ladder and says what falls due on it next; `Each` is what that comes to. */
export type Duty<Each extends Settlement = Settlement> = (
  ladder: Ladder,
  attendance: Attendance,
) => FallsDue<Each> | undefined;
