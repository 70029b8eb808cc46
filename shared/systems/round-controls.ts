import type { Ladder } from '../vocabulary/ladder.ts';
import type { Fared } from '../vocabulary/round.ts';
import type { Day, PlayerId } from '../vocabulary/vocabulary.ts';

/** A player in the table of those whom they play in a round. */
export interface TablePlace extends Fared {
  /** The number of the table, from 1 at the top. */
  readonly table: number;
  /** Their place in it as things stand, from 1. */
  readonly place: number;
  /** How many there are. */
  readonly of: number;
  /** Whom they have still to play, top first. */
  readonly toPlay: readonly PlayerId[];
  /** Those of their table whom they can’t play, as somebody plays as both; missing where there is none. */
  readonly barred?: readonly PlayerId[];
}

/** A stretch of days in which the players of a table all play each other. */
export interface Round {
  readonly first: Day;
  readonly last: Day;
  /** Undefined for a player who is at no table in it. */
  readonly placeOf: (player: PlayerId) => TablePlace | undefined;
  /** The players of each table, the first at the top, by their places. */
  readonly tables: () => readonly (readonly PlayerId[])[];
}

/** The round that goes on, where a ladder is played in rounds; undefined before the first and after the last. */
export type RoundOf = (ladder: Ladder) => Round | undefined;

export const noRounds: RoundOf = () => undefined;

/** Where there are no tables. */
export const noTables = (): string => '';
