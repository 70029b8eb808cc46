/** Where a deployment of tests is, and its API. */
export const SITE = 'https://d111111abcdef8.cloudfront.net';
export const API = 'https://abcdef1234.execute-api.eu-west-1.amazonaws.com';

/** What a service was asked for. */
interface Call {
  readonly service: string;
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const QUEUES = 'https://sqs.eu-west-1.amazonaws.com/123456789012';
const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:ClubLadder-Topic';

/** A queue for what another could not work off, and one whose letters no queue sends. */
const STACK = [
  ['AWS::DynamoDB::GlobalTable', 'LaddersTableF53E552F', 'ladders'],
  ['AWS::SQS::Queue', 'SettlingDue11112222', `${QUEUES}/Due`],
  ['AWS::SQS::Queue', 'SettlingUnsettledABCDEF01', `${QUEUES}/Unsettled`],
  ['AWS::SQS::Queue', 'PublishingSkipped01234567', `${QUEUES}/Skipped`],
  ['AWS::SES::ConfigurationSet', 'MailsSettings', 'settings'],
  ['AWS::SNS::Topic', 'OperatorTopic01234567', TOPIC],
  ['AWS::CloudWatch::Alarm', 'OperatorUnsettled89ABCDEF', 'ClubLadder-Unsettled'],
] as const;

const xml = (action: string, body: string): Response =>
  new Response(`<${action}Response><${action}Result>${body}</${action}Result></${action}Response>`);

const member = (fields: Readonly<Record<string, string>>): string =>
  `<member>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</member>`;

/** Where a service is signed for by another name than its host's: a bucket's own, and SES. */
const SIGNED_AS: Readonly<Record<string, string>> = { email: 'ses', files: 's3' };

/** An AWS account with one deployment, as far as the operator's command line asks: whatever is not signed is turned away. */
export class OperatedAccount {
  readonly calls: Call[] = [];
  /** How many letters lie in a queue. */
  letters: Readonly<Record<string, number>> = {};
  subscription = `${TOPIC}:5f0c1b2a`;
  sandbox = false;
  /** Names of alarms that are up, and what lies in queues. */
  alarms: readonly string[] = [];
  bodies: readonly string[] = [];
  table = 'ladders';
  /** What is published, by path: each file's edition. */
  readonly editions = new Map<string, string>();
  /** What the site and the API answer. */
  serve: (request: Request) => Promise<Response> = async () => Response.json({});

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { hostname, pathname, searchParams } = new URL(request.url);
    if (request.url === `${SITE}/deployment.json`) return Response.json({ api: API });
    if (!hostname.endsWith('.amazonaws.com') || request.url.startsWith(API)) return this.serve(request);
    const [service = ''] = hostname.split('.');
    const signature = request.headers.get('authorization') ?? '';
    if (!signature.includes(`/eu-west-1/${SIGNED_AS[service] ?? service}/aws4_request`))
      return new Response(null, { status: 403 });
    if (service === 'files') return searchParams.has('list-type') ? xml('ListBucket', '') : this.#file(pathname);
    const body = await request.text();
    const target = request.headers.get('x-amz-target')?.split('.')[1];
    const given = target === undefined ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
    const action = target ?? given['Action'] ?? pathname;
    this.calls.push({ service, action, input: given });
    return this.#answer(action, given);
  };

  #file(path: string): Response {
    const edition = this.editions.get(path);
    return new Response(null, edition === undefined ? { status: 404 } : { headers: { 'x-amz-meta-edition': edition } });
  }

  #answer(action: string, input: Readonly<Record<string, string>>): Response {
    const queue = (input['QueueUrl'] ?? input['SourceArn'] ?? '').split(/[/:]/).at(-1) ?? '';
    switch (action) {
      case 'DescribeStacks':
        return xml(
          action,
          `<Stacks>${stackOf('Other', 'https://x', 'other')}${stackOf('ClubLadder', API, this.table)}</Stacks>`,
        );
      case 'ListStackResources':
        return this.#resources(input);
      case 'GetQueueAttributes': {
        const policy = { deadLetterTargetArn: 'arn:aws:sqs:eu-west-1:123456789012:Unsettled' };
        return Response.json({
          Attributes: {
            QueueArn: `arn:aws:sqs:eu-west-1:123456789012:${queue}`,
            ApproximateNumberOfMessages: String(this.letters[queue] ?? 0),
            ...(queue === 'Due' && { RedrivePolicy: JSON.stringify(policy) }),
          },
        });
      }
      case 'StartMessageMoveTask':
        return Response.json({ TaskHandle: queue });
      case 'ListSubscriptionsByTopic':
        return xml(
          action,
          `<Subscriptions>${member({ Endpoint: 'you@example.org', SubscriptionArn: this.subscription })}</Subscriptions>`,
        );
      case 'DescribeAlarms':
        return xml(
          action,
          `<MetricAlarms>${this.alarms.map((AlarmName) => member({ AlarmName, AlarmDescription: 'It rings. What to do: docs', StateUpdatedTimestamp: '2026-11-28T20:00:00Z' })).join('')}</MetricAlarms>`,
        );
      case 'ReceiveMessage': {
        const SentTimestamp = String(Date.now() - 5 * 3_600_000);
        return Response.json({ Messages: this.bodies.map((Body) => ({ Body, Attributes: { SentTimestamp } })) });
      }
      case 'SetAlarmState':
        return xml(action, '');
      default:
        return Response.json({ ProductionAccessEnabled: !this.sandbox, SendingEnabled: true });
    }
  }

  /** In two pages. */
  #resources({ StackName, NextToken }: Readonly<Record<string, string>>): Response {
    if (StackName !== 'ClubLadder') return new Response(null, { status: 400 });
    const shown = NextToken === undefined ? STACK.slice(0, 2) : STACK.slice(2);
    const members = shown.map(([ResourceType, LogicalResourceId, PhysicalResourceId]) =>
      member({ ResourceType, LogicalResourceId, PhysicalResourceId }),
    );
    const next = NextToken === undefined ? '<NextToken>more</NextToken>' : '';
    return xml('ListStackResources', `<StackResourceSummaries>${members.join('')}</StackResourceSummaries>${next}`);
  }
}

const stackOf = (name: string, api: string, table: string): string =>
  `<member><StackName>${name}</StackName><Outputs>${Object.entries({
    ApiAddress: api,
    SiteAddress: SITE,
    TableName: table,
    BucketName: 'files',
    Release: 'r1',
    Version: '1.0.0',
    BackupAddress: 's3://backups/ClubLadder',
    BackupRegion: 'eu-west-1',
  })
    .map(([OutputKey, OutputValue]) => member({ OutputKey, OutputValue }))
    .join('')}</Outputs><Tags>${member({ Key: 'club', Value: 'x' })}</Tags></member>`;
