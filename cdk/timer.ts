import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';

/** A tick that comes after the next one is of no use: it would find the same ladders due. */
const WORTHLESS_AFTER = Duration.minutes(14);

/** Each quarter of an hour, as time zones have it: months end at midnight in some zone, so the monthly decay is due. Ladders are found and queued. */
export class Timer extends Construct {
  readonly missed: DeadLetters;
  readonly findDue: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable, due: IQueue) {
    super(scope, id);
    this.missed = new DeadLetters(this, 'Missed');
    this.findDue = new LadderFunction(this, 'FindDue', {
      code: bundles('find-due'),
      description: 'Queues the ladders on which decay, a forfeit or anything else is due.',
      timeout: Duration.minutes(10),
      environment: { TABLE_NAME: table.name, QUEUE_URL: due.queueUrl },
    });
    table.letFindDue(this.findDue);
    due.grantSendMessages(this.findDue.lambda);
    this.findDue.lambda.configureAsyncInvoke({
      maxEventAge: WORTHLESS_AFTER,
      retryAttempts: 2,
      onFailure: new SqsDestination(this.missed),
    });
    new Schedule(this, 'Decay', {
      description: 'Settles monthly decay, forfeits and whatever else is due, each quarter of an hour.',
      cron: 'cron(0/15 * * * ? *)',
      target: this.findDue,
      missed: this.missed,
      worthlessAfter: WORTHLESS_AFTER,
    });
  }
}

interface ScheduleProps {
  readonly description: string;
  /** In UTC, as "cron(0 * * * ? *)". */
  readonly cron: string;
  readonly target: LadderFunction;
  readonly missed: IQueue;
  /** A call that is later than this is of no use. */
  readonly worthlessAfter: Duration;
}

/** A schedule of EventBridge Scheduler, which calls a function again and again, exactly on time: each quarter of an hour for the decay. */
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
        roleArn: Scheduler.of(this).roleToCall(functionArn, missed.queueArn),
        retryPolicy: { maximumEventAgeInSeconds: worthlessAfter.toSeconds(), maximumRetryAttempts: 10 },
        deadLetterConfig: { arn: missed.queueArn },
      },
    });
  }
}

/** As whom all schedules of a stack call their functions. Nobody but EventBridge Scheduler can take the role. */
class Scheduler extends Construct {
  /** Written out, because the scheduler's ready-made target would also allow every version of the function. */
  private readonly calls = new PolicyDocument();
  private readonly role = new Role(this, 'Role', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: { Call: this.calls },
  });

  static of(scope: Construct): Scheduler {
    const stack = Stack.of(scope);
    const found = stack.node.tryFindChild('Scheduler');
    return found instanceof Scheduler ? found : new Scheduler(stack, 'Scheduler');
  }

  /** The role's ARN, which may then call a function and put what failed into a queue. */
  roleToCall(target: string, missed: string): string {
    this.calls.addStatements(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target] }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [missed] }),
    );
    return this.role.roleArn;
  }
}

/** What never ends takes its process with it: each ladder is settled alone. */
const TIMEOUT = Duration.seconds(30);
/** After a failure a ladder comes back so much later; five tries are over in half an hour, before the next look. */
const PAUSE = Duration.minutes(6);
const TRIES = 5;

/** How many ladders are settled at once, however many are due. */
const WORKERS = 20;

/** The ladders on which something is due, and the workers who settle them. One bad ladder stops no other. */
export class Settling extends Construct {
  readonly queue: NarrowQueue;
  readonly unsettled: DeadLetters;
  readonly worker: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable) {
    super(scope, id);
    this.unsettled = new DeadLetters(this, 'Unsettled');
    this.queue = new NarrowQueue(this, 'Due', {
      visibilityTimeout: PAUSE,
      deadLetterQueue: { queue: this.unsettled, maxReceiveCount: TRIES },
    });
    this.worker = new LadderFunction(this, 'Settle', {
      code: bundles('settle'),
      description: 'Settles the ladders on which something is due.',
      timeout: TIMEOUT,
      environment: { TABLE_NAME: table.name },
    });
    table.let(this.worker, 'get', 'query', 'put', 'update', 'delete', 'check');
    this.worker.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 1,
        maxConcurrency: WORKERS,
        reportBatchItemFailures: true,
      }),
    );
  }
}
