import type { Worker } from 'node:worker_threads';
import { Thread } from './thread.ts';

/** Work was not even begun, because there is too much other work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface Terms {
  /** Whose work it is, such as "riverside/main". Of one lane, one task is done at a time. */
  readonly lane: string;
  /** Who asks for it: of one lane, senders take turns, and each has theirs done in the order of asking. */
  readonly sender?: string;
  /** How long it may take, in milliseconds; and how long it may wait for its turn before. */
  readonly limit: number;
  /** Whether it is known to take long. What is not known to is found out. */
  readonly long?: boolean;
}

export interface Pool {
  readonly open: () => Worker;
  readonly most: number;
  readonly mostLong?: number;
  /** How many threads are kept ready for what comes next. */
  readonly spare?: number;
  /** From when on work is long, in milliseconds. */
  readonly longFrom?: number;
}

interface Piece<Task, Result> extends Terms {
  /** How many of its sender's come before it in its lane, at least. */
  readonly round: number;
  readonly make: () => Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

interface Running {
  readonly thread: object;
  readonly long: boolean;
  readonly since: number;
}

/** From when on work is long, in milliseconds, unless said otherwise. */
const LONG = 200;

/** How much of one lane may wait, and how much of that for one sender. */
const [MOST_WAITING, MOST_OF_ONE] = [1000, 250] as const;
/** Of how many lanes is remembered which thread knows them, and whether their work is long. */
const REMEMBERED = 1000;

type Queued = Pick<Piece<unknown, unknown>, 'sender' | 'round'>;

/** Whether no more may wait in a queue, or no more of the sender's. */
export const isFull = (queue: readonly Queued[], { sender }: Terms): boolean =>
  queue.length >= MOST_WAITING || queue.filter((each) => each.sender === sender).length >= MOST_OF_ONE;

/** A sender's first is of the round that is being done, and their next of the next. */
export function roundOf(queue: readonly Queued[], { sender }: Terms): number {
  const last = queue.findLast((each) => each.sender === sender);
  return last ? last.round + 1 : (queue[0]?.round ?? 0);
}

export function inTurn<T extends Queued>(queue: readonly T[], piece: T): T[] {
  const later = queue.findIndex(({ round }) => round > piece.round);
  return later < 0 ? [...queue, piece] : queue.toSpliced(later, 0, piece);
}

/**
 * Threads that work for many ladders, so that none waits for another: each thread does one task at a time, within its
 * limit, and ends where that is passed. A few long tasks never take all threads, and a task whose lane had a long one
 * before counts as long from the start.
 */
export class Threads<Task, Result> {
  readonly #pool: Pool;
  readonly #longFrom: number;
  readonly #threads = new Set<Thread<Task, Result>>();
  readonly #idle = new Set<Thread<Task, Result>>();
  readonly #waiting = new Map<string, Piece<Task, Result>[]>();
  readonly #running = new Map<string, Running>();
  /** The thread that last worked for a lane, which may remember something of it. */
  readonly #homes = new Map<string, Thread<Task, Result>>();
  readonly #longLanes = new Set<string>();
  #closed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#longFrom = pool.longFrom ?? LONG;
    this.#openSpare();
  }

  /** Does a task. Throws what it throws, `TookTooLong` where it was stopped, `QueueFullError` where its turn did not come. */
  run(task: Task, terms: Terms): Promise<Result> {
    return this.runLater(() => task, terms);
  }

