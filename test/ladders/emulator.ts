import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { connect, setUpTable, toItem } from '#functions/database/dynamo/client.ts';
import type { Item } from '#functions/database/item.ts';
import { dueShard, type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { startEmulator } from './start-emulator.ts';

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

export async function itemsOf({ endpoint, table }: Place, key: LadderKey): Promise<readonly Item[]> {
  const client = connect(endpoint);
  const ofLadder = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': ladderPartition(key) } };
  const query = new QueryCommand({ TableName: table, ConsistentRead: true, ...ofLadder });
  const { Items = [] } = await DynamoDBDocumentClient.from(client).send(query);
  client.destroy();
  return Items.map(toItem);
}

/** Puts what is stored of a ladder into another place: quicker than to play it again. */
export async function copyTo({ endpoint, table }: Place, items: readonly Item[], key: LadderKey): Promise<void> {
  const client = connect(endpoint);
  const pk = ladderPartition(key);
  const puts = items.map((item) => ({ ...item, pk, ...('due' in item && { due: dueShard(pk) }) }));
  for (let start = 0; start < puts.length; start += 25) {
    const requests = puts.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await DynamoDBDocumentClient.from(client).send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
  client.destroy();
}
