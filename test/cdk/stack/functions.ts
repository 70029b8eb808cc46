import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { createTableInput, DUE_INDEX, EXPIRY } from '#functions/database/table.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { LAMBDAS, routeKeyOf } from '#shared/features/operation.ts';
import { all, arn, lambda, rights, stack, template, the } from './template.ts';

const table = the('AWS::DynamoDB::GlobalTable');
const stream = { 'Fn::GetAtt': [table.id, 'StreamArn'] };
const dueIndex = { 'Fn::Join': ['', [arn(table.id), `/index/${DUE_INDEX.name}`]] };

const FUNCTIONS = [
  ...LAMBDAS,
  'penalties',
  'settle',
  'publish',
  'sweep',
  'notify',
  'deliver',
  'import',
  'site-files',
  'push-key',
  'not-found',
  'whole-files',
];
const tableRights = (name: string) => rights(name).filter(([action]) => action.startsWith('dynamodb:'));

/** Routes that have been answered by one function and another. */
const KEPT = [
  ['seed', 'ApiPOSTapiclubsclubladdersladderseedAC7FBDC5'],
  ['arrive', 'ApiPOSTapiclubsclubladdersladderarrive132211E4'],
  ['challenge', 'ApiPOSTapiclubsclubladdersladderchallenge1BD0B9C7'],
  ['result', 'ApiPOSTapiclubsclubladdersladderresultF2B1AA2C'],
] as const;

describe('the API', () => {
  const routes = all('AWS::ApiGatewayV2::Route');

  it('has exactly the routes of the list', () => {
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(OPERATIONS.map(routeKeyOf).toSorted());
  });

  it.each(OPERATIONS)('answers $method $path by its function', (route) => {
    const { Target } = routes.find(({ RouteKey }) => RouteKey === routeKeyOf(route)) ?? {};
    const [, [, { Ref }]] = Target['Fn::Join'];
    expect(the('AWS::ApiGatewayV2::Integration', Ref)).toMatchObject({
      IntegrationUri: arn(lambda(route.lambda).id),
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
      expect([id, called]).toEqual([id, [arn(lambda(route?.lambda ?? '').id)]]);
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
  it('are these and no others', () => {
    const bundles = all('AWS::Lambda::Function').map(({ Code }) => Code.ZipFile);
    expect(bundles.toSorted()).toEqual(FUNCTIONS.map((name) => `// ${name}`).toSorted());
  });

  it.each(FUNCTIONS)('%s runs on Node 24 and Arm, and its log is not kept for ever', (name) => {
    const { Runtime, Architectures, LoggingConfig } = lambda(name);
    expect({ Runtime, Architectures }).toEqual({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    expect(the('AWS::Logs::LogGroup', LoggingConfig.LogGroup.Ref).RetentionInDays).toBeGreaterThan(0);
  });

  it.each(FUNCTIONS)('%s may touch the one table, its due index or its stream, and nothing wider', (name) => {
    for (const [action, resource] of tableRights(name)) {
      expect(action).not.toMatch(/\*|Scan|DeleteTable|UpdateTable/);
      expect([arn(table.id), dueIndex, stream]).toContainEqual(resource);
    }
  });

  it.each(['admin', 'session', 'publish', 'sweep', 'penalties'])('%s cannot change a ladder', (name) => {
    expect(tableRights(name)).not.toHaveLength(0);
    for (const [action] of tableRights(name)) expect(action).toMatch(/:(Get|Query|List|Describe)/);
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
