import * as z from 'zod/mini';
import { isDone } from '../functions/deliver.ts';
import type { Delivering } from '../functions/notices/deliver-notice.ts';
import { formatDelivery } from '../functions/notices/messages.ts';
import { deliveriesOf } from '../functions/notices/notify-line.ts';
import { MOST_TRIES, waitAfter } from '../functions/notices/tries.ts';
import type { Runtime } from '../functions/runtime.ts';
import type { LadderKey } from '../functions/store/port.ts';
import { lineNumber } from '../shared/ladder/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'notices.json';

/** What is kept of notices: up to which line each ladder's are made, and those that are yet to be sent. */
const shape = z.object({
  made: z.record(z.string(), z.int()),
  waiting: z.array(z.object({ body: z.string(), tries: z.int(), due: z.int() })),
});
type Kept = z.infer<typeof shape>;
type Waiting = Kept['waiting'][number];

/** What notices need of a laptop. Times are real ones, whatever its clock is set to. */
export interface NoticeWorld extends Delivering, Pick<Runtime, 'log'> {
  readonly store: Delivering['store'] & Pick<Runtime['store'], 'clubs' | 'load'>;
  readonly random?: () => number;
}

/**
 * Takes the place of the two functions and the queue between them. What is to be sent is kept in the data folder before
 * anything is, so that a stop or a kill loses no notice; one that was under way may be sent twice.
 */
export class LaptopNotices {
  readonly #world: NoticeWorld;
  readonly #folder: Pick<DataFolder, 'read' | 'write'>;
  readonly #kept: Kept;
  /** Everything is done one after the other. */
  #work: Promise<void> = Promise.resolve();
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(world: NoticeWorld, folder: Pick<DataFolder, 'read' | 'write'>) {
    this.#world = world;
    this.#folder = folder;
    this.#kept = shape.safeParse(folder.read(FILE)).data ?? { made: {}, waiting: [] };
  }

  /** Makes good what a kill has left undone, and what other programs have recorded meanwhile. */
  async begin(): Promise<void> {
    const { store } = this.#world;
    for (const { id: club, ladders } of await store.clubs()) {
      for (const ladder of ladders) this.#then(() => this.#makeAll({ club, ladder }));
    }
    this.#then(() => this.#send());
  }

  /** Says that a ladder may have lines up to a version. */
  changed(key: LadderKey, version: number): void {
    this.#then(() => this.#make(key, version));
    this.#then(() => this.#send());
  }

  /** Takes deliveries that are no line's, such as of tests. */
  readonly enqueue = async (bodies: readonly string[]): Promise<readonly string[]> => {
    this.#wait(bodies);
    this.#then(() => this.#send());
    return [];
  };

  /** Done when all is that was asked for so far. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Lets what is under way end; the rest is done after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.#work;
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (!this.#closed) await work().catch((error) => this.#world.log({ what: 'notices', error: String(error) }));
    });
  }

  async #makeAll(key: LadderKey): Promise<void> {
    const { store } = this.#world;
    const webhooks = await store.webhooks(key);
    const ladder = webhooks.length > 0 ? await store.load(key) : undefined;
    if (ladder) await this.#make(key, ladder.line);
  }

  /** Makes the notices of the lines up to a version, from the first one on that was not yet looked at. */
  async #make(key: LadderKey, version: number): Promise<void> {
    const webhooks = await this.#world.store.webhooks(key);
    if (webhooks.length === 0) return;
    const name = `${key.club}/${key.ladder}`;
    const since = Math.min(...webhooks.map((webhook) => webhook.since));
    for (let line = Math.max(since, this.#kept.made[name] ?? 0) + 1; line <= version; line++) {
      const deliveries = await deliveriesOf(this.#world, { key, line: lineNumber(line) }, async () => webhooks);
      this.#kept.made[name] = line;
      if (deliveries.length > 0) this.#wait(deliveries.map(formatDelivery));
    }
  }

  #wait(bodies: readonly string[]): void {
    this.#kept.waiting.push(...bodies.map((body) => ({ body, tries: 0, due: this.#world.now() })));
    this.#folder.write(FILE, this.#kept);
  }

  /** Sends whatever is due, and comes back when the next is. */
  async #send(): Promise<void> {
    const due = this.#kept.waiting.filter((each) => each.due <= this.#world.now());
    await Promise.all(due.map((each) => this.#try(each)));
    if (due.length > 0) this.#folder.write(FILE, this.#kept);
    const next = Math.min(...this.#kept.waiting.map((each) => each.due));
    clearTimeout(this.#alarm);
    if (Number.isFinite(next) && !this.#closed)
      this.#alarm = setTimeout(() => this.#then(() => this.#send()), next - this.#world.now()).unref();
  }

  async #try(one: Waiting): Promise<void> {
    const { now, random = Math.random } = this.#world;
    one.tries++;
    const over = (await isDone(this.#world, one.body, one.tries)) || one.tries >= MOST_TRIES;
    one.due = now() + 1000 * waitAfter(one.tries, random());
    if (over) this.#kept.waiting.splice(this.#kept.waiting.indexOf(one), 1);
  }
}
