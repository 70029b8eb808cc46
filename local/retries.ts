/** For how long something is not tried again that failed twice, in milliseconds; twice as long each time, up to the longest. */
const [FIRST, LONGEST] = [30_000, 60 * 60_000] as const;
/** How long something may take, in milliseconds: little at first, so that it delays no others, and more each time. */
const [SHORT, PATIENT] = [8000, 60_000] as const;

interface Failed {
  readonly times: number;
  readonly until: number;
}

/** When what failed is tried again, less and less often, and how long it may take then. */
export class Retries {
  readonly #failed = new Map<string, Failed>();
  readonly #elapsed: () => number;

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  mayTry(name: string): boolean {
    return (this.#failed.get(name)?.until ?? 0) <= this.#elapsed();
  }

  /** In milliseconds. */
  limit(name: string): number {
    return Math.min(SHORT * 4 ** (this.#failed.get(name)?.times ?? 0), PATIENT);
  }

  /** Notes a failure; gives the milliseconds after which it may be tried again: at once after the first. */
  failed(name: string): number {
    const times = (this.#failed.get(name)?.times ?? 0) + 1;
    const pause = times === 1 ? 0 : Math.min(FIRST * 2 ** (times - 2), LONGEST);
    this.#failed.set(name, { times, until: this.#elapsed() + pause });
    return pause;
  }

  succeeded(name: string): void {
    this.#failed.delete(name);
  }
}
