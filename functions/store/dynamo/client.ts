import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** How long to wait for a connection and for an answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true };

/** An emulator takes any region and credentials, but the client insists on having some. */
const ANYTHING = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

/** A client for the emulator at `endpoint`; without one, for AWS as the environment says. */
export const connect = (endpoint?: string): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: TIMEOUTS,
    ...(endpoint !== undefined && { ...ANYTHING, endpoint }),
  });
