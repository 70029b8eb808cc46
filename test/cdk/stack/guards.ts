import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { all, wholeTemplate as given, OWN, stackOf, template, whole } from './template.ts';

const ARN = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/club/1';
const other = Template.fromStack(stackOf('other', { firewall: ARN, writesASecond: 700 }));
const first = (type: string, from = given) => Object.values(from.findResources(type))[0]?.['Properties'];

describe('a flood', () => {
  const maxima = (from: Template) => {
    const { WriteOnDemandThroughputSettings: write, Replicas } = first('AWS::DynamoDB::GlobalTable', from);
    return [write.MaxWriteRequestUnits, Replicas[0].ReadOnDemandThroughputSettings.MaxReadRequestUnits];
  };

  it('is not paid for without an end: the table takes so much in a second, and no more', () => {
    expect(maxima(template)).toEqual([4000, 12_000]);
    expect(maxima(other)).toEqual([700, 2100]);
  });

  it('of strangers takes no more of the account’s functions than is set aside for it, and nothing is by default', () => {
    const reserved = Object.values(given.findResources('AWS::Lambda::Function'))
      .filter(({ Properties }) => Properties.ReservedConcurrentExecutions === 50)
      .map(({ Properties }) => Properties.Code.ZipFile);
    expect(reserved.toSorted()).toEqual(['// not-found', '// previews', '// sign-up', '// whole-files']);
    // A new account has a quota of ten, of which nothing can be set aside.
    for (const fn of all('AWS::Lambda::Function')) expect(fn.ReservedConcurrentExecutions).toBeUndefined();
  });

  it('of one address is kept out before it reaches anything, by a rule of its own or one that is there', () => {
    const { Scope, DefaultAction, Rules } = first('AWS::WAFv2::WebACL');
    expect([Scope, DefaultAction, Rules.length, Rules[0].Action]).toEqual([
      'CLOUDFRONT',
      { Allow: {} },
      1,
      { Block: {} },
    ]);
    expect(Rules[0].Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', Limit: 20_000 });
    const aclOf = (from: Template) => first('AWS::CloudFront::Distribution', from).DistributionConfig.WebACLId;
    expect(JSON.stringify(aclOf(given))).toContain('Firewall');
    expect(aclOf(other)).toBe(ARN);
    expect(aclOf(template)).toBeUndefined();
  });
});

describe('a certificate', () => {
  it('that ends and was not renewed calls the operator, in the one region in which AWS tells it', () => {
    const [ends] = Object.entries(given.findResources('AWS::CloudWatch::Alarm')).filter(([id]) =>
      id.includes('CertificateEnds'),
    );
    expect(ends?.[1]['Condition']).toMatch(/useast1/i);
    expect(ends?.[1]['Properties'].Metrics[0].Expression).toBe('IF(days < 30, 1, 0)');
    expect(ends?.[1]['Properties'].Metrics[1].MetricStat.Metric.Dimensions[0].Name).toBe('CertificateArn');
    expect(JSON.stringify(template.toJSON())).not.toContain('CertificateEnds');
  });
});

describe('the table', () => {
  it('is kept warm where a setting says for how much', () => {
    const { WarmThroughput } = first('AWS::DynamoDB::GlobalTable');
    expect(WarmThroughput).toEqual({ WriteUnitsPerSecond: 16_000, ReadUnitsPerSecond: 16_000 });
    expect(first('AWS::DynamoDB::GlobalTable', template)).not.toHaveProperty('WarmThroughput');
  });
});

describe('a stage', () => {
  it('is told from others by its tags, on the bill too, which say its release', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(whole.tags.tagValues()).toEqual({ application: 'club-ladder', deployment: 'ClubLadder-whole', version });
  });
});

describe('a budget', () => {
  it('is told to who gets the alarms, before and after it is used up', () => {
    const { Budget, NotificationsWithSubscribers: notices } = first('AWS::Budgets::Budget');
    expect(Budget).toMatchObject({ TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } });
    expect(notices).toHaveLength(3);
    for (const { Subscribers } of notices)
      expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'you@example.org' }]);
    expect(all('AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('the bucket of the pages', () => {
  const shields = (from: Template) =>
    first('AWS::CloudFront::Distribution', from).DistributionConfig.Origins.flatMap(
      ({ S3OriginConfig, OriginShield }: { S3OriginConfig?: object; OriginShield?: object }) =>
        S3OriginConfig && OriginShield ? [OriginShield] : [],
    );

  it('is asked by one region of CloudFront’s alone, where a setting names it', () => {
    expect(shields(given)).toEqual([{ Enabled: true, OriginShieldRegion: 'eu-west-1' }]);
    expect(shields(template)).toEqual([]);
  });
});

it('a domain of one’s own is served by TLS 1.2 or newer', () => {
  const { ViewerCertificate } = first('AWS::CloudFront::Distribution')?.DistributionConfig ?? {};
  expect(ViewerCertificate.MinimumProtocolVersion).toMatch(/^TLSv1\.[23]_20/);
});

describe('the stack', () => {
  it('has as few resources as it can do with: 250 to 285 without e-mail', () => {
    const { length } = Object.keys(template.toJSON()['Resources']);
    expect(length).toBeGreaterThanOrEqual(250);
    expect(length).toBeLessThanOrEqual(285);
  });

  it('passes the AWS Solutions checks with all of its settings', () => {
    expect(new AwsSolutionsChecks().validateScope(whole).violations).toEqual([]);
  });

  it.each([
    ['without settings', {}],
    ['with all of its settings', OWN],
  ])('passes the check of its template by CloudFormation’s rules %s', (_, said) => {
    const checked = stackOf('checked', said, { builtinCloudFormationValidation: true });
    expect(() => Template.fromStack(checked)).not.toThrow();
  });
});

it('one template is for every region: it names none but that in which CloudFront has what is its own', () => {
  const named = JSON.stringify(given).match(/\b(?:af|ap|ca|eu|il|me|mx|sa|us)-[a-z]+-\d\b/g);
  const shield = OWN['originShield'];
  expect([...new Set(named)].filter((each) => each !== shield)).toEqual(['us-east-1']);
});
