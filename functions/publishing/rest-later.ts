import type { Queue } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { nameOf } from '../settling/message.ts';
import type { LadderKey } from '../store/port.ts';
import { formatTarget, restTarget } from './target.ts';

/** How long the rest of a ladder's files waits for more lines, in seconds: within a minute of a line it is published. */
const DELAY = 45;
/** A message counts as on its way for this many milliseconds: it cannot have been brought before. */
const ON_ITS_WAY = (DELAY - 1) * 1000;

/** Has the rest of ladders' files published some time after their pages, once for all that came meanwhile. */
export class RestLater {
  readonly #queue: Pick<Queue, 'sendLater'>;
  readonly #elapsed: () => number;
  /** Until when a message is on its way for a ladder, the earliest first. */
  readonly #onTheirWay = new Map<string, number>();

  constructor(queue: Pick<Queue, 'sendLater'>, elapsed: () => number) {
    this.#queue = queue;
    this.#elapsed = elapsed;
  }

  /** Sees to it that a message is on its way for each ladder. Throws where the queue does not take them. */
  async of(keys: readonly LadderKey[]): Promise<void> {
    const now = this.#elapsed();
    this.#forgetBefore(now);
    const missing = keys.filter((key) => !this.#onTheirWay.has(nameOf(key)));
    await sendAll(
      (bodies) => this.#queue.sendLater(bodies, DELAY),
      missing.map((key) => formatTarget(restTarget(key))),
    );
    for (const key of missing) this.#onTheirWay.set(nameOf(key), now + ON_ITS_WAY);
  }

  #forgetBefore(now: number): void {
    for (const [name, until] of this.#onTheirWay) {
      if (until > now) return;
      this.#onTheirWay.delete(name);
    }
  }
}
