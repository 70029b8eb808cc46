import type { Worker } from 'node:worker_threads';
import { FailedElsewhere, type ToldError } from '../told-error.ts';

/** Work was stopped because it took too long. What it did until then is done: ask before doing it again. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** What a thread says when it is done with a task. */
type Reply<Result> = { readonly done: Result } | { readonly failed: ToldError };

interface Asker<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that does one task after the other. It keeps the process alive only as long as it is at work. */
export class Thread<Task, Result> {
  readonly #worker: Worker;
  #asker: Asker<Result> | undefined;
  #ended = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (reply: Reply<Result>) =>
      'done' in reply ? this.#take()?.resolve(reply.done) : this.#take()?.reject(new FailedElsewhere(reply.failed)),
    );
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', () => this.#end(new Error('the thread has ended')));
  }

  /** Whether it can take no more tasks. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Does a task within some milliseconds; throws what it throws, or `TookTooLong` once the thread has ended. */
  async do(task: Task, limit: number): Promise<Result> {
    this.#worker.ref();
    let late = false;
    const patience = setTimeout(() => {
      late = true;
      void this.end();
    }, limit);
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#asker = { resolve, reject };
        this.#worker.postMessage(task);
      });
    } catch (error) {
      throw late ? new TookTooLong(`took longer than ${limit / 1000} s`) : error;
    } finally {
      clearTimeout(patience);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(): Asker<Result> | undefined {
    const asker = this.#asker;
    this.#asker = undefined;
    return asker;
  }

  #end(error: unknown): void {
    this.#ended = true;
    this.#take()?.reject(error);
  }
}
