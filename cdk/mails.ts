import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib';
import { type IMetric, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { MAIL_PAGES, MAIL_PAGES_OF_ALL, SIGN_UP_PAGES } from '#functions/http/event.ts';
import { MOST_TRIES } from '#functions/notifying/retries.ts';
import { type Api, siteMark } from './api.ts';
import { DeadLetters, NarrowQueue } from './dead-letters.ts';
import { type Bundles, commonLog, countedInLog, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Notices } from './notices.ts';
import type { Site } from './site.ts';
import { Schedule } from './timer.ts';

interface MailsProps {
  readonly bundles: Bundles;
  readonly table: LadderTable;
  readonly api: Api;
  readonly notices: Notices;
  readonly site: Site;
  readonly from: string;
}

const TIMEOUT = Duration.seconds(60);
/** What the log tells of e-mails. */
const POSTED = 'Mails';

/** Tells players by e-mail what concerns them; it is there only where a deployment sends e-mails. */
export class Mails extends Construct {
  /** Queues whose messages are only visible while they can be delivered: those held back for the morning are not. */
  readonly players: NarrowQueue;
  readonly untold: DeadLetters;
  readonly unnoted: DeadLetters;
  readonly tell: LadderFunction;
  readonly mail: LadderFunction;
  readonly bounce: LadderFunction;
  /** How many clubs have stopped sending invitations, as too many came back. */
  readonly stopped: IMetric;
  private readonly props: MailsProps;
  private readonly settings: CfnConfigurationSet;

  constructor(scope: Construct, id: string, props: MailsProps) {
    super(scope, id);
    this.props = props;
    this.untold = new DeadLetters(this, 'Untold');
    this.unnoted = new DeadLetters(this, 'Unnoted');
    this.settings = new CfnConfigurationSet(this, 'Settings');
    this.players = new NarrowQueue(this, 'Players', {
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: this.untold, maxReceiveCount: MOST_TRIES.player },
    });
    this.tell = this.writing('tell', 'Tells players what concerns them.', { QUEUE_URL: this.players.queueUrl });
    props.table.let(this.tell, 'get', 'query', 'put', 'update', 'delete');
    this.players.grantSendMessages(this.tell.lambda);
    this.players.grantPutOff(this.tell.lambda);
    this.tell.lambda.addEventSource(
      new SqsEventSource(this.players, { batchSize: 5, maxConcurrency: 5, reportBatchItemFailures: true }),
    );
    props.notices.letTellPlayers(this.players);
    // Every hour it is morning somewhere. What is due on the hour has been settled by then.
    new Schedule(this, 'Reminders', {
      description: 'Reminds players of what lies ahead, where it is morning.',
      cron: 'cron(30 * * * ? *)',
      target: this.tell,
      missed: this.untold,
      worthlessAfter: Duration.minutes(50),
    });
    this.mail = this.pages();
    this.bounce = this.bounces();
    this.stopped = countedInLog(this, 'stopped', { period: Duration.minutes(5), statistic: Stats.SUM });
    new MetricFilter(this, 'Posted', {
      logGroup: commonLog(this),
      filterPattern: FilterPattern.exists('$.mail'),
      metricNamespace: Stack.of(this).stackName,
      metricName: POSTED,
      metricValue: '1',
      dimensions: { Outcome: '$.mail' },
    });
  }

  /** How many e-mails SES has taken, or refused. */
  posted(Outcome: 'taken' | 'refused', options: MetricOptions): IMetric {
    const namespace = Stack.of(this).stackName;
    return new Metric({ namespace, metricName: POSTED, dimensionsMap: { Outcome }, ...options });
  }

  private worker(
    name: string,
    description: string,
    environment: Record<string, string> = {},
    atOnce?: number,
  ): LadderFunction {
    const { bundles, table, site, from } = this.props;
    return new LadderFunction(this, name, {
      code: bundles(name),
      description,
      timeout: TIMEOUT,
      environment: {
        TABLE_NAME: table.name,
        SITE_ORIGIN: site.origin,
        MAIL_FROM: from,
        MAIL_SETTINGS: this.settings.ref,
        ...environment,
      },
      atOnce,
    });
  }

  /** Lets a function of the API send invitations; without it the function says that there are no e-mails. */
  letInvite(fn: LadderFunction): void {
    this.letSend(fn);
    fn.lambda.addEnvironment('MAIL_FROM', this.props.from);
    fn.lambda.addEnvironment('MAIL_SETTINGS', this.settings.ref);
  }

  /**
   * As this sender alone. SES asks for the right to whichever identity stands for the sender (the address, its domain or one above it), in the
   * sandbox to those of the receivers as well, and to the settings.
   */
  private letSend(fn: LadderFunction): void {
    const named = (what: string): string => `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${what}`;
    const asSender = { StringEquals: { 'ses:FromAddress': [this.props.from] } };
    fn.allowIf(asSender, ['ses:SendEmail'], named('identity/*'), named(`configuration-set/${this.settings.ref}`));
    Validations.of(fn).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
      reason: 'The sender is fixed by a condition; in the sandbox each verified receiver is an identity of its own.',
    });
  }

  /** The pages that e-mails lead to: they open sessions, and write what players choose. */
  private pages(): LadderFunction {
    const mail = this.writing('mail', 'Answers the pages that e-mails lead to.', { SITE_MARK: siteMark() });
    this.props.table.let(mail, 'get', 'query', 'put', 'update', 'delete');
    this.props.api.pages(this, 'mail', [MAIL_PAGES, MAIL_PAGES_OF_ALL], mail);
    return mail;
  }

  writing(...given: Parameters<Mails['worker']>): LadderFunction {
    const made = this.worker(...given);
    this.letSend(made);
    return made;
  }

  /** SES reports to EventBridge what bounced or was called spam. */
  private bounces(): LadderFunction {
    const bounce = this.worker('bounce', 'Writes no more to addresses at which nothing arrives.');
    this.props.table.let(bounce, 'get', 'put');
    bounce.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.unnoted) });
    new CfnConfigurationSetEventDestination(this, 'Events', {
      configurationSetName: this.settings.ref,
      eventDestination: {
        enabled: true,
        matchingEventTypes: ['bounce', 'complaint'],
        eventBridgeDestination: {
          eventBusArn: Stack.of(this).formatArn({ service: 'events', resource: 'event-bus', resourceName: 'default' }),
        },
      },
    });
    new Rule(this, 'Bounced', {
      eventPattern: { source: ['aws.ses'], detailType: ['Email Bounced', 'Email Complaint Received'] },
      targets: [new LambdaFunction(bounce.lambda, { retryAttempts: 8, deadLetterQueue: this.unnoted })],
    });
    return bounce;
  }
}

interface SignUpProps {
  readonly table: LadderTable;
  readonly api: Api;
  readonly mails: Mails;
  readonly clubsADay: number;
  readonly atOnce: number | undefined;
}

/** Lets clubs sign themselves up; it is there only where a deployment wants that. */
export class SignUp extends Construct {
  readonly worker: LadderFunction;

  constructor(scope: Construct, id: string, { table, api, mails, clubsADay, atOnce }: SignUpProps) {
    super(scope, id);
    const environment = { CLUBS_A_DAY: String(clubsADay), SITE_MARK: siteMark() };
    this.worker = mails.writing('sign-up', 'Lets clubs sign themselves up.', environment, atOnce);
    table.let(this.worker, 'get', 'query', 'put', 'update', 'delete', 'check');
    api.pages(this, 'sign-up', [SIGN_UP_PAGES], this.worker);
  }
}
