import type { Database, Names, Query } from '#functions/database/database.ts';
import { type Item, type ItemKey, unpack } from '#functions/database/item.ts';
import { ratePartition, USES } from '#functions/database/keys.ts';
import { DUE_INDEX } from '#functions/database/table.ts';
import type { AttributeChange, Condition, TransactionOutcome, Write } from '#functions/database/transaction.ts';
import { holds } from '#local/sqlite/commits.ts';

/** The partitions of what requests leave behind although they change nothing: when keys were used, how full limits are. */
export const TRACES = [USES, ratePartition('x').slice(0, -1)];

/** A table of items in memory, which is gone with its test. */
export class MemoryDatabase implements Database {
  readonly #partitions = new Map<string, Map<string, Item>>();
  readonly #tokens = new Set<string>();
  /** The clock of limits and of what expires, in milliseconds: it goes on when a test says so. */
  elapsed = 0;
  /** The names of the items that were asked for one by one. */
  readonly gets: string[] = [];
  /** What the operator hears. */
  readonly lines: Readonly<Record<string, unknown>>[] = [];
  readonly log = (line: Readonly<Record<string, unknown>>): void => void this.lines.push(line);
  readonly now = (): number => this.elapsed;
  readonly pause = async (): Promise<void> => {};

  async get(key: ItemKey, only: readonly string[] = []): Promise<Item | undefined> {
    this.gets.push(key.sk);
    const item = this.find(key);
    return item && only.length > 0 ? pick(item, only) : item;
  }

  async getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    return keys.flatMap((key) => {
      const item = this.find(key);
      return item ? [pick(item, ['pk', 'sk', ...only])] : [];
    });
  }

  async *query(query: Query): AsyncGenerator<Item> {
    yield* 'due' in query ? this.#dueBy(query.due, query.by) : this.#inOrder(query.pk, query.sk);
  }

  async put(item: Item): Promise<void> {
    this.#put(item);
  }

  async update<Name extends string>(
    { pk, sk }: ItemKey,
    { set, remove = [] }: AttributeChange,
    condition: Condition<Name>,
  ): Promise<'updated' | Name> {
    const before = this.find({ pk, sk });
    if (!holds(condition.holds, before)) return condition.name;
    const kept = Object.entries(before ?? {}).filter(([name]) => !remove.includes(name));
    this.#put({ ...Object.fromEntries(kept), ...set, pk, sk });
    return 'updated';
  }

  async transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<TransactionOutcome<Name>> {
    const isDone = token !== undefined && this.#tokens.has(token);
    const outcome = isDone ? ({ end: 'committed' } as const) : this.#writeAll(writes);
    if (token !== undefined && outcome.end === 'committed') this.#tokens.add(token);
    inLine?.();
    return outcome;
  }

  copy(): MemoryDatabase {
    const copy = new MemoryDatabase();
    for (const [pk, items] of this.#partitions) copy.#partitions.set(pk, new Map(items));
    copy.elapsed = this.elapsed;
    return copy;
  }

  items(): readonly Item[] {
    return [...this.#partitions.values()].flatMap((items) => [...items.values()]);
  }

  /** Everything that is stored as text, to see whether anything has changed. */
  dump(): string {
    const partitions = [...this.#partitions].filter(([pk]) => !TRACES.some((trace) => pk.startsWith(trace)));
    const items = partitions.flatMap(([, items]) => [...items.values()]);
    const texts = items.map(({ value, import: job, ...rest }) => JSON.stringify([rest, unpack(value), unpack(job)]));
    return texts.toSorted().join('\n');
  }

  protected find({ pk, sk }: ItemKey): Item | undefined {
    return this.#partitions.get(pk)?.get(sk);
  }

  #put(item: Item): void {
    const partition = this.#partitions.get(item.pk) ?? new Map<string, Item>();
    this.#partitions.set(item.pk, partition.set(item.sk, { ...item }));
  }

  #inOrder(pk: string, names: Names | undefined): readonly Item[] {
    const items = [...(this.#partitions.get(pk)?.values() ?? [])].filter(({ sk }) => isAmong(sk, names));
    return items.toSorted((one, other) => compare(one.sk, other.sk));
  }

  #dueBy(due: string, by: number): readonly Item[] {
    const found = this.items().filter((item) => item[DUE_INDEX.partition] === due && dueAt(item) <= by);
    return found
      .toSorted((one, other) => dueAt(one) - dueAt(other) || compare(one.pk, other.pk) || compare(one.sk, other.sk))
      .map((item) => pick(item, ['pk', 'sk', DUE_INDEX.partition, DUE_INDEX.sort]));
  }

  #writeAll<Name extends string>(writes: readonly Write<Name>[]): TransactionOutcome<Name> {
    const failed = writes.flatMap((write) => this.#failureOf(write));
    const [first] = failed;
    if (first) return { end: 'failed', ...first, items: failed.flatMap(({ item }) => item ?? []), unsure: false };
    for (const write of writes) {
      if ('put' in write) this.#put(write.put);
      if ('remove' in write) this.#partitions.get(write.remove.pk)?.delete(write.remove.sk);
    }
    return { end: 'committed' };
  }

  #failureOf<Name extends string>(write: Write<Name>): readonly { readonly condition: Name; readonly item?: Item }[] {
    const { condition } = write;
    const item = this.find('put' in write ? write.put : 'remove' in write ? write.remove : write.check);
    if (!condition || holds(condition.holds, item)) return [];
    return [{ condition: condition.name, ...(item && { item }) }];
  }
}

const pick = (item: Item, only: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => only.includes(name))) as Item;

const dueAt = (item: Item): number => Number(item[DUE_INDEX.sort]);

/** By their bytes, as DynamoDB and SQLite put names in order. */
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

function isAmong(name: string, names: Names | undefined): boolean {
  if (!names) return true;
  if ('beginsWith' in names) return name.startsWith(names.beginsWith);
  return compare(name, names.from) >= 0 && compare(name, names.to) <= 0;
}
