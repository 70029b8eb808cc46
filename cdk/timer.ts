import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetters } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';

/** A tick that comes after the next one is of no use: it would find the same ladders due. */
const WORTHLESS_AFTER = Duration.minutes(50);

/** Looks every hour, on the hour, which ladders have something due, and queues them. */
export class Timer extends Construct {
  readonly missed: DeadLetters;
  readonly penalties: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable, due: IQueue) {
    super(scope, id);
    this.missed = new DeadLetters(this, 'Missed');
    this.penalties = new LadderFunction(this, 'Penalties', {
      code: bundles('penalties'),
      description: 'Queues the ladders on which something is due.',
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
    this.everyHour();
  }

  private everyHour(): void {
    new CfnSchedule(this, 'Hourly', {
      description: 'Settles the ladders on which something is due.',
      scheduleExpression: 'cron(0 * * * ? *)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: this.penalties.lambda.functionArn,
        roleArn: this.schedulerRole().roleArn,
        retryPolicy: { maximumEventAgeInSeconds: WORTHLESS_AFTER.toSeconds(), maximumRetryAttempts: 10 },
        deadLetterConfig: { arn: this.missed.queueArn },
      },
    });
  }

  /** Written out, because the scheduler's ready-made target would also allow every version of the function. */
  private schedulerRole(): Role {
    const role = new Role(this, 'SchedulerRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    });
    const allow = (action: string, resource: string) =>
      role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
    allow('lambda:InvokeFunction', this.penalties.lambda.functionArn);
    allow('sqs:SendMessage', this.missed.queueArn);
    return role;
  }
}
