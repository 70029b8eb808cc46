import type { QueryCommandInput, UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Query } from '../database.ts';
import type { Scalar } from '../item.ts';
import { DUE_INDEX } from '../table.ts';
import type { AttributeChange, Condition, Test } from '../transaction.ts';

/** What the `#name`s in an expression stand for: the names themselves, of which DynamoDB reserves some hundred. */
export const namesIn = (expression: string): { ExpressionAttributeNames?: Record<string, string> } => {
  const names = [...expression.matchAll(/#(\w+)/g)].map(([alias, name = '']) => [alias, name] as const);
  return names.length === 0 ? {} : { ExpressionAttributeNames: Object.fromEntries(names) };
};

class Values {
  readonly #values: Scalar[] = [];

  name(value: Scalar): string {
    return `:v${this.#values.push(value)}`;
  }

  get attributes() {
    if (this.#values.length === 0) return {};
    const named = this.#values.map((value, index) => [`:v${index + 1}`, value] as const);
    return { ExpressionAttributeValues: Object.fromEntries(named) };
  }
}

function formatTest(test: Test, values: Values): string {
  if (test === 'absent') return 'attribute_not_exists(pk)';
  if (test === 'present') return 'attribute_exists(pk)';
  if ('lacks' in test) return `attribute_not_exists(#${test.lacks})`;
  if ('any' in test) return test.any.map((each) => `(${formatTest(each, values)})`).join(' OR ');
  if ('all' in test) return test.all.map((each) => `(${formatTest(each, values)})`).join(' AND ');
  return `#${test.attribute} ${test.is} ${values.name(test.value)}`;
}

export function formatCondition({ holds }: Condition<string>) {
  const values = new Values();
  const expression = formatTest(holds, values);
  return { ConditionExpression: expression, ...namesIn(expression), ...values.attributes };
}

type Formatted<Input, Expression extends keyof Input> = Pick<
  Input,
  Expression | Extract<'ExpressionAttributeNames' | 'ExpressionAttributeValues', keyof Input>
>;

export function formatChange(
  { set, remove = [] }: AttributeChange,
  condition: Condition<string>,
): Formatted<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression'> {
  const values = new Values();
  const settings = Object.entries(set).map(([name, value]) => `#${name} = ${values.name(value)}`);
  const update = [
    settings.length > 0 ? `SET ${settings.join(', ')}` : '',
    remove.length > 0 ? `REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '',
  ].join(' ');
  const test = formatTest(condition.holds, values);
  return {
    UpdateExpression: update,
    ConditionExpression: test,
    ...namesIn(`${update} ${test}`),
    ...values.attributes,
  };
}

export function formatQuery(
  query: Query,
): Formatted<QueryCommandInput, 'IndexName' | 'ConsistentRead' | 'KeyConditionExpression'> {
  const values = new Values();
  const where = formatKeys(query, values);
  return {
    ...('due' in query ? { IndexName: DUE_INDEX.name } : { ConsistentRead: true }),
    KeyConditionExpression: where,
    ...namesIn(where),
    ...values.attributes,
  };
}

function formatKeys(query: Query, values: Values): string {
  if ('due' in query)
    return `#${DUE_INDEX.partition} = ${values.name(query.due)} AND #${DUE_INDEX.sort} <= ${values.name(query.by)}`;
  const { pk, sk } = query;
  const partition = `pk = ${values.name(pk)}`;
  if (!sk) return partition;
  if ('beginsWith' in sk) return `${partition} AND begins_with(sk, ${values.name(sk.beginsWith)})`;
  return `${partition} AND sk BETWEEN ${values.name(sk.from)} AND ${values.name(sk.to)}`;
}
