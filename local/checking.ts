import { Worker } from 'node:worker_threads';
import { Threads } from '../functions/aside/threads.ts';
import type { Checked, CheckTask } from '../functions/importing/check.ts';
import type { ImportWorld } from '../functions/importing/work.ts';
import { nameOf } from '../functions/settling/message.ts';

/** A log that a thread is to check, and where it says which line it is at. */
export interface CheckAside {
  readonly folder: string;
  readonly task: CheckTask;
  readonly at: Int32Array;
}

/** How long a log may take, in milliseconds. */
const LIMIT = 10 * 60_000;
/** How often the line that a thread is at is looked at, in milliseconds. */
const LOOK = 500;

/** Checks logs that lie in a folder, in threads of their own; gives back what ends these. */
export function checkAside(folder: string): { readonly check: ImportWorld['check']; close(): Promise<void> } {
  const open = () => new Worker(new URL('./check-thread.ts', import.meta.url));
  const threads = new Threads<CheckAside, Checked>({ open, most: 2 });
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
