import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { BATCH_LIMIT } from '#functions/aws/stream-record.ts';
import { DISPUTE, ENTRY, GAME_DATE, JOIN_REQUEST, MESSAGE } from '#functions/database/keys.ts';
import { SORT } from '#functions/database/table.ts';
import { MOST_TRIES } from '#functions/notifying/retries.ts';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Site } from './site.ts';

const TIMEOUTS = { notify: Duration.seconds(BATCH_LIMIT), deliver: Duration.seconds(30) };

/** How many receivers are called at once, however many notices there are: batches of 10 × workers. */
const BATCH = 10;
const WORKERS = 5;

/** Tells webhooks what happens: each new entry's notices are queued, and each is sent until its receiver takes it. */
export class Notices extends Construct {
  readonly deliveries: NarrowQueue;
  readonly undelivered: DeadLetters;
  readonly unnoticed: DeadLetters;
  readonly notify: LadderFunction;
  readonly deliver: LadderFunction;
  private readonly again: NarrowQueue;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable, site: Site) {
    super(scope, id);
    this.undelivered = new DeadLetters(this, 'Undelivered');
    this.unnoticed = new DeadLetters(this, 'Unnoticed');
    this.deliveries = this.queue('Deliveries', TIMEOUTS.deliver, this.undelivered, MOST_TRIES.webhook);
    this.again = this.queue('Again', TIMEOUTS.notify, this.unnoticed, 5);
    this.notify = new LadderFunction(this, 'Notify', {
      code: bundles('notify'),
      description: 'Queues notices of new entries for the webhooks of their ladders.',
      timeout: TIMEOUTS.notify,
      environment: {
        TABLE_NAME: table.name,
        SITE_ORIGIN: site.origin,
        QUEUE_URL: this.deliveries.queueUrl,
        AGAIN_QUEUE_URL: this.again.queueUrl,
      },
    });
    this.deliver = new LadderFunction(this, 'Deliver', {
      code: bundles('deliver'),
      description: 'Sends notices to webhooks.',
      timeout: TIMEOUTS.deliver,
      environment: {
        TABLE_NAME: table.name,
        SITE_ORIGIN: site.origin,
        QUEUE_URL: this.deliveries.queueUrl,
        AGAIN_QUEUE_URL: this.again.queueUrl,
      },
    });
    this.letNotify(table);
    this.letDeliver(table);
  }

  letTryOut(fn: LadderFunction): void {
    this.deliveries.grantSendMessages(fn.lambda);
    fn.lambda.addEnvironment('QUEUE_URL', this.deliveries.queueUrl);
  }

  /** Has lines of clubs in which players can be reached put on a queue. */
  letTellPlayers(queue: NarrowQueue): void {
    queue.grantSendMessages(this.notify.lambda);
    this.notify.lambda.addEnvironment('PLAYERS_QUEUE_URL', queue.queueUrl);
  }

  /**
   * Follows the new entries in the table's stream, which allows two readers and no more: publishing is the other. It stores
   * what it makes of them in the table.
   */
  private letNotify(table: LadderTable): void {
    table.let(this.notify, 'get', 'query', 'put');
    this.deliveries.grantSendMessages(this.notify.lambda);
    this.again.grantSendMessages(this.notify.lambda);
    this.notify.lambda.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [
          ...[ENTRY, MESSAGE, DISPUTE, JOIN_REQUEST].map((name) =>
            FilterCriteria.filter({
              eventName: FilterRule.isEqual('INSERT'),
              dynamodb: { Keys: { [SORT]: { S: FilterRule.beginsWith(name) } } },
            }),
          ),
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: { Keys: { [SORT]: { S: FilterRule.beginsWith(GAME_DATE) } } },
          }),
        ],
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        bisectBatchOnError: true,
        retryAttempts: 5,
        // Not straight to the dead letters: the function reads from such a letter which lines it was about.
        onFailure: new SqsDlq(this.again),
      }),
    );
    this.notify.lambda.addEventSource(
      // Each alone, since what never ends takes its process with it.
      new SqsEventSource(this.again, { batchSize: 1, maxConcurrency: 5, reportBatchItemFailures: true }),
    );
  }

  /** Webhooks are read, noted and, when gone, deleted; a notice in old names is made again by notify. */
  private letDeliver(table: LadderTable): void {
    table.let(this.deliver, 'get', 'query', 'put', 'delete');
    this.again.grantSendMessages(this.deliver.lambda);
    this.deliveries.grantPutOff(this.deliver.lambda);
    this.deliver.lambda.addEventSource(
      new SqsEventSource(this.deliveries, {
        batchSize: BATCH,
        maxConcurrency: WORKERS,
        reportBatchItemFailures: true,
      }),
    );
  }

  /** Six times the worker's limit, as Lambda asks: a message must not come back while it may still be worked on. */
  private queue(id: string, limit: Duration, deadLetters: DeadLetters, maxReceiveCount: number): NarrowQueue {
    return new NarrowQueue(this, id, {
      visibilityTimeout: Duration.seconds(6 * limit.toSeconds()),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount },
    });
  }
}
