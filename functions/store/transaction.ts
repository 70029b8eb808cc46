import { randomUUID } from 'node:crypto';
import {
  type CancellationReason,
  DynamoDBServiceException,
  ReturnValuesOnConditionCheckFailure,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { Database } from './database.ts';
import { fromAttributes, type Item, namesIn, type Scalar, sizeOf, toAttributes } from './item.ts';
import type { ItemKey } from './keys.ts';
import { StoreOutage } from './outage.ts';

/** What must hold of an item as it is before the transaction, by a name that says what it means if it does not. */
export interface Condition<Name extends string> {
  readonly name: Name;
  readonly expression: string;
  /** `#name` in it stands for an attribute, `:name` for the value of that name. */
  readonly values?: Readonly<Record<string, Scalar>>;
}

/** One item of a transaction: written, deleted, or only looked at. */
export type Write<Name extends string> = (
  | { readonly put: Item }
  | { readonly remove: ItemKey }
  | { readonly check: ItemKey; readonly condition: Condition<Name> }
) & { readonly condition?: Condition<Name> };

export const absent = <Name extends string>(name: Name): Condition<Name> => ({
  name,
  expression: 'attribute_not_exists(pk)',
});
export const present = <Name extends string>(name: Name): Condition<Name> => ({
  name,
  expression: 'attribute_exists(pk)',
});

/**
 * How a transaction ended. `failed`: a condition did not hold of an item, which is brought along, and in `items` with it
 * those of all other conditions that did not hold; where that is `unsure`, an earlier sending of the same transaction
 * may have been committed and be the reason. `contended`: others were at the same items, and nothing was written.
 * `unanswered`: it may have been committed, or may yet be.
 */
export type Outcome<Name extends string> =
  | { readonly end: 'committed' }
  | {
      readonly end: 'failed';
      readonly condition: Name;
      readonly item?: Item;
      readonly items: readonly Item[];
      readonly unsure: boolean;
    }
  | { readonly end: 'contended' }
  | { readonly end: 'unanswered'; readonly cause: unknown };

/** The end of a transaction that somebody waits for who does not try again: an unclear one is thrown as an outage. */
export function certain<Name extends string>(outcome: Outcome<Name>): 'committed' | Name {
  if (outcome.end === 'unanswered') throw new StoreOutage('no answer', { cause: outcome.cause });
  if (outcome.end === 'contended') throw new StoreOutage('others are writing the same');
  return outcome.end === 'failed' ? outcome.condition : outcome.end;
}

/** How often a transaction is sent whose outcome stays unclear. */
const SENDS = 3;

export const MOST_ITEMS = 100;
export const MOST_BYTES = 4 * 1024 * 1024;
export const MOST_ITEM_BYTES = 400 * 1024;

/** Whether one transaction can carry all this. */
export function fits(writes: readonly Write<string>[]): boolean {
  const sizes = writes.map((write) => ('put' in write ? sizeOf(write.put) : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return writes.length <= MOST_ITEMS && total <= MOST_BYTES && Math.max(...sizes) <= MOST_ITEM_BYTES;
}

export const newToken = (): string => randomUUID();

/**
 * Writes all or nothing. Of several conditions that fail, the first in the order of `writes` is told. Sent again with
 * the same token it is still the same transaction, so it happens at most once (for ten minutes).
 */
export async function transact<Name extends string>(
  database: Database,
  writes: readonly Write<Name>[],
  token: string = newToken(),
): Promise<Outcome<Name>> {
  const command = new TransactWriteItemsCommand({
    TransactItems: writes.map((write) => toTransactItem(database.table, write)),
    ClientRequestToken: token,
    ...database.measure,
  });
  for (let sends = 1; ; sends++) {
    try {
      const { ConsumedCapacity } = await database.client.send(command);
      database.report('transact', 'write', writes.length, ConsumedCapacity);
      return { end: 'committed' };
    } catch (error) {
      const sentBefore = sends > 1 || attemptsOf(error) > 1;
      const failure = failureOf(writes, error, sentBefore);
      // What stands in the way may be the earlier sending itself, still on its way.
      if (failure && !(failure.end === 'contended' && sentBefore)) return failure;
      if (!failure && isDefinite(error)) throw error;
      if (sends === SENDS) return { end: 'unanswered', cause: error };
      await database.pause(sends);
    }
  }
}

function toTransactItem<Name extends string>(table: string, write: Write<Name>): TransactWriteItem {
  const common = { TableName: table, ...(write.condition && toExpression(write.condition)) };
  if ('put' in write) return { Put: { ...common, Item: toAttributes(write.put) } };
  if ('remove' in write) return { Delete: { ...common, Key: keyOf(write.remove) } };
  return { ConditionCheck: { TableName: table, ...toExpression(write.condition), Key: keyOf(write.check) } };
}

const toExpression = ({ expression, values }: Condition<string>) => ({
  ConditionExpression: expression,
  ...namesIn(expression),
  ReturnValuesOnConditionCheckFailure: ReturnValuesOnConditionCheckFailure.ALL_OLD,
  ...(values && { ExpressionAttributeValues: toAttributes(values) }),
});

const keyOf = ({ pk, sk }: ItemKey) => toAttributes({ pk, sk });

/** Nothing to do with what is asked: somebody else is writing the same items, or there is too much to do. */
const CONTENDED = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

function failureOf<Name extends string>(
  writes: readonly Write<Name>[],
  error: unknown,
  unsure: boolean,
): Outcome<Name> | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex(isFailedCondition);
  const condition = writes[index]?.condition;
  if (condition) {
    const items = reasons.filter(isFailedCondition).flatMap((reason) => oldItem(reason)?.item ?? []);
    return { end: 'failed', condition: condition.name, ...oldItem(reasons[index]), items, unsure };
  }
  if (reasons.some((reason) => CONTENDED.includes(reason.Code ?? ''))) return { end: 'contended' };
  return undefined;
}

const isFailedCondition = ({ Code }: CancellationReason): boolean => Code === 'ConditionalCheckFailed';

const oldItem = (reason: CancellationReason | undefined) => reason?.Item && { item: fromAttributes(reason.Item) };

/** How often the client itself has sent a request. */
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
