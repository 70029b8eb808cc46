import type { Database, Query } from '#functions/database/database.ts';
import { type Item, type ItemKey, unpack } from '#functions/database/item.ts';
import type { Change, Condition, Outcome, Write } from '#functions/database/transaction.ts';

/** A database of which every partition is known that anything was ever written to, so that all of it can be looked at. */
export class NotedDatabase implements Database {
  readonly #inner: Database;
  readonly #partitions: Set<string>;

  constructor(inner: Database, partitions: Set<string>) {
    this.#inner = inner;
    this.#partitions = partitions;
  }

  get pause() {
    return this.#inner.pause;
  }

  get now() {
    return this.#inner.now;
  }

  get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined> {
    return this.#inner.get(key, only);
  }

  getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    return this.#inner.getMany(keys, only);
  }

  query(query: Query): AsyncIterable<Item> {
    return this.#inner.query(query);
  }

  put(item: Item): Promise<void> {
    this.#partitions.add(item.pk);
    return this.#inner.put(item);
  }

  update<Name extends string>(key: ItemKey, change: Change, condition: Condition<Name>) {
    this.#partitions.add(key.pk);
    return this.#inner.update(key, change, condition);
  }

  transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<Outcome<Name>> {
    for (const write of writes) if ('put' in write) this.#partitions.add(write.put.pk);
    return this.#inner.transact(writes, token, inLine);
  }

  /** Every item as text, with what is packed in it. */
  async texts(): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const pk of this.#partitions) {
      for await (const { value, import: job, ...item } of this.#inner.query({ pk }))
        texts.push(JSON.stringify([item, unpack(value), unpack(job)]));
    }
    return texts;
  }
}
