import { parentPort } from 'node:worker_threads';
import { toldError } from '../told-error.ts';

/** Does tasks in a thread, as they come. */
export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ done: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ failed: toldError(error) });
    }
  });
}
