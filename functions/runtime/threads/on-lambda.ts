import { Worker, workerData } from 'node:worker_threads';
import { serve } from './serve.ts';
import { type Terms, Threads } from './threads.ts';

/** Does a task within its limit, wherever that may be. */
export type Aside<Task, Result> = (task: Task, terms: Terms) => Promise<Result>;

/** By which a thread knows that it is one. */
const MARK = 'aside';

/**
 * Has the tasks of a function done in threads of its own bundle, so that one that never ends can be stopped, and costs
 * the others nothing but its share of the processor. A function that is not called has none; they stay warm as it does.
 */
export function asideOf<Task, Result>(bundle: string, most: number): Aside<Task, Result> {
  const threads = new Threads<Task, Result>({ open: () => new Worker(new URL(bundle), { workerData: MARK }), most });
  return (task, terms) => threads.run(task, terms);
}

/** Does tasks, where this is such a thread and not the function itself. */
export function serveAside<Task, Result>(make: () => (task: Task) => Promise<Result>): void {
  if (workerData === MARK) serve(make());
}
