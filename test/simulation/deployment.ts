import { type Client, connect } from '#functions/database/dynamo/client.ts';
import { type Capacity, DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import {
  type Content,
  type Edition,
  isBefore,
  type ListedFiles,
  type PutOptions,
} from '#functions/publishing/files.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { KnownLadders, WatchedStore } from './known-ladders.ts';

/** The others have always finished by then: nobody need be waited for. */
const NO_PAUSE = async (): Promise<void> => {};

/** Something that must not happen, and on which ladder. */
export interface Fault {
  readonly ladder: string;
  readonly what: string;
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
  readonly files = new MemoryFiles();
  readonly forgotten: { readonly club: string; readonly player: string }[] = [];
  readonly client: Client;

  constructor({ endpoint, table }: { readonly endpoint: string; readonly table: string }) {
    this.endpoint = endpoint;
    this.table = table;
    this.client = connect(endpoint);
  }

  /** The store of a process that was started for one purpose, with its own memory. */
  store(purpose: string, now: () => Instant, client: Client = this.client): WatchedStore {
    return new WatchedStore(this.known, {
      table: this.table,
      client,
      now,
      onCapacity: this.costs.for(purpose),
      pause: NO_PAUSE,
    });
  }

  database(purpose: string, now: () => Instant, client: Client = this.client): DynamoDatabase {
    return new DynamoDatabase({ table: this.table, client, now, onCapacity: this.costs.for(purpose), pause: NO_PAUSE });
  }

  fault(key: LadderKey, what: string): void {
    this.faults.push({ ladder: nameOf(key), what });
  }

  /** What is left of something that was to be deleted with its folder and a partition of the table. */
  async leftOf(folder: string, pk: string): Promise<readonly string[]> {
    const left: string[] = [];
    for await (const path of this.files.list(folder)) left.push(`${path} is left`);
    for await (const { sk } of this.database('audit', () => instant(0)).query({ pk }))
      left.push(`the item ${sk} is left`);
    return left;
  }

  close(): void {
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

/** A site of which nothing is kept but how many files were written, how large they were, and of which edition they are. */
export class MemoryFiles implements ListedFiles {
  readonly #editions = new Map<string, Edition>();
  written = 0;
  bytes = 0;

  async put(path: string, body: Content, { edition }: PutOptions): Promise<'written' | 'older'> {
    const there = this.#editions.get(path);
    if (there && isBefore(edition, there)) return 'older';
    this.#editions.set(path, edition);
    this.written++;
    this.bytes += Buffer.byteLength(body);
    return 'written';
  }

  async text(): Promise<undefined> {
    return undefined;
  }

  async remove(path: string): Promise<void> {
    this.#editions.delete(path);
  }

  async *list(folder: string): AsyncGenerator<string> {
    for (const path of this.#editions.keys()) if (path.startsWith(`${folder}/`)) yield path;
  }

  remembered(path: string): Edition | undefined {
    return this.#editions.get(path);
  }

  async edition(path: string): Promise<Edition | undefined> {
    return this.#editions.get(path);
  }
}
