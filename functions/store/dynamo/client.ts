import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Keys } from '../../aws/signed.ts';
import type { Attributes } from './attributes.ts';
import { type CancellationReason, DynamoError } from './error.ts';
import { type Ask, type Reply, type Wire, wireToAws, wireToEmulator } from './wire.ts';

/** What a request cost on one table, where that was to be measured. */
export interface Consumed {
  readonly CapacityUnits?: number;
}

interface Measured {
  readonly ConsumedCapacity?: Consumed;
}

interface Described {
  readonly TableStatus?: string;
}

/** What is used of DynamoDB, and of its answers. */
export interface Answers {
  readonly GetItem: Measured & { readonly Item?: Attributes };
  readonly BatchGetItem: {
    readonly Responses?: Readonly<Record<string, readonly Attributes[]>>;
    readonly UnprocessedKeys?: Readonly<Record<string, object>>;
    readonly ConsumedCapacity?: readonly Consumed[];
  };
  readonly Query: Measured & { readonly Items?: readonly Attributes[]; readonly LastEvaluatedKey?: Attributes };
  readonly PutItem: Measured;
  readonly UpdateItem: Measured;
  readonly DeleteItem: Measured;
  readonly TransactWriteItems: { readonly ConsumedCapacity?: readonly Consumed[] };
  readonly BatchWriteItem: object;
  readonly CreateTable: { readonly TableDescription?: Described };
  readonly DescribeTable: { readonly Table?: Described };
}

export type Operation = keyof Answers;

/** A client of DynamoDB. */
export interface Client {
  /**
   * Asks for an operation. What does not come through is sent again, as often as `ATTEMPTS`. Rejects with DynamoDB's
   * error, or where no answer comes with that of the connection.
   */
  ask<O extends Operation>(operation: O, input: object): Promise<Answers[O]>;
  /** Ends the connections that it keeps. */
  destroy(): void;
}

/** How often a request is sent at most. */
const ATTEMPTS = 3;

/** A client for the emulator at `endpoint`, perhaps through an agent of its own; without one, for AWS as Lambda has it. */
export const connect = (endpoint?: string, agent?: Agent): Client =>
  clientOn(endpoint === undefined ? wireToAws() : wireToEmulator(endpoint, agent));

/** A client for AWS, of somebody who has keys of their own. */
export const connectWith = (find: () => Promise<Keys>): Client => clientOn(wireToAws(find));

const clientOn = ({ ask, close }: Wire): Client => clientOver(ask, close);

/** A client whose requests go a way of their own. */
export const clientOver = (ask: Ask, destroy: () => void = () => {}): Client => ({
  destroy,
  async ask<O extends Operation>(operation: O, input: object): Promise<Answers[O]> {
    const body = JSON.stringify(input);
    for (let attempts = 1; ; attempts++) {
      try {
        return read(await ask(operation, body), attempts);
      } catch (error) {
        if (attempts === ATTEMPTS || !mayPass(error)) throw error;
        await sleep(Math.random() * (isThrottled(error) ? 1000 : 50) * 2 ** (attempts - 1));
      }
    }
  },
});

interface Failure {
  readonly __type?: string;
  /** Some are written one way, some the other. */
  readonly message?: string;
  readonly Message?: string;
  readonly CancellationReasons?: readonly CancellationReason[];
}

function read<Answer>({ status, body, id }: Reply, attempts: number): Answer {
  if (status === 200) return JSON.parse(body);
  const { __type = `HTTP ${status}`, message, Message, CancellationReasons }: Failure = failureIn(body);
  const name = __type.replace(/^.*#/, '');
  throw new DynamoError(name, message ?? Message ?? name, { id, status, attempts }, CancellationReasons);
}

/** What lies between may answer otherwise than in JSON. */
function failureIn(body: string): Failure {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** Answers that there is too much to do, by name. */
const THROTTLED = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
];

const isThrottled = (error: unknown): boolean => error instanceof DynamoError && THROTTLED.includes(error.name);

/** Whether the same request may come through a little later: anything but an answer that says what is wrong with it. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof DynamoError) || error.request.status >= 500 || isThrottled(error);
