import { type Effects, type Entry, type Settlement, settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { movesBetween } from '../vocabulary/moves.ts';
import { isAmendment } from './amend.ts';
import type { Settled } from './settle.ts';

/**
 * The newest line with everything that it changed: its settlements as they are in the end, and all else, also through
 * lines before it, as moves. Carried out one after the other they lead from the ladder before to the one after it.
 * `due`: the ladder before, with what was due by then settled.
 */
export function lastEntry({ command, effects }: Entry, before: Ladder, after: Ladder, due: Settled): Entry {
  const { settled, ready } = settledFrom(before, effects, due);
  const clause = effects.clause ?? (isAmendment(command) ? '§0' : undefined);
  const moves = movesBetween(ready.order, after.order);
  return {
    line: after.line,
    command,
    effects: { ...effects, settled, moves, ...(clause !== undefined && { clause }) },
  };
}

/**
 * What the settlements of a line moved, seen from a ladder on which lines before it had not been worked out again: who
 * has played is known, but the order may be another. Where that ladder has other periods to settle, all is left to
 * the moves.
 */
function settledFrom(before: Ladder, { settled }: Effects, { ladder, settlements }: Settled) {
  const alike =
    settled.length === settlements.length && settled.every((each, index) => isOfTheSame(each, settlements[index]));
  return {
    settled: settled.map((each, index) => ({ ...each, moves: (alike && settlements[index]?.moves) || [] })),
    ready: alike ? ladder : before,
  };
}

/** Whether two settlements are about the same. */
const isOfTheSame = (one: Settlement, other: Settlement | undefined): boolean =>
  one.name === other?.name && settledAt(one) === settledAt(other);
