import { readFileSync } from 'node:fs';
import { DefaultStackSynthesizer } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { stack, template, whole, wholeTemplate } from './template.ts';

const { Statement: statements } = JSON.parse(
  readFileSync(new URL('../../../cdk/rights.json', import.meta.url), 'utf8'),
) as { readonly Statement: readonly Statement[] };

interface Statement {
  readonly Sid: string;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: object;
}

const scaling = [
  ...['DeleteScalingPolicy', 'DeleteScheduledAction', 'DeregisterScalableTarget', 'DescribeScalableTargets'],
  ...['DescribeScalingPolicies', 'PutScalingPolicy', 'PutScheduledAction', 'RegisterScalableTarget'],
].map((each) => `application-autoscaling:${each}`);

const COME_AS_ASSETS = ['s3:GetObject', 's3:GetObjectVersion'];
const PASSES_A_ROLE = ['iam:PassRole'];
const OWN_ROLE = ['iam:CreateServiceLinkedRole'];

/**
 * What CloudFormation does for a resource of each type beyond the service that the type is called after, as AWS documents it
 * (CloudFormation's template reference, and the handlers of its registry); and what of that service knows no names. A type that
 * is new in the template is looked up there, and gets its line.
 */
const ASKS_FOR: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Api': OWN_ROLE,
  'AWS::ApiGatewayV2::Integration': [],
  'AWS::ApiGatewayV2::Route': [],
  'AWS::ApiGatewayV2::Stage': ['logs:CreateLogDelivery', 'logs:PutResourcePolicy'],
  'AWS::AppSync::Api': OWN_ROLE,
  'AWS::AppSync::ChannelNamespace': [],
  'AWS::Budgets::Budget': [],
  'AWS::CloudFront::CachePolicy': [],
  'AWS::CloudFront::Distribution': ['acm:DescribeCertificate', 'acm:ListCertificates', 'wafv2:GetWebACL'],
  'AWS::CloudFront::Function': [],
  'AWS::CloudFront::OriginAccessControl': [],
  'AWS::CloudFront::OriginRequestPolicy': [],
  'AWS::CloudFront::ResponseHeadersPolicy': [],
  'AWS::CloudWatch::Alarm': [],
  'AWS::CloudWatch::Dashboard': [],
  'AWS::CodeDeploy::Application': [],
  'AWS::CodeDeploy::DeploymentGroup': PASSES_A_ROLE,
  'AWS::DynamoDB::GlobalTable': [...scaling, ...OWN_ROLE, 'dynamodb:ListTables', 'kms:CreateGrant', 'kms:DescribeKey'],
  'AWS::Events::Rule': [],
  'AWS::IAM::Policy': [],
  'AWS::IAM::Role': [],
  'AWS::Lambda::Alias': ['codedeploy:CreateDeployment', 'codedeploy:GetDeployment'],
  'AWS::Lambda::EventInvokeConfig': [],
  'AWS::Lambda::EventSourceMapping': [],
  'AWS::Lambda::Function': [...COME_AS_ASSETS, ...PASSES_A_ROLE],
  'AWS::Lambda::Permission': [],
  'AWS::Lambda::Url': [],
  'AWS::Lambda::Version': [],
  'AWS::Logs::LogGroup': [],
  'AWS::Logs::MetricFilter': [],
  'AWS::S3::Bucket': [],
  'AWS::S3::BucketPolicy': [],
  'AWS::SES::ConfigurationSet': [],
  'AWS::SES::ConfigurationSetEventDestination': [],
  'AWS::SNS::Subscription': [],
  'AWS::SNS::Topic': [],
  'AWS::SNS::TopicPolicy': [],
  'AWS::SQS::Queue': [],
  'AWS::SQS::QueuePolicy': [],
  'AWS::Scheduler::Schedule': PASSES_A_ROLE,
  'AWS::WAFv2::WebACL': [],
  // CloudFormation calls their function as whoever deploys.
  'Custom::Keys': ['lambda:InvokeFunction'],
  'Custom::Removal': ['lambda:InvokeFunction'],
  'Custom::SiteFiles': ['lambda:InvokeFunction'],
};

/** What CDK itself reads before anything is made. */
const CDK_ASKS_FOR = ['s3:GetObject', 's3:GetObjectVersion', 'ssm:GetParameters'];

/** What services are called in policies that the template calls otherwise. */
const CALLED: Readonly<Record<string, string>> = { ApiGatewayV2: 'apigateway' };

const types = new Set(
  [template, wholeTemplate].flatMap((each) =>
    Object.values<{ Type: string }>(each.toJSON()['Resources']).map(({ Type }) => Type),
  ),
);

const actionsOf = ({ Action }: Statement): readonly string[] => [Action].flat();
const resourcesOf = ({ Resource }: Statement): readonly string[] => [Resource].flat();
const isAllowed = (action: string): boolean =>
  statements.flatMap(actionsOf).some((each) => new RegExp(`^${each.replaceAll('*', '.*')}$`).test(action));
const ofService = (action: string): boolean => action.endsWith(':*');

describe('who deploys', () => {
  const [named, numbered] = statements;
  if (!named || !numbered) throw new Error('cdk/rights.json begins otherwise');

  it('needs rights on the services of the template, all of them and no other', () => {
    const services = [...types].flatMap((type) => /^AWS::(\w+)/.exec(type)?.[1] ?? []);
    const wanted = new Set(services.map((each) => `${(CALLED[each] ?? each).toLowerCase()}:*`));
    expect(statements.flatMap(actionsOf).filter(ofService).toSorted()).toEqual([...wanted].toSorted());
  });

  it('has what AWS documents that each type of resource asks for, and nothing besides', () => {
    expect(Object.keys(ASKS_FOR).toSorted()).toEqual(expect.arrayContaining([...types].toSorted()));
    const asked = [...types].flatMap((type) => (ASKS_FOR[type] ?? []).map((action) => `${type} ${action}`));
    expect(asked.filter((each) => !isAllowed(each.split(' ')[1] ?? ''))).toEqual([]);
    const known = [...asked.map((each) => each.split(' ')[1] ?? ''), ...CDK_ASKS_FOR];
    const apart = statements.flatMap(actionsOf).filter((each) => !ofService(each));
    expect(apart.filter((each) => !known.some((one) => one.startsWith(each.replace('*', ''))))).toEqual([]);
  });

  it('lists what AWS lists by no name, and grants the use of a key to DynamoDB alone', () => {
    const of = (action: string) => statements.filter((each) => actionsOf(each).includes(action));
    for (const list of ['dynamodb:ListTables', 'acm:ListCertificates'])
      expect([list, of(list).map(resourcesOf)]).toEqual([list, [['*']]]);
    expect(of('kms:CreateGrant').map(({ Condition }) => Condition)).toEqual([
      { StringLike: { 'kms:ViaService': 'dynamodb.*.amazonaws.com' } },
    ]);
  });

  it('reaches tables, buckets and roles of these names alone, and what CDK has put aside', () => {
    expect(named.Action).toEqual(['dynamodb:*', 'iam:*', 's3:*']);
    for (const each of resourcesOf(named)) expect(each).toMatch(/:(table\/|role\/|::)clubladder\*$/i);
    for (const { stackName } of [stack, whole]) expect(stackName).toMatch(/^ClubLadder/);
    const brought = statements.find(({ Sid }) => Sid === 'WhatCdkBrings');
    expect(JSON.stringify(brought)).toContain(`cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-`);
    // What a managed policy may have at most, in characters without spaces.
    expect(JSON.stringify(statements).length).toBeLessThan(6144);
  });
});
