import {
  type ConsumedCapacity,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type ReturnConsumedCapacity,
} from '@aws-sdk/client-dynamodb';
import { fullJitter, type Pause } from './backoff.ts';
import { type Attributes, fromAttributes, type Item, namesIn, type Scalar, toAttributes } from './item.ts';
import type { ItemKey } from './keys.ts';

/** What one request cost, in DynamoDB's units, and how many items it read or wrote. */
export interface Capacity {
  readonly items: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface DatabaseConfig {
  readonly client: DynamoDBClient;
  readonly table: string;
  readonly onCapacity?: ((operation: string, capacity: Capacity) => void) | undefined;
  readonly pause?: Pause;
  /** Milliseconds since 1970-01-01T00:00Z; only what may be forgotten is measured by it. */
  readonly now?: () => number;
}

export interface Query {
  readonly index?: string;
  /** A key condition: `#name` in it stands for an attribute, `:name` for the value of that name. */
  readonly where: string;
  readonly values: Readonly<Record<string, Scalar>>;
  /** How many items to ask for at once; as many as DynamoDB gives, unless said otherwise. */
  readonly limit?: number;
}

/** The table: reads are strongly consistent, except through the index, which cannot be. */
export class Database {
  readonly client: DynamoDBClient;
  readonly table: string;
  readonly pause: Pause;
  readonly now: () => number;
  readonly #onCapacity: DatabaseConfig['onCapacity'];

  constructor({ client, table, onCapacity, pause = fullJitter, now = Date.now }: DatabaseConfig) {
    this.client = client;
    this.table = table;
    this.pause = pause;
    this.now = now;
    this.#onCapacity = onCapacity;
  }

  get measure(): { ReturnConsumedCapacity: ReturnConsumedCapacity } {
    return { ReturnConsumedCapacity: this.#onCapacity ? 'TOTAL' : 'NONE' };
  }

  /** An item, or only some of its attributes. */
  async get({ pk, sk }: ItemKey, only: readonly string[] = []): Promise<Item | undefined> {
    const projection = only.map((name) => `#${name}`).join(', ');
    const { Item, ConsumedCapacity } = await this.client.send(
      new GetItemCommand({
        TableName: this.table,
        Key: toAttributes({ pk, sk }),
        ConsistentRead: true,
        ...(projection && { ProjectionExpression: projection, ...namesIn(projection) }),
        ...this.measure,
      }),
    );
    this.report('get', 'read', 1, [ConsumedCapacity]);
    return Item && fromAttributes(Item);
  }

  async *query({ index, where, values, limit }: Query): AsyncGenerator<Item> {
    let start: Attributes | undefined;
    do {
      const answer = await this.client.send(
        new QueryCommand({
          TableName: this.table,
          ...(index ? { IndexName: index } : { ConsistentRead: true }),
          KeyConditionExpression: where,
          ...namesIn(where),
          ExpressionAttributeValues: toAttributes(values),
          ExclusiveStartKey: start,
          Limit: limit,
          ...this.measure,
        }),
      );
      this.report('query', 'read', answer.Items?.length ?? 0, [answer.ConsumedCapacity]);
      for (const attributes of answer.Items ?? []) yield fromAttributes(attributes);
      start = answer.LastEvaluatedKey;
    } while (start);
  }

  async put(item: Item): Promise<void> {
    const { ConsumedCapacity } = await this.client.send(
      new PutItemCommand({ TableName: this.table, Item: toAttributes(item), ...this.measure }),
    );
    this.report('put', 'write', 1, [ConsumedCapacity]);
  }

  report(
    operation: string,
    kind: 'read' | 'write',
    items: number,
    consumed: readonly (ConsumedCapacity | undefined)[] = [],
  ): void {
    if (!this.#onCapacity) return;
    const units = consumed.reduce((sum, each) => sum + (each?.CapacityUnits ?? 0), 0);
    this.#onCapacity(operation, {
      items,
      readUnits: kind === 'read' ? units : 0,
      writeUnits: kind === 'write' ? units : 0,
    });
  }
}
