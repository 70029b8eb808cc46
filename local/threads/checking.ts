import { Worker } from 'node:worker_threads';
import { nameOf } from '#functions/database/keys.ts';
import type { Checked, CheckTask } from '#functions/importing/check.ts';
import type { ImportWorld } from '#functions/importing/work.ts';
import { Threads } from '#functions/runtime/threads/threads.ts';

/** A log that a thread is to check, and where it says which line it is at. */
export interface CheckJob {
  readonly folder: string;
  readonly task: CheckTask;
  readonly at: Int32Array;
}

/** A thread needs its own loader for TypeScript, though its process has one. */
const URL_OF_THREAD = new URL('./check-thread.ts', import.meta.url).href;
const SCRIPT = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(URL_OF_THREAD)});
});`;

/** How long a log may take, in milliseconds. */
const LIMIT = 10 * 60_000;
/** How often the line that a thread is at is looked at, in milliseconds. */
const LOOK = 500;

/** Checks logs that lie in a folder, in threads of their own; gives back what ends these. */
export function offloadChecks(folder: string): { readonly check: ImportWorld['check']; close(): Promise<void> } {
  const threads = new Threads<CheckJob, Checked>({ open: () => new Worker(SCRIPT, { eval: true }), most: 2 });
  const check: ImportWorld['check'] = async (task, tell) => {
    const at = new Int32Array(new SharedArrayBuffer(4));
    const looking = setInterval(() => tell(Atomics.load(at, 0)), LOOK);
    try {
      return await threads.run({ folder, task, at }, { lane: nameOf(task.key), limit: LIMIT, long: true });
    } finally {
      clearInterval(looking);
    }
  };
  return { check, close: () => threads.close() };
}
