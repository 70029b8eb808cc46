import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Keys } from '../../aws/signed.ts';

/** What AWS knows somebody by, as the SDK finds it: in the environment, in a profile, by a sign-on. Rejects where it is nowhere. */
export const credentialsHere = () =>
  // Of no concern here, but a client wants a region.
  new DynamoDBClient({ region: 'us-east-1' }).config.credentials();

/** The same with the region, which the environment or a profile names; each time that it is asked for, since some expire. */
export function keysHere(): () => Promise<Keys> {
  const { credentials, region } = new DynamoDBClient({}).config;
  return async () => ({ ...(await credentials()), region: await region() });
}
