import { describe, expect, it } from 'vitest';
import { arn, lambda, rights, the } from './template.ts';

const table = the('AWS::DynamoDB::GlobalTable');
const bucket = the('AWS::S3::Bucket', 'Site');
const again = the('AWS::SQS::Queue', 'PublishingAgain');
const unpublished = the('AWS::SQS::Queue', 'Unpublished');
const skipped = the('AWS::SQS::Queue', 'Skipped');
const fromStream = the('AWS::Lambda::EventSourceMapping', 'PublishFunctionDynamoDB');
const fromQueue = the('AWS::Lambda::EventSourceMapping', 'PublishFunctionSqs');
const objects = { 'Fn::Join': ['', [arn(bucket.id), '/*']] };
const s3 = (name: string) => new Set(rights(name).filter(([action]) => action.startsWith('s3:')));

describe('publishing', () => {
  it('follows the heads and the list of clubs in the table’s stream, and nothing else', () => {
    const { EventSourceArn, FilterCriteria } = fromStream;
    expect(EventSourceArn).toEqual({ 'Fn::GetAtt': [table.id, 'StreamArn'] });
    const patterns = FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
    expect(patterns).toEqual([
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: ['state#head'] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: ['CLUBS'] } } } },
    ]);
    expect(table.StreamSpecification).toBeDefined();
  });

  it('waits for no more changes before it publishes one', () => {
    expect(fromStream.MaximumBatchingWindowInSeconds).toBe(0);
  });

  it('publishes several batches of a shard at once: a month of many ladders ends at one midnight', () => {
    expect(fromStream.ParallelizationFactor).toBe(10);
  });

  it('may put files in the site’s bucket, see what is there and take away what was replaced', () => {
    expect(s3('publish')).toEqual(
      new Set([
        ['s3:ListBucket', arn(bucket.id)],
        ['s3:GetObject', objects],
        ['s3:PutObject', objects],
        ['s3:DeleteObject', objects],
      ]),
    );
  });

  it('puts what fails on a queue of its own, of which it takes back single messages', () => {
    expect(rights('publish')).toContainEqual(['sqs:SendMessage', arn(again.id)]);
    expect(rights('publish')).toContainEqual(['sqs:ChangeMessageVisibility', arn(again.id)]);
    expect(lambda('publish').Environment.Variables.QUEUE_URL).toEqual({ Ref: again.id });
    expect(fromQueue).toMatchObject({
      EventSourceArn: arn(again.id),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: expect.any(Number) },
    });
  });

  it('has a message come back only when nobody can be at work on it any more', () => {
    expect(again.VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambda('publish').Timeout);
  });

  it('puts aside what fails again and again, where a letter names the ladder and nothing else is found', () => {
    expect(again.RedrivePolicy).toEqual({ deadLetterTargetArn: arn(unpublished.id), maxReceiveCount: 7 });
    expect(fromStream).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: expect.any(Number),
      DestinationConfig: { OnFailure: { Destination: arn(skipped.id) } },
    });
  });

  it('knows which release it is, and where people read its pages', () => {
    const { RELEASE, SITE_ORIGIN } = lambda('publish').Environment.Variables;
    expect(RELEASE).toBe('a1b2c3');
    expect(JSON.stringify(SITE_ORIGIN)).toContain('https://');
  });
});

describe('the sweep', () => {
  it('begins once a day, with nobody at a keyboard', () => {
    const { ScheduleExpression, FlexibleTimeWindow, State, Target } = the('AWS::Scheduler::Schedule', 'Daily');
    expect({ ScheduleExpression, FlexibleTimeWindow, State }).toEqual({
      ScheduleExpression: 'cron(23 3 * * ? *)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      State: undefined,
    });
    expect(Target.Arn).toEqual(arn(lambda('sweep').id));
    expect(Target.DeadLetterConfig.Arn).toEqual(arn(skipped.id));
  });

  it('only looks at files and queues what is behind, of the same release as is published', () => {
    expect(s3('sweep')).toEqual(
      new Set([
        ['s3:ListBucket', arn(bucket.id)],
        ['s3:GetObject', objects],
      ]),
    );
    expect(rights('sweep')).toContainEqual(['sqs:SendMessage', arn(again.id)]);
    const { QUEUE_URL, RELEASE } = lambda('publish').Environment.Variables;
    expect(lambda('sweep').Environment.Variables).toMatchObject({ QUEUE_URL, RELEASE });
  });
});
