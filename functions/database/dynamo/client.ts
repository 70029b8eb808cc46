import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { outOfTime } from '#functions/runtime/deadline.ts';
import { StoreOutage } from '../outage.ts';

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

/** How requests travel: by HTTP, unless something else is given. */
type Travel = NonNullable<DynamoDBClientConfig['requestHandler']>;

/** Has requests say that they were given up for lack of time; the SDK says only that they were. */
function tellingOutages(client: DynamoDBClient): DynamoDBClient {
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
