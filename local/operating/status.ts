import type { Invocation, Status, Working } from '../commands/command-line.ts';
import { UserError } from '../user-error.ts';
import { type Deployment, deploymentAt, isHere, membersOf, query, textIn } from './deployment.ts';
import { queuesOf, type StackQueue, sqs } from './redrive.ts';

/** Says how a deployment is: what it is, what is in alarm, whether somebody hears that, and what failed for good. */
export async function status({ url }: Invocation, { tell, ...terminal }: Working): Promise<Status> {
  if (url === undefined || isHere(url)) {
    tell({}, 'A laptop has no alarms, and tries again by itself. For its ladders: verify --all');
    return 0;
  }
  const deployment = await deploymentAt(url, terminal);
  const [version, release] = [await outputOf(deployment, 'Version'), await outputOf(deployment, 'Release')];
  const stack = await deployment.stackName();
  tell({ stack, version, release }, `${stack} in ${deployment.region}: version ${version}, release ${release}`);
  const backups = [await outputOf(deployment, 'BackupAddress'), await outputOf(deployment, 'BackupRegion')] as const;
  tell({ backups: backups[0], region: backups[1] }, `Backups: ${backups[0]}, ${lieIn(backups[1], deployment.region)}`);
  const silence = await whyNobodyHears(deployment);
  tell({ heard: silence === undefined, ...(silence !== undefined && { why: silence }) }, heardSaid(silence));
  const alarms = await alarmsUp(deployment, stack);
  for (const { name, since, why } of alarms) tell({ alarm: name, since, why }, `ALARM ${name} since ${since}: ${why}`);
  if (alarms.length === 0) tell({ alarms: 0 }, 'No alarm is up.');
  const letters = await lettersIn(deployment, Date.now());
  for (const { queue, letters: count, about } of letters) {
    const lines = about.map(({ what, hours }) => `  ${what} (${hours} h)`);
    tell({ queue, letters: count, about }, [`${queue}: ${count} put aside`, ...lines].join('\n'));
  }
  if (letters.length === 0) tell({ letters: 0 }, 'No queue holds dead letters.');
  return silence === undefined && alarms.length === 0 && letters.length === 0 ? 0 : 1;
}

const heardSaid = (silence: string | undefined): string =>
  silence === undefined ? 'Somebody hears of alarms.' : `Nobody hears of alarms: ${silence}.`;

/** Where backups lie, and what that means. */
export const lieIn = (region: string, own: string): string =>
  region === own
    ? `in the region of the ladders, ${region}: one that is lost takes both (docs/operate.md, Backups)`
    : `in ${region}`;

/** What a deployment of before does not say yet. */
const outputOf = async ({ output }: Deployment, name: Parameters<Deployment['output']>[0]): Promise<string> =>
  output(name).catch((error: unknown) => {
    if (error instanceof UserError) return 'unknown, until it is deployed again';
    throw error;
  });

/** Undefined where an address for alarms is confirmed, else why nobody hears them. */
export async function whyNobodyHears({ send, region, resources }: Deployment): Promise<string | undefined> {
  const topic = (await resources()).find(({ type }) => type === 'AWS::SNS::Topic')?.physical ?? '';
  const asked = { Action: 'ListSubscriptionsByTopic', TopicArn: topic };
  const subscriptions = await query(send, region, 'sns', '2010-03-31', asked);
  if (/<SubscriptionArn>arn:/.test(subscriptions)) return undefined;
  return subscriptions.includes('PendingConfirmation')
    ? 'the address is not confirmed: follow the link in the mail that AWS sent there'
    : 'no address is set';
}

/** The alarms of a stack that are up: at most a hundred, and it has fewer. */
async function alarmsUp({ send, region }: Deployment, stack: string) {
  const asked = { Action: 'DescribeAlarms', StateValue: 'ALARM', AlarmNamePrefix: `${stack}-`, MaxRecords: '100' };
  const xml = await query(send, region, 'monitoring', '2010-08-01', asked);
  return membersOf(xml)
    .filter((each) => each.includes('<AlarmName>'))
    .map((each) => ({
      // "ClubLadder-OperatorUnsettled89ABCDEF-1ABCDEFGHIJKL": what docs/operate.md calls it.
      name: /Operator(.+?)[0-9A-F]{8}(?:-|$)/.exec(textIn(each, 'AlarmName'))?.[1] ?? textIn(each, 'AlarmName'),
      since: textIn(each, 'StateUpdatedTimestamp'),
      why: textIn(each, 'AlarmDescription'),
    }));
}

/** What failed for good, by queue: of each up to ten letters, whose sight hides them from nobody. */
async function lettersIn(deployment: Deployment, now: number) {
  const full = (await queuesOf(deployment)).filter((each) => each.deadLetters === undefined && each.letters > 0);
  return Promise.all(
    full.map(async (each) => ({
      queue: each.name,
      letters: each.letters,
      about: await aboutIn(deployment, each, now),
    })),
  );
}

async function aboutIn(deployment: Deployment, { address }: StackQueue, now: number) {
  const asked = {
    QueueUrl: address,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: 0,
    MessageSystemAttributeNames: ['SentTimestamp'],
  };
  const { Messages: messages = [] } = await sqs(deployment, 'ReceiveMessage', asked);
  return messages.map(({ Body, Attributes = {} }) => ({
    what: whatItIsAbout(Body),
    hours: Math.round((now - Number(Attributes['SentTimestamp'] ?? now)) / 3_600_000),
  }));
}

/** A letter of ours names its ladder, and begins with it; what Lambda or the scheduler puts aside is JSON. */
const whatItIsAbout = (body: string): string =>
  body.startsWith('{') ? 'what a function did not take: see its log' : body.slice(0, 120);
