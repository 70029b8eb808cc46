import { instant } from '#shared/vocabulary/vocabulary.ts';
import { liveAt } from '../aws/live.ts';
import { connect } from '../database/dynamo/client.ts';
import { DynamoReader } from '../database/dynamo/reader.ts';
import { ReadingStore } from '../ladders/reading.ts';
import { type Log, logOfLambda, required } from '../runtime/lambda.ts';
import { Bucket } from './bucket.ts';
import type { Publishing } from './target.ts';

/** Where is published to, as which release, and whom it names for holes: on AWS, as the environment says. */
export function deployedSite(): Pick<Publishing, 'files' | 'release' | 'contact' | 'signUp' | 'mails' | 'live'> {
  const { SECURITY_CONTACT: contact, SIGN_UP: signUp, MAILS: mails, LIVE_HOST: host } = process.env;
  return {
    files: new Bucket(required('SITE_BUCKET')),
    release: required('RELEASE'),
    contact,
    signUp: signUp === 'true',
    mails: mails === 'true',
    live: host ? liveAt(host) : undefined,
  };
}

export function publishingWorld(log: Log = logOfLambda()) {
  const { DYNAMODB_ENDPOINT: endpoint, SITE_ORIGIN: siteOrigin = '' } = process.env;
  const database = new DynamoReader({ table: required('TABLE_NAME'), client: connect(endpoint), log });
  return { store: new ReadingStore(database), now: () => instant(Date.now()), siteOrigin, log };
}
