import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttributeValue, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, TIMEOUTS } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { type Item, type Scalar, sizeOf } from '#functions/database/item.ts';
import { absent, MOST_ITEM_BYTES, still } from '#functions/database/transaction.ts';
import { portOf } from '#local/listening.ts';
import { runs } from '../runs.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

/** A database, and a client that sees its table as it is. */
function opened() {
  const { endpoint, table } = place();
  const client = connect(endpoint);
  return { client, table, database: new DynamoDatabase({ client, table }) };
}

/** What every version has made of a value. */
function attributeOf(value: Scalar): AttributeValue {
  if (typeof value === 'string') return { S: value };
  return typeof value === 'number' ? { N: String(value) } : { B: value };
}

/** Bytes as they can be compared, whatever kind of array they come in. */
const plain = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value);
const attributes = (item: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]));
const stored = (item: Readonly<Record<string, AttributeValue>> = {}) =>
  Object.fromEntries(Object.entries(item).map(([name, { S, N, B }]) => [name, { S, N, B: plain(B) }]));

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -10_000, max: 10_000 }).map((each) => each / 8),
);
const scalar = fc.oneof<fc.Arbitrary<Scalar>[]>(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '0', 'null', 'true', '\u0000', 'é😀', 'x'.repeat(300_000)),
  number,
  fc.uint8Array({ maxLength: 40 }),
  fc.constantFrom(new Uint8Array(300_000).fill(255), Buffer.from('brotli')),
);
const record = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,9}$/), scalar, { maxKeys: 4 })
  .filter((each) => !('pk' in each || 'sk' in each));

const someItem = fc
  .tuple(fc.uuid(), record)
  .map(([pk, rest]): Item => ({ pk, sk: 'a', ...rest }))
  .filter((each) => sizeOf(each) <= MOST_ITEM_BYTES);
const inTable = (each: Item) =>
  Object.fromEntries(Object.entries(each).map(([name, value]) => [name, attributeOf(value)]));

describe('an item', () => {
  it('lies in the table as every version has written it, alone or in a transaction', async () => {
    const { client, table, database } = opened();
    await fc.assert(
      fc.asyncProperty(someItem, fc.boolean(), async (each, alone) => {
        if (alone) await database.put(each);
        else expect(await database.transact([{ put: each }])).toEqual({ end: 'committed' });
        const Key = { pk: { S: each.pk }, sk: { S: each.sk } };
        const { Item: found } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
        expect(stored(found)).toEqual(stored(inTable(each)));
      }),
      { numRuns: runs(10) },
    );
  });

  it('of another version is read as it was meant, by name, in a list, and where it stands in the way', async () => {
    const { client, table, database } = opened();
    await fc.assert(
      fc.asyncProperty(someItem, async (each) => {
        await client.send(new PutItemCommand({ TableName: table, Item: inTable(each) }));
        const { pk, sk } = each;
        const got = await database.get({ pk, sk });
        const listed: Item[] = [];
        for await (const one of database.query({ pk })) listed.push(one);
        const failed = await database.transact([{ put: { pk, sk }, condition: absent('taken') }]);
        if (failed.end !== 'failed') expect.fail(failed.end);
        for (const found of [got, ...listed, failed.item, ...failed.items])
          expect(attributes(found ?? {})).toEqual(attributes(each));
        expect(failed).toMatchObject({ condition: 'taken', unsure: false });
        expect([listed.length, failed.items.length]).toEqual([1, 1]);
      }),
      { numRuns: runs(10) },
    );
  });

  it('keeps what a change leaves alone, and is compared by value and by type', async () => {
    const { database } = opened();
    const pk = randomUUID();
    await database.put({ pk, sk: 'a', number: 5, text: '', bytes: new Uint8Array([7]), gone: 1 });
    const change = { set: { text: 'x', more: new Uint8Array() }, remove: ['gone'] };
    for (const value of ['5', 5.5, new Uint8Array([5])])
      expect(await database.update({ pk, sk: 'a' }, change, still('other', 'number', value))).toBe('other');
    expect(await database.update({ pk, sk: 'a' }, change, still('other', 'bytes', Buffer.from([7])))).toBe('updated');
    const kept = { pk, sk: 'a', number: 5, text: 'x', bytes: '07', more: '' };
    expect(attributes((await database.get({ pk, sk: 'a' })) ?? {})).toEqual(kept);
  });
});

/** The limits of a function, twenty times as strict, so that a test need not wait for them. */
const STRICT = Object.fromEntries(
  Object.entries(TIMEOUTS).map(([name, value]) => [name, typeof value === 'number' ? value / 20 : value]),
);
const LIMIT = TIMEOUTS.requestTimeout / 20;
const ITEM = JSON.stringify({ Item: { pk: { S: 'riverside' }, sk: { S: 'x'.repeat(10_000) } } });

describe('a client of DynamoDB', () => {
  let server: Server;
  let client: ReturnType<typeof connect>;
  let answer: (response: ServerResponse) => unknown;
  let requests = 0;

  beforeEach(async () => {
    requests = 0;
    server = createServer((_, response) => {
      requests++;
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      void answer(response);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    client = connect(`http://127.0.0.1:${portOf(server)}`, STRICT);
  });
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  const get = () => client.send(new GetCommand({ TableName: 'ladders', Key: { pk: 'riverside', sk: 'a' } }));

  it('reads a large answer over a slow line, however long that takes, as long as more of it comes', async () => {
    answer = async (response) => {
      for (let from = 0; from < ITEM.length; from += 800) {
        response.write(ITEM.slice(from, from + 800));
        await sleep(LIMIT / 5);
      }
      response.end();
    };
    expect((await get()).Item).toMatchObject({ pk: 'riverside' });
    expect(requests).toBe(1);
  });

  it.each([
    ['never begins', () => {}],
    ['breaks off in the middle', (response: ServerResponse) => response.write(ITEM.slice(0, 2000))],
  ])('does not wait for ever for an answer that %s', async (_, silent) => {
    answer = silent;
    await expect(get()).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } });
    expect(requests).toBe(3);
  });

  it('asks again where the first answer was lost', async () => {
    answer = (response) => (requests === 1 ? response.destroy() : response.end(ITEM));
    expect((await get()).Item).toMatchObject({ pk: 'riverside' });
    expect(requests).toBe(2);
  });
});
