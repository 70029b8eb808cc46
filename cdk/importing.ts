import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Site } from './site.ts';
import { Schedule } from './timer.ts';
import type { Transfers } from './transfers.ts';

/** The longest log is checked in one go, with time to spare; all else is done in steps of a minute. */
const TIMEOUT = Duration.minutes(10);
/** A log of 100,000 lines takes about 700 MB; above 1,769 MB a function has a whole processor. */
const MEMORY = 3008;
const TRIES = 5;
/** How many imports are worked on at a time, of all clubs together. */
const WORKERS = 5;

interface ImportingProps {
  readonly bundles: Bundles;
  readonly table: LadderTable;
  readonly transfers: Transfers;
  readonly site: Site;
}

/** Logs on their way to become ladders, and what is to be cleared away: each message is one step of one of them. */
export class Importing extends Construct {
  readonly unimported: DeadLetters;
  readonly worker: LadderFunction;
  private readonly queue: NarrowQueue;

  constructor(scope: Construct, id: string, { bundles, table, transfers, site }: ImportingProps) {
    super(scope, id);
    this.unimported = new DeadLetters(this, 'Unimported');
    this.queue = new NarrowQueue(this, 'Steps', {
      // Six times the worker's limit, as Lambda asks. Looking at a stalled import queues it again sooner.
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: this.unimported, maxReceiveCount: TRIES },
    });
    this.worker = new LadderFunction(this, 'Import', {
      code: bundles('import'),
      description: 'Checks season logs, and writes the ladders that they become; clears away what was deleted.',
      timeout: TIMEOUT,
      memory: MEMORY,
      environment: { TABLE_NAME: table.name, SITE_ORIGIN: site.origin, QUEUE_URL: this.queue.queueUrl },
    });
    table.let(this.worker, 'get', 'query', 'put', 'delete', 'check');
    transfers.let(this.worker, 'get', 'put', 'delete');
    transfers.letList(this.worker);
    site.letClear(this.worker);
    this.queue.grantSendMessages(this.worker.lambda);
    this.worker.lambda.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: WORKERS, reportBatchItemFailures: true }),
    );
    new Schedule(this, 'Forsaken', {
      description: 'Goes on with imports and deletions on which nobody is at work.',
      cron: 'cron(37 * * * ? *)',
      target: this.worker,
      missed: this.unimported,
      worthlessAfter: Duration.minutes(50),
    });
  }

  letBegin(fn: LadderFunction): void {
    this.queue.grantSendMessages(fn.lambda);
    fn.lambda.addEnvironment('IMPORT_QUEUE_URL', this.queue.queueUrl);
  }
}
