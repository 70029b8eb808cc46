import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';

const TIMEOUT = Duration.minutes(1);
/**
 * Tries for a ladder before it is put aside. A batch that runs out of time costs one, so that it takes several; five of
 * them are over within half an hour, before the next look brings the ladder again.
 */
const TRIES = 5;

/** How many ladders are settled at once, whatever the number that is due: batches × workers. */
const BATCH = 10;
const WORKERS = 10;

/** The ladders on which something is due, and the workers who settle them. One bad ladder stops no other. */
export class Settling extends Construct {
  readonly queue: NarrowQueue;
  readonly unsettled: DeadLetters;
  readonly worker: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable) {
    super(scope, id);
    this.unsettled = new DeadLetters(this, 'Unsettled');
    this.queue = new NarrowQueue(this, 'Due', {
      // Six times the worker's limit, as Lambda asks: a message must not come back while it may still be worked on.
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: this.unsettled, maxReceiveCount: TRIES },
    });
    this.worker = new LadderFunction(this, 'Settle', {
      code: bundles('settle'),
      description: 'Settles the ladders on which something is due.',
      timeout: TIMEOUT,
      environment: { TABLE_NAME: table.name },
    });
    table.let(this.worker, 'get', 'query', 'put', 'update', 'delete');
    this.worker.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: BATCH,
        // Nothing is gained by waiting for a fuller batch: when many ladders are due, they come ten at a time anyhow.
        maxBatchingWindow: Duration.seconds(0),
        maxConcurrency: WORKERS,
        reportBatchItemFailures: true,
      }),
    );
  }
}
