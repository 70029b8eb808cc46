import type { TellsTerms } from '../words/game-terms.ts';

/** What is measured of those who stand on a ladder: nothing but their rungs, or gaps between them, or points. */
export const MEASURES = ['rungs', 'gaps', 'points'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is shown of play under way or to come. */
export const PLAY_PARTS = ['matches', 'challenges', 'rematches', 'entrants', 'pots'] as const;
export type PlayPart = (typeof PLAY_PARTS)[number];

/** What pages and apps ask for, and show, on a ladder of a system. */
export interface SystemControls {
  /** Whether people meet at club nights, where they take pegs. */
  readonly hasNights: boolean;
  /** Whether the season is decided on its last evening. */
  readonly hasFinal: boolean;
  readonly measure: Measure;
  readonly plays: readonly PlayPart[];
  /** What two meet in: a match of several games, or a single game. */
  readonly meeting: 'match' | 'game';
  /** Whether a row shows how many periods in a row somebody has missed. */
  readonly showsMissed: boolean;
  /** What a game is to be played at. */
  readonly terms: TellsTerms;
}
