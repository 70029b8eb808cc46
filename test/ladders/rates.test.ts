import { randomUUID } from 'node:crypto';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { connect } from '#functions/database/dynamo/client.ts';
import { ratePartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { NO_PAUSE, storeAt } from './club.ts';
import { disturbedClient } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const RATE = { most: 5, per: 60_000 };
const bucket = (name = 'pings#main') => ({ club: `club-${randomUUID()}`, name });

/** Deletes an item, as DynamoDB does with what has expired. */
async function forget(club: string, name: string): Promise<void> {
  const client = connect(place().endpoint);
  const Key = { pk: ratePartition(club), sk: name };
  await DynamoDBDocumentClient.from(client).send(new DeleteCommand({ TableName: place().table, Key }));
  client.destroy();
}

describe('a limit that all processes share', () => {
  test('holds however many of them count at once', async () => {
    const key = bucket();
    const now = () => 1_000_000;
    const stores = Array.from({ length: 6 }, () => storeAt(place(), { now, pause: NO_PAUSE }));
    const waits: number[] = [];
    for (let round = 0; round < 4; round++)
      waits.push(...(await Promise.all(stores.map((store) => store.pour(key, RATE)))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await stores[0]?.pour(key, RATE)).toBe(12_000);
  });

  test('is over when its time is, and is each club’s and each thing’s own', async () => {
    let time = 1_000_000;
    const store = storeAt(place(), { now: () => time });
    const key = bucket();
    for (let count = 0; count < 5; count++) expect(await store.pour(key, RATE)).toBe(0);
    expect(await store.pour({ ...key, name: 'pings#juniors' }, RATE)).toBe(0);
    expect(await store.pour(bucket(), RATE)).toBe(0);
    expect(await store.pour(key, RATE)).toBeGreaterThan(0);
    time += 12_000;
    expect(await store.pour(key, RATE)).toBe(0);
    expect(await store.pour(key, RATE)).toBeGreaterThan(0);
  });

  test('locks nobody out after the clock was set back', async () => {
    let time = 9_000_000_000;
    const store = storeAt(place(), { now: () => time });
    const key = bucket();
    for (let count = 0; count < 6; count++) await store.pour(key, RATE);
    time = 1_000_000;
    expect(await store.pour(key, RATE)).toBe(0);
  });

  test('is read once by a process that pours alone, and again where another one poured or the bucket was forgotten', async () => {
    const asked: string[] = [];
    const onCapacity = (operation: string) => void asked.push(operation);
    let time = 1_000_000;
    const [one, other] = [1, 2].map(() => storeAt(place(), { now: () => time, onCapacity }));
    const key = bucket();
    const pours = async (store = one): Promise<readonly [wait: number | undefined, ...string[]]> => {
      asked.length = 0;
      return [await store?.pour(key, RATE), ...asked];
    };
    expect(await pours()).toEqual([0, 'get', 'update']);
    expect(await pours()).toEqual([0, 'update']);
    expect(await pours(other)).toEqual([0, 'get', 'update']);
    // What fails is not told: it is the remembered one that was tried first.
    expect(await pours()).toEqual([0, 'get', 'update']);
    expect(await pours()).toEqual([0, 'update']);
    expect(await pours()).toEqual([12_000, 'get']);
    time += 60_000;
    await forget(key.club, key.name);
    expect(await pours()).toEqual([0, 'get', 'update']);
    expect(await pours()).toEqual([0, 'update']);
  });

  test('leaves one small item, which is forgotten once it says nothing any more', async () => {
    const key = bucket();
    const written: unknown[] = [];
    const client = disturbedClient(place(), async (_command, input, send) => {
      written.push(input);
      return send();
    });
    const store = storeAt(place(), { client, now: () => 1_000_000 });
    await store.pour(key, RATE);
    await store.pour(key, RATE);
    const text = JSON.stringify(written);
    expect(text).toContain(`"#${EXPIRY}":"${EXPIRY}"`);
    expect(text).toContain(`":v2":1024`);
    expect(new Set(text.match(/"sk":"[^"]*"/g))).toEqual(new Set(['"sk":"pings#main"']));
    expect(text).toContain(ratePartition(key.club));
  });
});
