import * as z from 'zod/mini';
import { makeHere, type Told } from '../functions/notifying/make-notices.ts';
import { type Delivery, formatDelivery, type NewLine, parseDelivery } from '../functions/notifying/messages.ts';
import { MOST_TRIES, waitAfter } from '../functions/notifying/retries.ts';
import type { Delivering } from '../functions/notifying/webhook-delivery.ts';
import { isTold } from '../functions/notifying/webhook-notices.ts';
import type { Runtime } from '../functions/runtime.ts';
import { nameOf } from '../functions/settling/message.ts';
import type { LadderKey, Webhook } from '../functions/store/port.ts';
import { isDone } from '../functions/workers/deliver.ts';
import { lineNumber } from '../shared/vocabulary/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';
import { Retries } from './retries.ts';

const FILE = 'notices.json';

/** What is kept of notices: up to which line each ladder's are made, and those that are yet to be sent. */
const shape = z.object({
  made: z.record(z.string(), z.int()),
  waiting: z.array(z.object({ body: z.string(), tries: z.int(), due: z.int() })),
});
type Kept = z.infer<typeof shape>;
type Waiting = Kept['waiting'][number];

/** What notices need of a laptop. Times are real ones, whatever its clock is set to. */
export interface NoticeWorld extends Omit<Delivering, 'make'>, Pick<Runtime, 'log'> {
  readonly store: Delivering['store'] & Pick<Runtime['store'], 'clubIds' | 'version'>;
  readonly random?: () => number;
  /** Makes the notices of a line; in this very thread, unless said otherwise. */
  readonly make?: (told: Told) => Promise<readonly Delivery[]>;
}

/**
 * Takes the place of the two functions and the queue between them. What is to be sent is kept in the data folder before
 * anything is, so that a stop or a kill loses no notice; one that was under way may be sent twice.
 */
export class LaptopNotices {
  readonly #world: NoticeWorld;
  readonly #folder: Pick<DataFolder, 'read' | 'write'>;
  readonly #kept: Kept;
  readonly #make: (told: Told) => Promise<readonly Delivery[]>;
  readonly #retries = new Retries();
  /** Everything is done one after the other. */
  #work: Promise<void> = Promise.resolve();
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(world: NoticeWorld, folder: Pick<DataFolder, 'read' | 'write'>) {
    this.#world = world;
    this.#folder = folder;
    this.#make = world.make ?? makeHere(world);
    const { made = {}, waiting = [] } = shape.safeParse(folder.read(FILE)).data ?? {};
    this.#kept = { made, waiting };
  }

  /** Makes good what a kill has left undone, and what other programs have recorded meanwhile. */
  async begin(): Promise<void> {
    const { store } = this.#world;
    for await (const club of store.clubIds()) {
      for (const ladder of (await store.club(club))?.ladders ?? []) this.#then(() => this.#makeAll({ club, ladder }));
    }
    this.#then(() => this.#send());
  }

  /** Says that a ladder may have lines up to a version. */
  changed(key: LadderKey, version: number): void {
    this.#then(() => this.#makeUpTo(key, version));
    this.#then(() => this.#send());
  }

  /** Keeps nothing of a ladder, neither how far it was told nor what is yet to be sent. */
  async forget(key: LadderKey): Promise<void> {
    this.#then(async () => {
      const name = nameOf(key);
      delete this.#kept.made[name];
      const left = this.#kept.waiting.filter(({ body }) => {
        const found = parseDelivery(body);
        return !found || nameOf(found.key) !== name;
      });
      this.#kept.waiting.splice(0, this.#kept.waiting.length, ...left);
      this.#folder.write(FILE, this.#kept);
    });
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
    const version = webhooks.length > 0 ? await store.version(key) : undefined;
    if (version) await this.#makeUpTo(key, version.line);
  }

  /** Makes the notices of the lines up to a version, from the first one on that was not yet looked at. */
  async #makeUpTo(key: LadderKey, version: number): Promise<void> {
    const name = nameOf(key);
    const webhooks = this.#retries.mayTry(name) ? await this.#world.store.webhooks(key) : [];
    if (webhooks.length === 0) return;
    const since = Math.min(...webhooks.map((webhook) => webhook.since));
    for (let line = Math.max(since, this.#kept.made[name] ?? 0) + 1; line <= version; line++) {
      const deliveries = await this.#makeOne({ key, line: lineNumber(line) }, webhooks);
      this.#kept.made[name] = line;
      if (deliveries.length > 0) this.#wait(deliveries.map(formatDelivery));
    }
  }

  /** A ladder whose notices cannot be made holds up no other for long. */
  async #makeOne(line: NewLine, all: readonly Webhook[]): Promise<readonly Delivery[]> {
    const webhooks = all.filter((webhook) => isTold(webhook, line));
    const name = nameOf(line.key);
    try {
      const deliveries = webhooks.length > 0 ? await this.#make({ line, webhooks }) : [];
      this.#retries.succeeded(name);
      return deliveries;
    } catch (error) {
      this.#retries.failed(name);
      throw new Error(`the notices of line ${line.line} of ${name} cannot be made`, { cause: error });
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
    const world = { ...this.#world, make: this.#make };
    const over = (await isDone(world, one.body, one.tries)) || one.tries >= MOST_TRIES;
    one.due = now() + 1000 * waitAfter(one.tries, random());
    if (over) this.#kept.waiting.splice(this.#kept.waiting.indexOf(one), 1);
  }
}
