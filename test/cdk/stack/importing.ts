import { describe, expect, it } from 'vitest';
import { TRANSFERS } from '#functions/transfers/transfers.ts';
import { all, arn, lambda, the } from './template.ts';

const bucket = the('AWS::S3::Bucket', 'Transfers');
const steps = the('AWS::SQS::Queue', 'ImportingSteps');
const unimported = the('AWS::SQS::Queue', 'Unimported');

describe('imports', () => {
  it('are worked on a step at a time, by a bounded number of workers', () => {
    expect(the('AWS::Lambda::EventSourceMapping', 'Import')).toMatchObject({
      EventSourceArn: arn(steps.id),
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  it('do not come back while they may still be worked on, and are put aside in the end', () => {
    expect(steps.VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambda('import').Timeout);
    expect(steps.RedrivePolicy).toEqual({ deadLetterTargetArn: arn(unimported.id), maxReceiveCount: 5 });
  });

  it('on which nobody is at work are looked for every hour', () => {
    const { ScheduleExpression, Target } = the('AWS::Scheduler::Schedule', 'Forsaken');
    expect([ScheduleExpression, Target.Arn]).toEqual(['cron(37 * * * ? *)', arn(lambda('import').id)]);
  });

  it('are queued by the API, and have a whole processor and ten minutes for the longest log', () => {
    expect(lambda('clubs').Environment.Variables.IMPORT_QUEUE_URL).toEqual({ Ref: steps.id });
    expect(lambda('import').MemorySize).toBeGreaterThan(1769);
    expect(lambda('import').Timeout).toBe(600);
  });
});

describe('transfers', () => {
  it('lie in a bucket that is closed to the public, and are deleted after a week', () => {
    expect(bucket.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
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
