import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Query } from '#functions/database/database.ts';
import type { Item, Scalar } from '#functions/database/item.ts';
import { absent, present, still, type Test } from '#functions/database/transaction.ts';
import { runs } from '../runs.ts';
import { KINDS } from './databases.ts';

async function found(database: Database, query: Query): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of database.query(query)) items.push(item);
  return items;
}

const names = async (database: Database, query: Query): Promise<readonly string[]> =>
  (await found(database, query)).map(({ sk }) => sk);

/** As it is compared: bytes come back as Buffers or as plain arrays. */
const plain = (item: Item | undefined): unknown =>
  item &&
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
    ]),
  );

describe.each(KINDS)('$name', ({ use }) => {
  const opened = use();
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    database = await opened();
    other = await opened();
  });

  /** A partition of its own with some items in it. */
  async function partition(...sks: readonly string[]): Promise<string> {
    const pk = randomUUID();
    for (const sk of sks) await database.put({ pk, sk, line: 1 });
    return pk;
  }

  it('gives back what was put, of whatever type it is, to others as well', async () => {
    const pk = randomUUID();
    for (const value of ['é"\\\u0000', 12.5, -3, randomBytes(70_000), new Uint8Array([0, 255])] satisfies Scalar[]) {
      const item = { pk, sk: 'a', value, text: 'ü', number: 2 ** 40, bytes: new Uint8Array([1]) };
      await database.put(item);
      expect(plain(await other.get({ pk, sk: 'a' }))).toEqual(plain(item));
      expect((await found(other, { pk })).map(plain)).toEqual([plain(item)]);
    }
    expect(await database.get({ pk, sk: 'a' }, ['number'])).toEqual({ number: 2 ** 40 });
    expect(await database.get({ pk, sk: 'b' })).toBeUndefined();
  });

  it('gives some attributes of many items at once, of those that are there', async () => {
    const pk = await partition(...Array.from({ length: 120 }, (_, number) => `a${number}`));
    const wanted = Array.from({ length: 250 }, (_, number) => ({ pk, sk: `a${number}` }));
    const items = await other.getMany(wanted, ['line', 'other']);
    expect(items.toSorted((one, two) => Number(one.sk.slice(1)) - Number(two.sk.slice(1)))).toEqual(
      wanted.slice(0, 120).map((key) => ({ ...key, line: 1 })),
    );
    expect(await other.getMany([], ['line'])).toEqual([]);
  });

  it('lists a partition, or the names that begin alike, or a range, in order of their bytes', async () => {
    const states = ['state#a', 'state#b', 'state#é', 'state#～', 'state#😀'];
    const all = ['entry#00000002', 'entry#00000010', 'stat', ...states, 'state$'];
    const pk = await partition(...all.toReversed());
    await partition('state#elsewhere');
    expect(await names(database, { pk })).toEqual(all);
    expect(await names(database, { pk, sk: { beginsWith: 'state#' } })).toEqual(states);
    expect(await names(database, { pk, sk: { from: 'entry#00000003', to: 'stat' } })).toEqual([
      'entry#00000010',
      'stat',
    ]);
    expect(await names(database, { pk, limit: 2 })).toHaveLength(9);
    expect(await names(database, { pk: randomUUID() })).toEqual([]);
  });

  it('lists what is due by an instant, oldest first, in pages too', async () => {
    const [pk, due] = [randomUUID(), randomUUID()];
    for (const [sk, dueAt] of Object.entries({ c: 30, a: 10, b: 10, d: 40 }))
      await database.put({ pk, sk, due, dueAt });
    await database.put({ pk, sk: 'never' });
    expect(await found(database, { due, by: 30, limit: 1 })).toEqual(
      ['a', 'b', 'c'].map((sk, index) => ({ pk, sk, due, dueAt: index < 2 ? 10 : 30 })),
    );
    await database.update({ pk, sk: 'a' }, { set: { line: 1 }, remove: ['due', 'dueAt'] }, present('gone'));
    expect(await names(database, { due, by: 30 })).toEqual(['b', 'c']);
  });

  it('changes some attributes, if what was seen is still so', async () => {
    const pk = await partition('a');
    const change = { set: { touched: 5 }, remove: ['nothing'] };
    expect(await database.update({ pk, sk: 'a' }, change, still('changed', 'line', 2))).toBe('changed');
    expect(await database.update({ pk, sk: 'z' }, change, present('gone'))).toBe('gone');
    expect(await database.update({ pk, sk: 'a' }, change, still('changed', 'line', 1))).toBe('updated');
    expect(await other.get({ pk, sk: 'a' })).toEqual({ pk, sk: 'a', line: 1, touched: 5 });
    expect(await database.get({ pk, sk: 'z' })).toBeUndefined();
  });

  it('writes all or nothing, and tells the first condition that failed with all items in the way', async () => {
    const pk = await partition('a', 'b');
    const failed = await database.transact([
      { put: { pk, sk: 'new', line: 1 } },
      { check: { pk, sk: 'missing' }, condition: present('missing') },
      { remove: { pk, sk: 'a' }, condition: still('changed', 'line', 7) },
      { put: { pk, sk: 'b', line: 2 }, condition: absent('taken') },
    ]);
    const [a, b] = ['a', 'b'].map((sk) => ({ pk, sk, line: 1 }));
    expect(failed).toEqual({ end: 'failed', condition: 'missing', items: [a, b], unsure: false });
    expect(await names(database, { pk })).toEqual(['a', 'b']);
    const done = await database.transact([
      { put: { pk, sk: 'new', line: 1 }, condition: absent('taken') },
      { remove: { pk, sk: 'a' }, condition: still('changed', 'line', 1) },
      { put: { pk, sk: 'b', line: 2 } },
    ]);
    expect(done).toEqual({ end: 'committed' });
    expect(await found(other, { pk })).toEqual([
      { pk, sk: 'b', line: 2 },
      { pk, sk: 'new', line: 1 },
    ]);
  });

  it('does once what is sent twice with one token', async () => {
    const [pk, token] = [randomUUID(), randomUUID()];
    const writes = [{ put: { pk, sk: 'a' }, condition: absent('taken') }];
    for (const each of [database, other, database])
      expect(await each.transact(writes, token)).toEqual({ end: 'committed' });
    expect(await database.transact(writes, randomUUID())).toMatchObject({ end: 'failed', condition: 'taken' });
  });

  it('judges every test alike', async () => {
    const pk = await partition();
    const scalar = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom('a', 'b', 'é', '～', '😀'));
    const comparison = fc.record({
      attribute: fc.constantFrom('one', 'two'),
      is: fc.constantFrom('=', '<', '<=', '>', '>=') as fc.Arbitrary<'='>,
      value: scalar,
    });
    const lacking = fc.record({ lacks: fc.constantFrom('one', 'two') });
    const leaf = fc.oneof<fc.Arbitrary<Test>[]>(fc.constantFrom('absent', 'present'), comparison, lacking);
    const some = fc.array(leaf, { minLength: 1, maxLength: 3 });
    const test = fc.oneof(leaf, fc.record({ any: some }), fc.record({ all: some }));
    const attributes = fc.option(fc.record({ one: scalar, two: scalar }, { requiredKeys: [] }), { nil: undefined });
    const sk = 'subject';
    await fc.assert(
      fc.asyncProperty(test, attributes, async (holds, given) => {
        if (given) await database.put({ pk, sk, ...given });
        else await database.transact([{ remove: { pk, sk } }]);
        const { end } = await database.transact([{ check: { pk, sk }, condition: { name: 'not so', holds } }]);
        expect(end).toBe(isSo(holds, given) ? 'committed' : 'failed');
      }),
      { numRuns: runs(20) },
    );
  });

  it('lets many write the same item at once, each in its turn', async () => {
    const pk = await partition('counter');
    const count = async (from: Database): Promise<void> => {
      for (;;) {
        const seen = Number((await from.get({ pk, sk: 'counter' }))?.['line']);
        const { end } = await from.transact([
          { put: { pk, sk: 'counter', line: seen + 1 }, condition: still('changed', 'line', seen) },
        ]);
        if (end === 'committed') return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => count(index % 2 === 0 ? database : other)));
    expect((await database.get({ pk, sk: 'counter' }))?.['line']).toBe(21);
  });
});

type Attributes = { readonly one?: Scalar; readonly two?: Scalar } | undefined;

/** What a test says, in the plainest words. */
function isSo(test: Test, item: Attributes): boolean {
  if (test === 'absent' || test === 'present') return (item === undefined) === (test === 'absent');
  if ('any' in test) return test.any.some((each) => isSo(each, item));
  if ('all' in test) return test.all.every((each) => isSo(each, item));
  if ('lacks' in test) return (test.lacks === 'one' ? item?.one : item?.two) === undefined;
  const value = test.attribute === 'one' ? item?.one : item?.two;
  if (typeof value !== typeof test.value || value === undefined) return false;
  const order =
    typeof value === 'number'
      ? value - Number(test.value)
      : Buffer.compare(Buffer.from(String(value)), Buffer.from(String(test.value)));
  return { '=': order === 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[test.is];
}
