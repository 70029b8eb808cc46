import { describe, expect, it } from 'vitest';
import { BATCH_LIMIT } from '#functions/aws/stream-record.ts';
import { MOST_TRIES, waitAfter } from '#functions/notifying/retries.ts';
import { TRANSFERS } from '#functions/transfers/transfers.ts';
import { all, arn, lambda, the } from './template.ts';

const table = the('AWS::DynamoDB::GlobalTable');
const deliveries = the('AWS::SQS::Queue', 'NoticesDeliveries');
const again = the('AWS::SQS::Queue', 'NoticesAgain');
const undelivered = the('AWS::SQS::Queue', 'NoticesUndelivered');
const unnoticed = the('AWS::SQS::Queue', 'NoticesUnnoticed');

/** What brings events to the function of a name. */
const sources = (name: string) =>
  all('AWS::Lambda::EventSourceMapping').filter(({ FunctionName }) => FunctionName.Ref === lambda(name).id);

describe('notices', () => {
  it('are made of new entries in the table’s stream, messages, disputes, requests to join and games’ dates, and of nothing else', () => {
    const [stream] = sources('notify').filter(({ StartingPosition }) => StartingPosition);
    expect(stream.EventSourceArn).toEqual({ 'Fn::GetAtt': [table.id, 'StreamArn'] });
    const patterns = stream.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
    const beginning = (prefix: string) => ({ Keys: { sk: { S: [{ prefix }] } } });
    expect(patterns).toEqual([
      { eventName: ['INSERT'], dynamodb: beginning('entry#') },
      { eventName: ['INSERT'], dynamodb: beginning('notice#message#') },
      { eventName: ['INSERT'], dynamodb: beginning('proposal#dispute#') },
      { eventName: ['INSERT'], dynamodb: beginning('joining#') },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: beginning('proposal#date#') },
    ]);
  });

  it('leave room for publishing: a stream takes two readers', () => {
    const readers = all('AWS::Lambda::EventSourceMapping').filter(({ StartingPosition }) => StartingPosition);
    expect(readers).toHaveLength(2);
  });

  it('that cannot be made are tried again apart from the stream, and then put aside', () => {
    expect(again.RedrivePolicy).toMatchObject({ deadLetterTargetArn: arn(unnoticed.id) });
    expect(sources('notify')).toContainEqual(expect.objectContaining({ EventSourceArn: arn(again.id), BatchSize: 1 }));
    const [stream] = sources('notify').filter(({ StartingPosition }) => StartingPosition);
    // A letter that was sent straight to the dead letters could not be redriven from there: it came from no queue.
    expect(stream.DestinationConfig.OnFailure.Destination).toEqual(arn(again.id));
    expect(stream).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: expect.any(Number) });
  });

  it('are sent by a bounded number of workers, who give back only those that were not taken', () => {
    expect(sources('deliver')).toMatchObject([
      { EventSourceArn: arn(deliveries.id), ScalingConfig: { MaximumConcurrency: expect.any(Number) } },
    ]);
    expect(lambda('access').Environment.Variables.QUEUE_URL).toEqual({ Ref: deliveries.id });
    expect(lambda('deliver').Environment.Variables.QUEUE_URL).toEqual({ Ref: deliveries.id });
  });

  it('are put aside after the last try, which comes before the queue forgets them', () => {
    const { maxReceiveCount, deadLetterTargetArn } = deliveries.RedrivePolicy;
    expect([maxReceiveCount, deadLetterTargetArn]).toEqual([MOST_TRIES.webhook, arn(undelivered.id)]);
    const pauses = Array.from({ length: MOST_TRIES.webhook }, (_, index) => waitAfter(index + 1, 0));
    const FOUR_DAYS = 4 * 24 * 3600;
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(deliveries.MessageRetentionPeriod ?? FOUR_DAYS);
  });

  it('name the address that people know', () => {
    for (const name of ['notify', 'deliver'])
      expect(lambda(name).Environment.Variables.SITE_ORIGIN).toEqual(
        lambda('access').Environment.Variables.SITE_ORIGIN,
      );
  });
});

const pages = the('AWS::SQS::Queue', 'PublishingAgain');
const unpublished = the('AWS::SQS::Queue', 'Unpublished');
const skipped = the('AWS::SQS::Queue', 'Skipped');
const fromStream = the('AWS::Lambda::EventSourceMapping', 'PublishFunctionDynamoDB');
const fromQueue = the('AWS::Lambda::EventSourceMapping', 'PublishFunctionSqs');

