import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { region, type Send, signedFor } from '#functions/aws/signed.ts';
import { type Deadline, NO_DEADLINE, withDeadline } from '#functions/runtime/deadline.ts';

type DeploymentEvent = Pick<
  CloudFormationCustomResourceEvent,
  'RequestType' | 'ResponseURL' | 'StackId' | 'RequestId' | 'LogicalResourceId'
> & {
  readonly ResourceProperties?: Properties;
  readonly OldResourceProperties?: Properties;
};

export type Properties = Readonly<Record<string, unknown>>;

type Data = Readonly<Record<string, string>>;

/** Tells CloudFormation how it went; the deployment waits for this. */
const answer = async (change: DeploymentEvent, failure: unknown, Data: Data | undefined): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = change;
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const PhysicalResourceId = LogicalResourceId;
  const Reason = String(failure ?? 'done');
  const body = JSON.stringify({ Status, Reason, PhysicalResourceId, StackId, RequestId, LogicalResourceId, Data });
  // The address is signed for no content type, and fetch would name one.
  await fetch(change.ResponseURL, { method: 'PUT', body, headers: { 'content-type': '' } });
};

/** Work for a deployment, done on creation or change. The first has no properties from before. */
type DeploymentWork = (
  properties: Properties,
  before: Properties | undefined,
  change: Pick<DeploymentEvent, 'StackId'>,
) => Promise<Data | undefined>;

/** `undo` is done when the resource is removed; without it nothing is. */
export const onDeployment =
  (work: DeploymentWork, undo: (properties: Properties) => Promise<void> = async () => {}) =>
  async (change: DeploymentEvent, deadline: Deadline = NO_DEADLINE): Promise<void> => {
    const { RequestType, ResourceProperties: properties = {}, OldResourceProperties: before } = change;
    let data: Data | undefined;
    try {
      data = await withDeadline(deadline, async () => {
        if (RequestType !== 'Delete') return work(properties, before, change);
        await undo(properties);
        return undefined;
      });
    } catch (failure) {
      return answer(change, failure, undefined);
    }
    return answer(change, undefined, data);
  };

/** What version 1.0.0 called what the deployment had; the address for alarms was a parameter, which it did not tell. */
const FORMERLY: Readonly<Record<string, string>> = { 'e-mail': 'mailFrom', 'sign-up': 'signUp' };

const listIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The settings that a deployment was made with. Version 1.0.0 is recognised by its contact. */
function settingsIn({ Has, Contact }: Properties): readonly string[] {
  if (Contact === undefined) return listIn(Has);
  const had = Has === undefined ? Object.values(FORMERLY) : listIn(Has);
  return ['alarms', ...(Contact === '' ? [] : ['securityContact']), ...had.map((each) => FORMERLY[each] ?? each)];
}

/**
 * Rejects where a deployment would lose settings unsaid, such as one without its stage's file: all stays then. When a
 * deployment that brought settings has failed, CloudFormation takes them back, which looks the same and must not fail.
 */
export async function refuseLosses(
  properties: Properties,
  before: Properties | undefined,
  isTakenBack: () => Promise<boolean>,
): Promise<void> {
  const said = [...settingsIn(properties), ...listIn(properties['Without'])];
  const lost = (before ? settingsIn(before) : []).filter((each) => !said.includes(each));
  if (lost.length === 0 || (await isTakenBack())) return;
  throw new Error(
    `${properties['File']} does not say what this deployment was made with: ${lost.join(', ')}. Nothing was changed. ` +
      `Write it there again, or to do without from now on: {${lost.map((each) => `"${each}": null`).join(', ')}}.`,
  );
}

/** Whether a stack goes back to what it was. Rejects where CloudFormation does not say. */
export async function isRollingBack(stack: string, send: Send = signedFor('cloudformation')): Promise<boolean> {
  const url = new URL(`https://cloudformation.${region()}.amazonaws.com/`);
  url.search = new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: stack }).toString();
  const answer = await send({ method: 'GET', url, headers: {} });
  const [, status] = /<StackStatus>(\w+)<\/StackStatus>/.exec(await answer.text()) ?? [];
  if (!answer.ok || status === undefined) throw new Error(`CloudFormation answered ${answer.status} about the stack`);
  return status.includes('ROLLBACK');
}
