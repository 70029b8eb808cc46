import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import type { Named } from './names.ts';
import type { Who } from './phrase.ts';

/** Two who are to play, or have played, and what at, where that was fixed when the challenge was issued. */
export type PairingTerms = Pick<Challenge, 'challenger' | 'challenged' | 'terms'>;

/** What a game is played at besides the rules of its ladder, as far as they leave that open. */
export interface TermsTold {
  readonly black?: Who;
  readonly white?: Who;
  readonly chooses?: Who;
  /** Whether it counts for ratings. */
  readonly rated?: boolean;
  /** The handicap of a game of programs; times in minutes. */
  readonly go?: {
    readonly level: number;
    readonly stones: number;
    readonly komi: number;
    readonly white?: Who;
    readonly main?: number;
    readonly byoyomi?: number;
    readonly scoring: string;
  };
}

export type TellsTerms = (ladder: Ladder, pairing: PairingTerms, named: Named) => TermsTold;

/** Where the rules leave nothing open. */
export const noTerms: TellsTerms = () => ({});