describe('publishing', () => {
  it('follows the heads, the list of clubs and what apps alone show in the table’s stream, and nothing else', () => {
    const { EventSourceArn, FilterCriteria } = fromStream;
    expect(EventSourceArn).toEqual({ 'Fn::GetAtt': [table.id, 'StreamArn'] });
    const patterns = FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
    expect(patterns).toEqual([
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: ['state#head'] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: ['CLUBS'] } } } },
      { dynamodb: { Keys: { sk: { S: [{ prefix: 'proposal#' }, { prefix: 'joining#' }] } } } },
    ]);
    expect(table.StreamSpecification).toBeDefined();
  });

  it('waits for no more changes before it publishes one', () => {
    expect(fromStream.MaximumBatchingWindowInSeconds).toBe(0);
  });

  it('publishes several batches of a shard at once: a month of many ladders ends at one midnight', () => {
    expect(fromStream.ParallelizationFactor).toBe(10);
  });

  it('puts what fails on a queue of its own, of which it takes back single messages', () => {
    expect(lambda('publish').Environment.Variables.QUEUE_URL).toEqual({ Ref: pages.id });
    expect(fromQueue).toMatchObject({
      EventSourceArn: arn(pages.id),
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: expect.any(Number) },
    });
  });

  it('has ended its process by when a change of its batch is taken for one that was tried before', () => {
    for (const follower of ['publish', 'notify']) expect(lambda(follower).Timeout).toBe(BATCH_LIMIT);
  });

  it('puts aside what fails again and again, where a letter names the ladder and nothing else is found', () => {
    expect(pages.RedrivePolicy).toEqual({ deadLetterTargetArn: arn(unpublished.id), maxReceiveCount: 7 });
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
  it('that does not begin leaves a letter', () => {
    expect(the('AWS::Scheduler::Schedule', 'Daily').Target.DeadLetterConfig.Arn).toEqual(arn(skipped.id));
  });

  it('queues what is behind where it is published from, of the same release', () => {
    const { QUEUE_URL, RELEASE } = lambda('publish').Environment.Variables;
    expect(lambda('sweep').Environment.Variables).toMatchObject({ QUEUE_URL, RELEASE });
  });
});

const bucket = the('AWS::S3::Bucket', 'Transfers');
const steps = the('AWS::SQS::Queue', 'ImportingSteps');
const unimported = the('AWS::SQS::Queue', 'Unimported');

describe('imports', () => {
  it('are worked on a step at a time, by a bounded number of workers', () => {
    expect(the('AWS::Lambda::EventSourceMapping', 'Import')).toMatchObject({
      EventSourceArn: arn(steps.id),
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  it('are put aside in the end', () => {
    expect(steps.RedrivePolicy).toEqual({ deadLetterTargetArn: arn(unimported.id), maxReceiveCount: 5 });
  });

  it('are queued by the API, and have a whole processor and ten minutes for the longest log', () => {
    expect(lambda('clubs').Environment.Variables.IMPORT_QUEUE_URL).toEqual({ Ref: steps.id });
    expect(lambda('import').MemorySize).toBeGreaterThan(1769);
    expect(lambda('import').Timeout).toBe(600);
  });
});

describe('transfers', () => {
  it('are deleted after a week', () => {
    expect(bucket.LifecycleConfiguration.Rules).toContainEqual(
      expect.objectContaining({ ExpirationInDays: 7, Status: 'Enabled' }),
    );
  });

  it('are opened by nothing but a signed link: nobody is allowed in by the bucket itself', () => {
    const { PolicyDocument } = the('AWS::S3::BucketPolicy', 'Transfers');
    expect(PolicyDocument.Statement.map(({ Effect }: { Effect: string }) => Effect)).not.toContain('Allow');
  });

  it('go through the site’s address, which passes on the signature, no cookie and no key, and keeps nothing', () => {
    const { DistributionConfig: site } = the('AWS::CloudFront::Distribution');
    const way = site.CacheBehaviors.find((each: { PathPattern: string }) => each.PathPattern === `${TRANSFERS}*`);
    const origin = site.Origins.find(({ Id }: { Id: string }) => Id === way.TargetOriginId);
    expect(origin.DomainName).toEqual({ 'Fn::GetAtt': [bucket.id, 'RegionalDomainName'] });
    expect(origin.OriginAccessControlId).toBeUndefined();
    expect(way.AllowedMethods).toContain('PUT');
    expect(way.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    const policy = all('AWS::CloudFront::OriginRequestPolicy').find(({ id }) => id === way.OriginRequestPolicyId.Ref);
    expect(policy?.OriginRequestPolicyConfig).toMatchObject({
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });
});
