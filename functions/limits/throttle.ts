/** How much is let through: `most` at once, and as much again in every `per` milliseconds, evenly. */
export interface Rate {
  readonly most: number;
  readonly per: number;
}

/** `emptyAt`: when the bucket is empty again, by the clock that `now` came from. `wait`: for how many milliseconds it has no room. */
type RateDecision = { readonly emptyAt: number } | { readonly wait: number };

/** Fills a leaking bucket by `cost`, if there is room (GCRA). One filled before the clock was set back is empty. */
export function tryAcquire(emptyAt: number, now: number, { most, per }: Rate, cost = 1): RateDecision {
  const more = cost * Math.max(1, Math.floor(per / most));
  const level = emptyAt > now + per ? 0 : Math.max(0, emptyAt - now);
  const wait = level + more - per;
  return wait > 0 ? { wait } : { emptyAt: now + level + more };
}

/** How many names of a kind are remembered at least. */
const KEPT = 5000;

/** Values by the names that came up last; others are forgotten, in big steps, so that forgetting costs nothing. */
class TwoGenerationMap<T> {
  #young = new Map<string, T>();
  #old: ReadonlyMap<string, T> = new Map();

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(name: string): T | undefined {
    return this.#young.get(name) ?? this.#old.get(name);
  }

  set(name: string, value: T): void {
    this.#young.set(name, value);
    if (this.#young.size < KEPT) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}

/** Buckets in memory: few, however many names strangers make up, each of one kind; a forgotten one counts as empty. */
export class Buckets {
  readonly #elapsed: () => number;
  readonly #emptyAt = new TwoGenerationMap<number>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  get size(): number {
    return this.#emptyAt.size;
  }

  /** Counts one more request; returns 0, or the milliseconds until there is room for it. */
  tryAcquire(name: string, rate: Rate): number {
    const decision = this.#decide(name, rate);
    if ('wait' in decision) return decision.wait;
    this.#emptyAt.set(name, decision.emptyAt);
    return 0;
  }

  /** What `tryAcquire` would say, without counting. */
  wait(name: string, rate: Rate): number {
    const decision = this.#decide(name, rate);
    return 'wait' in decision ? decision.wait : 0;
  }

  #decide(name: string, rate: Rate): RateDecision {
    return tryAcquire(this.#emptyAt.get(name) ?? 0, this.#elapsed(), rate);
  }
}

/** Until when requests are refused that came too often, each by a name of its own. */
export class Refusals {
  readonly #elapsed: () => number;
  readonly #until = new TwoGenerationMap<number>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  note(name: string, wait: number): void {
    this.#until.set(name, this.#elapsed() + wait);
  }

  /** For how many milliseconds a request is still refused. */
  waitOf(name: string): number {
    return Math.max(0, (this.#until.get(name) ?? 0) - this.#elapsed());
  }
}

/** What was counted ahead, and is not yet used, by what it is for. */
class Prepaid {
  readonly #left = new TwoGenerationMap<number>();

  /** Whether anything was ever counted here. */
  knows(name: string): boolean {
    return this.#left.get(name) !== undefined;
  }

  take(name: string): boolean {
    const left = this.#left.get(name) ?? 0;
    if (left > 0) this.#left.set(name, left - 1);
    return left > 0;
  }

  put(name: string, count: number): void {
    this.#left.set(name, (this.#left.get(name) ?? 0) + count);
  }
}

export class UnderWay {
  readonly #counts = new Map<string, number>();

  /** Works for a caller, unless as many of their requests as may be are under way. */
  async one<T>(name: string, atOnce: number, work: () => Promise<T>): Promise<T | 'full'> {
    const count = this.#counts.get(name) ?? 0;
    if (count >= atOnce) return 'full';
    this.#counts.set(name, count + 1);
    try {
      return await work();
    } finally {
      this.#end(name);
    }
  }

  #end(name: string): void {
    const left = (this.#counts.get(name) ?? 1) - 1;
    if (left === 0) this.#counts.delete(name);
    else this.#counts.set(name, left);
  }
}

export class Throttle {
  readonly keys: Buckets;
  readonly clubs: Buckets;
  readonly addresses: Buckets;
  readonly refusals: Refusals;
  readonly underWay = new UnderWay();
  readonly prepaid = new Prepaid();
  /** What callers showed when they were last admitted. */
  readonly admitted = new TwoGenerationMap<true>();

  constructor(elapsed: () => number) {
    this.keys = new Buckets(elapsed);
    this.clubs = new Buckets(elapsed);
    this.addresses = new Buckets(elapsed);
    this.refusals = new Refusals(elapsed);
  }
}
