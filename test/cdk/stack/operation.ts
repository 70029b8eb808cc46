import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#cdk/settings.ts';
import type { Counted } from '#functions/runtime/counted.ts';
import { all, arn, lambda, stackOf, template, the } from './template.ts';

it.each([
  ['due ladders are', 'Decay', 'cron(0/15 * * * ? *)', 'find-due'],
  ['pages that are behind are', 'Daily', 'cron(23 3 * * ? *)', 'sweep'],
  ['imports on which nobody is at work are', 'Forsaken', 'cron(37 * * * ? *)', 'import'],
])('%s looked for with nobody at a keyboard: %s, %s', (_, id, expression, name) => {
  const { ScheduleExpression, FlexibleTimeWindow, State, Target } = the('AWS::Scheduler::Schedule', id);
  expect([ScheduleExpression, FlexibleTimeWindow, State]).toEqual([expression, { Mode: 'OFF' }, undefined]);
  expect(Target.Arn).toEqual(arn(lambda(name).id));
});

it('the scheduler may call what its schedules call and keep what they miss, as one role that nobody else can take', () => {
  const { id, AssumeRolePolicyDocument, Policies } = the('AWS::IAM::Role', 'Scheduler');
  const schedules = all('AWS::Scheduler::Schedule').map(({ Target }) => Target);
  expect(schedules.map(({ RoleArn }) => RoleArn)).toEqual(schedules.map(() => arn(id)));
  const [{ PolicyDocument }, ...others] = Policies;
  expect(others).toEqual([]);
  const may = PolicyDocument.Statement.flatMap(({ Action, Resource }: { Action: string; Resource: object }) =>
    [Resource].flat().map((each) => JSON.stringify([Action, each])),
  );
  const needed = schedules.flatMap(({ Arn, DeadLetterConfig }) => [
    JSON.stringify(['lambda:InvokeFunction', Arn]),
    JSON.stringify(['sqs:SendMessage', DeadLetterConfig.Arn]),
  ]);
  expect(may.toSorted()).toEqual(needed.toSorted());
  const principals = AssumeRolePolicyDocument.Statement.map(({ Principal }: { Principal: object }) => Principal);
  expect(principals).toEqual([{ Service: 'scheduler.amazonaws.com' }]);
});

describe('penalties', () => {
  const due = the('AWS::SQS::Queue', 'Due');
  const unsettled = the('AWS::SQS::Queue', 'Unsettled');
  const missed = the('AWS::SQS::Queue', 'Missed');

  it('are found by the next look where one fails, and the failure is kept', () => {
    const { RetryPolicy, DeadLetterConfig } = the('AWS::Scheduler::Schedule', 'Decay').Target;
    const { MaximumEventAgeInSeconds, DestinationConfig } = the('AWS::Lambda::EventInvokeConfig', 'FindDue');
    expect(RetryPolicy.MaximumEventAgeInSeconds).toBeLessThan(900);
    expect(MaximumEventAgeInSeconds).toBeLessThan(900);
    expect(DeadLetterConfig.Arn).toEqual(arn(missed.id));
    expect(DestinationConfig.OnFailure.Destination).toEqual(arn(missed.id));
  });

  it('are called in AWS’s own lists what they are: the monthly decay, whose look comes each quarter of an hour', () => {
    const { id, Description } = the('AWS::Scheduler::Schedule', 'Decay');
    expect([id, Description]).toEqual([expect.stringContaining('Decay'), expect.stringContaining('monthly')]);
  });

  it('are worked off by a bounded number of workers, each ladder alone', () => {
    expect(lambda('find-due').Environment.Variables.QUEUE_URL).toEqual({ Ref: due.id });
    const { BatchSize, ScalingConfig, ...mapping } = the('AWS::Lambda::EventSourceMapping', 'Settle');
    expect(mapping['EventSourceArn']).toEqual(arn(due.id));
    expect([BatchSize, ScalingConfig.MaximumConcurrency]).toEqual([1, 20]);
  });

  it('are tried several times, and given up before the look on the hour brings the ladder again', () => {
    const { maxReceiveCount } = due.RedrivePolicy;
    expect(maxReceiveCount).toBeGreaterThan(1);
    expect(maxReceiveCount * due.VisibilityTimeout).toBeLessThan(3600);
  });

  it('of one look are all queued before the next', () => {
    expect(lambda('find-due').Timeout).toBeLessThan(15 * 60);
  });

  it('that cannot be settled are put aside, so that one bad ladder stops no other', () => {
    expect(due.RedrivePolicy).toEqual({ deadLetterTargetArn: arn(unsettled.id), maxReceiveCount: expect.any(Number) });
    expect(unsettled.MessageRetentionPeriod).toBe(14 * 24 * 3600);
  });
});

