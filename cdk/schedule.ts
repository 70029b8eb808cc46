import { Aws, type Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { LadderFunction } from './ladder-function.ts';

export interface ScheduleProps {
  readonly description: string;
  /** In UTC, as "cron(0 * * * ? *)". */
  readonly cron: string;
  readonly target: LadderFunction;
  /** Where calls go that came to nothing. */
  readonly missed: IQueue;
  /** A call that is later than this is of no use. */
  readonly worthlessAfter: Duration;
}

/** A schedule of EventBridge Scheduler, which calls a function again and again, exactly on time: hourly for the decay. */
export class Schedule extends Construct {
  constructor(scope: Construct, id: string, { description, cron, target, missed, worthlessAfter }: ScheduleProps) {
    super(scope, id);
    const { functionArn } = target.lambda;
    new CfnSchedule(this, 'Schedule', {
      description,
      scheduleExpression: cron,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: functionArn,
        roleArn: this.role(functionArn, missed.queueArn).roleArn,
        retryPolicy: { maximumEventAgeInSeconds: worthlessAfter.toSeconds(), maximumRetryAttempts: 10 },
        deadLetterConfig: { arn: missed.queueArn },
      },
    });
  }

  /** Written out, because the scheduler's ready-made target would also allow every version of the function. */
  private role(target: string, missed: string): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target] }));
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [missed] }));
    return role;
  }
}
