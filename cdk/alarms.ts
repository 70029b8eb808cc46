import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  type IMetric,
  MathExpression,
  Metric,
  type MetricOptions,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { Importing } from './importing.ts';
import type { LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Live } from './live.ts';
import type { Mails, SignUp } from './mails.ts';
import type { Notices } from './notices.ts';
import { Operator } from './operator.ts';
import type { Publishing } from './publishing.ts';
import { CLOUDFRONT, type Site } from './site.ts';
import type { Settling, Timer } from './timer.ts';

export interface WatchedParts {
  readonly api: Api;
  readonly table: LadderTable;
  readonly timer: Timer;
  readonly settling: Settling;
  readonly publishing: Publishing;
  readonly notices: Notices;
  readonly importing: Importing;
  readonly site: Site;
  readonly live: Live;
  readonly mails?: Mails | undefined;
  readonly signUp?: SignUp | undefined;
}

const WINDOW: MetricOptions = { period: Duration.minutes(5) };

interface Alarms {
  /** What can be told in every region. */
  readonly all: readonly Alarm[];
  /** What a new version of what records is taken back for. */
  readonly recordingFails: Alarm;
}

/** What the operator is called for. A function of the API that fails shows as an answer 5xx of the API. */
export const alarms = (scope: Construct, watched: WatchedParts, email?: string): Alarms => {
  const operator = new Operator(scope, 'Operator', email);
  lettersLeft(operator, watched);
  workersFail(operator, watched);
  tooLate(operator, watched);
  if (watched.mails) comesBack(operator, watched.mails);
  answersFail(operator, watched);
  pagesListen(operator, watched);
  const failing = recordingFails(operator, watched);
  return { all: operator.everywhere, recordingFails: failing };
};

const lettersLeft = (
  operator: Operator,
  { timer, settling, publishing, notices, importing, mails }: WatchedParts,
): void => {
  const left = (id: string, queue: DeadLetters, description: string): void => {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ ...WINDOW, statistic: Stats.MAXIMUM });
    operator.worriesAbout(id, { description, metric, from: 1 });
  };
  left('Unsettled', settling.unsettled, 'A ladder could not be settled. Mend the cause, then redrive the queue.');
  left(
    'Unpublished',
    publishing.unpublished,
    'A page is out of date: publishing failed for half an hour. The letter names it. Mend the cause, then redrive the queue.',
  );
  left('Skipped', publishing.skipped, 'Changes were neither published nor queued. The daily sweep finds them.');
  left('Undelivered', notices.undelivered, 'A webhook took no notice for a day: the log of deliver names it.');
  left('Unnoticed', notices.unnoticed, 'An entry was told to no webhook: the log of notify names it.');
  left(
    'Unimported',
    importing.unimported,
    'An import stands still: the log of import says why. It is tried again hourly.',
  );
  if (mails) {
    left('Untold', mails.untold, 'A player was not told for three days, or nobody was reminded: see the log of tell.');
    left('Unnoted', mails.unnoted, 'An address at which nothing arrives was not noted: see the log of bounce.');
  }
  left('Missed', timer.missed, 'A look for due ladders failed. The one on the hour finds all of them.');
};

const workersFail = (operator: Operator, watched: WatchedParts): void => {
  const { timer, settling, publishing, notices, importing, mails, signUp } = watched;
  const fails = (id: string, worker: LadderFunction, what: string): void => {
    const metric = sum(worker.lambda.metricErrors(WINDOW), worker.lambda.metricThrottles(WINDOW));
    operator.worriesAbout(id, { description: `${what} fails or is throttled: see its log.`, metric, from: 1 });
  };
  fails('FindDueFails', timer.findDue, 'Looking for due ladders');
  fails('SettleFails', settling.worker, 'Settling');
  fails('PublishFails', publishing.publish, 'Publishing');
  fails('SweepFails', publishing.sweep.worker, 'Looking for pages that are behind');
  fails('NotifyFails', notices.notify, 'Making notices');
  fails('DeliverFails', notices.deliver, 'Sending notices');
  fails('ImportFails', importing.worker, 'Importing logs');
  if (mails) {
    fails('TellFails', mails.tell, 'Telling players by e-mail or push');
    fails('MailFails', mails.mail, 'Answering the pages that e-mails lead to');
    fails('BounceFails', mails.bounce, 'Noting addresses at which nothing arrives');
  }
  if (signUp) fails('SignUpFails', signUp.worker, 'Letting clubs sign up');
};

