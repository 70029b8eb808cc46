import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

type Change = Pick<
  CloudFormationCustomResourceEvent,
  'RequestType' | 'ResponseURL' | 'StackId' | 'RequestId' | 'LogicalResourceId'
> & {
  readonly ResourceProperties?: Properties;
  readonly OldResourceProperties?: Properties;
};

export type Properties = Readonly<Record<string, unknown>>;

type Data = Readonly<Record<string, string>>;

/** Tells CloudFormation how it went; the deployment waits for this. */
const answer = async (change: Change, failure: unknown, Data: Data | undefined): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = change;
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const PhysicalResourceId = LogicalResourceId;
  const Reason = String(failure ?? 'done');
  const body = JSON.stringify({ Status, Reason, PhysicalResourceId, StackId, RequestId, LogicalResourceId, Data });
  // The address is signed for no content type, and fetch would name one.
  await fetch(change.ResponseURL, { method: 'PUT', body, headers: { 'content-type': '' } });
};

/** Work for a deployment, done on creation or change, never undone. The first has no properties from before. */
export const onDeployment =
  (work: (properties: Properties, before: Properties | undefined) => Promise<Data | undefined>) =>
  async (change: Change): Promise<void> => {
    let data: Data | undefined;
    try {
      const { ResourceProperties: properties = {}, OldResourceProperties: before } = change;
      if (change.RequestType !== 'Delete') data = await work(properties, before);
    } catch (failure) {
      return answer(change, failure, undefined);
    }
    return answer(change, undefined, data);
  };

/** What version 1.0.0 called what the deployment had; the address for alarms was a parameter, which it did not tell. */
const FORMERLY: Readonly<Record<string, string>> = { 'e-mail': 'mailFrom', 'sign-up': 'signUp' };

const listIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The settings that a deployment was made with. One of version 1.0.0 is known by its contact. */
function settingsIn({ Has, Contact }: Properties): readonly string[] {
  if (Contact === undefined) return listIn(Has);
  const had = Has === undefined ? Object.values(FORMERLY) : listIn(Has);
  return ['alarms', ...(Contact === '' ? [] : ['securityContact']), ...had.map((each) => FORMERLY[each] ?? each)];
}

/** Throws where a deployment would lose settings unsaid, such as one without its stage's file: all stays then. */
export function refuseLosses(properties: Properties, before: Properties | undefined): void {
  const said = [...settingsIn(properties), ...listIn(properties['Without'])];
  const lost = (before ? settingsIn(before) : []).filter((each) => !said.includes(each));
  if (lost.length === 0) return;
  throw new Error(
    `${properties['File']} does not say what this deployment was made with: ${lost.join(', ')}. Nothing was changed. ` +
      `Write it there again, or to do without from now on: {${lost.map((each) => `"${each}": null`).join(', ')}}.`,
  );
}
