import type { Decision } from '#shared/engine/decide.ts';
import { slotsOf } from '#shared/systems/slots.ts';
import type { Move } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

const plainly = (part: unknown): unknown => {
  if (part instanceof Table) return Object.fromEntries(part.entries());
  return part instanceof Order ? part.players() : part;
};

const allOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, plainly(part)]));

export const slotsIn = (ladder: Ladder): Record<string, unknown> =>
  Object.fromEntries(slotsOf(ladder).map((slot) => [slot.name, slot.format(ladder)]));

const pastOf = ({ past }: Ladder) => ({ ...allOf(past), slots: allOf(past.slots) });

export const wholeOf = (ladder: Ladder): Record<string, unknown> => ({ ...keptOf(ladder), past: pastOf(ladder) });

/** The same without the line that it has come to, and the time. */
export const seenBy = (ladder: Ladder): object => {
  const { line: _line, at: _at, ...rest } = wholeOf(ladder);
  return rest;
};

/** The same, but for the ids that voided challenges and matches leave taken: between those lie no rungs. */
export function seenApartFromIds(ladder: Ladder): object {
  const ended = [...ladder.past.ended.entries()].filter(([, { distance }]) => distance !== 0);
  return seenBy({ ...ladder, past: { ...ladder.past, ended: Table.of(ended) } });
}

/** What a store keeps of a ladder: everything but what only the log remembers. */
export const keptOf = (ladder: Ladder): Record<string, unknown> => {
  const { past: _past, ...rest } = ladder;
  return { ...allOf(rest), slots: slotsIn(ladder) };
};

/** The order that an entry says it has led to, from the one before it: its settlements first, then its own moves. */
export function toldOrder({ order }: Ladder, { entry }: Decision): readonly PlayerId[] {
  const { settled = [], moves = [] } = entry?.effects ?? {};
  return [...settled.map((period) => period.moves), moves].reduce(moved, order.players());
}

/** The order after moves: whoever is not named keeps their rung. */
function moved(order: readonly PlayerId[], moves: readonly Move[]): PlayerId[] {
  const rungs = new Map(order.map((player, index) => [player, index + 1]));
  for (const { players, from, change } of moves) {
    for (const [index, player] of players.entries()) {
      if (change === 'removed') rungs.delete(player);
      else rungs.set(player, from + index + (change === 'joined' ? 0 : change));
    }
  }
  return [...rungs].toSorted((one, other) => one[1] - other[1]).map(([player]) => player);
}
