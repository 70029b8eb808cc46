import { nameOf } from '../../functions/settling/message.ts';
import { type Client, connect } from '../../functions/store/dynamo/client.ts';
import type { LadderKey } from '../../functions/store/port.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { Costs, Tally } from './counts.ts';
import { KnownLadders, WatchedStore } from './known-ladders.ts';

/** Something that must not happen, and on which ladder. */
export interface Fault {
  readonly ladder: string;
  readonly what: string;
}

/** Where everything of a simulation lies, and what is counted of it. */
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
  readonly #client: Client;

  constructor({ endpoint, table }: { readonly endpoint: string; readonly table: string }) {
    this.endpoint = endpoint;
    this.table = table;
    this.#client = connect(endpoint);
  }

  /** The store of a process that was started for one purpose, with its own memory. */
  store(purpose: string, now: () => Instant, client: Client = this.#client): WatchedStore {
    return new WatchedStore(this.known, {
      table: this.table,
      client,
      now,
      onCapacity: this.costs.for(purpose),
      // The others have always finished by then: nobody need be waited for.
      pause: async () => {},
    });
  }

  fault(key: LadderKey, what: string): void {
    this.faults.push({ ladder: nameOf(key), what });
  }

  close(): void {
    this.#client.destroy();
  }
}
