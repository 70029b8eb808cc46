import type { StreamRecord } from '#functions/aws/stream-record.ts';
import type { Database, Query } from '#functions/database/database.ts';
import type { Item, ItemKey } from '#functions/database/item.ts';
import type {
  Condition,
  AttributeChange as ItemChange,
  TransactionOutcome,
  Write,
} from '#functions/database/transaction.ts';

/** A laptop's database, which says what was written as the table's stream does on AWS; new is what was on condition that it is. */
export class WatchedDatabase implements Database {
  readonly #database: Database;
  readonly #written: (record: StreamRecord) => void;

  constructor(database: Database, written: (record: StreamRecord) => void) {
    this.#database = database;
    this.#written = written;
  }

  get pause(): Database['pause'] {
    return this.#database.pause;
  }

  get now(): Database['now'] {
    return this.#database.now;
  }

  get log(): Database['log'] {
    return this.#database.log;
  }

  get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined> {
    return this.#database.get(key, only);
  }

  getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    return this.#database.getMany(keys, only);
  }

  query(query: Query): AsyncIterable<Item> {
    return this.#database.query(query);
  }

  async put(item: Item): Promise<void> {
    await this.#database.put(item);
    this.#tell([{ put: item }]);
  }

  async update<Name extends string>(key: ItemKey, change: ItemChange, condition: Condition<Name>) {
    const outcome = await this.#database.update(key, change, condition);
    if (outcome === 'updated') this.#tell([{ put: { ...change.set, ...key } }]);
    return outcome;
  }

  async transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<TransactionOutcome<Name>> {
    const outcome = await this.#database.transact(writes, token, inLine);
    if (outcome.end === 'committed') this.#tell(writes);
    return outcome;
  }

  #tell(writes: readonly Write<string>[]): void {
    for (const write of writes) if (!('check' in write)) this.#written(recordOf(write));
  }
}

function recordOf(write: Exclude<Write<string>, { readonly check: unknown }>): StreamRecord {
  const { pk, sk } = 'put' in write ? write.put : write.remove;
  const isNew = write.condition?.holds === 'absent';
  const eventName = 'remove' in write ? 'REMOVE' : isNew ? 'INSERT' : 'MODIFY';
  return { eventName, dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } };
}
