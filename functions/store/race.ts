import { setTimeout as sleep } from 'node:timers/promises';
import type { LineNumber } from '../../shared/vocabulary/vocabulary.ts';

/** Time as those who wait feel it, in milliseconds: it never goes back, whatever the clock does. */
export interface Stopwatch {
  elapsed(): number;
  rest(milliseconds: number): Promise<void>;
}

export const stopwatch: Stopwatch = {
  elapsed: () => performance.now(),
  rest: async (milliseconds) => void (await sleep(milliseconds)),
};

/** How long a race is run, in milliseconds: half of what a function has for a whole request. */
const LONGEST = 5000;

/** How a race has gone so far; times in milliseconds. */
export interface Standing {
  readonly tries: number;
  /** How many lines others have written since the ladder was first seen. */
  readonly passed: number;
  readonly waited: number;
  /** How long a try takes. */
  readonly pace: number;
}

/** The limits of the pace that is reckoned with, and those of a pause. */
const [QUICK, SLOW] = [10, 80];
const [SHORTEST, MOST] = [10, 400];

/**
 * How long to pause at most. Where many others write, pauses are long, so that few meet; the longer one has waited the
 * shorter they get, so that those who came last give way and all come through in about the same time. Where even that
 * does not help, it is no use to try as often as one can, and pauses grow again. The figures come from a model of the
 * race (test/store/race.test.ts).
 */
export function longestPause({ tries, passed, waited, pace }: Standing): number {
  const unit = Math.min(SLOW, Math.max(QUICK, pace));
  const crowd = Math.min(7.5, 1 + (2 * passed) / tries);
  const young = 8 * unit * crowd * (1 - waited / (60 * unit));
  const old = Math.min(MOST, (waited - Math.max(2000, 90 * unit)) / 16);
  return Math.max(SHORTEST, young, old);
}

/** One request's race against other processes for the next line of a ladder. */
export class Race {
  readonly #watch: Stopwatch;
  readonly #began: number;
  #rested = 0;
  #tries = 0;
  /** The line up to which the ladder had come when it was first seen, and when it was last seen. */
  #lines: readonly [first: LineNumber, last: LineNumber] | undefined;

  constructor(watch: Stopwatch) {
    this.#watch = watch;
    this.#began = watch.elapsed();
  }

  /** Takes note of how far the ladder has come. */
  sees(line: LineNumber): void {
    this.#lines = [this.#lines?.[0] ?? line, line];
  }

  get isOver(): boolean {
    return this.#watch.elapsed() - this.#began >= LONGEST;
  }

  /** Waits after a try, at random, because those who met once are to miss each other next time. */
  async pause(): Promise<void> {
    this.#tries++;
    const before = this.#watch.elapsed();
    await this.#watch.rest(Math.random() * longestPause(this.#standingAt(before)));
    this.#rested += this.#watch.elapsed() - before;
  }

  #standingAt(now: number): Standing {
    const waited = now - this.#began;
    const [first, last] = this.#lines ?? [0, 0];
    const pace = (waited - this.#rested) / this.#tries;
    return { tries: this.#tries, passed: Math.max(0, last - first), waited, pace };
  }
}
