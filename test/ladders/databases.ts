import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#functions/database/database.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { ALL } from '../runs.ts';
import { databaseAt, useEmulator } from './emulator.ts';
import { MemoryDatabase } from './memory-database.ts';

/** Something that a store can stand on, for the tests of one file. */
export interface Kind {
  readonly name: string;
  /** Gives a database that is opened anew, as another process would, on the same items. */
  readonly use: () => () => Promise<Database>;
}

const listening: Kind = {
  name: 'DynamoDB, as on AWS',
  use: () => {
    const place = useEmulator();
    return async () => databaseAt(place());
  },
};

export const sqlite: Kind = {
  name: 'SQLite',
  use: () => {
    const folder = useTemporary();
    return async () => new SqliteDatabase({ connection: Connection.open(join(folder(), 'ladders.sqlite')) });
  },
};

const memory: Kind = {
  name: 'memory, as in most tests',
  use: () => {
    const database = new MemoryDatabase();
    return async () => database;
  },
};

/** Mutants meet each test once, where it is quickest. */
export const KINDS: readonly Kind[] = process.env['MUTANTS'] ? [memory] : [listening, sqlite, memory];

/** Those on which whole seasons are played: on every one in the long form. */
export const PLAYED: readonly Kind[] = ALL ? KINDS : [memory];

function useTemporary(): () => string {
  let path = '';
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'database-'));
  });
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return () => path;
}

/** Gives the tests of a file stores on a kind of database, each as a server that has just started. */
export function useStores({ use }: Kind): () => Promise<LadderStore> {
  const open = use();
  return async () => new LadderStore(await open());
}
