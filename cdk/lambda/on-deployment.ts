import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What CloudFormation asks, as far as it matters here. */
type Change = Pick<
  CloudFormationCustomResourceEvent,
  'RequestType' | 'ResponseURL' | 'StackId' | 'RequestId' | 'LogicalResourceId'
> & {
  readonly ResourceProperties?: Properties;
  readonly OldResourceProperties?: Properties;
};

/** What the template says of the resource. */
export type Properties = Readonly<Record<string, unknown>>;

/** What the template may ask of the resource. */
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

/**
 * Work for a deployment, as the handler of a custom resource: done when it is created or changed, never undone. The first
 * deployment has no properties from before.
 */
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
