import { describe, expect, it } from 'vitest';
import { DUE_INDEX } from '#functions/database/table.ts';
import { LAMBDAS } from '#shared/features/operation.ts';
import { all, arn, boundedRights, lambda, rights, stack, the } from './template.ts';

/** What every function may do, and nothing else: an action of a service, and on what. Its own log is left out. */
const POLICIES: Readonly<Record<string, readonly string[]>> = {
  clubs: [
    'dynamodb: GetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem on table',
    's3: GetObject PutObject on transfers',
    'sqs: SendMessage on ImportingSteps',
  ],
  access: [
    'dynamodb: GetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem on table',
    'sqs: SendMessage on ImportingSteps',
    'sqs: SendMessage on NoticesDeliveries',
    'ssm: GetParameter on webhook-key',
  ],
  'sessions-and-views': [
    'dynamodb: GetItem Query on table',
    'dynamodb: PutItem on table where USE#* SESSIONS#*',
    'dynamodb: DeleteItem on table where SESSIONS#*',
    's3: GetObject PutObject on transfers',
  ],
  'challenges-and-results': ['dynamodb: GetItem Query PutItem UpdateItem DeleteItem on table'],
  'find-due': ['dynamodb: Query on due index', 'sqs: SendMessage on SettlingDue', 'sqs: SendMessage on TimerMissed'],
  settle: [
    'dynamodb: GetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem on table',
    'sqs: ReceiveMessage DeleteMessage GetQueueAttributes on SettlingDue',
  ],
  publish: [
    'dynamodb: GetItem Query on table',
    'dynamodb: DescribeStream GetRecords GetShardIterator ListStreams on stream',
    's3: GetObject PutObject DeleteObject on files',
    's3: ListBucket on bucket',
    'appsync: EventPublish on channels of ladders',
    'sqs: SendMessage ReceiveMessage DeleteMessage GetQueueAttributes ChangeMessageVisibility on PublishingAgain',
    'sqs: SendMessage on PublishingSkipped',
  ],
  sweep: [
    'dynamodb: GetItem Query on table',
    's3: GetObject on files',
    's3: ListBucket on bucket',
    's3: GetObject PutObject DeleteObject on backups',
    's3: ListBucket on backups bucket',
    'sqs: SendMessage on PublishingAgain',
    'sqs: SendMessage on SettlingDue',
  ],
  notify: [
    'dynamodb: GetItem Query PutItem on table',
    'dynamodb: DescribeStream GetRecords GetShardIterator ListStreams on stream',
    'sqs: SendMessage ReceiveMessage DeleteMessage GetQueueAttributes on NoticesAgain',
    'sqs: SendMessage on NoticesDeliveries',
  ],
  deliver: [
    'dynamodb: GetItem Query PutItem DeleteItem on table',
    'sqs: ReceiveMessage DeleteMessage GetQueueAttributes ChangeMessageVisibility on NoticesDeliveries',
    'sqs: SendMessage on NoticesAgain',
    'ssm: GetParameter on webhook-key',
  ],
  import: [
    'dynamodb: GetItem Query PutItem DeleteItem ConditionCheckItem on table',
    's3: GetObject PutObject DeleteObject on transfers',
    's3: ListBucket on transfers bucket',
    's3: DeleteObject on files',
    's3: ListBucket on bucket',
    'cloudfront: CreateInvalidation on distribution',
    'sqs: SendMessage ReceiveMessage DeleteMessage GetQueueAttributes on ImportingSteps',
  ],
  'site-files': [
    's3: GetObject PutObject on files',
    's3: ListBucket on bucket',
    'cloudformation: DescribeStacks on stack',
  ],
  keys: ['ssm: GetParameter PutParameter on push-key', 'ssm: GetParameter PutParameter on webhook-key'],
  anybody: [],
  'not-found': [],
  previews: ['s3: GetObject on files', 's3: ListBucket on bucket'],
  'whole-files': ['s3: GetObject on files', 's3: ListBucket on bucket'],
};

