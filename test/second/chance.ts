/** Chance that is the same again for the same seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not, 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  is(probability: number): boolean {
    return this.#next() < probability;
  }

  /** A whole number from 0 to the one given, both included. */
  upTo(most: number): number {
    return Math.floor(this.#next() * (most + 1));
  }

  of<T>(all: readonly T[]): T {
    return all[this.upTo(all.length - 1)] as T;
  }

  times<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  shuffled<T>(all: readonly T[]): readonly T[] {
    const keyed = all.map((each) => ({ each, key: this.#next() }));
    return keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each);
  }

  /** One of those given, the more likely the more it weighs. */
  weighed<T>(all: readonly (readonly [weight: number, value: T])[]): T {
    const [first] = all;
    let left = this.#next() * all.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of all) {
      left -= weight;
      if (left < 0) return value;
    }
    return (first as readonly [number, T])[1];
  }
}
