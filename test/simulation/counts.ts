import type { Capacity } from '#functions/database/dynamo/database.ts';

/** Counts things by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.#counts.set(name, this.of(name) + count);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Names and counts by name. */
  rows(): readonly (readonly [name: string, count: number])[] {
    return [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  get total(): number {
    return this.rows().reduce((sum, [, count]) => sum + count, 0);
  }
}

export interface Cost extends Capacity {
  readonly requests: number;
}

const NOTHING: Cost = { requests: 0, items: 0, readUnits: 0, writeUnits: 0 };

const plus = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  items: one.items + other.items,
  readUnits: one.readUnits + other.readUnits,
  writeUnits: one.writeUnits + other.writeUnits,
});

/** Adds up what the database was asked for, by who asked and the operation. */
export class Costs {
  readonly #sums = new Map<string, Cost>();

  /** Takes what a store reports. */
  readonly for =
    (who: string) =>
    (operation: string, capacity: Capacity): void => {
      const name = `${who} ${operation}`;
      this.#sums.set(name, plus(this.#sums.get(name) ?? NOTHING, { requests: 1, ...capacity }));
    };

  rows(): readonly (readonly [name: string, cost: Cost])[] {
    return [...this.#sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  get total(): Cost {
    return this.rows().reduce((sum, [, cost]) => plus(sum, cost), NOTHING);
  }
}
