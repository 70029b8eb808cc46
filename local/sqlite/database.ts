import type { Database, Names, Query } from '#functions/database/database.ts';
import { type Bytes, fromJson, type Item, type ItemKey, type Scalar, toJson } from '#functions/database/item.ts';
import { DUE_INDEX } from '#functions/database/table.ts';
import type { AttributeChange, Condition, TransactionOutcome, Write } from '#functions/database/transaction.ts';
import { fullJitter, type Pause } from '#functions/runtime/deadline.ts';
import type { Log } from '#functions/runtime/lambda.ts';
import { tellFailures } from '../report-faults.ts';
import { Commits, holds } from './commits.ts';
import { type Connection, isBusy } from './connection.ts';

export interface SqliteConfig {
  readonly connection: Connection;
  readonly pause?: Pause;
  readonly now?: () => number;
  readonly log?: Log;
}

/** How long the token of a transaction is remembered, in milliseconds: as long as DynamoDB does. */
const REMEMBERED = 10 * 60 * 1000;

/** The store's database as one SQLite file, which several processes and threads may have open at once. */
export class SqliteDatabase implements Database {
  readonly pause: Pause;
  readonly now: () => number;
  readonly log: Log;
  readonly #connection: Connection;
  readonly #commits: Commits;

  constructor({ connection, pause = fullJitter, now = Date.now, log = tellFailures }: SqliteConfig) {
    this.#connection = connection;
    this.#commits = new Commits(connection, pause);
    this.pause = pause;
    this.now = now;
    this.log = log;
  }

  async get(key: ItemKey, only: readonly string[] = []): Promise<Item | undefined> {
    await this.#commits.done();
    const item = this.#find(key);
    return item && only.length > 0 ? withOnly(item, only) : item;
  }

  async getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    await this.#commits.done();
    return keys.flatMap((key) => {
      const item = this.#find(key);
      return item ? withOnly(item, ['pk', 'sk', ...only]) : [];
    });
  }

  async *query(query: Query): AsyncGenerator<Item> {
    for (let last: Item | undefined; ; ) {
      await this.#commits.done();
      const page = this.#page(query, last);
      for (const item of page) yield item;
      last = page.at(-1);
      if (query.limit === undefined || page.length < query.limit) return;
    }
  }

  async put(item: Item): Promise<void> {
    await this.#commits.add(() => this.#put(item));
  }

  async update<Name extends string>(
    key: ItemKey,
    { set, remove = [] }: AttributeChange,
    condition: Condition<Name>,
  ): Promise<'updated' | Name | 'contended'> {
    try {
      return await this.#commits.add(() => {
        const old = this.#find(key);
        if (!holds(condition.holds, old)) return condition.name;
        const kept = Object.entries(old ?? {}).filter(([name]) => !remove.includes(name));
        this.#put({ ...Object.fromEntries(kept), ...set, pk: key.pk, sk: key.sk });
        return 'updated' as const;
      });
    } catch (error) {
      if (isBusy(error)) return 'contended';
      throw error;
    }
  }

  async transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<TransactionOutcome<Name>> {
    try {
      const written = this.#commits.add(() => this.#once(token, () => this.#writeAll(writes)));
      inLine?.();
      return await written;
    } catch (error) {
      return isBusy(error) ? { end: 'contended' } : { end: 'unanswered', cause: error };
    }
  }

  #find({ pk, sk }: ItemKey): Item | undefined {
    const row = this.#connection.prepare(`SELECT ${COLUMNS} FROM items WHERE pk = ? AND sk = ?`).get(pk, sk);
    return row === undefined ? undefined : fromRow(row);
  }

  #page(query: Query, last: Item | undefined): readonly Item[] {
    const { sql, values } = pageOf(query, last);
    return this.#connection
      .prepare(sql)
      .all(...values)
      .map(fromRow);
  }

  #put(item: Item): void {
    const { pk, sk, value, attributes } = toRow(item);
    this.#connection
      .prepare('INSERT OR REPLACE INTO items (pk, sk, value, attributes) VALUES (?, ?, ?, ?)')
      .run(pk, sk, value, attributes);
  }

  #writeAll<Name extends string>(writes: readonly Write<Name>[]): TransactionOutcome<Name> {
    const failed = writes.flatMap((write) => this.#failure(write) ?? []);
    const [first] = failed;
    if (first) {
      const items = failed.flatMap(({ item }) => item ?? []);
      return { end: 'failed', ...first, items, unsure: false };
    }
    for (const write of writes) {
      if ('put' in write) this.#put(write.put);
      if ('remove' in write)
        this.#connection.prepare('DELETE FROM items WHERE pk = ? AND sk = ?').run(write.remove.pk, write.remove.sk);
    }
    return { end: 'committed' };
  }

  #failure<Name extends string>(write: Write<Name>): { readonly condition: Name; readonly item?: Item } | undefined {
    if (!write.condition) return undefined;
    const item = this.#find('put' in write ? write.put : 'remove' in write ? write.remove : write.check);
    if (holds(write.condition.holds, item)) return undefined;
    return { condition: write.condition.name, ...(item && { item }) };
  }

  /** Does what a token stands for, unless that was done before. */
  #once<Name extends string>(
    token: string | undefined,
    work: () => TransactionOutcome<Name>,
  ): TransactionOutcome<Name> {
    if (token === undefined) return work();
    const now = Date.now();
    this.#connection.prepare('DELETE FROM transactions WHERE at < ?').run(now - REMEMBERED);
    if (this.#connection.prepare('SELECT 1 FROM transactions WHERE token = ?').get(token)) return { end: 'committed' };
    const outcome = work();
    if (outcome.end === 'committed')
      this.#connection.prepare('INSERT INTO transactions (token, at) VALUES (?, ?)').run(token, now);
    return outcome;
  }
}

