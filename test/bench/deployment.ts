import type { Capacity } from '#functions/database/dynamo/database.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { penalties } from '#functions/penalties.ts';
import { type Runtime, runtimeIn } from '#functions/runtime/world.ts';
import { settle } from '#functions/settle.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { opening } from './club.ts';
import { type Cost, NOTHING } from './figures.ts';

/** A deployment whose functions share nothing but one table, with a list for a queue. */
export class Deployment {
  readonly store: DynamoStore;
  readonly #looking: Runtime;
  readonly #settling: Runtime;
  #now: Instant = opening;
  #cost = NOTHING;

  constructor(endpoint: string, table: string) {
    const store = () => new DynamoStore({ endpoint, table, onCapacity: (_, capacity) => this.#count(capacity) });
    const common = { now: () => this.#now, siteOrigin: '', log: () => {} };
    this.store = store();
    this.#looking = runtimeIn({ store: store(), ...common });
    this.#settling = runtimeIn({ store: this.store, ...common });
  }

  /** Looks for what is due at an instant; gives the messages. */
  async look(at: Instant): Promise<readonly string[]> {
    this.#now = at;
    const messages: string[] = [];
    await penalties(this.#looking, async (bodies) => {
      messages.push(...bodies);
      return [];
    })();
    return messages;
  }

  async work(messages: readonly string[]): Promise<void> {
    const worker = settle(this.#settling);
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
