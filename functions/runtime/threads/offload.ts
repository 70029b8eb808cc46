import { parentPort, Worker, workerData } from 'node:worker_threads';
import { toldError } from '../told-error.ts';
import { type Terms, Threads } from './threads.ts';

/** Does a task within its limit, wherever that may be. */
export type Offload<Task, Result> = (task: Task, terms: Terms) => Promise<Result>;

const MARK = 'offloaded';

/** Has a function's tasks done in threads of its own bundle: one that never ends can be stopped and delays no other. */
export function offloadTo<Task, Result>(bundle: string, most: number): Offload<Task, Result> {
  const threads = new Threads<Task, Result>({ open: () => new Worker(new URL(bundle), { workerData: MARK }), most });
  return (task, terms) => threads.run(task, terms);
}

/** Does tasks, where this is such a thread and not the function itself. */
export function serveOffloaded<Task, Result>(make: () => (task: Task) => Promise<Result>): void {
  if (workerData === MARK) serve(make());
}

export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ done: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ failed: toldError(error) });
    }
  });
}
