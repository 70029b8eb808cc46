import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What AWS knows somebody by, as the SDK finds it: in the environment, in a profile, by a sign-on. Rejects where it is nowhere. */
export const credentialsHere = () =>
  // Of no concern here, but a client wants a region.
  new DynamoDBClient({ region: 'us-east-1' }).config.credentials();
