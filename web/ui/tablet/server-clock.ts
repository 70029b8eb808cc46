import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

export interface Clocks {
  /** The tablet's own clock, in milliseconds, right or wrong. */
  readonly clock: () => number;
  /** Milliseconds that nobody can set; it may stand still while the tablet sleeps. */
  readonly steady?: () => number;
}

export interface OwnClock {
  /** As long as this is the same, it was not set. */
  readonly since: string;
  /** The server's time minus its own, in milliseconds. */
  readonly ahead: number;
}

/** By how many milliseconds more than the steady one the own clock goes on only where it was set, or the tablet slept. */
const SET = 1500;

/** The server's time by the tablet's clock: the least that answers allow, so that no tap is dated too late. */
export class ServerClock {
  readonly #clocks: Clocks;
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  #read: readonly [own: number, steady: number] | undefined;
  /** How often the own clock may have been set since this page was opened. */
  settings = 0;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** The server's time minus the own clock's, in milliseconds. */
  get ahead(): number {
    return Number.isFinite(this.#least) ? this.#least : 0;
  }

  now(): Instant {
    return instant(Math.floor(this.own() + this.ahead));
  }

  /** Reads the own clock. One that was set back goes on from where it was; forward it also leaps where the tablet slept. */
  own(): number {
    const { clock, steady = clock } = this.#clocks;
    const [own, sure] = [clock(), steady()];
    const [before = own, then = sure] = this.#read ?? [];
    const leap = own - before - (sure - then);
    if (Math.abs(leap) > SET) this.settings++;
    if (leap < -SET) {
      this.#least -= leap;
      this.#most -= leap;
    }
    this.#read = [own, sure];
    return own;
  }

  /** Goes by what was known when this browser last heard of the service. */
  recall(ahead: number): void {
    [this.#least, this.#most] = [ahead, Number.POSITIVE_INFINITY];
  }

  /** The server's clock showed `now` between the own clock's `asked` and `answered`. */
  learn(now: number, asked: number, answered: number): void {
    if (answered < asked) return;
    const [least, most] = [Math.max(now - answered, this.#least), Math.min(now - asked, this.#most)];
    // Where nothing agrees with what was known before, one of the clocks was set.
    [this.#least, this.#most] = least <= most ? [least, most] : [now - answered, now - asked];
  }
}
