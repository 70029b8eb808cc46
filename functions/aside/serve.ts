import { parentPort } from 'node:worker_threads';

/** Does tasks in a thread, as they come. */
export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ done: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ failed: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
