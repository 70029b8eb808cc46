import { parentPort, Worker, workerData } from 'node:worker_threads';
import { FailedElsewhere, type ToldError, toldError } from './told-error.ts';

interface OffloadTerms {
  /** The work it belongs to, such as "riverside/main". Within a lane, one task is done at a time. */
  readonly lane: string;
  /** How long it may take, in milliseconds; and how long it may wait for its turn before. */
  readonly limit: number;
}

/** Does a task within its limit, in this thread or another. */
export type Offload<Task, Result> = (task: Task, terms: OffloadTerms) => Promise<Result>;

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

const MARK = 'offloaded';

/** A thread that is opened when it is needed, and anew where it has ended; and what it was asked for. */
interface ThreadSlot<Task, Result> {
  thread?: Thread<Task, Result>;
  lane?: string;
  tasks: number;
  turn: Promise<unknown>;
}

/**
 * Has a function's tasks done in a few threads of its own bundle, each one after the other: one that never ends can be
 * stopped, and delays no other. A lane keeps to its thread, which remembers something of it, unless that is at work.
 */
export function offloadTo<Task, Result>(bundle: string, most: number): Offload<Task, Result> {
  const open = () => new Thread<Task, Result>(new Worker(new URL(bundle), { workerData: MARK }));
  const places = Array.from({ length: most }, (): ThreadSlot<Task, Result> => ({ tasks: 0, turn: Promise.resolve() }));
  const placeFor = (lane: string) => {
    const isFree = (place?: ThreadSlot<Task, Result>): boolean => place?.tasks === 0;
    const home = places[numberOf(lane) % most];
    const same = places.find((place) => place.lane === lane && !isFree(place));
    return same ?? (isFree(home) ? home : (places.find(isFree) ?? home));
  };
  return (task, { lane, limit }) => {
    const place = placeFor(lane);
    if (!place) return Promise.reject(new Error('there is no thread'));
    const asked = performance.now();
    const begin = () => {
      if (performance.now() - asked > limit) throw new Error(`was not begun within ${limit / 1000} s`);
      if (!place.thread || place.thread.ended) place.thread = open();
      return place.thread.do(task, limit);
    };
    place.lane = lane;
    place.tasks++;
    // It is free before its caller learns of that and asks for the next: else that would wait where others never end.
    const done = place.turn.then(begin).finally(() => place.tasks--);
    place.turn = done.catch(() => {});
    return done;
  };
}

/** The same for the same name, and spread evenly. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** Does tasks, where this is such a thread and not the function itself. */
export function serveOffloaded<Task, Result>(make: () => (task: Task) => Promise<Result>): void {
  if (workerData === MARK) serve(make());
}

export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async ({ id, task }: TaskMessage<Task>) => {
    try {
      parentPort?.postMessage({ id, done: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ id, failed: toldError(error) });
    }
  });
}
