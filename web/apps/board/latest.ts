import type { Queue, Tap } from '../../kit/tablet/queue.ts';

/** For so many milliseconds a tap stays in sight, with the way back. */
const SHOWN = 10_000;

const allOf = ({ taps, done }: Queue): readonly Tap[] => [...done, ...taps];

/** Knows what was tapped just now on this tablet: usually one tap, two for a new member at the door. */
export class Latest {
  readonly #seen: Set<string>;
  #keys: readonly string[] = [];
  #until = Number.NEGATIVE_INFINITY;

  /** What a queue holds already is nothing new. */
  constructor(queue: Queue) {
    this.#seen = new Set(allOf(queue).map(({ key }) => key));
  }

  /** What is in sight at a moment, in milliseconds of any clock that nobody sets. */
  of(queue: Queue, now: number): readonly Tap[] {
    const all = allOf(queue);
    const fresh = all.map(({ key }) => key).filter((key) => !this.#seen.has(key));
    for (const key of fresh) this.#seen.add(key);
    if (fresh.length > 0) [this.#keys, this.#until] = [fresh, now + SHOWN];
    return now < this.#until ? all.filter(({ key, undone }) => this.#keys.includes(key) && !undone) : [];
  }
}