describe('the queues', () => {
  const queueOf = ({ EventSourceArn }: { EventSourceArn: { 'Fn::GetAtt': readonly string[] } }) =>
    all('AWS::SQS::Queue').find(({ id }) => id === EventSourceArn['Fn::GetAtt'][0]);
  const mappings = all('AWS::Lambda::EventSourceMapping').filter((each) => queueOf(each));

  it.each(mappings)(
    '$id takes back single messages, and only when nobody can be at work on them any more',
    (mapping) => {
      expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      const worker = the('AWS::Lambda::Function', mapping.FunctionName.Ref);
      expect(queueOf(mapping)?.VisibilityTimeout).toBeGreaterThanOrEqual(6 * worker.Timeout);
    },
  );

  it.each(all('AWS::SQS::Queue'))('$id takes nothing in the clear', ({ id }) => {
    const policy = all('AWS::SQS::QueuePolicy').find(({ Queues }) =>
      Queues.some(({ Ref }: { Ref: string }) => Ref === id),
    );
    expect(policy?.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });
});

const bodyOf = (from: Template): string =>
  JSON.stringify(Object.values(from.findResources('AWS::CloudWatch::Dashboard'))[0]?.['Properties'].DashboardBody);

/** The figure of what the log counts as one thing. */
const counts = (Value: Counted) => ({ MetricName: 'Counted', Dimensions: [{ Name: 'What', Value }] });

describe('the operator', () => {
  const alarms = all('AWS::CloudWatch::Alarm');
  const topic = { Ref: the('AWS::SNS::Topic').id };

  it('is called by every alarm, and told when it is over', () => {
    expect(alarms).not.toHaveLength(0);
    for (const alarm of alarms) expect(alarm).toMatchObject({ AlarmActions: [topic], OKActions: [topic] });
  });

  it('hears the alarms: the topic lets CloudWatch speak', () => {
    expect(the('AWS::SNS::TopicPolicy').PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: topic,
      }),
    );
  });

  const LETTERS = ['Unsettled', 'Unpublished', 'Skipped', 'Undelivered', 'Unnoticed', 'Unimported', 'Missed'];

  it.each(LETTERS)('is called for the first letter in %s', (queue) => {
    const { id } = the('AWS::SQS::Queue', queue);
    expect(alarms).toContainEqual(
      expect.objectContaining({
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
        Threshold: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      }),
    );
  });

  /** The figures of which alarms work something out. */
  const figures = alarms.flatMap(({ Metrics = [] }) => Metrics).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
  const WORKERS = ['find-due', 'settle', 'publish', 'sweep', 'notify', 'deliver'];

  it.each(WORKERS)('is called where %s fails or is throttled', (name) => {
    const Dimensions = [{ Name: 'FunctionName', Value: { Ref: lambda(name).id } }];
    for (const MetricName of ['Errors', 'Throttles'])
      expect(figures).toContainEqual({ Namespace: 'AWS/Lambda', MetricName, Dimensions });
  });

  it('is called where the API answers 5xx, ladders or pages wait, or the table turns requests away', () => {
    const names = [...alarms, ...figures].map(({ MetricName }) => MetricName);
    const waiting = ['ApproximateAgeOfOldestMessage', 'IteratorAge'];
    const turnedAway = ['ReadThrottleEvents', 'WriteThrottleEvents'];
    expect(names).toEqual(expect.arrayContaining(['5xx', '4xx', '5xxErrorRate', ...waiting, ...turnedAway]));
  });

  it('is called for CloudFront’s 5xx in the one region in which it tells them', () => {
    const [site] = Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(
      ({ Properties: { MetricName, Metrics } }) =>
        (MetricName ?? Metrics?.[0]?.MetricStat?.Metric.MetricName) === '5xxErrorRate',
    );
    expect(template.toJSON()['Conditions'][site?.['Condition']]).toEqual({
      'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'],
    });
  });

  it('and the dashboard ask for CloudFront’s figures by both of their dimensions: by one of them AWS has none', () => {
    const ofSite = [...alarms, ...figures].filter(({ Namespace }) => Namespace === 'AWS/CloudFront');
    expect(ofSite).not.toEqual([]);
    for (const { Dimensions } of ofSite)
      expect(Dimensions).toEqual([
        { Name: 'DistributionId', Value: { Ref: the('AWS::CloudFront::Distribution').id } },
        { Name: 'Region', Value: 'Global' },
      ]);
    const shown = bodyOf(template).match(/\\"AWS\/CloudFront\\".*?\]/g) ?? [];
    expect(shown).toHaveLength(2);
    for (const each of shown) expect(each).toMatch(/\\"DistributionId\\".*\\"Region\\",\\"Global\\"/);
  });

  it('is called where something that is stored cannot be read, whichever function meets it', () => {
    expect(the('AWS::CloudWatch::Alarm', 'Damaged')).toMatchObject({ ...counts('damaged'), Threshold: 1 });
    expect(the('AWS::Logs::MetricFilter', 'Counted')).toMatchObject({
      FilterPattern: '{ $.counted = "*" }',
      MetricTransformations: [{ MetricName: 'Counted', Dimensions: [{ Key: 'What', Value: '$.counted' }] }],
    });
  });

  it('is called where pages cannot be told, and where more goes out to them than any evening of clubs', () => {
    const untold = the('AWS::CloudWatch::Alarm', 'PagesUntold');
    expect(untold).toMatchObject({ ...counts('untold'), Namespace: 'ClubLadder', Period: 300, Threshold: 5 });
    const { Metrics, Threshold } = the('AWS::CloudWatch::Alarm', 'MessagesOut');
    const EventAPIId = { Name: 'EventAPIId', Value: { 'Fn::GetAtt': [the('AWS::AppSync::Api').id, 'ApiId'] } };
    expect([Threshold, Metrics[0].Expression]).toEqual([2_000_000, 'MAX([FILL(api, 0), FILL(ladders, 0)])']);
    // AWS tells such figures by the API, or by the API and what its channels are called.
    expect(Metrics.slice(1).map(({ MetricStat }: { MetricStat: { Metric: object } }) => MetricStat.Metric)).toEqual(
      [[], [{ Name: 'ChannelNamespaceName', Value: 'ladders' }]].map((more) => ({
        Namespace: 'AWS/AppSync',
        MetricName: 'OutboundMessages',
        Dimensions: [...more, EventAPIId],
      })),
    );
  });

  it('is called where nobody looks for due ladders any more', () => {
    expect(alarms).toContainEqual(
      expect.objectContaining({
        MetricName: 'Invocations',
        Period: 3600,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      }),
    );
  });

  it('is not left with an alarm that stays because only one of two figures is told', () => {
    const sums = alarms.flatMap(({ Metrics = [] }) => Metrics).filter(({ Expression }) => Expression?.includes('+'));
    expect(sums).toHaveLength(9);
    for (const { Expression } of sums) expect(Expression).toBe('FILL(one, 0) + FILL(other, 0)');
  });
});

