import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#cdk/settings.ts';
import { stackNameOf } from '#cdk/stage.ts';
import { createTableInput, EXPIRY } from '#functions/database/table.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import { alarm, all, arn, EVERY, lambda, rights, stack, stackOf, template, the, wholeTemplate } from './template.ts';

const table = the('AWS::DynamoDB::GlobalTable');

/** Routes that have been answered by one function and another. */
const KEPT = [
  ['seed', 'ApiPOSTapiclubsclubladdersladderseedAC7FBDC5'],
  ['arrive', 'ApiPOSTapiclubsclubladdersladderarrive132211E4'],
  ['challenge', 'ApiPOSTapiclubsclubladdersladderchallenge1BD0B9C7'],
  ['result', 'ApiPOSTapiclubsclubladdersladderresultF2B1AA2C'],
] as const;

/** What records answers by the version that is live. */
const answering = (name: string) =>
  name === 'challenges-and-results' ? { Ref: the('AWS::Lambda::Alias').id } : arn(lambda(name).id);

describe('the API', () => {
  const routes = all('AWS::ApiGatewayV2::Route');

  it('has exactly the routes of the list', () => {
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(OPERATIONS.map(routeKeyOf).toSorted());
  });

  it.each(OPERATIONS)('answers $method $path by its function', (route) => {
    const { Target } = routes.find(({ RouteKey }) => RouteKey === routeKeyOf(route)) ?? {};
    const [, [, { Ref }]] = Target['Fn::Join'];
    expect(the('AWS::ApiGatewayV2::Integration', Ref)).toMatchObject({
      IntegrationUri: answering(route.lambda),
      PayloadFormatVersion: '2.0',
    });
  });

  it('leads a route to its function only once the gateway may call that', () => {
    const permissions = all('AWS::Lambda::Permission');
    for (const [id, { Properties, DependsOn = [] }] of Object.entries(
      template.findResources('AWS::ApiGatewayV2::Route'),
    )) {
      const route = OPERATIONS.find((each) => routeKeyOf(each) === Properties.RouteKey);
      const called = permissions.filter((each) => DependsOn.includes(each.id)).map(({ FunctionName }) => FunctionName);
      expect([id, called]).toEqual([id, [answering(route?.lambda ?? '')]]);
    }
  });

  // CloudFormation makes what is new before it deletes what is gone, and a route's key is there once.
  it.each(KEPT)('updates a stack of before: %s is %s, as it was', (key, id) => {
    expect(routes.find(({ RouteKey }) => RouteKey === `POST /api/clubs/{club}/ladders/{ladder}/${key}`)?.id).toBe(id);
  });

  it('asks for a signature where the operator alone may call, and nowhere else', () => {
    const signed = routes
      .filter(({ AuthorizationType }) => AuthorizationType === 'AWS_IAM')
      .map((each) => each.RouteKey);
    const operators = OPERATIONS.filter(({ roles }) => roles === 'operator').map(routeKeyOf);
    expect(signed.toSorted()).toEqual(operators.toSorted());
  });

  it('is throttled, and logs every call without telling paths, which name clubs', () => {
    const { DefaultRouteSettings, AccessLogSettings } = the('AWS::ApiGatewayV2::Stage');
    expect(DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
    expect(AccessLogSettings.Format).toContain('$context.routeKey');
    expect(AccessLogSettings.Format).not.toContain('$context.path');
  });
});

describe('the functions', () => {
  const log = all('AWS::Logs::LogGroup').find(({ id }) => id.startsWith('Log'));

  it.each(all('AWS::Lambda::Function'))(
    '$Code.ZipFile runs on Node 24 and Arm, and writes the one log of all functions and no other',
    ({ Runtime, Architectures, LoggingConfig, Code }) => {
      expect({ Runtime, Architectures }).toEqual({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
      expect(LoggingConfig).toEqual({ LogGroup: { Ref: log.id } });
      const logs = rights(Code.ZipFile.slice(3)).filter(([action]) => action.startsWith('logs:'));
      expect(logs).toEqual(['CreateLogStream', 'PutLogEvents'].map((each) => [`logs:${each}`, arn(log.id)]));
    },
  );

  it('keep the log for a month', () => {
    expect(log.RetentionInDays).toBe(30);
  });

  it.each(all('AWS::Lambda::Function'))('$Code.ZipFile is known by its stream, as docs/operate.md finds it', (fn) => {
    const name = fn.Code.ZipFile.slice(3).replaceAll('-', '');
    expect(fn.id).toMatch(new RegExp(name, 'i'));
  });
});

describe('a new version of what records', () => {
  const group = the('AWS::CodeDeploy::DeploymentGroup');
  const alias = Object.values(template.findResources('AWS::Lambda::Alias'))[0];

  const takesBack = alarm('RecordingFails');

  it('answers one request in ten for five minutes, and is taken back where it fails meanwhile', () => {
    expect(group.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
    expect(group.AlarmConfiguration).toEqual({ Enabled: true, Alarms: [{ Name: { Ref: takesBack } }] });
    expect(group.AutoRollbackConfiguration).toMatchObject({ Enabled: true });
    expect(alias?.['UpdatePolicy'].CodeDeployLambdaAliasUpdate.DeploymentGroupName).toEqual({ Ref: group.id });
    const version = the('AWS::Lambda::Version', alias?.['Properties'].FunctionVersion['Fn::GetAtt'][0]);
    expect(version.FunctionName).toEqual({ Ref: lambda('challenges-and-results').id });
    expect(alias?.['DependsOn']).toContain(takesBack);
  });

  it('is watched by its own errors and answers, and not by those of the version before', () => {
    const FunctionName = { Ref: lambda('challenges-and-results').id };
    const ofAlias = { 'Fn::Join': ['', [FunctionName, ':live']] };
    const version = alias?.['Properties'].FunctionVersion;
    const watched = the('AWS::CloudWatch::Alarm', 'OperatorRecordingFails').Metrics.flatMap(
      ({ MetricStat }: { MetricStat?: { Metric: object } }) => MetricStat?.Metric ?? [],
    );
    const dimension = (Name: string, Value: unknown) => ({ Name, Value });
    expect(watched).toEqual([
      {
        Namespace: 'AWS/Lambda',
        MetricName: 'Errors',
        Dimensions: [
          dimension('ExecutedVersion', version),
          dimension('FunctionName', FunctionName),
          dimension('Resource', ofAlias),
        ],
      },
      { Namespace: 'ClubLadder', MetricName: 'RecordingFailed', Dimensions: [dimension('Version', version)] },
    ]);
    expect(the('AWS::Logs::MetricFilter', 'Failed')).toMatchObject({
      FilterPattern: '{ ($.version = "*") && ($.status >= 500) }',
      MetricTransformations: [{ MetricName: 'RecordingFailed', Dimensions: [{ Key: 'Version', Value: '$.version' }] }],
    });
  });

  const shift = (at: Template) => [
    Object.keys(at.findResources('AWS::CodeDeploy::DeploymentGroup')).length,
    'UpdatePolicy' in (Object.values(at.findResources('AWS::Lambda::Alias'))[0] ?? {}),
  ];

  it.each([
    ['another table takes the place of the stack’s own', { tableStream: SETTINGS.tableStream.example }],
    ['the stack’s own table takes its place again', { tableStream: null }],
    ['a setting says so, such as one that mends what an alarm is about', { gradual: false }],
  ])('takes over at once where %s', (_, said) => {
    expect(shift(Template.fromStack(stackOf('once', said)))).toEqual([0, false]);
    expect(shift(template)).toEqual([1, true]);
  });
});

describe('the table', () => {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = createTableInput('ladders');

  it('has the keys, the due index and the expiry that the store works with', () => {
    expect(table).toMatchObject({ KeySchema, GlobalSecondaryIndexes, BillingMode });
    expect(new Set(table.AttributeDefinitions)).toEqual(new Set(AttributeDefinitions));
    expect(table.TimeToLiveSpecification).toEqual({ AttributeName: EXPIRY, Enabled: true });
  });

  it('survives mistakes: it can be set back to any second and is not deleted with the stack', () => {
    const [replica] = table.Replicas;
    expect(replica.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true });
    expect(replica.DeletionProtectionEnabled).toBe(true);
  });
});

describe('the stack', () => {
  it('passes the AWS Solutions checks, but for what it acknowledges with a reason', () => {
    expect(new AwsSolutionsChecks().validateScope(stack).violations).toEqual([]);
  });
});

interface Resource {
  readonly Type: string;
  readonly Properties?: object;
}

const resourcesOf = (given: Template): Readonly<Record<string, Resource>> => given.toJSON()['Resources'];

/** Told apart by what they belong to: inline policies by their role, settings by their function, a stage or a namespace by its API. */
const BELONGS = [
  'AWS::IAM::Policy',
  'AWS::Lambda::Permission',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Alias',
  'AWS::ApiGatewayV2::Stage',
  'AWS::AppSync::ChannelNamespace',
];
/** Of these an account has one list for all regions. */
const EVERYWHERE = /^AWS::(CloudFront|IAM|S3|CloudWatch::Dashboard)/;

/** The names that a template itself gives, and does not leave to CloudFormation, as they come out in a region. */
const namesIn = (given: Template, region: string, types = /./): readonly string[] =>
  Object.values(resourcesOf(given))
    .filter(({ Type }) => types.test(Type) && !BELONGS.includes(Type))
    .flatMap(({ Type, Properties = {} }) => ownNames(Properties).map((name) => `${Type} ${textIn(name, region)}`))
    .filter((name) => !name.endsWith(' '));

/** The names among a resource's properties, and those that CloudFront and budgets have in a part of their own. */
const ownNames = (properties: object): readonly unknown[] =>
  Object.entries(properties).flatMap(([key, value]) => {
    if (/Config$/.test(key) && typeof value === 'object' && 'Name' in value) return [value.Name];
    if (key === 'Budget') return ownNames(value);
    return /^(?!Metric|DeploymentConfig).*Name$/.test(key) ? [value] : [];
  });

/** A text with the region in it; empty where it is another resource's. */
function textIn(value: unknown, region: string): string {
  const text = JSON.stringify(value).replaceAll('{"Ref":"AWS::Region"}', JSON.stringify(region));
  return /"(Ref|Fn::GetAtt)"/.test(text) ? '' : text;
}

const common = (one: readonly string[], other: readonly string[]) => one.filter((name) => other.includes(name));

const first = Template.fromStack(stackOf(undefined, EVERY));
const names = namesIn(first, 'eu-west-1');

describe('a second deployment', () => {
  it('in the same account and region has no name in common with the first', () => {
    expect(names).not.toHaveLength(0);
    expect(common(namesIn(wholeTemplate, 'eu-west-1'), names)).toEqual([]);
    // Nor does it name anything by the first one's, such as a parameter or what it may do.
    expect(JSON.stringify(wholeTemplate.toJSON()).match(/ClubLadder(?!-?whole).{30}/g)).toBeNull();
  });

  it('in another region has no name in common with the first where an account has one list for all regions', () => {
    expect(namesIn(first, 'eu-west-1', EVERYWHERE)).not.toHaveLength(0);
    expect(common(namesIn(first, 'us-east-1', EVERYWHERE), names)).toEqual([]);
  });

  it('keeps to the 64 characters that CloudFront allows, even with the longest names there are', () => {
    const longest = Template.fromStack(stackOf('t'.repeat(20)));
    const controls = namesIn(longest, 'ap-southeast-1', /OriginAccessControl/);
    expect(controls).toHaveLength(2);
    for (const name of controls) {
      const joined: { 'Fn::Join': [string, string[]] } = JSON.parse(name.split(' ')[1] ?? '');
      expect(joined['Fn::Join'][1].join('').length).toBeLessThanOrEqual(64);
    }
  });

  it.each(['', 'Test', '1', 'a b', 'a-b', 'x'.repeat(21), true])('is not called %j', (stage) => {
    expect(() => stackNameOf(stage)).toThrow('a stage is called by 1–20 of a–z and 0–9');
  });
});

describe('a deployment that is there already', () => {
  it('is still the one without a stage', () => {
    expect(stackNameOf(undefined)).toBe('ClubLadder');
  });

  it.each([
    ['AWS::DynamoDB::GlobalTable', 'LaddersTableF53E552F'],
    ['AWS::S3::Bucket', 'SiteBucket978D4AEB'],
    ['AWS::CloudFront::Distribution', 'SiteDistribution390DED28'],
    ['AWS::ApiGatewayV2::Api', 'ApiHttp17514DA7'],
  ])('keeps its %s', (type, id) => {
    expect(all(type).map((each) => each.id)).toContain(id);
  });
});
