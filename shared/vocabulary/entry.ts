import type { Command } from './command.ts';
import type { HandicapTerms } from './ladder.ts';
import type { Clause, LineNumber, PlayerId, Rung, Verb } from './vocabulary.ts';

/**
 * Players on neighbouring rungs who all moved alike: by the same number of rungs (below is positive), or who joined
 * (`from` is then the rung that the first of them took), or who were removed.
 */
export interface Move {
  readonly players: readonly PlayerId[];
  /** The rung of the first of them before. */
  readonly from: Rung;
  readonly change: number | 'joined' | 'removed';
}

/** One period worked out: who was penalised, in the order before it, and everybody whom that moved. */
export interface Settlement {
  /** Such as "2021-10", "2021-W40" or "2022-06-06T20:15". */
  readonly period: string;
  /** The last of several periods that all came out like this one: each between them that counts was settled alike. */
  readonly through?: string;
  readonly clause: Clause;
  readonly dropped?: readonly PlayerId[];
  readonly removed: readonly PlayerId[];
  readonly forfeited?: readonly { readonly player: PlayerId; readonly points: number }[];
  readonly moves: readonly Move[];
}

/** What an accepted command did, and by which clause: why everybody stands where they stand. */
export interface Effects {
  readonly settled: readonly Settlement[];
  readonly clause?: Clause;
  readonly moves: readonly Move[];
  /** What a challenge is played at: fixed when it was issued, and kept in every replay. */
  readonly terms?: HandicapTerms;
}

export const NO_EFFECTS: Effects = { settled: [], moves: [] };

/** One accepted line of the log: the command, where it stands, and what it did. */
export interface Entry<V extends Verb = Verb> {
  readonly line: LineNumber;
  readonly command: Command<V>;
  readonly effects: Effects;
}
