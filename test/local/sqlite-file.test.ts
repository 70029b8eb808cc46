import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPIRY } from '#functions/database/table.ts';
import { absent, present } from '#functions/database/transaction.ts';
import { placeAt } from '#local/place.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { useFolder } from './laptop.ts';

const folder = useFolder();
let path = '';
let one: Connection;
let other: Connection;
let files = 0;
beforeEach(() => {
  path = join(folder, `${files++}.sqlite`);
  [one, other] = [Connection.open(path), Connection.open(path)];
});
afterEach(() => {
  for (const each of [one, other]) each.close();
});

const ITEM = { pk: 'club', sk: 'item' };
const insert = (connection: Connection) =>
  connection.prepare("INSERT INTO items (pk, sk, attributes) VALUES ('club', 'item', '{}')").run();

/** Writes for the other one until somebody who waits has paused so often. */
function busyFor(pauses: number): { readonly database: SqliteDatabase; readonly paused: number[] } {
  const paused: number[] = [];
  other.prepare('BEGIN IMMEDIATE').run();
  const pause = async (tries: number): Promise<void> => {
    paused.push(tries);
    if (paused.length === pauses) other.prepare('COMMIT').run();
  };
  return { database: new SqliteDatabase({ connection: one, pause }), paused };
}

describe('a file of SQLite', () => {
  it('has nothing of what broke in the middle', () => {
    expect(() =>
      one.transact(() => {
        insert(one);
        throw new Error('broken');
      }),
    ).toThrow('broken');
    one.transact(() => {});
    expect(other.prepare('SELECT * FROM items').all()).toEqual([]);
  });

  it('is its writer’s alone from the first look on', () => {
    one.transact(() => {
      one.prepare('SELECT * FROM items').all();
      expect(() => other.transact(() => insert(other))).toThrow('database is locked');
      insert(one);
    });
    expect(other.prepare('SELECT * FROM items').all()).toHaveLength(1);
  });

  it('is waited for while another program writes, with pauses between', async () => {
    const { database, paused } = busyFor(2);
    await database.put(ITEM);
    expect(paused).toEqual([1, 2]);
    expect(await database.get(ITEM)).toEqual(ITEM);
  });

  it('that stays another program’s is contended, and nothing was written', async () => {
    const { database } = busyFor(Number.POSITIVE_INFINITY);
    expect(await database.transact([{ put: ITEM, condition: absent('taken') }])).toEqual({ end: 'contended' });
    expect(await database.update(ITEM, { set: { line: 1 } }, present('gone'))).toBe('contended');
    other.prepare('ROLLBACK').run();
    expect(await database.get(ITEM)).toBeUndefined();
  });

  it('is opened though another program is writing just then', async () => {
    const script = `
      const file = new (require('libsql'))(${JSON.stringify(path)});
      file.exec('BEGIN IMMEDIATE');
      console.log('writing');
      setTimeout(() => file.exec('COMMIT'), 400);`;
    const writer = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    Connection.open(path).close();
    expect(await ended).toEqual([0, null]);
  });

  it('tells by a stamp that others have written, and of nothing else', () => {
    const before = one.stamp();
    one.prepare('SELECT * FROM items').all();
    expect(one.stamp()).toBe(before);
    insert(other);
    expect(one.stamp()).not.toBe(before);
  });

  it('forgets what may be forgotten when it is opened to work on, and nothing else', async () => {
    const writing = new SqliteDatabase({ connection: one });
    const NOW = Date.UTC(2026, 10, 22);
    await writing.put(ITEM);
    for (const [sk, later] of [
      ['long ago', -3600],
      ['just now', 0],
      ['soon', 1],
    ] as const)
      await writing.put({ pk: 'club', sk, [EXPIRY]: NOW / 1000 + later });
    const place = placeAt({ kind: 'file', path });
    place.database(() => NOW);
    await place.close();
    const names: string[] = [];
    for await (const { sk } of writing.query({ pk: 'club' })) names.push(sk);
    expect(names).toEqual(['item', 'soon']);
  });
});
