import type { Invocation, Status, Working } from '../commands/command-line.ts';
import { UserError } from '../user-error.ts';
import { type Deployment, deploymentAt, isHere } from './deployment.ts';

/** A queue of a stack, as SQS tells of it. */
export interface StackQueue {
  readonly name: string;
  readonly arn: string;
  readonly address: string;
  /** How many messages wait in it. */
  readonly letters: number;
  /** Where its messages go that could not be worked off. */
  readonly deadLetters: string | undefined;
}

/** Sends the letters of each queue that holds some back to where they came from; reports those that nobody would take. */
export async function redrive({ url }: Invocation, { tell, ...terminal }: Working): Promise<Status> {
  if (url === undefined || isHere(url)) {
    tell({ redriven: 0 }, 'A laptop puts nothing aside: it tries again by itself, and at each start.');
    return 0;
  }
  const deployment = await deploymentAt(url, terminal);
  const queues = await queuesOf(deployment);
  const sources = new Map(queues.flatMap((each) => (each.deadLetters === undefined ? [] : [[each.deadLetters, each]])));
  let [found, failed] = [0, 0];
  for (const { name, arn, letters } of queues.filter((each) => each.deadLetters === undefined && each.letters > 0)) {
    found++;
    const said = `${name}: ${letters === 1 ? '1 letter' : `${letters} letters`}`;
    const source = sources.get(arn);
    if (!source) {
      tell(
        { queue: name, letters, redriven: false },
        `${said}: left, nothing is lost by it. See docs/operate.md, then purge it`,
      );
      continue;
    }
    const error = await moved(deployment, arn);
    if (error !== undefined) failed++;
    tell(
      { queue: name, letters, redriven: error === undefined, ...(error !== undefined && { error }) },
      error === undefined ? `${said}, sent back to ${source.name}` : `${said}, not sent back: ${error}`,
    );
  }
  if (found === 0) tell({ redriven: 0 }, 'No queue holds dead letters.');
  return failed === 0 ? 0 : 1;
}

export async function queuesOf(deployment: Deployment): Promise<readonly StackQueue[]> {
  const found = (await deployment.resources()).filter(({ type }) => type === 'AWS::SQS::Queue');
  return Promise.all(
    found.map(async ({ logical, physical }) => {
      const asked = {
        QueueUrl: physical,
        AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages', 'RedrivePolicy'],
      };
      const { Attributes: about = {} } = await sqs(deployment, 'GetQueueAttributes', asked);
      const policy: { readonly deadLetterTargetArn?: string } = JSON.parse(about['RedrivePolicy'] ?? '{}');
      return {
        // Without the letters that CDK adds to what the template calls it.
        name: logical.replace(/[0-9A-F]{8}$/, ''),
        arn: about['QueueArn'] ?? '',
        address: physical,
        letters: Number(about['ApproximateNumberOfMessages'] ?? 0),
        deadLetters: policy.deadLetterTargetArn,
      };
    }),
  );
}

/** Undefined where SQS has begun to move the letters, else why it has not, such as that it is at it already. */
const moved = (deployment: Deployment, arn: string): Promise<string | undefined> =>
  sqs(deployment, 'StartMessageMoveTask', { SourceArn: arn }).then(
    () => undefined,
    (error: unknown) => (error instanceof UserError ? error.message : String(error)),
  );

export async function sqs({ send, region }: Deployment, action: string, input: object): Promise<SqsAnswer> {
  const answer = await send('sqs', {
    method: 'POST',
    url: new URL(`https://sqs.${region}.amazonaws.com/`),
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(input),
  });
  const text = await answer.text();
  if (!answer.ok) throw new UserError(`SQS answers ${answer.status} to ${action}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

interface SqsAnswer {
  readonly Attributes?: Readonly<Record<string, string>>;
  readonly Messages?: readonly { readonly Body: string; readonly Attributes?: Readonly<Record<string, string>> }[];
}