const textOf = (page: string): string => readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');

it('docs/deploy.md names each output', () => {
  const names = Object.keys(template.toJSON()['Outputs']);
  expect(names.filter((name) => !textOf('deploy.md').includes(`\`${name}\``))).toEqual([]);
});

describe('the dashboard', () => {
  it('shows every alarm that each region has, and at most the 50 figures that cost nothing', () => {
    const text = bodyOf(template);
    for (const { id } of alarmsEverywhere()) expect([id, text.includes(`"${id}"`)]).toEqual([id, true]);
    const figures = text.match(/\\"AWS\/(Lambda|ApiGateway|DynamoDB|SQS|CloudFront)\\",/g) ?? [];
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.length).toBeLessThanOrEqual(50);
  });

  const alarmsEverywhere = () =>
    Object.entries(template.findResources('AWS::CloudWatch::Alarm'))
      .filter(([, { Condition }]) => Condition === undefined)
      .map(([id]) => ({ id }));
});

describe('docs/operate.md', () => {
  const page = textOf('operate.md');
  const withAll = Template.fromStack(
    stackOf('told', {
      mailFrom: 'notices@ladder.example',
      signUp: true,
      domain: SETTINGS.domain.example,
      certificate: SETTINGS.certificate.example,
    }),
  );
  const missing = (names: readonly string[]) => names.filter((name) => !page.includes(`\`${name}\``));

  it('says of each alarm, in a paragraph to which the alarm leads, what it means and what to do', () => {
    const alarms = Object.entries(withAll.findResources('AWS::CloudWatch::Alarm'));
    const named = alarms.map(([id]) => id.slice('Operator'.length, -8));
    const [, part = ''] = page.split('\n## When an alarm comes\n');
    const [paragraphs = ''] = part.split('\n## ');
    const headings = [...paragraphs.matchAll(/^### (\w+)\n\n\S/gm)].map(([, name]) => name ?? '');
    expect(headings.toSorted()).toEqual(named.toSorted());
    for (const [id, { Properties }] of alarms) {
      const [, told, anchor] =
        /^(.{20,}[.?]) What to do: docs\/operate\.md#(\w+)$/.exec(Properties.AlarmDescription) ?? [];
      expect([id, told === undefined, anchor]).toEqual([id, false, id.slice('Operator'.length, -8).toLowerCase()]);
    }
  });

  it('finds the streams of each function whose log it sends people to, as their names have it', () => {
    const functions = Object.entries(withAll.findResources('AWS::Lambda::Function')).map(
      ([id, { Properties }]) => [String(Properties.Code.ZipFile).slice(3), id] as const,
    );
    const sought = new Set([...page.matchAll(/(?:log of|by) `([a-z-]+)`/g)].map(([, name]) => name));
    expect(sought.size).toBeGreaterThan(8);
    for (const name of sought) {
      const streams = new RegExp(String(name).replaceAll('-', ''), 'i');
      expect([name, functions.filter(([, id]) => streams.test(id)).map(([each]) => each)]).toEqual([
        name,
        expect.arrayContaining([name]),
      ]);
    }
  });

  it('says of each function when it runs', () => {
    const functions = all('AWS::Lambda::Function').map(({ Code }) => String(Code.ZipFile).slice(3));
    expect(missing(functions)).toEqual([]);
  });
});
