import * as z from 'zod/mini';
import { PARTITION, SORT } from '#functions/database/table.ts';
import type { ToolAnswer, Tools } from './tools.ts';

/** An answer of DynamoDB's: its HTTP status, and JSON. */
interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Answers one request of DynamoDB's protocol: an operation, such as "GetItem", and its input as JSON. */
export type Ask = (operation: string, input: string) => Promise<Reply>;

/**
 * How many items a query is answered at most, unless it asks for fewer; whoever wants more asks on. The emulator answers
 * one request after the other, so that a club's whole log would hold up all others.
 */
const PAGE = 200;

type Calls = Pick<Tools, 'call'>;

type Json = Readonly<Record<string, unknown>>;

/** What the tools do not know: nothing is measured, and all reads are of what is stored. */
const UNKNOWN = ['ReturnConsumedCapacity', 'ConsistentRead'];

/** DynamoDB's protocol, spoken with the emulator's tools, which have the same operations under other names. */
export const askWith =
  (tools: Calls): Ask =>
  async (operation, input) => {
    const asked: Json = json.parse(JSON.parse(input));
    const answer = await tools.call(snake(operation), argumentsOf(operation, asked));
    if (!answer.isError) return { status: 200, body: JSON.stringify(answer.value) };
    return failed(tools, asked, answer);
  };

const json = z.record(z.string(), z.unknown());

const snake = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

const argumentsOf = (operation: string, asked: Json): Json =>
  operation === 'BatchGetItem' ? { request_items: tablesOf(asked) } : argumentsAlike(operation, asked);

/** Of a batch it is the keys of each table that have names of their own. */
const tablesOf = (asked: Json): Json =>
  Object.fromEntries(
    Object.entries(json.parse(asked['RequestItems'])).map(([table, wanted]) => [table, snaked(json.parse(wanted))]),
  );

const snaked = (asked: Json): Json =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([name]) => !UNKNOWN.includes(name))
      .map(([name, value]) => [snake(name), value]),
  );

const argumentsAlike = (operation: string, asked: Json): Json => ({
  ...snaked(asked),
  ...(operation === 'DescribeTable' && { raw: true }),
  ...(operation === 'Query' && asked['Limit'] === undefined && { limit: PAGE }),
});

const failure = z.object({ error_type: z.string(), message: z.string() });

async function failed(tools: Calls, asked: Json, { value }: ToolAnswer): Promise<Reply> {
  const { error_type: type, message } = failure.parse(value);
  const reasons = type === 'TransactionCanceledException' ? await reasonsOf(tools, asked, message) : undefined;
  return {
    status: type.startsWith('Internal') ? 500 : 400,
    body: JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${type}`,
      message,
      ...(reasons && { CancellationReasons: reasons }),
    }),
  };
}

interface Reason {
  readonly Code: string;
  readonly Item?: unknown;
}

/**
 * Why a transaction failed, item by item. The tool tells the codes alone, in its message; the items that stood in the way
 * are looked up, all at one moment, which may be a little later.
 */
async function reasonsOf(tools: Calls, asked: Json, message: string): Promise<readonly Reason[]> {
  const codes = (/\[([^\]]*)\]$/.exec(message)?.[1] ?? '').split(', ');
  const writes = z.array(json).parse(asked['TransactItems']).map(targetOf);
  const wanted = codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? (writes[index] ?? []) : []));
  const items = wanted.length > 0 ? await lookUp(tools, wanted) : [];
  let next = 0;
  return codes.map((Code) => {
    const item = Code === 'ConditionalCheckFailed' ? items[next++] : undefined;
    return { Code, ...(item !== undefined && { Item: item }) };
  });
}

interface Target {
  readonly TableName: unknown;
  readonly Key: Json;
}

/** The item that one write of a transaction is about. */
function targetOf(write: Json): Target {
  const { TableName, Key, Item } = target.parse(Object.values(write)[0]);
  return { TableName, Key: Key ?? { [PARTITION]: Item?.[PARTITION], [SORT]: Item?.[SORT] } };
}

const target = z.object({ TableName: z.string(), Key: z.optional(json), Item: z.optional(json) });

async function lookUp(tools: Calls, targets: readonly Target[]): Promise<readonly unknown[]> {
  const { value } = await tools.call('transact_get_items', { transact_items: targets.map((Get) => ({ Get })) });
  return responses.parse(value).Responses.map(({ Item }) => Item);
}

const responses = z.object({ Responses: z.array(z.object({ Item: z.optional(json) })) });
