import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type Libsql from 'libsql';
import * as z from 'zod/mini';
import { firstSentence, UserError } from '../user-error.ts';

type File = InstanceType<typeof Libsql>;

type Value = string | number | Uint8Array | null;

interface Statement {
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): readonly unknown[];
  run(...values: readonly Value[]): unknown;
}

/** How long another process's transaction is waited for without letting anything else happen here, in milliseconds. */
const TIMEOUT = 50;
/** The same while the file is being opened, when nothing else is under way here yet. */
const OPENING = 5000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (
    pk TEXT NOT NULL,
    sk TEXT NOT NULL,
    value,
    attributes TEXT NOT NULL,
    due TEXT GENERATED ALWAYS AS (attributes ->> 'due') VIRTUAL,
    dueAt INTEGER GENERATED ALWAYS AS (attributes ->> 'dueAt') VIRTUAL,
    expires INTEGER GENERATED ALWAYS AS (attributes ->> 'expires') VIRTUAL,
    PRIMARY KEY (pk, sk)
  );
  CREATE INDEX IF NOT EXISTS itemsDue ON items (due, dueAt, pk, sk) WHERE due IS NOT NULL;
  CREATE INDEX IF NOT EXISTS itemsExpiring ON items (expires) WHERE expires IS NOT NULL;
  CREATE TABLE IF NOT EXISTS transactions (token TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS transactionsAt ON transactions (at);
`;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Only where it is used: a laptop on DynamoDB Local can do without the package. */
function load(): typeof Libsql {
  try {
    return createRequire(import.meta.url)('libsql');
  } catch (error) {
    throw new UserError(
      `SQLite doesn’t load on this machine (${process.platform} ${process.arch}): ${firstSentence(error)}.
Run npm ci again, with optional packages; or start DynamoDB Local and say where it is:
DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`,
    );
  }
}

/** A start checks files up to this many bytes, which takes a third of a second. */
const MOST_CHECKED = 64 * 1024 * 1024;

/** Throws what is wrong with a file, which is only read: writing would put its log into it. A very large one is read in part. */
export function check(path: string): void {
  if (!existsSync(path)) return;
  const Sqlite = load();
  const file = opened(() => new Sqlite(`${pathToFileURL(path)}?mode=ro`, { timeout: OPENING }));
  try {
    const pragma = statSync(path).size > MOST_CHECKED ? 'schema_version' : 'quick_check(1)';
    const row = z.object({ quick_check: z.optional(z.string()) }).parse(file.prepare(`PRAGMA ${pragma}`).get());
    if ((row.quick_check ?? 'ok') !== 'ok') throw coded('SQLITE_CORRUPT', row.quick_check);
  } finally {
    file.close();
  }
}

/** Where a file cannot be opened at all, the package gives no code. */
function opened(open: () => File): File {
  try {
    return open();
  } catch (error) {
    throw coded('SQLITE_CANTOPEN', firstSentence(error));
  }
}

const coded = (code: string, message?: string): Error => Object.assign(new Error(message), { code });

/** An open file of SQLite. What was committed survives a kill, and a power cut as far as the disk keeps its word. */
export class Connection {
  readonly #file: File;
  readonly #statements = new Map<string, Statement>();

  private constructor(file: File) {
    this.#file = file;
  }

  static open(path: string): Connection {
    const Sqlite = load();
    const file = opened(() => new Sqlite(path, { timeout: OPENING }));
    const connection = new Connection(file);
    try {
      // What is deleted is overwritten: who was forgotten stays in no byte of the file.
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
        file.prepare(`PRAGMA ${pragma}`).all();
      connection.transact(() => file.exec(SCHEMA));
      file.prepare(`PRAGMA busy_timeout = ${TIMEOUT}`).all();
    } catch (error) {
      file.close();
      throw error;
    }
    return connection;
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement: Statement = this.#file.prepare<unknown[]>(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  transact<T>(work: () => T): T {
    this.#file.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#file.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('ROLLBACK');
      throw error;
    }
  }

  /** Makes everything read meanwhile come from one moment, while others may be writing. */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    this.#file.exec('BEGIN');
    try {
      return await work();
    } finally {
      if (this.#file.inTransaction) this.#file.exec('ROLLBACK');
    }
  }

  /** Deletes what may be forgotten by an instant, in milliseconds; another time, where others are writing just now. */
  forget(by: number): void {
    try {
      this.transact(() => this.prepare('DELETE FROM items WHERE expires <= ?').run(by / 1000));
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }

  /** Another number after another connection has changed the file. */
  stamp(): number {
    const row = this.prepare('PRAGMA data_version').get();
    return z.object({ data_version: z.int() }).parse(row).data_version;
  }

  /** Puts what lies in the log beside the file into it, and empties that; false while others are at work with it. */
  emptyLog(): boolean {
    const row = this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return z.object({ busy: z.int() }).parse(row).busy === 0;
  }

  /** What can't be written into the file stays in its log: it is as safe there, and the first to meet a fault reports it. */
  close(): void {
    try {
      this.emptyLog();
    } catch {
    } finally {
      this.#statements.clear();
      this.#file.close();
    }
  }
}
