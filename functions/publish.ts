import { Bucket } from './publishing/bucket.ts';
import type { FileStore } from './publishing/files.ts';
import { publishFront, publishLadder } from './publishing/publish.ts';
import { onLambda, type Runtime, required } from './runtime.ts';
import { parseLadderPartition } from './store/keys.ts';

/** What is used of an event of the table's stream, of which only heads of ladders come. */
export interface StreamEvent {
  readonly Records: readonly {
    readonly eventName?: string;
    readonly dynamodb?: { readonly Keys?: { readonly pk?: { readonly S?: string } } };
  }[];
}

/**
 * Publishes the ladders of a batch, each once and as it is stored by now. One that fails stops no other; at the end it
 * makes the whole batch fail, which is then brought again: publishing twice is harmless.
 */
export const publish =
  (runtime: Runtime, files: FileStore) =>
  async ({ Records }: StreamEvent): Promise<void> => {
    const publishing = { store: runtime.store, files, now: runtime.now() };
    const partitions = new Set(Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? ''));
    const failed: string[] = [];
    for (const partition of partitions) {
      const key = parseLadderPartition(partition);
      if (key && !(await attempt(runtime, partition, () => publishLadder(publishing, key)))) failed.push(partition);
    }
    const opened = Records.some(({ eventName }) => eventName === 'INSERT');
    if (opened && !(await attempt(runtime, 'front', () => publishFront(publishing)))) failed.push('front');
    if (failed.length > 0) throw new Error(`not published: ${failed.join(', ')}`);
  };

async function attempt({ log }: Runtime, what: string, work: () => Promise<string>): Promise<boolean> {
  try {
    log({ function: 'publish', what, outcome: await work() });
    return true;
  } catch (error) {
    log({ function: 'publish', what, outcome: 'failed', error: String(error) });
    return false;
  }
}

export const handler = onLambda((runtime) => publish(runtime, new Bucket(required('SITE_BUCKET'))));
