import type { Who } from '../view/phrase.ts';
import type { ChallengeId, Day, Rung } from '../vocabulary/vocabulary.ts';
import type { When } from './view.ts';

/** What a program prefers to be played at; what it does not say is missing (G Time controls, Scoring). */
export interface PrefersView {
  /** Minutes before byo-yomi. */
  readonly main?: number;
  /** Minutes for every 25 moves of byo-yomi. */
  readonly byoyomi?: number;
  readonly scoring?: string;
}

/** What a game of two programs is played at (G Challenge play). */
export interface GoTermsView extends PrefersView {
  /** 0 is even, 1 without stones, k stones from 2 on. */
  readonly level: number;
  readonly stones: number;
  readonly komi: number;
  /** Missing in an even game, where `chooses` says who has the choice. */
  readonly white?: Who;
  readonly scoring: string;
}

/** What a game is played at besides the rules of its ladder, as far as they leave that open. */
export interface GameTermsView {
  readonly black?: Who;
  readonly white?: Who;
  /** Who has the choice of colour. */
  readonly chooses?: Who;
  /** Whether it counts for ratings (C14). */
  readonly rated?: boolean;
  /** The handicap of a game of programs. */
  readonly go?: GoTermsView;
}

/** A challenge that has been issued and is still to be played, or whose result awaits approval (N7). */
export interface ChallengeView {
  readonly id: ChallengeId;
  readonly challenger: Who;
  readonly challenged: Who;
  readonly since: When;
  readonly state: 'open' | 'accepted' | 'awaiting';
  /** The result that awaits approval: the challenger's points, then the challenged player's. */
  readonly score?: readonly [number, number];
  readonly terms: GameTermsView;
}

/** Two players who may not challenge each other yet. */
export interface RematchView {
  readonly one: Who;
  readonly other: Who;
  /** The first day on which they may. */
  readonly from: Day;
}

/** A program that is entering the ladder. */
export interface EntrantView extends Who {
  /** Missing before its first game. */
  readonly rung?: Rung;
  /** Whom it has to challenge next; missing on an empty ladder. */
  readonly next?: Who;
  readonly prefers?: PrefersView;
}

/** A game that is running, and what is in its pot, in points. */
export interface PotView {
  readonly id: ChallengeId;
  readonly since: When;
  /** In the order of their seats. */
  readonly players: readonly Who[];
  readonly pot: number;
}