const table = the('AWS::DynamoDB::GlobalTable');
const bucket = the('AWS::S3::Bucket', 'Site');
const transfers = the('AWS::S3::Bucket', 'Transfers');
const backups = the('AWS::S3::Bucket', 'Backups');

const of = (name: string) => ({ Ref: `AWS::${name}` });
const KEY = (name: string) => ({
  'Fn::Join': [
    '',
    ['arn:', of('Partition'), ':ssm:', of('Region'), ':', of('AccountId'), `:parameter/${stack.stackName}/${name}`],
  ],
});

const BACKUPS = (...path: readonly string[]) => ({
  'Fn::Join': ['', ['arn:', of('Partition'), ':s3:::', { Ref: backups.id }, ...path]],
});

/** Resources by what a policy calls them. */
const NAMES = new Map<string, string>([
  [JSON.stringify(arn(table.id)), 'table'],
  [JSON.stringify({ 'Fn::Join': ['', [arn(table.id), `/index/${DUE_INDEX.name}`]] }), 'due index'],
  [JSON.stringify({ 'Fn::GetAtt': [table.id, 'StreamArn'] }), 'stream'],
  [JSON.stringify(arn(bucket.id)), 'bucket'],
  [JSON.stringify(arn(transfers.id)), 'transfers bucket'],
  [JSON.stringify({ 'Fn::Join': ['', [arn(bucket.id), '/*']] }), 'files'],
  [JSON.stringify({ 'Fn::Join': ['', [arn(transfers.id), '/*']] }), 'transfers'],
  [JSON.stringify(BACKUPS()), 'backups bucket'],
  [JSON.stringify(BACKUPS(`/${stack.stackName}/*`)), 'backups'],
  ...['push-key', 'webhook-key'].map((name) => [JSON.stringify(KEY(name)), name] as const),
  ...all('AWS::AppSync::Api').map(({ id }) => {
    const channels = [{ 'Fn::GetAtt': [id, 'ApiArn'] }, '/channelNamespace/ladders'];
    return [JSON.stringify({ 'Fn::Join': ['', channels] }), 'channels of ladders'] as const;
  }),
  [JSON.stringify(of('StackId')), 'stack'],
  ...all('AWS::CloudFront::Distribution').map(({ id }) => {
    const parts = ['arn:', { Ref: 'AWS::Partition' }, ':cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/'];
    return [JSON.stringify({ 'Fn::Join': ['', [...parts, { Ref: id }]] }), 'distribution'] as const;
  }),
  ...all('AWS::SQS::Queue').map(({ id }) => [JSON.stringify(arn(id)), id.slice(0, -8)] as const),
]);

const nameOf = (resource: unknown): string => NAMES.get(JSON.stringify(resource)) ?? JSON.stringify(resource);

/** One word for each right, such as "dynamodb:GetItem on table". */
const granted = (name: string): ReadonlySet<string> =>
  new Set<string>([
    ...rights(name)
      .filter(([action]) => !action.startsWith('logs:'))
      .map(([action, resource]) => `${action} on ${nameOf(resource)}`),
    ...boundedRights(name).map(({ Action, Resource, Condition }) => {
      const keys: readonly string[] = Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'];
      return `${Action} on ${nameOf(Resource)} where ${keys.join(' ')}`;
    }),
  ]);

/** The same, as the list above says it. */
const listed = (name: string): ReadonlySet<string> =>
  new Set(
    (POLICIES[name] ?? []).flatMap((line) => {
      const [, service, actions = '', rest] = /^(\w+): (.*?)( on .*)$/.exec(line) ?? [];
      return actions.split(' ').map((action) => `${service}:${action}${rest}`);
    }),
  );

describe('the policy', () => {
  it('of each function is listed here, and there is no other function', () => {
    const names = all('AWS::Lambda::Function').map(({ Code }) => String(Code.ZipFile).slice(3));
    expect(names.toSorted()).toEqual(Object.keys(POLICIES).toSorted());
    for (const name of LAMBDAS) expect(lambda(name)).toBeDefined();
  });

  it.each(Object.keys(POLICIES))('of %s is this, to the letter', (name) => {
    expect(granted(name)).toEqual(listed(name));
  });
});
