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

/** What a deployment may have, and a later one without its stage's file would lose. */
export const LOSABLE = ['e-mail', 'sign-up'] as const;
export type Losable = (typeof LOSABLE)[number];

/** What a stage's file says where that is meant. */
const MEANT: Readonly<Record<Losable, string>> = { 'e-mail': '"mailFrom": null', 'sign-up': '"signUp": false' };

/** Throws where a deployment would take something away unsaid, such as one without its stage's file: all stays then. */
export function refuseLosses({ Has, Without }: Properties, before: Properties | undefined): void {
  if (!before) return;
  if (!before['Has'] && !Without)
    throw new Error(
      'This deployment was made when its settings stood in the command, and its stage has no file: nothing was changed. ' +
        'Write cdk/stages/default.json (or the stage’s own file): what the command said, or {} where it said nothing.',
    );
  const isIn = (list: unknown, each: Losable): boolean => Array.isArray(list) && list.includes(each);
  for (const each of LOSABLE) {
    if (!isIn(before['Has'], each) || isIn(Has, each) || isIn(Without, each)) continue;
    throw new Error(
      `This deployment has ${each}, and the settings that it was made with are missing: nothing was changed. ` +
        `Put them back into cdk/stages/ (default.json, or the stage's own file), or say there ${MEANT[each]}.`,
    );
  }
}
