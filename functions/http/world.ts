import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { PostOffice } from '../aws/post-office.ts';
import type { Enqueue } from '../aws/queue.ts';
import type { Database } from '../database/database.ts';
import { DynamoStore } from '../ladders/dynamo/store.ts';
import { HeaderCache } from '../ladders/header-cache.ts';
import type { LadderStore } from '../ladders/store.ts';
import { RATES, type Rates } from '../limits/rates.ts';
import { StoredBuckets } from '../limits/stored-buckets.ts';
import { Throttle } from '../limits/throttle.ts';
import { type Log, logOfLambda, onLambdaIn, required } from '../runtime/lambda.ts';
import type { Transfers } from '../transfers/transfers.ts';
import { Doors } from './doors.ts';
import { KeyRing } from './key-ring.ts';

/** What the functions need of the world. On AWS it comes from the environment, on a laptop from its server. */
export interface World {
  readonly store: LadderStore;
  /** The server's clock, which dates every entry. */
  readonly now: () => Instant;
  /** Under which address people see the site, such as https://ladder.example; for the links that are handed out. */
  readonly siteOrigin: string;
  readonly log: Log;
  /** Takes notices to webhooks, where one may be tested. */
  readonly deliveries?: Enqueue;
  /** Where large files lie for a while: logs on their way in and out. */
  readonly transfers?: Transfers;
  /** Takes the names of ladders whose import is to go on. */
  readonly imports?: Enqueue;
  /** Sends e-mails, where the deployment does. */
  readonly office?: PostOffice;
  /** The public key that browsers subscribe with; missing if none was made. */
  readonly pushKey?: string | undefined;
  /** The key that encrypts the secrets of webhooks, where they are made. */
  readonly webhookKey?: () => Promise<Uint8Array>;
  /** Milliseconds that never go back, even if the clock does. */
  readonly elapsed?: () => number;
  /** How often one may ask; those of every deployment, unless said otherwise. */
  readonly rates?: Rates;
  /** What our own CloudFront adds to a request, to prove that it passed it on. */
  readonly siteMark?: string | undefined;
}

export interface Runtime extends World {
  /** The one that the store stands on. */
  readonly database: Database;
  readonly keys: KeyRing;
  readonly doors: Doors;
  readonly headers: HeaderCache;
  readonly rates: Rates;
  readonly throttle: Throttle;
  readonly buckets: StoredBuckets;
}

export function runtimeIn(world: World): Runtime {
  const { store, elapsed = () => performance.now(), rates = RATES } = world;
  return {
    ...world,
    database: store.database,
    keys: new KeyRing(store.database, elapsed),
    doors: new Doors(store.database, elapsed),
    headers: new HeaderCache(store, elapsed),
    rates,
    throttle: new Throttle(elapsed),
    buckets: new StoredBuckets(store.database),
  };
}

function runtimeOfLambda(log: Log = logOfLambda()): Runtime {
  const { DYNAMODB_ENDPOINT: endpoint, SITE_ORIGIN: siteOrigin = '' } = process.env;
  return runtimeIn({
    store: new DynamoStore({ table: required('TABLE_NAME'), endpoint, log }),
    now: () => instant(Date.now()),
    siteOrigin,
    siteMark: process.env['SITE_MARK'],
    log,
  });
}

/** A Lambda handler, for an event and its context, whose runtime is made when the first event comes. */
export const onLambda = <Args extends readonly unknown[], Result>(
  make: (runtime: Runtime) => (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) => onLambdaIn(runtimeOfLambda, make);
