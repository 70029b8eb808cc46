import type { WithSettings } from '../rules/common/settings.ts';
import type { Score, Unfinished } from '../vocabulary/command.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import type { Clause, Day, Instant, PlayerId } from '../vocabulary/vocabulary.ts';

/** What can be said to a challenge that has no result, besides the result. */
const ANSWERS = ['accept', 'decline', 'withdraw', 'postpone', 'abandon'] as const;
export type ChallengeAnswer = (typeof ANSWERS)[number];
/** One that players give themselves. */
export type OwnAnswer = Exclude<ChallengeAnswer, 'abandon'>;

/** Two meet after one has challenged the other. */
export interface MatchPlay {
  readonly kind: 'matches';
  /** Every score that a meeting on a ladder can have, the challenger's points first, from their best to their worst. */
  readonly scores: (ladder: WithSettings) => readonly [best: Score, ...others: Score[]];
  /** Whether the points of each game may be given, which then say the score. */
  readonly points: boolean;
  /** Whether a meeting is recorded only if there was a challenge before it. */
  readonly needsChallenge: boolean;
  /** Whether two who agree may meet though they are out of each other's reach. */
  readonly mayAgree: boolean;
  /** Whether a meeting from a sheet may say how many rungs apart the two stood when one challenged the other. */
  readonly distance: boolean;
  /** Whether a result counts only once the club has approved it. */
  readonly needsApproval: boolean;
  /** How one of the two may win though they have not played to the end. */
  readonly unfinished: readonly Unfinished[];
  readonly challenge: AtOnce | Awaited | Unasked;
  readonly moves: NoMoves | MovesAsked;
}

interface AtOnce {
  readonly begins: 'at once';
  readonly answers: readonly ChallengeAnswer[];
}

interface Awaited {
  readonly begins: 'when accepted';
  readonly answers: { readonly open: readonly ChallengeAnswer[]; readonly accepted: readonly ChallengeAnswer[] };
  /** What the two decide between themselves; if the rules object, they are told why. */
  readonly ownAnswers: readonly OwnAnswer[];
  /** The clause by which the same two have to wait until they may meet again; undefined where they need not. */
  readonly rematchClause: Clause | undefined;
  /** Whether a challenge is lost by a player who offers no day to play it when the other one does; missing where it never is. */
  readonly lostBySilence?: (ladder: Ladder, challenge: Challenge) => boolean;
  /** Whether the reach skips a player on a day, not counting their rung; missing where it skips nobody. */
  readonly passesOver?: (ladder: Ladder, player: PlayerId, day: Day) => boolean;
  /** How many free challenges a player has left, and down from which rung; missing where nobody has any. */
  readonly freeOf?: (ladder: Ladder, player: PlayerId) => { readonly left: number; readonly from: number };
}

/** Nobody challenges: two who are to play each other do, and either of them, or an official, says how it ended. */
interface Unasked {
  readonly begins: 'never';
}

interface NoMoves {
  readonly asked: false;
}

/** The moves are handed in with the score, and how long a game took. */
export interface MovesAsked {
  readonly asked: true;
  /** Minutes for each player, as is usual. */
  readonly minutes: number;
  /** When a game is likely to have been played that is reported at an instant, of a challenge that was issued at another. */
  readonly lastSession: (ladder: Ladder, now: Instant, issued: Instant) => Instant;
}

export interface PotPlay {
  readonly kind: 'pots';
  /** What each pays into the pot, in points. */
  readonly stake: (ladder: Pick<Ladder, 'header'>) => number;
}
