import type { Queue } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { formatMessage, formatTarget, type Target } from './target.ts';

/** In seconds: the rest of a ladder's files is published within a minute of a line, the list of clubs once a minute. */
const DELAYS = { rest: 45, front: 60 } as const;
const delayOf = ({ kind }: Target): number => (kind === 'front' ? DELAYS.front : DELAYS.rest);

/** Has things published some time after they were asked for, once for all that comes meanwhile. */
export class Later {
  readonly #queue: Pick<Queue, 'sendLater'>;
  readonly #elapsed: () => number;
  /** Until when a message is on its way, by what it has published. */
  readonly #onTheirWay = new Map<string, number>();

  constructor(queue: Pick<Queue, 'sendLater'>, elapsed: () => number) {
    this.#queue = queue;
    this.#elapsed = elapsed;
  }

  /** Sees to it that a message is on its way for each. Throws where the queue does not take them. */
  async publish(targets: readonly Target[]): Promise<void> {
    const now = this.#elapsed();
    for (const [name, until] of this.#onTheirWay) if (until <= now) this.#onTheirWay.delete(name);
    const missing = new Map(targets.map((target) => [formatTarget(target), target]));
    for (const name of this.#onTheirWay.keys()) missing.delete(name);
    for (const delay of Object.values(DELAYS)) {
      const some = [...missing.values()].filter((target) => delayOf(target) === delay);
      await sendAll((bodies) => this.#queue.sendLater(bodies, delay), some.map(formatMessage));
      // One second less: until then the message cannot have been received.
      for (const target of some) this.#onTheirWay.set(formatTarget(target), now + (delay - 1) * 1000);
    }
  }
}
