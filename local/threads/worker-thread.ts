import { parentPort, type Worker } from 'node:worker_threads';
import { FailedElsewhere, type ToldError, toldError } from '#functions/runtime/told-error.ts';

/** Work was stopped because it took too long. What it did until then is done: ask before doing it again. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

interface TaskMessage<Task> {
  readonly id: number;
  readonly task: Task;
}

/** What a thread says when it is done with a task. */
type Reply<Result> = { readonly id: number } & ({ readonly done: Result } | { readonly failed: ToldError });

interface Asker<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that does tasks. It keeps the process alive only while it is at work. */
export class Thread<Task, Result> {
  readonly #worker: Worker;
  readonly #askers = new Map<number, Asker<Result>>();
  #asked = 0;
  #ended = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (reply: Reply<Result>) => {
      const asker = this.#askers.get(reply.id);
      if ('done' in reply) asker?.resolve(reply.done);
      else asker?.reject(new FailedElsewhere(reply.failed));
    });
    worker.on('error', (error) => this.#giveUp(error));
    worker.on('exit', () => this.#giveUp(new Error('the thread has ended')));
  }

  /** Whether it can take no more tasks. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Does a task within some milliseconds; throws what it throws, or `TookTooLong` once the thread has ended, with all else that it does. */
  async do(task: Task, limit: number): Promise<Result> {
    // A worker that is gone says nothing more, not even that.
    if (this.#ended) throw new Error('the thread has ended');
    const id = ++this.#asked;
    let late = false;
    const patience = setTimeout(() => {
      late = true;
      void this.end();
    }, limit);
    this.#worker.ref();
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#askers.set(id, { resolve, reject });
        this.#worker.postMessage({ id, task } satisfies TaskMessage<Task>);
      });
    } catch (error) {
      throw late ? new TookTooLong(`took longer than ${limit / 1000} s`) : error;
    } finally {
      clearTimeout(patience);
      this.#askers.delete(id);
      if (this.#askers.size === 0) this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #giveUp(error: unknown): void {
    this.#ended = true;
    for (const { reject } of this.#askers.values()) reject(error);
  }
}

/** Does tasks, where this is such a thread. */
export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async ({ id, task }: TaskMessage<Task>) => {
    try {
      parentPort?.postMessage({ id, done: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ id, failed: toldError(error) });
    }
  });
}
