import { setTimeout as sleep } from 'node:timers/promises';
import type { LineNumber } from '../../shared/ladder/vocabulary.ts';

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

/** The limits of a pause, and how much each line of others adds to it, in milliseconds. */
const [SHORTEST, MOST, EACH] = [10, 400, 40];
/** Up to when, in milliseconds, others are let by; and from when on hope wanes, and pauses grow by a sixteenth of the time. */
const [YOUNG, OLD, WANING] = [600, 2000, 16];

/**
 * How long to pause at most, `waited` milliseconds after the start, with so many lines that others have written since.
 * Where there are many others pauses are long, so that few meet; the longer one has waited the shorter they get, so
 * that those who came last give way, and all come through in about the same time. Where even that does not help, it is
 * no use to try as often as one can.
 */
export function longestPause(passed: number, waited: number): number {
  const young = Math.min(MOST, EACH * (1 + passed)) * (1 - waited / YOUNG);
  const old = Math.min(MOST, (waited - OLD) / WANING);
  return Math.max(SHORTEST, young, old);
}

/** One request's race against other processes for the next line of a ladder. */
export class Race {
  readonly #watch: Stopwatch;
  readonly #began: number;
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

  /** Waits before the next try: at random, because those who met once are to miss each other next time. */
  async pause(): Promise<void> {
    const waited = this.#watch.elapsed() - this.#began;
    const [first, last] = this.#lines ?? [0, 0];
    await this.#watch.rest(Math.random() * longestPause(Math.max(0, last - first), waited));
  }
}
