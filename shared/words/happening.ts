import type { Entry, Move, Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import {
  type Clause,
  type Instant,
  type LineNumber,
  type PlayerId,
  type Rung,
  rung,
} from '../vocabulary/vocabulary.ts';

/** One thing that happened to a ladder: a period that was settled, or the command of a line. */
export interface Happening {
  readonly line: LineNumber;
  readonly at: Instant;
  readonly moves: readonly Move[];
  readonly clause?: Clause;
  readonly entry: Entry;
  /** Where a settlement did it, and not the command itself. */
  readonly settlement?: Settlement;
  /** The ladders around it, where more than rungs can change: points, gaps. */
  readonly ladders?: { readonly before: Ladder; readonly after: Ladder };
}

/** What it did to a player: their rung afterwards, and by how much it changed. */
export interface Shift {
  readonly player: PlayerId;
  readonly to: Rung;
  readonly change: Move['change'];
}

/** Everybody whom it moved, top first within each move; of somebody removed, `to` is the rung they left. */
export const shifts = ({ moves }: Happening): Shift[] =>
  moves.flatMap(({ players, from, change }) =>
    players.map((player, index) => ({
      player,
      to: rung(from + index + (typeof change === 'number' ? change : 0)),
      change,
    })),
  );
