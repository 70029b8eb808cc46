import { randomUUID } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { connect, setUpTable } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { Item } from '#functions/database/item.ts';
import { dueShard, type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { startEmulator } from '#test/cloud/emulator.ts';

/** Where the tests of one file find their table. */
export interface Place {
  readonly endpoint: string;
  readonly table: string;
}

/** Gives a test file an empty table of its own, in DYNAMODB_ENDPOINT or in an emulator that ends with the file. */
export function useEmulator(): () => Place {
  let place: Place | undefined;
  let stop = (): void => {};
  beforeAll(async () => {
    const table = `test-${randomUUID()}`;
    let endpoint = process.env['DYNAMODB_ENDPOINT'];
    if (!endpoint) ({ endpoint, stop } = await startEmulator());
    await setUpTable(endpoint, table);
    place = { endpoint, table };
  });
  afterAll(() => stop());
  return () => {
    if (!place) throw new Error('the emulator has not been started');
    return place;
  };
}

const clients = new Map<string, DynamoDBClient>();

/** A client for all that is not about clients: a new one opens connections of its own. */
export function clientAt({ endpoint }: Place): DynamoDBClient {
  const client = clients.get(endpoint) ?? connect(endpoint);
  clients.set(endpoint, client);
  return client;
}

export const databaseAt = (place: Place): DynamoDatabase =>
  new DynamoDatabase({ table: place.table, client: clientAt(place) });

export async function itemsOf(place: Place, key: LadderKey): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of databaseAt(place).query({ pk: ladderPartition(key) })) items.push(item);
  return items;
}

/** Puts what is stored of a ladder into another place: quicker than to play it again. */
export async function copyTo(place: Place, items: readonly Item[], key: LadderKey): Promise<void> {
  const pk = ladderPartition(key);
  const puts = items.map((item) => ({ put: { ...item, pk, ...('due' in item && { due: dueShard(pk) }) } }));
  for (let start = 0; start < puts.length; start += 100)
    await databaseAt(place).transact(puts.slice(start, start + 100));
}
