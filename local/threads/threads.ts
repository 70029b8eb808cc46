import type { Worker } from 'node:worker_threads';
import { FailedElsewhere, type ToldError } from '#functions/runtime/told-error.ts';
import { Thread } from './worker-thread.ts';

/** Work was not even begun, because there is too much other work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface TaskTerms {
  /** The work it belongs to, such as "record riverside/main". Within a lane, one thing is done after the other. */
  readonly lane: string;
  /** Who asks for it: within a lane senders take turns, and each gets theirs done in the order of asking. */
  readonly sender?: string;
  /** How long it may take, in milliseconds; and how long it may wait for its turn before: as long, unless said otherwise. */
  readonly limit: number;
  readonly wait?: number;
  /**
   * Whether it may take long: it is left to the patient thread, and done alone. What takes long in large clubs alone is done
   * alone too, and left to that thread where the last of its lane took long.
   */
  readonly long?: boolean | 'in-large-clubs';
}

/** What came of each of some tasks that were done together. */
export type TaskOutcome<Result> = { readonly done: Result } | { readonly failed: ToldError };

interface QueuedTask<Task, Result> extends TaskTerms {
  readonly task: Task;
  readonly resolve: (result: Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

/** What waits, by its sender. The sender whose turn is next comes first. */
type Lane<Task, Result> = Map<string, QueuedTask<Task, Result>[]>;

/** A thread, which is opened anew where it has ended, and since when it is at work. */
interface ThreadState<Task, Result> {
  thread: Thread<readonly Task[], readonly TaskOutcome<Result>[]>;
  since: number | undefined;
}

/** For how long the quick thread holds up all others before the patient one helps, in milliseconds. */
const HELD_UP = 100;
/** From how many milliseconds on something took long: others wait for as much, and again for each further one of its lane. */
const TOOK_LONG = 25;
/** How much of one lane may wait, and how much of that for one sender. */
const [MOST_WAITING, MOST_OF_ONE] = [1000, 250] as const;
/** How many lanes are remembered that took long. */
const MOST_SLOW = 1000;
/** How much is done together at most. */
const MOST_TOGETHER = 32;

/**
 * Two threads that work for many ladders: a quick one, and a patient one for what may take long, which also does what is
 * quick while the other is held up. Lanes take turns. What has come for a lane meanwhile is done together, one of each
 * sender. Each task has a limit, at which its thread is stopped.
 */
export class Threads<Task, Result> {
  readonly #open: () => Worker;
  readonly #quick: ThreadState<Task, Result>;
  readonly #patient: ThreadState<Task, Result>;
  readonly #lanes = new Map<string, Lane<Task, Result>>();
  /** The lanes of which something is being done. */
  readonly #atWork = new Set<string>();
  /** The lanes of which the last thing took long, though it need not have. */
  readonly #slow = new Set<string>();
  #closed = false;

  constructor(open: () => Worker) {
    this.#open = open;
    this.#quick = { thread: new Thread(open()), since: undefined };
    this.#patient = { thread: new Thread(open()), since: undefined };
  }

  /** Does a task. Throws what it throws, `TookTooLong` where it was stopped, `QueueFullError` where its turn did not come. */
  run(task: Task, terms: TaskTerms): Promise<Result> {
    return new Promise((resolve, reject) => {
      const { lane: name, sender = '', limit, wait = limit } = terms;
      const lane: Lane<Task, Result> = this.#lanes.get(name) ?? new Map();
      const [own, all] = [lane.get(sender) ?? [], [...lane.values()].flat()];
      if (this.#closed || own.length >= MOST_OF_ONE || all.length >= MOST_WAITING)
        return reject(new QueueFullError(`${all.length} others wait`));
      const patience = setTimeout(() => this.#giveUp(piece), wait);
      const piece = { ...terms, task, resolve, reject, patience };
      this.#lanes.set(name, lane.set(sender, [...own, piece]));
      this.#next();
    });
  }

  /** Does a task beside all others in the patient thread: one that waits for other things, or makes pauses by itself. */
  async runBeside(task: Task, limit: number): Promise<Result> {
    const [outcome] = await this.#threadAt(this.#patient).do([task], limit);
    return resultOf(outcome);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const piece of [...this.#lanes.values()].flatMap((lane) => [...lane.values()].flat())) this.#giveUp(piece);
    await Promise.all([this.#quick, this.#patient].map(({ thread }) => thread.end()));
  }

  #giveUp(piece: QueuedTask<Task, Result>): void {
    this.#take(piece.lane, [piece]);
    piece.reject(new QueueFullError(`was not begun within ${(piece.wait ?? piece.limit) / 1000} s`));
  }

  /** Takes something out of its lane; the lane goes behind all others, and whose it was behind the other senders. */
  #take(name: string, pieces: readonly QueuedTask<Task, Result>[]): void {
    const lane = this.#lanes.get(name);
    for (const piece of pieces) {
      const { sender = '', patience } = piece;
      clearTimeout(patience);
      const left = lane?.get(sender)?.filter((each) => each !== piece) ?? [];
      lane?.delete(sender);
      if (left.length > 0) lane?.set(sender, left);
    }
    this.#lanes.delete(name);
    if (lane && lane.size > 0) this.#lanes.set(name, lane);
  }

  #next(): void {
    for (const [name, lane] of this.#lanes) {
      const pieces = this.#atWork.has(name) ? [] : nextOf(lane);
      const place = pieces[0] && this.#placeFor(pieces[0]);
      if (place) void this.#begin(name, pieces, place);
    }
  }

  #placeFor({ lane, long: said = false }: TaskTerms): ThreadState<Task, Result> | undefined {
    const long = said === true || (said !== false && this.#slow.has(lane));
    const { since } = this.#quick;
    if (!long && since === undefined) return this.#quick;
    const isHeldUp = since !== undefined && performance.now() - since >= HELD_UP;
    return this.#patient.since === undefined && (long || isHeldUp) ? this.#patient : undefined;
  }

  async #begin(
    name: string,
    pieces: readonly QueuedTask<Task, Result>[],
    place: ThreadState<Task, Result>,
  ): Promise<void> {
    this.#take(name, pieces);
    this.#atWork.add(name);
    place.since = performance.now();
    const heldUp = setTimeout(() => this.#next(), HELD_UP + 1);
    const tasks = pieces.map(({ task }) => task);
    const limit = Math.max(...pieces.map((piece) => piece.limit));
    try {
      const outcomes = await this.#threadAt(place).do(tasks, limit);
      for (const [index, piece] of pieces.entries()) piece.resolve(resultOf(outcomes[index]));
    } catch (error) {
      for (const { reject } of pieces) reject(error);
    }
    clearTimeout(heldUp);
    if (pieces[0]?.long === 'in-large-clubs') this.#note(name, performance.now() - place.since);
    place.since = undefined;
    this.#atWork.delete(name);
    this.#next();
  }

  #note(lane: string, took: number): void {
    this.#slow.delete(lane);
    if (took >= TOOK_LONG) this.#slow.add(lane);
    for (const oldest of this.#slow) if (this.#slow.size > MOST_SLOW) this.#slow.delete(oldest);
  }

  #threadAt(place: ThreadState<Task, Result>): ThreadState<Task, Result>['thread'] {
    if (place.thread.ended && !this.#closed) place.thread = new Thread(this.#open());
    return place.thread;
  }
}

/** The first thing of a lane, if that may take long in any club, or else the first of each sender that may not. */
function nextOf<Task, Result>(lane: Lane<Task, Result>): readonly QueuedTask<Task, Result>[] {
  const firsts = [...lane.values()].flatMap(([first]) => first ?? []);
  return firsts[0]?.long ? firsts.slice(0, 1) : firsts.filter(({ long }) => !long).slice(0, MOST_TOGETHER);
}

async function resultOf<Result>(outcome: TaskOutcome<Result> | undefined): Promise<Result> {
  if (!outcome) throw new Error('there is no answer');
  if ('failed' in outcome) throw new FailedElsewhere(outcome.failed);
  return outcome.done;
}
