/** Chances that come out the same every time: a season that is played anew is the same season. */
export class Chance {
  #state: number;

  /** `seed` is any whole number but 0. */
  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) / 2 ** 32;
  }

  /** Whether something happens; `often`: its probability. */
  happens(often: number): boolean {
    return this.next() < often;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.between(0, list.length - 1)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const rest = [...list];
    return list.flatMap(() => rest.splice(this.between(0, rest.length - 1), 1));
  }
}
