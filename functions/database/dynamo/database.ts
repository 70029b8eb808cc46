import {
  type CancellationReason,
  ConditionalCheckFailedException,
  type ConsumedCapacity,
  DynamoDBServiceException,
  type ReturnConsumedCapacity,
  ReturnValuesOnConditionCheckFailure,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { outOfTime, type Pause } from '#functions/runtime/deadline.ts';
import type { Database } from '../database.ts';
import { type Item, type ItemKey, keyOf } from '../item.ts';
import { type AttributeChange, type Condition, newToken, type TransactionOutcome, type Write } from '../transaction.ts';
import { toItem } from './client.ts';
import { formatChange, formatCondition } from './expressions.ts';
import { DynamoReader } from './reader.ts';

export type { Capacity, DynamoConfig } from './reader.ts';

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
    change: AttributeChange,
    condition: Condition<Name>,
  ): Promise<'updated' | Name | 'contended'> {
    const input = { TableName: this.table, Key: keyOf(key), ...formatChange(change, condition), ...this.measure };
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

  transact<Name extends string>(writes: readonly Write<Name>[], token?: string): Promise<TransactionOutcome<Name>> {
    return sendTransaction(this, writes, token);
  }
}

interface Sender {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly pause: Pause;
  readonly measure: { readonly ReturnConsumedCapacity: ReturnConsumedCapacity };
  report(operation: string, kind: 'write', items: number, consumed?: readonly ConsumedCapacity[]): void;
}

const SENDS = 3;

/** Sends a transaction until its outcome is known, or can't be found out. */
async function sendTransaction<Name extends string>(
  database: Sender,
  writes: readonly Write<Name>[],
  token: string = newToken(),
): Promise<TransactionOutcome<Name>> {
  const command = new TransactWriteCommand({
    TransactItems: writes.map((write) => toTransactItem(database.table, write)),
    ClientRequestToken: token,
    ...database.measure,
  });
  for (let sends = 1; ; sends++) {
    try {
      const { ConsumedCapacity } = await database.client.send(command, { abortSignal: outOfTime() });
      database.report('transact', 'write', writes.length, ConsumedCapacity);
      return { end: 'committed' };
    } catch (error) {
      const sentBefore = sends > 1 || attemptsOf(error) > 1;
      const failure = failureOf(writes, error, sentBefore);
      // What stands in the way may be the earlier sending itself, still on its way.
      if (failure && !(failure.end === 'contended' && sentBefore)) return failure;
      if (!failure && isDefinite(error)) throw error;
      if (sends === SENDS || outOfTime().aborted) return { end: 'unanswered', cause: error };
      await database.pause(sends);
    }
  }
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function toTransactItem<Name extends string>(table: string, write: Write<Name>): TransactItem {
  const common = { TableName: table, ...(write.condition && toExpression(write.condition)) };
  if ('put' in write) return { Put: { ...common, Item: write.put } };
  if ('remove' in write) return { Delete: { ...common, Key: keyOf(write.remove) } };
  return { ConditionCheck: { TableName: table, ...toExpression(write.condition), Key: keyOf(write.check) } };
}

const toExpression = (condition: Condition<string>) => ({
  ...formatCondition(condition),
  ReturnValuesOnConditionCheckFailure: ReturnValuesOnConditionCheckFailure.ALL_OLD,
});

/** Another writer has the same items, or the table is throttled. */
const CONTENDED = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

function failureOf<Name extends string>(
  writes: readonly Write<Name>[],
  error: unknown,
  unsure: boolean,
): TransactionOutcome<Name> | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex(isFailedCondition);
  const condition = writes[index]?.condition;
  if (condition) {
    const items = reasons.filter(isFailedCondition).flatMap((reason) => oldItem(reason)?.item ?? []);
    return { end: 'failed', condition: condition.name, ...oldItem(reasons[index]), items, unsure };
  }
  if (reasons.some((reason) => CONTENDED.includes(reason.Code ?? ''))) return { end: 'contended', cause: error };
  return undefined;
}

const isFailedCondition = ({ Code }: CancellationReason): boolean => Code === 'ConditionalCheckFailed';

/** The document client reads what is answered, and leaves what an error brings along as it came. */
const oldItem = (reason: CancellationReason | undefined) => reason?.Item && { item: toItem(unmarshall(reason.Item)) };

const attemptsOf = (error: unknown): number =>
  error instanceof DynamoDBServiceException ? (error.$metadata.attempts ?? 1) : 1;

/** Errors of the caller's that yet pass by themselves. */
const PASSING = [
  'TransactionInProgressException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
];

/** Whether an error says for certain that nothing was written, and that trying again is no use. */
const isDefinite = (error: unknown): boolean =>
  error instanceof DynamoDBServiceException && error.$fault === 'client' && !PASSING.includes(error.name);
