import {
  CreateTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { outOfTime } from '#functions/runtime/deadline.ts';
import type { Item } from '../item.ts';
import { createTableInput } from '../table.ts';
import { StoreOutage } from '../transaction.ts';

/** How long to wait for a connection, for an answer to begin, and for more of it, in milliseconds. */
export const TIMEOUTS = {
  connectionTimeout: 1000,
  requestTimeout: 3000,
  throwOnRequestTimeout: true,
  socketTimeout: 3000,
};

/** An emulator takes any region and credentials, but the client insists on having some. */
const ANYTHING = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

export type Client = DynamoDBClient;

type Travel = NonNullable<DynamoDBClientConfig['requestHandler']>;

/**
 * Has requests say that they were given up for lack of time; the SDK says only that they were. What it would log of each answer
 * is not made up: nobody takes it, and of ten thousand lines that is a twentieth of all work to correct one.
 */
function tellingOutages(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove('loggerMiddleware');
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        throw outOfTime().aborted ? new StoreOutage('no answer while there was time', { cause: error }) : error;
      }),
    { step: 'initialize', name: 'tellingOutages' },
  );
  return client;
}

/** A client for the emulator at `endpoint`; without one, for AWS as the environment says. */
export const connect = (endpoint?: string, requestHandler: Travel = TIMEOUTS): DynamoDBClient =>
  tellingOutages(
    new DynamoDBClient({
      maxAttempts: 3,
      retryMode: 'standard',
      requestHandler,
      ...(endpoint !== undefined && { ...ANYTHING, endpoint }),
    }),
  );

/** An item as the document client reads it: the store wrote it, so its attributes are scalars. */
export const toItem = (attributes: Readonly<Record<string, unknown>>): Item => attributes as Item;

/** Makes the table in an emulator, if it is not there yet. (On AWS the stack makes it.) */
export async function setUpTable(endpoint: string, table: string): Promise<void> {
  const client = connect(endpoint);
  await makeTable(client, table);
  client.destroy();
}

export async function makeTable(client: DynamoDBClient, table: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(createTableInput(table)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName: table });
}

/** The credentials that the SDK finds in the environment, a profile or a sign-on. Rejects if it finds none. */
export const credentialsHere = () =>
  // Of no concern here, but a client wants a region.
  new DynamoDBClient({ region: 'us-east-1' }).config.credentials();
