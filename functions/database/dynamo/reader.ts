import type { ConsumedCapacity, DynamoDBClient, ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { fullJitter, outOfTime, type Pause } from '#functions/runtime/deadline.ts';
import { type Log, logOfLambda } from '#functions/runtime/lambda.ts';
import type { Query, Reader } from '../database.ts';
import { type Item, type ItemKey, keyOf } from '../item.ts';
import { PARTITION, SORT } from '../table.ts';
import { StoreOutage } from '../transaction.ts';
import { toItem } from './client.ts';
import { formatQuery, namesIn } from './expressions.ts';

/** What one request cost, in DynamoDB's units, and how many items it read or wrote. */
export interface Capacity {
  readonly items: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface DynamoConfig {
  readonly client: DynamoDBClient;
  readonly table: string;
  readonly onCapacity?: ((operation: string, capacity: Capacity) => void) | undefined;
  readonly pause?: Pause;
  readonly now?: () => number;
  readonly log?: Log | undefined;
}

/** How many items are asked for at once, the most that DynamoDB allows; and how many times, if it leaves some. */
const [BATCH, TRIES] = [100, 8] as const;

export class DynamoReader implements Reader {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly pause: Pause;
  readonly now: () => number;
  readonly log: Log;
  readonly #onCapacity: DynamoConfig['onCapacity'];

  constructor({ client, table, onCapacity, pause = fullJitter, now = Date.now, log = logOfLambda() }: DynamoConfig) {
    this.client = DynamoDBDocumentClient.from(client);
    this.table = table;
    this.pause = pause;
    this.now = now;
    this.log = log;
    this.#onCapacity = onCapacity;
  }

  get measure(): { ReturnConsumedCapacity: ReturnConsumedCapacity } {
    return { ReturnConsumedCapacity: this.#onCapacity ? 'TOTAL' : 'NONE' };
  }

  /** A request is given up where its function has no more time. */
  get sending(): { readonly abortSignal: AbortSignal } {
    return { abortSignal: outOfTime() };
  }

  async get(key: ItemKey, only: readonly string[] = []): Promise<Item | undefined> {
    const projection = only.map((name) => `#${name}`).join(', ');
    const { Item, ConsumedCapacity } = await this.client.send(
      new GetCommand({
        TableName: this.table,
        Key: keyOf(key),
        ConsistentRead: true,
        ...(projection && { ProjectionExpression: projection, ...namesIn(projection) }),
        ...this.measure,
      }),
      this.sending,
    );
    this.report('get', 'read', 1, [ConsumedCapacity]);
    return Item && toItem(Item);
  }

  async getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let from = 0; from < keys.length; from += BATCH)
      items.push(...(await this.#getBatch(keys.slice(from, from + BATCH).map(keyOf), only)));
    return items;
  }

  /** DynamoDB may leave some of a batch for another time. */
  async #getBatch(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    // DynamoDB refuses a request that names an item twice.
    const names = new Set([PARTITION, SORT, ...only]);
    const projection = [...names].map((name) => `#${name}`).join(', ');
    const how = { ConsistentRead: true, ProjectionExpression: projection, ...namesIn(projection) };
    const items: Item[] = [];
    let left: BatchGetCommandInput['RequestItems'] = { [this.table]: { Keys: [...keys], ...how } };
    for (let tries = 1; left?.[this.table]; tries++) {
      const answer: BatchGetCommandOutput = await this.client.send(
        new BatchGetCommand({ RequestItems: left, ...this.measure }),
        this.sending,
      );
      const found = answer.Responses?.[this.table] ?? [];
      this.report('batch-get', 'read', found.length, answer.ConsumedCapacity);
      items.push(...found.map(toItem));
      left = answer.UnprocessedKeys;
      if (tries >= TRIES) throw new StoreOutage(`DynamoDB left items unread ${TRIES} times in a row`);
      if (left?.[this.table]) await this.pause(tries);
    }
    return items;
  }

  async *query(query: Query): AsyncGenerator<Item> {
    let start: QueryCommandOutput['LastEvaluatedKey'];
    do {
      const answer: QueryCommandOutput = await this.client.send(
        new QueryCommand({
          TableName: this.table,
          ...formatQuery(query),
          ExclusiveStartKey: start,
          Limit: query.limit,
          ...this.measure,
        }),
        this.sending,
      );
      this.report('query', 'read', answer.Items?.length ?? 0, [answer.ConsumedCapacity]);
      for (const attributes of answer.Items ?? []) yield toItem(attributes);
      start = answer.LastEvaluatedKey;
    } while (start);
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
