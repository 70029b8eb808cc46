import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { BATCH_LIMIT } from '#functions/aws/stream-record.ts';
import type { Backups } from './backups.ts';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Live } from './live.ts';
import type { Site } from './site.ts';
import { Schedule } from './timer.ts';

/** The timer is at work on the hour. */
const NOT_WITH_THE_TIMER = 'cron(23 3 * * ? *)';

interface SweepProps {
  readonly bundles: Bundles;
  readonly table: LadderTable;
  readonly site: Site;
  readonly backups: Backups;
  readonly again: IQueue;
  /** Where sweeps go that did not begin. */
  readonly skipped: IQueue;
  readonly environment: Record<string, string>;
}

/**
 * Looks once a day which pages are behind what is stored, and queues them: nothing that is lost is lost for long. Then it
 * brings the backups up to date.
 */
class Sweep extends Construct {
  readonly worker: LadderFunction;

  constructor(
    scope: Construct,
    id: string,
    { bundles, table, site, backups, again, skipped, environment }: SweepProps,
  ) {
    super(scope, id);
    this.worker = new LadderFunction(this, 'Sweep', {
      code: bundles('sweep'),
      description: 'Queues the pages that are behind what is stored, and brings the backups up to date.',
      timeout: Duration.minutes(15),
      environment,
    });
    table.let(this.worker, 'get', 'query');
    site.letLook(this.worker);
    backups.letWrite(this.worker);
    again.grantSendMessages(this.worker.lambda);
    new Schedule(this, 'Daily', {
      description: 'Has pages published again that are behind.',
      cron: NOT_WITH_THE_TIMER,
      target: this.worker,
      missed: skipped,
      worthlessAfter: Duration.hours(12),
    });
  }
}

/** How many messages are worked on at once: each alone, since what never ends takes its process with it. */
const WORKERS = 20;

/** Batches of a shard at once. With one, 5,000 ladders at a month's end take 15 minutes. */
const PARALLEL_BATCHES = 10;

/** How often something is tried: with the pauses between, for about half an hour. */
const TRIES = 7;

export interface PublishingProps {
  readonly bundles: Bundles;
  readonly release: string;
  /** The security contact; empty if there is none. */
  readonly contact: string;
  readonly signUp: boolean;
  readonly mails: boolean;
  readonly table: LadderTable;
  readonly site: Site;
  readonly live: Live;
  readonly backups: Backups;
}

/** Renders a ladder's files after every commit. What fails goes to a queue, and a daily sweep finds what was lost. */
export class Publishing extends Construct {
  readonly again: NarrowQueue;
  /** What could not be published: each letter names a ladder, a club, or "/" for the list of clubs. */
  readonly unpublished: DeadLetters;
  /** Parts of the stream that were neither published nor queued, and sweeps that did not begin. */
  readonly skipped: DeadLetters;
  readonly publish: LadderFunction;
  readonly sweep: Sweep;

  constructor(
    scope: Construct,
    id: string,
    { bundles, release, contact, signUp, mails, table, site, live, backups }: PublishingProps,
  ) {
    super(scope, id);
    this.unpublished = new DeadLetters(this, 'Unpublished');
    this.skipped = new DeadLetters(this, 'Skipped');
    this.again = new NarrowQueue(this, 'Again', {
      // What has just failed is left alone for a moment.
      deliveryDelay: Duration.seconds(5),
      // Six times the function's limit, as Lambda asks: a message must not come back while it may still be worked on.
      visibilityTimeout: Duration.seconds(6 * BATCH_LIMIT),
      deadLetterQueue: { queue: this.unpublished, maxReceiveCount: TRIES },
    });
    const environment = {
      TABLE_NAME: table.name,
      SITE_BUCKET: site.bucket.bucketName,
      SITE_ORIGIN: site.origin,
      QUEUE_URL: this.again.queueUrl,
      RELEASE: release,
      SECURITY_CONTACT: contact,
      ...(signUp && { SIGN_UP: 'true' }),
      ...(mails && { MAILS: 'true' }),
    };
    this.publish = new LadderFunction(this, 'Publish', {
      code: bundles('publish'),
      description: 'Publishes the pages of the ladders that have changed.',
      timeout: Duration.seconds(BATCH_LIMIT),
      environment,
    });
    table.let(this.publish, 'get', 'query');
    site.letPublish(this.publish);
    live.letTell(this.publish);
    this.again.grantSendMessages(this.publish.lambda);
    this.again.grantPutOff(this.publish.lambda);
    this.followChanges(table);
    this.publish.lambda.addEventSource(
      new SqsEventSource(this.again, { batchSize: 1, maxConcurrency: WORKERS, reportBatchItemFailures: true }),
    );
    this.sweep = new Sweep(this, 'Sweep', {
      bundles,
      table,
      site,
      backups,
      again: this.again,
      skipped: this.skipped,
      environment,
    });
  }

  /** Has the sweep hand over ladders that older rules have worked out. */
  letRebuild(due: IQueue): void {
    const { lambda } = this.sweep.worker;
    due.grantSendMessages(lambda);
    lambda.addEnvironment('DUE_QUEUE_URL', due.queueUrl);
  }

  private followChanges(table: LadderTable): void {
    this.publish.lambda.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [
          FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY'), dynamodb: { Keys: table.heads } }),
          FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY'), dynamodb: { Keys: table.clubs } }),
          FilterCriteria.filter({ dynamodb: { Keys: table.ofApps } }),
        ],
        batchSize: 100,
        parallelizationFactor: PARALLEL_BATCHES,
        // A burst needs no wait: what comes while one batch is published is the next.
        maxBatchingWindow: Duration.seconds(0),
        bisectBatchOnError: true,
        retryAttempts: 5,
        onFailure: new SqsDlq(this.skipped),
      }),
    );
  }
}
