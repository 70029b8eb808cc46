import { addDays, addMonths } from '#shared/calendar/days.ts';
import type { Unfinished } from '#shared/vocabulary/command.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, LineNumber, Outcome } from '#shared/vocabulary/vocabulary.ts';
import type { Hours } from '../common/hours.ts';
import type { Movement } from '../common/movement.ts';
import type { ScoreOfTwo } from '../common/score.ts';
import type { Setting } from '../common/settings.ts';
import type { InTime, Unplayed } from '../deadlines/deadline.ts';
import type { Issued } from './slots.ts';
import type { TheTwo } from './the-two.ts';
import type { FreeChallenges } from './whom/free.ts';
import type { Reach } from './whom/reach.ts';

/** Further reasons against a challenge of two players, when it is issued on a day. */
export type Against = (ladder: Ladder, two: TheTwo, day: Day) => Iterable<Refusal>;

/** What a challenge came to: by a game of a day, which a line told, or without one, when that was lost on the day. */
export interface Ending {
  readonly outcome: Outcome | 'lost-by-both';
  readonly day: Day;
  readonly told?: LineNumber;
}

/** What is stored of a challenge that came to count. */
export type Remembering = (ladder: Ladder, challenge: Challenge, ending: Ending) => Ladder;

/** When the same two may meet again: a while after their last challenge, or as further said; and what is stored for that. */
export interface Rematch {
  readonly wait: Wait;
  readonly clause: Clause;
  readonly further?: RematchTerms;
}

interface RematchTerms {
  /** Replaces the wait after their last challenge; undefined for no wait. */
  readonly from: (ladder: Ladder, two: TheTwo, last: Issued, wait: Wait) => Day | undefined;
  /** Why they can't meet again on any day, if that is so. */
  readonly never: (ladder: Ladder, two: TheTwo, issued: readonly Issued[]) => string | undefined;
}

/** Who may challenge whom, and when; each says why not. */
export interface ChallengeTerms {
  /** The players somebody may challenge; with `agreeable`, both may waive that. */
  readonly reach: Reach & { readonly agreeable?: true; readonly free?: FreeChallenges; readonly clause: Clause };
  readonly rematch?: Rematch;
  /** What speaks against a challenge on some days after a game. */
  readonly afterGames?: Against;
  /** How many challenges a player makes and receives in a time. */
  readonly lately?: Against;
  /** What is stored of a challenge made on a day; and how to undo that. */
  readonly counting?: {
    readonly made: (ladder: Ladder, two: TheTwo, day: Day) => Ladder;
    readonly undone: (ladder: Ladder, challenge: Challenge, day: Day) => Ladder;
  };
  /** Whether the two are there on the day: asked of challenges that are yet to be played. */
  readonly presence?: Against;
  /** How many challenges a player may have open: only those yet to be played count. */
  readonly openLimit?: Against;
  /** Where both must be registered and paid up on the day. */
  readonly membership?: { readonly clause: Clause };
  /** Whether an entry may say that the challenged player may not hear of it, as it may where challenges have deadlines (H14). */
  readonly mayBeUnreached?: true;
  readonly declining: { readonly allowed: boolean; readonly limit?: DecliningLimit; readonly clause: Clause };
}

/** How often a player may decline, where that is limited. */
export interface DecliningLimit {
  /** How many challenges of a season a player may decline freely. */
  readonly free: { readonly of: (ladder: Ladder) => number };
  /** What becomes of one that they decline besides; undefined if that is refused. */
  readonly further: (ladder: Ladder) => Unplayed | undefined;
}

export interface ChessTerms extends ChallengeTerms {
  /** For matches from a sheet that count however far apart the two are, and whenever they last met. */
  readonly countsAnySheet?: (ladder: Ladder) => boolean;
  readonly score: ScoreOfTwo;
  readonly movement: Movement;
  readonly remembering?: Remembering;
  /** When games are played (N6): day of the week, 0 for Sunday; minutes per player. */
  readonly session?: {
    readonly weekday: number;
    readonly hours: Hours;
    readonly minutes: readonly [from: number, to: number];
  };
  /** For ladders on which moves are handed in, and a coordinator approves a game before it counts (N7). */
  readonly approval?: { readonly clause: Clause };
  /** How a game may be won without being played to its end: nothing else is asked then. */
  readonly unfinished?: readonly Unfinished[];
  /** For ladders on which the other player confirms a report. */
  readonly confirming?: { readonly clause: Clause };
  /** Where a challenge is to be accepted or played by a day: what speaks against a result of one that ran out. */
  readonly inTime?: InTime;
}

/** From which day on the same two may challenge each other again whose last challenge was on a day. */
type Wait = (ladder: Ladder, last: Day) => Day;

/** A number of calendar months later, 0 for at once (N9). */
export const months =
  (count: Setting<number>): Wait =>
  (ladder, last) =>
    addMonths(last, count.of(ladder));

/** A number of days later; 0 for at once. */
export const days =
  (count: Setting<number>): Wait =>
  (ladder, last) =>
    addDays(last, count.of(ladder));
