import { rest } from '../runtime/deadline.ts';

export interface Timing {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const REAL: Timing = { now: () => performance.now(), sleep: rest };

/** Write units a second. One partition takes 1,000: others may have theirs in the same one. */
const MOST = 600;
const LEAST = 25;

/** Spends write units evenly, and fewer of them while the table turns some away. */
export class Pace {
  readonly #most: number;
  readonly #timing: Timing;
  #rate: number;
  /** Until when all units are spent. */
  #spent = 0;

  constructor(most: number = MOST, timing: Timing = REAL) {
    this.#most = most;
    this.#rate = most;
    this.#timing = timing;
  }

  async spend(units: number): Promise<void> {
    const now = this.#timing.now();
    const wait = this.#spent - now;
    this.#spent = Math.max(this.#spent, now) + (1000 * units) / this.#rate;
    if (wait > 0) await this.#timing.sleep(wait);
  }

  /** Some were turned away: half as many from now on, after a rest that is not the same for all. */
  async slowDown(): Promise<void> {
    this.#rate = Math.max(LEAST, this.#rate / 2);
    await this.#timing.sleep(200 + 800 * Math.random());
  }

  speedUp(): void {
    this.#rate = Math.min(this.#most, this.#rate * 1.1);
  }
}
