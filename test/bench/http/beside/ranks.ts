import type { Case } from '../cases.ts';

/** A row of the table of players. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
}

/** What a scorer hands in: who won, and who lost. */
export interface Result {
  readonly winner: string;
  readonly loser: string;
}

/** A result that is in the table. */
export interface Numbered extends Result {
  readonly id: number;
  readonly at: string;
}

export interface Ladder {
  readonly players: readonly Player[];
  /** The last twenty, the newest first. */
  readonly results: readonly Numbered[];
}

/**
 * A small service's data: rows of players with their ranks. Who wins takes the loser's rank if that is above, and everybody
 * between moves down by one, in one transaction with the result's row.
 */
export interface Ranks {
  /** Makes a ladder with its players, and the results that are there already. */
  fill(ladder: string, of: Case): Promise<void>;
  addScorer(club: string, hash: string): Promise<void>;
  isScorer(club: string, hash: string): Promise<boolean>;
  /** Gives the number of the result; nothing where one of the two does not play here. */
  record(ladder: string, result: Result): Promise<number | undefined>;
  ladder(ladder: string): Promise<Ladder>;
  /** The process that keeps the data, if that is another. */
  readonly pid?: number | undefined;
  close(): Promise<void>;
}

/** How many results a page shows. */
export const LATEST = 20;
