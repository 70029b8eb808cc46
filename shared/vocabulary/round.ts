import type { Score } from './command.ts';
import type { PlayerId } from './vocabulary.ts';

/** How a player has fared against another one of their table, in a round in which all of a table play each other. */
export interface Meeting {
  readonly other: PlayerId;
  /** Their own games, then the other's. */
  readonly score: Score;
  /** Nobody came, or nobody won; missing for a match that was played. */
  readonly how?: 'walkover' | 'unfinished';
}

/** What a player has made of a round. */
export interface Fared {
  readonly points: number;
  readonly met: readonly Meeting[];
  /** Whether they go to the table above or below when it ends; while it goes on, as things stand. */
  readonly goes?: 'up' | 'down';
}

/** A table as a round ended: its players, the first by their standing first. */
export type EndedTable = readonly (Fared & { readonly player: PlayerId })[];
