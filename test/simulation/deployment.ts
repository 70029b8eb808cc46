import { type Client, connect } from '#functions/database/dynamo/client.ts';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { SettleEnd } from '#functions/ladders/settle-ladder.ts';
import type { Functions } from './functions.ts';
import { KnownLadders } from './known-ladders.ts';

/** The others have always finished by then: nobody need be waited for. */
const NO_PAUSE = async (): Promise<void> => {};

/** Something that must not happen, and on which ladder. */
export interface Fault {
  readonly ladder: string;
  readonly what: string;
}

/** Where a table is, and the functions that are at work on it. */
interface Place {
  readonly endpoint: string;
  readonly table: string;
  readonly functions: (deployment: Deployment) => Functions;
}

export class Deployment {
  readonly endpoint: string;
  readonly table: string;
  readonly known = new KnownLadders();
  readonly accepted = new Tally();
  readonly refused = new Tally();
  /** What the timer's messages came to, and what went wrong with them on purpose. */
  readonly messages = new Tally();
  readonly disturbances = new Tally();
  readonly costs = new Costs();
  readonly faults: Fault[] = [];
  readonly forgotten: { readonly club: string; readonly player: string }[] = [];
  readonly client: Client;
  readonly functions: Functions;
  readonly #onlooker: DynamoStore;

  constructor({ endpoint, table, functions }: Place) {
    this.endpoint = endpoint;
    this.table = table;
    this.client = connect(endpoint);
    this.functions = functions(this);
    this.#onlooker = this.store('onlooker');
  }

  /** The store of a process that was started for one purpose, with its own memory. */
  store(purpose: string, client: Client = this.client): DynamoStore {
    return new DynamoStore({ table: this.table, client, onCapacity: this.costs.for(purpose), pause: NO_PAUSE });
  }

  /** Looks at a ladder as it is stored; says what has become of it since somebody looked last. */
  async look(key: LadderKey): Promise<SettleEnd> {
    const [ladder, due] = [await this.#onlooker.load(key), await this.#onlooker.dueAt(key)];
    return ladder ? this.known.see(key, ladder, due) : 'nothing-due';
  }

  fault(key: LadderKey, what: string): void {
    this.faults.push({ ladder: nameOf(key), what });
  }

  /** What is left of something that was to be deleted with its folder and a partition of the table. */
  async leftOf(folder: string, pk: string): Promise<readonly string[]> {
    const left: string[] = [];
    for await (const path of this.functions.files.list(folder)) left.push(`${path} is left`);
    for await (const { sk } of this.store('audit').database.query({ pk })) left.push(`the item ${sk} is left`);
    return left;
  }

  close(): void {
    this.functions.close();
    this.client.destroy();
  }
}

export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.#counts.set(name, this.of(name) + count);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  rows(): readonly (readonly [name: string, count: number])[] {
    return [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  get total(): number {
    return this.rows().reduce((sum, [, count]) => sum + count, 0);
  }
}

interface Cost extends Capacity {
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
class Costs {
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