const tooLate = (operator: Operator, { timer, settling, publishing, notices, mails }: WatchedParts): void => {
  operator.worriesAbout('SettlingBehind', {
    description: 'Due ladders have waited for half an hour to be settled.',
    metric: settling.queue.metricApproximateAgeOfOldestMessage(WINDOW),
    from: Duration.minutes(30).toSeconds(),
  });
  operator.worriesAbout('PagesBehind', {
    description: 'Pages are five minutes behind their ladders.',
    metric: publishing.publish.lambda.metric('IteratorAge', { ...WINDOW, statistic: Stats.MAXIMUM }),
    from: Duration.minutes(5).toMilliseconds(),
  });
  operator.worriesAbout('DeliveriesBehind', {
    description: 'Notices have waited for half an hour to be sent for the first time.',
    // SQS leaves out what was tried more than three times: a receiver that is down raises no alarm.
    metric: notices.deliveries.metricApproximateAgeOfOldestMessage(WINDOW),
    from: Duration.minutes(30).toSeconds(),
  });
  if (mails)
    operator.worriesAbout('TellingBehind', {
      description: 'Messages to players have lain ready for half an hour.',
      // Not the age of the oldest, as above: what waits for a player's morning, or the evening's summary, is old and not late.
      metric: mails.players.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(30),
        statistic: Stats.MINIMUM,
      }),
      from: 1,
    });
  operator.misses(
    'TimerStopped',
    'Nobody has looked for due ladders for an hour: is the schedule enabled?',
    timer.findDue.lambda.metricInvocations({ period: Duration.hours(1) }),
  );
};

/** AWS looks at a sender of whose e-mails one in twenty comes back or one in a thousand is called spam, and stops it soon after. */
const [BOUNCES, COMPLAINTS] = [0.04, 0.0008] as const;

/** As many tries as a single e-mail has had within ten minutes. */
const REFUSED = 3;

const comesBack = (operator: Operator, mails: Mails): void => {
  const posted = { period: Duration.minutes(30), statistic: Stats.SUM };
  operator.worriesAbout('MailRefused', {
    description: 'For half an hour no e-mail was taken: SES refuses all of them, or does not answer. The log says why.',
    metric: new MathExpression({
      expression: 'IF(FILL(taken, 0) > 0, 0, FILL(refused, 0))',
      usingMetrics: { taken: mails.posted('taken', posted), refused: mails.posted('refused', posted) },
      period: posted.period,
    }),
    from: REFUSED,
  });
  operator.worriesAbout('ClubStopped', {
    description: 'A club sends no more invitations: too many came back. The log of bounce names it.',
    metric: mails.stopped,
    from: 1,
  });
  const reputation = (metricName: string): IMetric =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM });
  operator.worriesAbout('SenderBounces', {
    description: 'Nearly one in twenty of all e-mails of this account comes back: AWS is about to stop the sender.',
    metric: reputation('Reputation.BounceRate'),
    from: BOUNCES,
  });
  operator.worriesAbout('SenderComplaints', {
    description:
      'Nearly one in a thousand of all e-mails of this account is called spam: AWS is about to stop the sender.',
    metric: reputation('Reputation.ComplaintRate'),
    from: COMPLAINTS,
  });
};

/** Messages to sockets in an hour: the evening of 10,000 clubs takes fewer. AWS takes a dollar for a million. */
const CROWD = 2_000_000;

