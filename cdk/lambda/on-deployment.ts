import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What CloudFormation asks, as far as it matters here. */
type Change = Pick<
  CloudFormationCustomResourceEvent,
  'RequestType' | 'ResponseURL' | 'StackId' | 'RequestId' | 'LogicalResourceId'
>;

/** Tells CloudFormation how it went; the deployment waits for this. */
const answer = async (change: Change, failure?: unknown): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = change;
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const PhysicalResourceId = LogicalResourceId;
  const Reason = String(failure ?? 'done');
  const body = JSON.stringify({ Status, Reason, PhysicalResourceId, StackId, RequestId, LogicalResourceId });
  // The address is signed for no content type, and fetch would name one.
  await fetch(change.ResponseURL, { method: 'PUT', body, headers: { 'content-type': '' } });
};

/** Work for a deployment, as the handler of a custom resource: done when it is created or changed, never undone. */
export const onDeployment =
  (work: () => Promise<void>) =>
  async (change: Change): Promise<void> => {
    try {
      if (change.RequestType !== 'Delete') await work();
    } catch (failure) {
      return answer(change, failure);
    }
    return answer(change);
  };
