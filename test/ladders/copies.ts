import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { toItem } from '#functions/database/dynamo/client.ts';
import { type Item, unpack } from '#functions/database/item.ts';
import { dueShard, type LadderKey, ladderPartition } from '#functions/database/keys.ts';

/** Everything that is stored of a ladder. */
export async function itemsOf(client: DynamoDBClient, table: string, key: LadderKey): Promise<readonly Item[]> {
  const { Items = [] } = await DynamoDBDocumentClient.from(client).send(
    new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': ladderPartition(key) },
    }),
  );
  return Items.map(toItem);
}

/** Puts what is stored of a ladder into another place. */
export async function copyTo(
  client: DynamoDBClient,
  table: string,
  items: readonly Item[],
  key: LadderKey,
): Promise<void> {
  const pk = ladderPartition(key);
  const puts = items.map((item) => ({ ...item, pk, ...('due' in item && { due: dueShard(pk) }) }));
  for (let start = 0; start < puts.length; start += 25) {
    const requests = puts.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await DynamoDBDocumentClient.from(client).send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
}

/** An item in readable form, but for what names its club, and the attempt that wrote it. */
export function readable({ pk: _pk, due: _shard, token: _token, sk, value, ...rest }: Item): string {
  const attributes = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sk, Object.fromEntries(attributes), unpack(value)]);
}
