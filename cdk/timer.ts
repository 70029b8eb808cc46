import { Duration } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetters } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import { Schedule } from './schedule.ts';

/** A tick that comes after the next one is of no use: it would find the same ladders due. */
const WORTHLESS_AFTER = Duration.minutes(50);

/**
 * EventBridge Scheduler calls every hour, on the hour: then months end at midnight in some clubs' time zones, and the monthly
 * decay of players who stayed away is due, as is all else that time alone changes. The ladders are found and queued.
 */
export class Timer extends Construct {
  readonly missed: DeadLetters;
  readonly penalties: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable, due: IQueue) {
    super(scope, id);
    this.missed = new DeadLetters(this, 'Missed');
    this.penalties = new LadderFunction(this, 'Penalties', {
      code: bundles('penalties'),
      description: 'Queues the ladders on which decay, a forfeit or anything else is due.',
      timeout: Duration.minutes(10),
      environment: { TABLE_NAME: table.name, QUEUE_URL: due.queueUrl },
    });
    table.letFindDue(this.penalties);
    due.grantSendMessages(this.penalties.lambda);
    this.penalties.lambda.configureAsyncInvoke({
      maxEventAge: WORTHLESS_AFTER,
      retryAttempts: 2,
      onFailure: new SqsDestination(this.missed),
    });
    new Schedule(this, 'Hourly', {
      description: 'Settles the ladders on which decay, a forfeit or anything else is due.',
      cron: 'cron(0 * * * ? *)',
      target: this.penalties,
      missed: this.missed,
      worthlessAfter: WORTHLESS_AFTER,
    });
  }
}