  /** Does a task that is made only when its turn comes. */
  runLater(make: () => Task, terms: Terms): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(terms.lane) ?? [];
      if (this.#closed || isFull(queue, terms)) return reject(new QueueFullError(`${queue.length} others wait`));
      const patience = setTimeout(() => this.#giveUp(piece), terms.limit);
      const piece = { ...terms, round: roundOf(queue, terms), make, resolve, reject, patience };
      this.#waiting.set(terms.lane, inTurn(queue, piece));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const piece of [...this.#waiting.values()].flat()) this.#giveUp(piece);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #giveUp(piece: Piece<Task, Result>): void {
    this.#leave(piece);
    piece.reject(new QueueFullError(`was not begun within ${piece.limit / 1000} s`));
  }

  /** Takes a piece out of its queue; the lane goes behind all others. */
  #leave(piece: Piece<Task, Result>): void {
    const { lane, patience } = piece;
    clearTimeout(patience);
    const left = (this.#waiting.get(lane) ?? []).filter((each) => each !== piece);
    this.#waiting.delete(lane);
    if (left.length > 0) this.#waiting.set(lane, left);
  }

  /** Each lane in its turn, but where there is enough to do a thread does first what it knows. */
  #next(): void {
    for (const waits of [true, false]) {
      for (const lane of [...this.#waiting.keys()]) {
        const [piece] = this.#waiting.get(lane) ?? [];
        if (!piece || !this.#mayBegin(piece) || (waits && this.#isHomeSoonFree(lane))) continue;
        const thread = this.#threadFor(lane);
        if (!thread) return;
        void this.#begin(piece, thread);
      }
    }
    this.#openSpare();
  }

  /** Whether the thread that knows a lane is at work, but not for long. */
  #isHomeSoonFree(lane: string): boolean {
    const home = this.#homes.get(lane);
    const now = performance.now();
    return [...this.#running.values()].some(
      ({ thread, long, since }) => thread === home && !long && now - since <= this.#longFrom,
    );
  }

  #mayBegin(piece: Piece<Task, Result>): boolean {
    if (this.#running.has(piece.lane)) return false;
    const { most, mostLong = most } = this.#pool;
    return !this.#isLong(piece) || this.#longRunning() < mostLong;
  }

  #isLong = ({ lane, long = false }: Terms): boolean => long || this.#longLanes.has(lane);

  #longRunning(): number {
    const now = performance.now();
    return [...this.#running.values()].filter(({ long, since }) => long || now - since > this.#longFrom).length;
  }

  #threadFor(lane: string): Thread<Task, Result> | undefined {
    for (const thread of this.#idle) if (thread.ended) this.#forget(thread);
    const home = this.#homes.get(lane);
    if (home && this.#idle.has(home)) return home;
    const [any] = this.#idle;
    return any ?? this.#open();
  }

  #forget(thread: Thread<Task, Result>): void {
    this.#threads.delete(thread);
    this.#idle.delete(thread);
  }

  #open(): Thread<Task, Result> | undefined {
    if (this.#closed || this.#threads.size >= this.#pool.most) return undefined;
    const thread = new Thread<Task, Result>(this.#pool.open());
    this.#threads.add(thread);
    this.#idle.add(thread);
    return thread;
  }

  #openSpare(): void {
    const { spare = 0 } = this.#pool;
    while (this.#idle.size < spare && this.#open());
  }

  async #begin(piece: Piece<Task, Result>, thread: Thread<Task, Result>): Promise<void> {
    const { lane, make, limit } = piece;
    const since = performance.now();
    this.#leave(piece);
    this.#idle.delete(thread);
    this.#running.set(lane, { thread, long: this.#isLong(piece), since });
    const answer = await thread.do(make(), limit).then(
      (result) => () => piece.resolve(result),
      (error) => () => piece.reject(error),
    );
    this.#running.delete(lane);
    this.#remember(lane, thread, performance.now() - since > this.#longFrom);
    this.#next();
    answer();
  }

  #remember(lane: string, thread: Thread<Task, Result>, long: boolean): void {
    if (thread.ended) this.#forget(thread);
    else this.#idle.add(thread);
    if (this.#homes.size >= REMEMBERED) this.#homes.clear();
    this.#homes.set(lane, thread);
    if (this.#longLanes.size >= REMEMBERED) this.#longLanes.clear();
    if (long) this.#longLanes.add(lane);
    else this.#longLanes.delete(lane);
  }
}
