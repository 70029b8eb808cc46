export interface TurnLimits {
  readonly mostWaiting: number;
  /** How long one may wait, in milliseconds. */
  readonly longestWait: number;
  /** How long a turn keeps the next one waiting, in milliseconds; it may then go on beside it. */
  readonly longestTurn: number;
}

/** Six seconds leave a function, which has ten, time for the work; a turn that hangs gets three seconds to itself. */
const LIMITS: TurnLimits = { mostWaiting: 128, longestWait: 6000, longestTurn: 3000 };

/** Ends a turn; to be called once, however the turn went. */
export type EndTurn = () => void;

type Start = (end: EndTurn | undefined) => void;

/** Those who write the same thing take turns, for fairness alone: the conditions of the store keep it correct. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #queues = new Map<string, Queue>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Waits for a turn at `name` for a caller; undefined where too many wait, or it takes too long. */
  take(name: string, caller: string): Promise<EndTurn | undefined> {
    const queue = this.#queues.get(name) ?? new Queue(this.#limits, () => this.#queues.delete(name));
    this.#queues.set(name, queue);
    return new Promise((start) => queue.enter(caller, start));
  }
}

/**
 * Everybody waiting for one thing. Callers come round in order, so that one with many requests gets no more turns than the
 * others.
 */
class Queue {
  readonly #limits: TurnLimits;
  readonly #whenIdle: () => void;
  /** The starts of each caller, first come first; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, Start[]>();
  #count = 0;
  #busy = false;

  constructor(limits: TurnLimits, whenIdle: () => void) {
    this.#limits = limits;
    this.#whenIdle = whenIdle;
  }

  enter(caller: string, start: Start): void {
    if (!this.#busy) this.#begin(start);
    else if (this.#count < this.#limits.mostWaiting || this.#makeRoom(caller)) this.#wait(caller, start);
    else start(undefined);
  }

  #wait(caller: string, start: Start): void {
    const starts = this.#waiting.get(caller) ?? [];
    const patience = setTimeout(
      () => this.#takeOut(caller, this.#waiting.get(caller)?.indexOf(begin) ?? -1)?.(undefined),
      this.#limits.longestWait,
    );
    const begin: Start = (end) => {
      clearTimeout(patience);
      start(end);
    };
    this.#waiting.set(caller, [...starts, begin]);
    this.#count++;
  }

  #begin(start: Start): void {
    this.#busy = true;
    let ended = false;
    const end = (): void => {
      clearTimeout(tooLong);
      if (ended) return;
      ended = true;
      this.#next();
    };
    const tooLong = setTimeout(end, this.#limits.longestTurn);
    start(end);
  }

  #next(): void {
    this.#busy = false;
    const [caller = ''] = this.#waiting.keys();
    const start = this.#takeOut(caller, 0);
    const left = this.#waiting.get(caller);
    // One who has had a turn goes behind all others.
    if (left && this.#waiting.delete(caller)) this.#waiting.set(caller, left);
    if (start) this.#begin(start);
    else this.#whenIdle();
  }

  /** Turns away the last request of the caller with most of them waiting; false if the newcomer has as many. */
  #makeRoom(newcomer: string): boolean {
    const [most] = [...this.#waiting].toSorted(([, one], [, other]) => other.length - one.length);
    if (!most) return false;
    const [caller, starts] = most;
    if ((this.#waiting.get(newcomer)?.length ?? 0) + 1 >= starts.length) return false;
    this.#takeOut(caller, starts.length - 1)?.(undefined);
    return true;
  }

  #takeOut(caller: string, index: number): Start | undefined {
    const starts = this.#waiting.get(caller) ?? [];
    const [start] = index < 0 ? [] : starts.splice(index, 1);
    if (start) this.#count--;
    if (starts.length === 0) this.#waiting.delete(caller);
    return start;
  }
}
