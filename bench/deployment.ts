import { type Runtime, runtimeIn } from '../functions/runtime.ts';
import type { Capacity } from '../functions/store/dynamo/database.ts';
import { DynamoStore } from '../functions/store/dynamo/store.ts';
import { penalties } from '../functions/workers/penalties.ts';
import { settle } from '../functions/workers/settle.ts';
import type { Instant } from '../shared/vocabulary/vocabulary.ts';
import { opening } from './club.ts';

/** What some work cost: as a store reports it, and in requests. */
export interface Cost extends Capacity {
  readonly requests: number;
  readonly ms: number;
}

const NOTHING: Cost = { items: 0, readUnits: 0, writeUnits: 0, requests: 0, ms: 0 };

/** A deployment whose functions run over one table, with a list for a queue. */
export class Deployment {
  readonly store: DynamoStore;
  readonly #runtime: Runtime;
  #now: Instant = opening;
  #cost = NOTHING;

  constructor(endpoint: string, table: string) {
    this.store = new DynamoStore({ endpoint, table, onCapacity: (_, capacity) => this.#count(capacity) });
    this.#runtime = runtimeIn({ store: this.store, now: () => this.#now, siteOrigin: '', log: () => {} });
  }

  /** Looks for what is due at an instant; gives the messages. */
  async look(at: Instant): Promise<readonly string[]> {
    this.#now = at;
    const messages: string[] = [];
    await penalties(this.#runtime, async (bodies) => {
      messages.push(...bodies);
      return [];
    })();
    return messages;
  }

  async work(messages: readonly string[]): Promise<void> {
    const worker = settle(this.#runtime);
    for (let start = 0; start < messages.length; start += 10) {
      const Records = messages.slice(start, start + 10).map((body) => ({ messageId: body, body }));
      const { batchItemFailures } = await worker({ Records });
      if (batchItemFailures.length > 0) throw new Error('a ladder could not be settled');
    }
  }

  /** What some work costs. */
  async costOf(work: () => Promise<unknown>): Promise<Cost> {
    this.#cost = NOTHING;
    const start = performance.now();
    await work();
    return { ...this.#cost, ms: performance.now() - start };
  }

  #count({ items, readUnits, writeUnits }: Capacity): void {
    const { requests, ...sum } = this.#cost;
    this.#cost = {
      items: sum.items + (writeUnits > 0 ? items : 0),
      readUnits: sum.readUnits + readUnits,
      writeUnits: sum.writeUnits + writeUnits,
      requests: requests + 1,
      ms: 0,
    };
  }
}
