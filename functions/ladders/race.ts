import { rest } from '../runtime/deadline.ts';

/** Time as waiting feels it, in milliseconds: it never goes back, even if the clock does. */
export interface Stopwatch {
  elapsed(): number;
  rest(milliseconds: number): Promise<void>;
}

export const stopwatch: Stopwatch = { elapsed: () => performance.now(), rest };

/** How long a race is run, in milliseconds: half of what a function has for a whole request. */
export const LONGEST = 5000;

/** A wait from which on others are let go first, even before the first try; in milliseconds. */
export const CROWDED = 100;

/** A wait up to which it helps to try often: two who never rest leave each other only moments; in milliseconds. */
const HOPELESS = 2000;

/** The limits of a pause, in milliseconds. */
const [SHORTEST, MOST] = [10, 800];

/** How a race has gone so far; times in milliseconds. */
export interface RaceStanding {
  /** How long others had to wait lately. */
  readonly expected: number;
  readonly waited: number;
  readonly pace: number;
}

/**
 * How long to pause at most. Each holds off until about the time at which others came through, and tries often from then
 * on: so they come through in the order in which they came, and few meet. Where even that does not help, it is no use to
 * try as often as one can, and pauses grow again. The figures come from a model of the race (test/ladders/race.test.ts).
 */
export function longestPause({ expected, waited, pace }: RaceStanding): number {
  const early = Math.min(MOST, expected - waited);
  const late = (waited - Math.max(HOPELESS, 2 * expected)) / 8;
  return Math.max(1.5 * Math.max(SHORTEST, pace), early, late);
}

/** A pause at random, because those who met once are to miss each other next time. `chance` is from 0 to 1. */
export const pauseBy = (chance: number, standing: RaceStanding): number =>
  (longestPause(standing) * (1 + 2 * chance)) / 3;

/** How long others have to wait after one waited: an average in which each counts for an eighth. */
export const waitAfter = (expected: number, waited: number): number =>
  Math.max(0, Math.floor(expected + (waited - expected) / 8));

/** One request's race against other processes for the next line of a ladder. */
export class Race {
  readonly #watch: Stopwatch;
  readonly #began: number;
  #entered: number;
  #rested = 0;
  #tries = 0;

  constructor(watch: Stopwatch) {
    this.#watch = watch;
    this.#began = watch.elapsed();
    this.#entered = this.#began;
  }

  get isOver(): boolean {
    return this.#watch.elapsed() - this.#began >= LONGEST;
  }

  /** Before the first try: where others wait, the one who comes last does not push in. */
  async enter(expected: number): Promise<void> {
    this.#entered = this.#watch.elapsed();
    if (expected >= CROWDED) await this.#rest({ expected, waited: 0, pace: 0 });
  }

  async pause(expected: number): Promise<void> {
    this.#tries++;
    const waited = this.#watch.elapsed() - this.#entered;
    await this.#rest({ expected, waited, pace: (waited - this.#rested) / this.#tries });
  }

  /** How long others had to wait, with this one. Time that was spent on its own work is no waiting. */
  waitAfter(expected: number): number {
    return waitAfter(expected, this.#tries > 0 ? this.#watch.elapsed() - this.#entered : this.#rested);
  }

  async #rest(standing: RaceStanding): Promise<void> {
    const before = this.#watch.elapsed();
    await this.#watch.rest(pauseBy(Math.random(), standing));
    this.#rested += this.#watch.elapsed() - before;
  }
}
