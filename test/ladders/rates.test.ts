import { randomUUID } from 'node:crypto';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { connect } from '#functions/database/dynamo/client.ts';
import { ratePartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { NO_PAUSE, storeAt } from './club.ts';
import { disturbedClient } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const RATE = { most: 5, per: 60_000 };
const bucketsAt = (options: Parameters<typeof storeAt>[1]) => new StoredBuckets(storeAt(place(), options).database);
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
    const processes = Array.from({ length: 6 }, () => bucketsAt({ now, pause: NO_PAUSE }));
    const waits: number[] = [];
    for (let round = 0; round < 4; round++)
      waits.push(...(await Promise.all(processes.map((process) => process.tryAcquire(key, RATE)))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await processes[0]?.tryAcquire(key, RATE)).toBe(12_000);
  });

  test('is over when its time is, and is each club’s and each thing’s own', async () => {
    let time = 1_000_000;
    const buckets = bucketsAt({ now: () => time });
    const key = bucket();
    for (let count = 0; count < 5; count++) expect(await buckets.tryAcquire(key, RATE)).toBe(0);
    expect(await buckets.tryAcquire({ ...key, name: 'pings#juniors' }, RATE)).toBe(0);
    expect(await buckets.tryAcquire(bucket(), RATE)).toBe(0);
    expect(await buckets.tryAcquire(key, RATE)).toBeGreaterThan(0);
    time += 12_000;
    expect(await buckets.tryAcquire(key, RATE)).toBe(0);
    expect(await buckets.tryAcquire(key, RATE)).toBeGreaterThan(0);
  });

  test('locks nobody out after the clock was set back', async () => {
    let time = 9_000_000_000;
    const buckets = bucketsAt({ now: () => time });
    const key = bucket();
    for (let count = 0; count < 6; count++) await buckets.tryAcquire(key, RATE);
    time = 1_000_000;
    expect(await buckets.tryAcquire(key, RATE)).toBe(0);
  });

  test('is read once by a process that counts alone, and again where another one counted or the bucket was forgotten', async () => {
    const asked: string[] = [];
    const onCapacity = (operation: string) => void asked.push(operation);
    let time = 1_000_000;
    const [one, other] = [1, 2].map(() => bucketsAt({ now: () => time, onCapacity }));
    const key = bucket();
    const counts = async (buckets = one): Promise<readonly [wait: number | undefined, ...string[]]> => {
      asked.length = 0;
      return [await buckets?.tryAcquire(key, RATE), ...asked];
    };
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
    expect(await counts(other)).toEqual([0, 'get', 'update']);
    // What fails is not told: it is the remembered one that was tried first.
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
    expect(await counts()).toEqual([12_000, 'get']);
    time += 60_000;
    await forget(key.club, key.name);
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
  });

  test('leaves one small item, which is forgotten once it says nothing any more', async () => {
    const key = bucket();
    const written: unknown[] = [];
    const client = disturbedClient(place(), async (_command, input, send) => {
      written.push(input);
      return send();
    });
    const buckets = bucketsAt({ client, now: () => 1_000_000 });
    await buckets.tryAcquire(key, RATE);
    await buckets.tryAcquire(key, RATE);
    const text = JSON.stringify(written);
    expect(text).toContain(`"#${EXPIRY}":"${EXPIRY}"`);
    expect(text).toContain(`":v2":1024`);
    expect(new Set(text.match(/"sk":"[^"]*"/g))).toEqual(new Set(['"sk":"pings#main"']));
    expect(text).toContain(ratePartition(key.club));
  });
});
