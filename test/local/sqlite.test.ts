import { spawn } from 'node:child_process';
import { once as next } from 'node:events';
import { join as pathTo } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { absent, present } from '#functions/database/transaction.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { placeAt } from '#local/place.ts';
import { Commits } from '#local/sqlite/commits.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { fromRow, SqliteDatabase } from '#local/sqlite/database.ts';
import { accepted, arrive, ids, join, newLadderIn, seededLadderIn, standings } from '../ladders/club.ts';
import { runs } from '../runs.ts';
import { useFolder } from './laptop.ts';

const folder = useFolder();
let path = '';
let files = 0;
const open: Connection[] = [];
const opened = (): Connection => {
  const connection = Connection.open(path);
  open.push(connection);
  return connection;
};
const storeOn = (connection: Connection) => new LadderStore(new SqliteDatabase({ connection, pause: async () => {} }));

beforeEach(() => {
  path = pathTo(folder, `commits-${files++}.sqlite`);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const each of open.splice(0)) each.close();
});

/** Has something written by another program right before the next commit. */
function once(connection: Connection, other: () => void): void {
  const transact = connection.transact.bind(connection);
  vi.spyOn(connection, 'transact').mockImplementationOnce((work) => {
    other();
    return transact(work);
  });
}

describe('results that come at once', () => {
  it('wait for the disk together: sixteen of one ladder go to it in one commit', async () => {
    const connection = opened();
    const store = storeOn(connection);
    const key = await newLadderIn(store);
    await store.load(key);
    const commits = vi.spyOn(connection, 'transact');
    const answers = await Promise.all(ids(16).map((id) => store.submit(key, join(id))));
    expect(answers.map((each) => accepted(each).entry.line)).toEqual(ids(16).map((_, index) => index + 2));
    expect(commits).toHaveBeenCalledTimes(1);
    expect(await store.verify(key)).toEqual([]);
  });

  it('are answered when they are on the disk, and not before', async () => {
    const connection = opened();
    const store = storeOn(connection);
    const key = await newLadderIn(store);
    const reader = storeOn(opened());
    await store.load(key);
    const lines = await Promise.all(
      ids(4).map(async (id) => {
        const { line } = accepted(await store.submit(key, join(id))).entry;
        return { line, stored: (await reader.version(key))?.line ?? 0 };
      }),
    );
    for (const { line, stored } of lines) expect(stored).toBeGreaterThanOrEqual(line);
  });

  it('are all recorded where the first of them loses its place to another program’s', async () => {
    const connection = opened();
    const store = storeOn(connection);
    const key = await seededLadderIn(store, ['ann', 'bob']);
    await store.load(key);
    const waiting: Promise<unknown>[] = [];
    const other = opened();
    once(connection, () => {
      const items = other.prepare("SELECT * FROM items WHERE sk LIKE 'entry#%'").all();
      expect(items).toHaveLength(1);
      waiting.push(storeOn(other).submit(key, arrive('bob')));
    });
    const answers = await Promise.all([arrive('ann'), join('cat'), join('dan')].map((each) => store.submit(key, each)));
    await Promise.all(waiting);
    expect(new Set(answers.map((each) => accepted(each).entry.line)).size).toBe(3);
    expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    expect(await storeOn(opened()).verify(key)).toEqual([]);
  });

  it('with one button are one', async () => {
    const store = storeOn(opened());
    const key = await newLadderIn(store);
    const answers = await Promise.all(ids(8).map(() => store.submit(key, join('ann'), { idempotencyKey: 'button' })));
    expect(answers.filter((each) => !accepted(each).repeated)).toHaveLength(1);
    expect(new Set(answers.map((each) => accepted(each).entry.line))).toEqual(new Set([2]));
    expect(standings(await store.load(key))).toEqual(['ann']);
  });
});

describe('law', () => {
  it('whoever joins a ladder at once through several connections is on it once, by lines that follow one another', async () => {
    const connections = [0, 1, 2].map(opened);
    const stores = connections.map(storeOn);
    const [first] = stores;
    if (!first) throw new Error('no store');
    let ladders = 0;
    const plan = fc.array(fc.tuple(fc.nat(2), fc.nat(5), fc.nat(3)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const key: LadderKey = await newLadderIn(first);
        ladders++;
        for (const each of stores.slice(ladders % 3)) await each.load(key);
        const asked = steps.map(async ([which, who, late]) => {
          for (let n = 0; n < late; n++) await new Promise(setImmediate);
          const answer = await stores[which]?.submit(key, join(`p${who}`));
          return { who: `p${who}`, kind: answer?.kind };
        });
        const told = await Promise.all(asked);
        const joined = told.filter(({ kind }) => kind === 'accepted').map(({ who }) => who);
        expect(told.every(({ kind }) => kind === 'accepted' || kind === 'refused')).toBe(true);
        expect(joined.toSorted()).toEqual([...new Set(steps.map(([, who]) => `p${who}`))].toSorted());
        expect(standings(await first.load(key)).toSorted()).toEqual(joined.toSorted());
        expect((await first.log(key)).map(({ line }) => line)).toEqual(joined.map((_, index) => index + 2));
        expect(await first.verify(key)).toEqual([]);
      }),
      { numRuns: runs(8), endOnFailure: true },
    );
  });
});

describe('what is written together', () => {
  const insert = (connection: Connection, name: string) =>
    connection.prepare("INSERT INTO items (pk, sk, attributes) VALUES ('club', ?, '{}')").run(name);
  const names = (connection: Connection) =>
    connection
      .prepare('SELECT * FROM items ORDER BY sk')
      .all()
      .map((row) => fromRow(row).sk);

  it('is not lost with one that breaks, and that one tells why', async () => {
    const connection = opened();
    const commits = new Commits(connection, async () => {});
    const ends = await Promise.allSettled([
      commits.add(() => insert(connection, 'one')),
      commits.add(() => {
        insert(connection, 'half');
        throw new Error('broken');
      }),
      commits.add(() => insert(connection, 'three')),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names(opened())).toEqual(['one', 'three']);
  });

  it('is written one by one where the disk takes not all of it', async () => {
    const connection = opened();
    const commits = new Commits(connection, async () => {});
    once(connection, () => {
      throw new Error('database or disk is full');
    });
    await Promise.all(['one', 'two'].map((name) => commits.add(() => insert(connection, name))));
    expect(names(opened())).toEqual(['one', 'two']);
  });

  it('is seen by who reads after it was asked for', async () => {
    const database = new SqliteDatabase({ connection: opened() });
    const item = { pk: 'club', sk: 'item', line: 1 };
    const [, read] = await Promise.all([database.put(item), database.get(item)]);
    expect(read).toEqual(item);
  });
});

const ITEM = { pk: 'club', sk: 'item' };
const insert = (connection: Connection) =>
  connection.prepare("INSERT INTO items (pk, sk, attributes) VALUES ('club', 'item', '{}')").run();

describe('a file of SQLite', () => {
  let one: Connection;
  let other: Connection;
  beforeEach(() => {
    [one, other] = [opened(), opened()];
  });

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
    const ended = next(writer, 'exit');
    await next(writer.stdout, 'data');
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
    for (const [sk, later] of Object.entries({ 'long ago': -3600, 'just now': 0, soon: 1 }))
      await writing.put({ pk: 'club', sk, [EXPIRY]: NOW / 1000 + later });
    const place = placeAt({ kind: 'file', path });
    place.database(() => NOW);
    await place.close();
    const names: string[] = [];
    for await (const { sk } of writing.query({ pk: 'club' })) names.push(sk);
    expect(names).toEqual(['item', 'soon']);
  });
});
