import type { Database } from '../database.ts';
import type { Item, ItemKey } from '../item.ts';
import type { Change, Condition, Outcome, Write } from '../transaction.ts';
import { fromItem, keyIn } from './attributes.ts';
import { isNamed } from './error.ts';
import { formatChange } from './expressions.ts';
import { DynamoReader } from './reader.ts';
import { sendTransaction } from './transaction.ts';

export type { Capacity, DynamoConfig } from './reader.ts';

/** A table of DynamoDB, or of what behaves like it. */
export class DynamoDatabase extends DynamoReader implements Database {
  async put(item: Item): Promise<void> {
    const input = { TableName: this.table, Item: fromItem(item), ...this.measure };
    const { ConsumedCapacity } = await this.client.ask('PutItem', input);
    this.report('put', 'write', 1, [ConsumedCapacity]);
  }

  async update<Name extends string>(
    key: ItemKey,
    change: Change,
    condition: Condition<Name>,
  ): Promise<'updated' | Name | 'contended'> {
    const input = { TableName: this.table, Key: keyIn(key), ...formatChange(change, condition), ...this.measure };
    try {
      const { ConsumedCapacity } = await this.client.ask('UpdateItem', input);
      this.report('update', 'write', 1, [ConsumedCapacity]);
      return 'updated';
    } catch (error) {
      if (isNamed(error, 'ConditionalCheckFailedException')) return condition.name;
      if (isNamed(error, 'TransactionConflictException')) return 'contended';
      throw error;
    }
  }

  transact<Name extends string>(writes: readonly Write<Name>[], token?: string): Promise<Outcome<Name>> {
    return sendTransaction(this, writes, token);
  }
}
