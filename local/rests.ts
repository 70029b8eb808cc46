import type { LadderKey } from '#functions/database/keys.ts';
import { nameOf } from '#functions/settling/message.ts';

/**
 * How long the rest of a ladder's files waits for the ladder to come to rest, in milliseconds, and how long at most where
 * it never does.
 */
const [QUIET, LONGEST] = [2000, 60_000] as const;

interface Due {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

/** Does something for each ladder some time after it has changed: once for all changes that came meanwhile. */
export class Rests {
  readonly #do: (key: LadderKey) => Promise<void>;
  /** One after the other: after a flood they are due for many ladders at once, and pages come first. */
  #work: Promise<void> = Promise.resolve();
  readonly #due = new Map<string, Due>();

  constructor(work: (key: LadderKey) => Promise<void>) {
    this.#do = work;
  }

  /** After a change. */
  later(key: LadderKey): void {
    const name = nameOf(key);
    const [now, due] = [performance.now(), this.#due.get(name)];
    clearTimeout(due?.timer);
    const since = due?.since ?? now;
    const timer = setTimeout(() => this.#begin(key), Math.min(QUIET, since + LONGEST - now));
    this.#due.set(name, { since, timer: timer.unref() });
  }

  isComing(key: LadderKey): boolean {
    return this.#due.has(nameOf(key));
  }

  /** Nothing more is done. */
  close(): void {
    for (const { timer } of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
  }

  #begin(key: LadderKey): void {
    this.#due.delete(nameOf(key));
    this.#work = this.#work.then(() => this.#do(key));
  }
}
