import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import type { Table } from '../../shared/vocabulary/table.ts';

const record = <K extends string, V>(table: Table<K, V>): Record<string, V> => Object.fromEntries(table.entries());

/** Everything about a ladder that a store keeps, but for the log's own line and time, as plain values to compare. */
export function stateOf({ line: _line, at: _at, past: _past, order, players, challenges, ...rest }: Ladder) {
  return { ...rest, order: order.players(), players: record(players), challenges: record(challenges) };
}

/** The same with what only the log remembers. */
export const seenBy = (ladder: Ladder) => ({
  ...stateOf(ladder),
  ended: record(ladder.past.ended),
  met: record(ladder.past.met),
});

/** All of a ladder. */
export const wholeOf = (ladder: Ladder) => ({ ...seenBy(ladder), line: ladder.line, at: ladder.at });
