import {
  BatchWriteItemCommand,
  type ConsumedCapacity,
  type DynamoDBClient,
  QueryCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import { PARTITION, SORT } from '#functions/database/table.ts';
import { member } from './club.ts';
import { Meter } from './figures.ts';

/**
 * The design that first comes to mind: every player is an item with a `rank`; whoever handles a result reads the
 * players, works out the new ranks, and rewrites each row that changes, with a line for the log.
 */
interface Row {
  readonly id: string;
  readonly rank: number;
}

const BATCH = 25;
const TRANSACTION = 99;

export class ObviousLadder {
  readonly #meter = new Meter();
  readonly #client: DynamoDBClient;
  readonly #table: string;
  readonly #pk: string;
  #log = 0;

  constructor(client: DynamoDBClient, table: string, size: number) {
    this.#client = client;
    this.#table = table;
    this.#pk = `OBVIOUS#${size}`;
  }

  async fill(size: number): Promise<void> {
    const puts = Array.from({ length: size }, (_, index) => ({
      PutRequest: { Item: this.#item({ id: member(index + 1), rank: index + 1 }) },
    }));
    for (let start = 0; start < size; start += BATCH) {
      const RequestItems = { [this.#table]: puts.slice(start, start + BATCH) };
      await this.#client.send(new BatchWriteItemCommand({ RequestItems }));
    }
  }

  /** Whoever stands on `from` takes rung `to`, and everybody between moves by one: a result, or (to the bottom) a drop. */
  async move(from: number, to: number): Promise<Capacity> {
    const rows = (await this.#read()).toSorted((one, other) => one.rank - other.rank);
    const [mover] = rows.splice(from - 1, 1);
    if (!mover) throw new Error('nobody stands there');
    rows.splice(to - 1, 0, mover);
    await this.#write(
      rows.map(({ id, rank }, index) => ({ id, old: rank, rank: index + 1 })).filter((row) => row.old !== row.rank),
    );
    return this.#meter.read();
  }

  async #read(): Promise<Row[]> {
    const rows: Row[] = [];
    let start: QueryCommand['input']['ExclusiveStartKey'];
    do {
      const answer = await this.#client.send(
        new QueryCommand({
          TableName: this.#table,
          KeyConditionExpression: `${PARTITION} = :pk AND begins_with(${SORT}, :player)`,
          ExpressionAttributeValues: { ':pk': { S: this.#pk }, ':player': { S: 'player#' } },
          ExclusiveStartKey: start,
          ConsistentRead: true,
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      this.#count('read', [answer.ConsumedCapacity], answer.Items?.length ?? 0);
      rows.push(...(answer.Items ?? []).map(({ id, rank }) => ({ id: id?.S ?? '', rank: Number(rank?.N) })));
      start = answer.LastEvaluatedKey;
    } while (start);
    return rows;
  }

  async #write(rows: readonly Row[]): Promise<void> {
    const entry: TransactWriteItem = {
      Put: {
        TableName: this.#table,
        Item: { [PARTITION]: { S: this.#pk }, [SORT]: { S: `log#${this.#log++}` }, rows: { N: String(rows.length) } },
      },
    };
    const puts = rows.map((row): TransactWriteItem => ({ Put: { TableName: this.#table, Item: this.#item(row) } }));
    for (let start = 0; start < puts.length; start += TRANSACTION) {
      const TransactItems = [...(start === 0 ? [entry] : []), ...puts.slice(start, start + TRANSACTION)];
      const answer = await this.#client.send(
        new TransactWriteItemsCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' }),
      );
      this.#count('write', answer.ConsumedCapacity, TransactItems.length);
    }
  }

  #count(kind: 'read' | 'write', consumed: readonly (ConsumedCapacity | undefined)[] = [], items: number): void {
    const units = consumed.reduce((sum, each) => sum + (each?.CapacityUnits ?? 0), 0);
    this.#meter.count(kind, {
      items,
      readUnits: kind === 'read' ? units : 0,
      writeUnits: kind === 'write' ? units : 0,
    });
  }

  #item({ id, rank }: Row) {
    return {
      [PARTITION]: { S: this.#pk },
      [SORT]: { S: `player#${id}` },
      id: { S: id },
      rank: { N: String(rank) },
      admitted: { S: '2021-09-06' },
      played: { S: '2021-10-04' },
    };
  }
}
