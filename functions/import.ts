import { forgetCopiesOf } from './aws/invalidation.ts';
import { queueAt } from './aws/queue.ts';
import { REST } from './erasing/clear.ts';
import { importing } from './erasing/steps.ts';
import { onLambda } from './http/world.ts';
import { checkLog } from './importing/check.ts';
import { Pace } from './importing/pace.ts';
import { Bucket } from './publishing/bucket.ts';
import { required } from './runtime/lambda.ts';
import { TransferBucket } from './transfers/bucket.ts';

export const handler = onLambda((runtime) => {
  const transfers = new TransferBucket(required('TRANSFER_BUCKET'), runtime.siteOrigin);
  return importing(runtime, {
    transfers,
    check: (task, tell) => checkLog(transfers, task, tell),
    enqueue: queueAt(required('QUEUE_URL')).send,
    enqueueLater: (bodies) => queueAt(required('QUEUE_URL')).sendLater(bodies, REST / 1000),
    files: new Bucket(required('SITE_BUCKET')),
    forgetCopies: forgetCopiesOf(required('DISTRIBUTION_ID')),
    pace: () => new Pace(),
  });
});
