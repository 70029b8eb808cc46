import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { stackNameOf } from '#cdk/stage.ts';
import { all, stackOf, template } from './template.ts';

interface Resource {
  readonly Type: string;
  readonly Properties?: object;
}

const resourcesOf = (given: Template): Readonly<Record<string, Resource>> => given.toJSON()['Resources'];

/** Told apart by what they belong to: inline policies by their role, settings by their function, a stage by its API. */
const BELONGS = [
  'AWS::IAM::Policy',
  'AWS::Lambda::Permission',
  'AWS::Lambda::EventSourceMapping',
  'AWS::ApiGatewayV2::Stage',
];
/** Of these an account has one list for all regions. */
const EVERYWHERE = /^AWS::(CloudFront|IAM|S3)::/;

/** The names that a template itself gives, and does not leave to CloudFormation, as they come out in a region. */
const namesIn = (given: Template, region: string, types = /./): readonly string[] =>
  Object.values(resourcesOf(given))
    .filter(({ Type }) => types.test(Type) && !BELONGS.includes(Type))
    .flatMap(({ Type, Properties = {} }) => ownNames(Properties).map((name) => `${Type} ${textIn(name, region)}`))
    .filter((name) => !name.endsWith(' '));

/** The names among a resource's properties, and those of CloudFront, which has them in a part of their own. */
const ownNames = (properties: object): readonly unknown[] =>
  Object.entries(properties).flatMap(([key, value]) => {
    if (/Config$/.test(key) && typeof value === 'object' && 'Name' in value) return [value.Name];
    return /^(?!Metric).*Name$/.test(key) ? [value] : [];
  });

/** A text with the region in it; empty where it is another resource's. */
function textIn(value: unknown, region: string): string {
  const text = JSON.stringify(value).replaceAll('{"Ref":"AWS::Region"}', JSON.stringify(region));
  return /"(Ref|Fn::GetAtt)"/.test(text) ? '' : text;
}

const common = (one: readonly string[], other: readonly string[]) => one.filter((name) => other.includes(name));

const names = namesIn(template, 'eu-west-1');
const test = Template.fromStack(stackOf('test'));

describe('a second deployment', () => {
  it('in the same account and region has no name in common with the first', () => {
    expect(names).not.toHaveLength(0);
    expect(common(namesIn(test, 'eu-west-1'), names)).toEqual([]);
  });

  it('in another region has no name in common with the first where an account has one list for all regions', () => {
    expect(namesIn(template, 'eu-west-1', EVERYWHERE)).not.toHaveLength(0);
    expect(common(namesIn(template, 'us-east-1', EVERYWHERE), names)).toEqual([]);
  });

  it('keeps to the 64 characters that CloudFront allows, even with the longest names there are', () => {
    const longest = Template.fromStack(stackOf('t'.repeat(20)));
    const controls = namesIn(longest, 'ap-southeast-1', /OriginAccessControl/);
    expect(controls).toHaveLength(3);
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
