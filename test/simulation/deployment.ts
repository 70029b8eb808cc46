import { type Client, connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { MemberBook } from '#functions/ladders/member-book.ts';
import { nameOf } from '#functions/settling/message.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { Costs, Tally } from './counts.ts';
import { KnownLadders, WatchedStore } from './known-ladders.ts';
import { MemoryFiles } from './memory-files.ts';

/** The others have always finished by then: nobody need be waited for. */
const NO_PAUSE = async (): Promise<void> => {};

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
  /** The public files. */
  readonly files = new MemoryFiles();
  /** Whom clubs have forgotten. */
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

  /** The members of clubs, as such a process knows them. */
  members(purpose: string, now: () => Instant, client: Client = this.client): MemberBook {
    return new MemberBook(this.database(purpose, now, client));
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
