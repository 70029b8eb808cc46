import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Database } from '../database.ts';
import type { Item, ItemKey } from '../item.ts';
import type { Change, Condition, Outcome, Write } from '../transaction.ts';
import { keyIn } from './attributes.ts';
import { formatChange } from './expressions.ts';
import { DynamoReader } from './reader.ts';
import { sendTransaction } from './transaction.ts';

export type { Capacity, DynamoConfig } from './reader.ts';

/** A table of DynamoDB, or of what behaves like it. */
export class DynamoDatabase extends DynamoReader implements Database {
  async put(item: Item): Promise<void> {
    const { ConsumedCapacity } = await this.client.send(
      new PutCommand({ TableName: this.table, Item: item, ...this.measure }),
      this.sending,
    );
    this.report('put', 'write', 1, [ConsumedCapacity]);
  }

  async update<Name extends string>(
    key: ItemKey,
    change: Change,
    condition: Condition<Name>,
  ): Promise<'updated' | Name | 'contended'> {
    const input = { TableName: this.table, Key: keyIn(key), ...formatChange(change, condition), ...this.measure };
    try {
      const { ConsumedCapacity } = await this.client.send(new UpdateCommand(input), this.sending);
      this.report('update', 'write', 1, [ConsumedCapacity]);
      return 'updated';
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return condition.name;
      if (error instanceof TransactionConflictException) return 'contended';
      throw error;
    }
  }

  transact<Name extends string>(writes: readonly Write<Name>[], token?: string): Promise<Outcome<Name>> {
    return sendTransaction(this, writes, token);
  }
}
