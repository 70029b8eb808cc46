import type { Entry, Move, Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { EndedTable } from '../vocabulary/round.ts';
import {
  type Clause,
  type Instant,
  type LineNumber,
  type PlayerId,
  type Rung,
  rung,
} from '../vocabulary/vocabulary.ts';
import type { Phrase } from './phrase.ts';

/** What is measured of a player besides the rung, before and after; nothing of one who is not on the ladder. */
export interface MeasuredChange {
  readonly player: PlayerId;
  readonly was?: string | number;
  readonly is?: string | number;
}

/** One thing that happened to a ladder: a period that was settled, or the command of a line. */
export interface Happening {
  readonly line: LineNumber;
  readonly at: Instant;
  readonly moves: readonly Move[];
  readonly clause?: Clause;
  readonly entry: Entry;
  /** Where a settlement did it, and not the command itself. */
  readonly settlement?: Settlement;
  /** Players whose points or gap it changed, if a ladder has those. */
  readonly measured?: readonly MeasuredChange[];
  /** What a game did, where only the ladders around it tell. */
  readonly headline?: Phrase;
  /** The tables of a round that was settled, the first at the top. */
  readonly tables?: readonly EndedTable[];
  /** The ladders around it, where more than rungs can change: there while it is being told, and not kept. */
  readonly ladders?: { readonly before: Ladder; readonly after: Ladder };
}

/** What it did to a player: their rung afterwards, and by how much it changed. */
export interface Shift {
  readonly player: PlayerId;
  readonly to: Rung;
  readonly change: Move['change'];
}

/** Everybody whom it moved, top first within each move; of a player removed, `to` is the rung they left. */
export const shifts = ({ moves }: Happening): Shift[] =>
  moves.flatMap(({ players, from, change }) =>
    players.map((player, index) => ({
      player,
      to: rung(from + index + (typeof change === 'number' ? change : 0)),
      change,
    })),
  );

export interface Slide extends Shift {
  readonly change: number;
}

export const isSlide = (shift: Shift): shift is Slide => typeof shift.change === 'number';

/** How far something moved a player, if it moved them from one rung to another. */
export function slideOf({ moves }: Pick<Happening, 'moves'>, player: PlayerId): Slide | undefined {
  for (const { players, from, change } of moves) {
    const index = typeof change === 'number' ? players.indexOf(player) : -1;
    if (typeof change === 'number' && index >= 0) return { player, to: rung(from + index + change), change };
  }
  return undefined;
}

/**
 * The players a penalty takes down the ladder: neighbours penalised together stay together, and the bottom is as low as it
 * goes.
 */
export function lowered({ dropped = [], moves }: Pick<Settlement, 'dropped' | 'moves'>): readonly PlayerId[] {
  const known = knownLowered.get(moves);
  if (known?.dropped === dropped) return known.lowered;
  const fallen = new Set<PlayerId>();
  for (const move of moves)
    if (typeof move.change === 'number' && move.change > 0) for (const player of move.players) fallen.add(player);
  const those = dropped.filter((player) => fallen.has(player));
  knownLowered.set(moves, { dropped, lowered: those });
  return those;
}

/** By the moves of the penalty: a view asks for it again and again. */
const knownLowered = new WeakMap<Settlement['moves'], Record<'dropped' | 'lowered', readonly PlayerId[]>>();

/** Whether a player came to stand above another who stood above them. */
export const hasRisenPast = (one: Slide, other: Slide): boolean =>
  one.to - one.change > other.to - other.change && one.to < other.to;
