import type { Capacity } from '#functions/database/dynamo/database.ts';

/** What some work cost: requests to the table, items written, units as DynamoDB counts them, and milliseconds. */
export interface Cost {
  readonly requests: number;
  readonly items: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly ms: number;
}

export const NOTHING: Cost = { requests: 0, items: 0, readUnits: 0, writeUnits: 0, ms: 0 };

/** Adds up what a store or a client reports between two readings. */
export class Meter {
  #sum: Capacity = NOTHING;

  readonly count = (_operation: string, cost: Capacity): void => {
    this.#sum = {
      items: this.#sum.items + (cost.writeUnits > 0 ? cost.items : 0),
      readUnits: this.#sum.readUnits + cost.readUnits,
      writeUnits: this.#sum.writeUnits + cost.writeUnits,
    };
  };

  /** What came together since the last reading. */
  read(): Capacity {
    const sum = this.#sum;
    this.#sum = NOTHING;
    return sum;
  }
}

export const median = (values: readonly number[]): number => shareOf(values)(0.5);

/** What a share of some values does not exceed: with 0.5 the median, with 1 the most. */
export function shareOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((one, other) => one - other);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A table in Markdown, numbers to the right. */
export function markdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