const withOnly = (item: Item, only: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => only.includes(name))) as Item;

/** An item in its file: what is packed in a column of its own, the rest as JSON. */
interface StoredRow {
  readonly pk: string;
  readonly sk: string;
  readonly value: Uint8Array | null;
  readonly attributes: string;
}

/** As the package gives it back: bytes are one thing of one row, and another of several. */
type FoundRow = Omit<StoredRow, 'value'> & { readonly value: Uint8Array | ArrayBuffer | null };

const bytesOf = (value: Uint8Array | ArrayBuffer): Uint8Array =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value;

function toRow({ pk, sk, value, ...rest }: Item): StoredRow {
  const isPacked = value instanceof Uint8Array;
  const others = { ...rest, ...(!isPacked && value !== undefined && { value }) };
  const attributes = Object.entries(others).map(([name, each]) => [name, toJson(each)] as const);
  return { pk, sk, value: isPacked ? value : null, attributes: JSON.stringify(Object.fromEntries(attributes)) };
}

/** Not the columns that SQLite would work out anew for each row, and nobody reads. */
const COLUMNS = 'pk, sk, value, attributes';

export function fromRow(row: unknown): Item {
  const { pk, sk, value, attributes } = row as FoundRow;
  return { pk, sk, ...(value !== null && { value: bytesOf(value) }), ...attributesIn(attributes) };
}

/** Hardly an item has bytes beside its value, and there may be thousands to read. */
function attributesIn(json: string): Readonly<Record<string, Scalar>> {
  if (!json.includes('"base64"')) return JSON.parse(json);
  const attributes: Record<string, string | number | Bytes> = JSON.parse(json);
  return Object.fromEntries(Object.entries(attributes).map(([name, each]) => [name, fromJson(each)]));
}

interface Select {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Asks for what a query finds after an item, or from the start: all of it, unless the query says how much. */
function pageOf(query: Query, last: Item | undefined): Select {
  const { sql, values } = 'due' in query ? dueAfter(query, last) : namedAfter(query, last);
  return query.limit === undefined ? { sql, values } : { sql: `${sql} LIMIT ?`, values: [...values, query.limit] };
}

function namedAfter({ pk, sk }: { readonly pk: string; readonly sk?: Names }, last: Item | undefined): Select {
  const range = sk ? rangeOf(sk) : { sql: '', values: [] };
  const after = last ? { sql: ' AND sk > ?', values: [last.sk] } : { sql: '', values: [] };
  return {
    sql: `SELECT ${COLUMNS} FROM items WHERE pk = ?${range.sql}${after.sql} ORDER BY sk`,
    values: [pk, ...range.values, ...after.values],
  };
}

/** Nothing sorts behind it, as far as names go. */
const LAST = '\u{10ffff}';

const rangeOf = (sk: Names): Select =>
  'beginsWith' in sk
    ? { sql: ' AND sk >= ? AND sk < ?', values: [sk.beginsWith, sk.beginsWith + LAST] }
    : { sql: ' AND sk BETWEEN ? AND ?', values: [sk.from, sk.to] };

function dueAfter({ due, by }: { readonly due: string; readonly by: number }, last: Item | undefined): Select {
  const after = last
    ? { sql: ' AND (dueAt, pk, sk) > (?, ?, ?)', values: [Number(last[DUE_INDEX.sort]), last.pk, last.sk] }
    : { sql: '', values: [] };
  return {
    sql: `SELECT pk, sk, NULL AS value, attributes FROM items WHERE due = ? AND dueAt <= ?${after.sql} ORDER BY dueAt, pk, sk`,
    values: [due, by, ...after.values],
  };
}
