import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import { Order } from '../../../shared/vocabulary/order.ts';
import { Table } from '../../../shared/vocabulary/table.ts';

const plainly = (part: unknown): unknown => {
  if (part instanceof Table) return Object.fromEntries(part.entries());
  return part instanceof Order ? part.players() : part;
};

const allOf = (record: object): object =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, plainly(part)]));

/** All of a ladder, as plain values to compare. */
export const wholeOf = (ladder: Ladder): object => ({ ...allOf(ladder), past: allOf(ladder.past) });

/** The same without the line that it has come to, and the time. */
export const seenBy = ({ line: _line, at: _at, ...ladder }: Ladder): object => ({
  ...allOf(ladder),
  past: allOf(ladder.past),
});

/** What a store keeps of a ladder: everything but what only the log remembers. */
export const keptOf = ({ past: _past, ...ladder }: Ladder): object => allOf(ladder);
