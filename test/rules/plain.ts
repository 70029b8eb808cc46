import { slotsOf } from '#shared/systems/slots.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { Table } from '#shared/vocabulary/table.ts';

const record = <K extends string, V>(table: Table<K, V>): Record<string, V> => Object.fromEntries(table.entries());

/** What a ladder's slots hold. */
export const slotsIn = (ladder: Ladder): Record<string, unknown> =>
  Object.fromEntries(slotsOf(ladder).map((slot) => [slot.name, slot.format(ladder)]));

/** What only the log remembers for slots. */
export const rememberedIn = ({ past: { slots } }: Ladder): Record<string, unknown> =>
  Object.fromEntries(Object.entries(slots).map(([name, all]) => [name, all instanceof Table ? record(all) : all]));

/** Everything about a ladder that a store keeps, but for the log's own line and time, as plain values to compare. */
export function stateOf(ladder: Ladder) {
  const { line: _line, at: _at, past: _past, order, players, challenges, ...rest } = ladder;
  return {
    ...rest,
    slots: slotsIn(ladder),
    order: order.players(),
    players: record(players),
    challenges: record(challenges),
  };
}

/** The same with what only the log remembers. */
export const seenBy = (ladder: Ladder) => ({
  ...stateOf(ladder),
  ended: record(ladder.past.ended),
  remembered: rememberedIn(ladder),
});

/** The same, but for the ids that voided challenges, matches and games leave taken: between those lie no rungs. */
export const seenApartFromIds = (ladder: Ladder) => ({
  ...seenBy(ladder),
  ended: Object.fromEntries([...ladder.past.ended.entries()].filter(([, { distance }]) => distance !== 0)),
});

/** All of a ladder. */
export const wholeOf = (ladder: Ladder) => ({ ...seenBy(ladder), line: ladder.line, at: ladder.at });
