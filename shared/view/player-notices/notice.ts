import type { PersonalKind } from '#shared/vocabulary/club.ts';
import type { GamePoints, Score } from '#shared/vocabulary/command.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A place on a ladder, 1 at the top; undefined for a player who is not on it. */
type RungOrOff = number | undefined;

/** How a challenge or a reported result was answered by the other player, or for them. */
export type AnswerGiven = 'accepted' | 'declined' | 'withdrawn' | 'postponing' | 'postponed' | 'offered' | 'disputed';

/** What became of a challenge or result by no hand of the player’s: it counts, or does not; or it was won without a game, or is over without a result. */
export type CameOf = 'counts' | 'rejected' | 'won' | 'over';

/** Why the deadline of a challenge has moved: the other player goes away, is back, or stays; or an official has put it off. */
export type DeadlineMoved = 'away' | 'back' | 'stays' | 'put-off';

/** What each kind of notice tells, besides its words. */
interface FactsByKind {
  /** Another player has challenged them. */
  readonly challenged: { readonly challenge: ChallengeId; readonly challenger: PlayerId };
  readonly answered: {
    /** Missing of a play-off, which nobody was challenged to. */
    readonly challenge?: ChallengeId;
    readonly how: AnswerGiven | DeadlineMoved | CameOf;
    /** The other one of the two; missing of a game for points. */
    readonly other?: PlayerId;
    /** Where its deadline has moved: when it passes now. */
    readonly falls?: Instant;
  };
  /** Another player proposes when to play, or a date is agreed, or called off. */
  readonly date: {
    readonly challenge: ChallengeId;
    readonly other: PlayerId;
    readonly at: Instant;
    readonly agreed: boolean;
    readonly calledOff: boolean;
  };
  /** What another has reported: the score of a match, or of a game for points (`challenge` is its id); counts at `counts`. */
  readonly confirm: {
    readonly challenge: ChallengeId;
    readonly reported: PlayerId;
    readonly score?: Score;
    readonly points?: GamePoints;
    readonly counts?: Instant;
  };
  /** A result of the player’s own game was entered, by another player or an official, and counts. */
  readonly entered: {
    readonly challenge: ChallengeId;
    readonly other: PlayerId;
    readonly reported?: PlayerId;
    readonly score: Score;
    readonly points?: GamePoints;
  };
  /** They lost without playing, or something that fell due was held against them, or they were taken off the ladder. */
  readonly lost: {
    readonly challenge?: ChallengeId;
    readonly other?: PlayerId;
    readonly from: RungOrOff;
    readonly to: RungOrOff;
  };
  /** Another player’s game, or what fell due for others, has moved the player. */
  readonly moved: { readonly from: number; readonly to: RungOrOff };
  readonly due: { readonly falls: Instant };
  /** A game is suggested, in which they would be the challenger. */
  readonly suggested: { readonly other: PlayerId };
  /** There is a club night on the day. */
  readonly night: { readonly begins: Instant };
  /** The organiser writes to all players: `by` the hash of whose key. */
  readonly message: { readonly by?: string };
}

interface Words {
  readonly player: PlayerId;
  /** A few words, without a full stop. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  /** Where it leads on the site: the player’s page, and on it the challenge where it is about one. */
  readonly path: string;
  /** What is told under the same tag replaces what was told before. */
  readonly tag: string;
  /** CLUB/LADDER/LINE/KIND/PLAYER, with the challenge between where one line may end several; where it tells of no line with a day in its place: the same whenever it is made. Each channel brings it once at most. */
  readonly id: string;
  /** The line that it is about; the last one if it is about none in particular. */
  readonly line: LineNumber;
}

export type PersonalNotice<K extends PersonalKind = PersonalKind> = {
  readonly [Each in K]: Words & { readonly kind: Each } & FactsByKind[Each];
}[K];

/** The facts of a notice before it has words. */
export type PersonalFacts<K extends PersonalKind = PersonalKind> = {
  readonly [Each in K]: { readonly kind: Each; readonly player: PlayerId } & FactsByKind[Each];
}[K];