const pagesListen = (operator: Operator, { live }: WatchedParts): void => {
  operator.worriesAbout('PagesUntold', {
    description: 'Pages could not be told what is new, so that they ask for it instead: AppSync does not take it.',
    metric: live.untold({ ...WINDOW, statistic: Stats.SUM }),
    // One or two may be a slow answer.
    from: 5,
  });
  const [ofApi, ofLadders] = live.messagesOut({ period: Duration.hours(1), statistic: Stats.SUM });
  operator.worriesAbout('MessagesOut', {
    description:
      'Two million messages an hour go out to open pages: a very large crowd, or somebody with many sockets.',
    metric: new MathExpression({
      expression: 'MAX([FILL(api, 0), FILL(ladders, 0)])',
      usingMetrics: { api: ofApi, ladders: ofLadders },
      period: Duration.hours(1),
    }),
    from: CROWD,
  });
};

/** How many requests in five minutes may be refused before the operator should look: as many as a full night of 100 clubs sends. */
const REFUSALS = 2000;

/** Whatever else fails meanwhile, such as the version before, a deployment is not to blame for it. */
const recordingFails = (operator: Operator, { api }: WatchedParts): Alarm =>
  operator.worriesAbout('RecordingFails', {
    description: 'The version of what records that was deployed last fails. If it is on its way, it is taken back.',
    metric: sum(...api.recording.failures({ ...WINDOW, period: Duration.minutes(1), statistic: Stats.SUM })),
    from: 1,
  });

const answersFail = (operator: Operator, { api, table, site }: WatchedParts): void => {
  operator.worriesAbout('ApiFails', {
    description: 'The API answers 5xx. A refusal never does: this is a defect or an outage.',
    metric: api.http.metricServerError({ ...WINDOW, statistic: Stats.SUM }),
    from: 1,
  });
  operator.worriesAbout('ApiRefuses', {
    description:
      'The API answers very many requests with 4xx, 429 among them: a program loops, or somebody tries doors.',
    metric: api.http.metricClientError({ ...WINDOW, statistic: Stats.SUM }),
    from: REFUSALS,
  });
  const siteFails = operator.worriesAbout('SiteFails', {
    description: 'CloudFront answers one request in twenty with 5xx: S3 or the API is out, or its settings are wrong.',
    metric: site.figure('5xxErrorRate', { ...WINDOW, statistic: Stats.AVERAGE }),
    from: 5,
  });
  operator.onlyIn(CLOUDFRONT, siteFails);
  certificateEnds(operator, site);
  operator.worriesAbout('Damaged', {
    description: 'Something that is stored cannot be read: it fails, or is left out of a list. The log names it.',
    metric: table.damaged,
    from: 1,
  });
  operator.worriesAbout('TableThrottled', {
    description: 'DynamoDB turns requests away: too much for one ladder, or more than the table may take.',
    metric: sum(throttles(table, 'Read'), throttles(table, 'Write')),
    from: 1,
  });
};

/** AWS renews a certificate 60 days before it ends, by the DNS entry that proved the domain. */
const LAST_DAYS = 30;

function certificateEnds(operator: Operator, { certificate }: Site): void {
  if (certificate === undefined) return;
  const days = new Metric({
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    dimensionsMap: { CertificateArn: certificate },
    period: Duration.days(1),
    statistic: Stats.MINIMUM,
    region: CLOUDFRONT,
  });
  const ends = operator.worriesAbout('CertificateEnds', {
    description: 'The certificate of the domain ends within 30 days, and was not renewed: its DNS entry is gone.',
    metric: new MathExpression({
      expression: `IF(days < ${LAST_DAYS}, 1, 0)`,
      usingMetrics: { days },
      period: Duration.days(1),
    }),
    from: 1,
  });
  operator.onlyIn(CLOUDFRONT, ends);
}

const throttles = (table: LadderTable, kind: 'Read' | 'Write'): IMetric =>
  table.table.metric(`${kind}ThrottleEvents`, { ...WINDOW, statistic: Stats.SUM });

const sum = (one: IMetric, other: IMetric): MathExpression =>
  new MathExpression({
    // Each is told only while something happens. Without a nought for the other, their sum would be unknown, and an
    // alarm would stay as it is.
    expression: 'FILL(one, 0) + FILL(other, 0)',
    usingMetrics: { one, other },
    // Both versions'; CDK would otherwise have its own hold.
    period: one.toMetricConfig().metricStat?.period ?? Duration.minutes(5),
  });
