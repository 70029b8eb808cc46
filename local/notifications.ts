import * as z from 'zod/mini';
import { readLadderKeys } from '#functions/books/clubs.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import { deliverMessage } from '#functions/deliver.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import {
  formatEvent,
  formatNotification,
  type NotificationEvent,
  parseEvent,
  parseNotification,
} from '#functions/notifying/messages.ts';
import { attempt, MOST_TRIES, waitAfter } from '#functions/notifying/retries.ts';
import type { WebhookDeliveryDeps } from '#functions/notifying/webhook-delivery.ts';
import type { WebhookLine } from '#functions/notifying/webhook-notices.ts';
import type { Log } from '#functions/runtime/lambda.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'notifications.json';

type To = keyof typeof MOST_TRIES;

const shape = z.object({
  /** Up to which line of each ladder messages were queued. */
  queued: z.record(z.string(), z.int()),
  reminded: z.record(z.string(), z.int()),
  waiting: z.array(z.object({ to: z.enum(['webhook', 'player']), message: z.string(), tries: z.int(), due: z.int() })),
});
type KeptWork = z.infer<typeof shape>;
type WaitingWork = KeptWork['waiting'][number];

/** What a try leads to: further messages, and after how many seconds this one is to come again, if it is not done with. */
export interface Tried {
  readonly messages?: readonly string[];
  readonly pause?: number | undefined;
}

export type TryMessage = (message: string, tries: number) => Promise<Tried>;

/** What notifications need of a laptop. Times are real ones, even if its clock is set. */
export interface NotificationsDeps {
  readonly store: Pick<LadderStore, 'database' | 'version'>;
  readonly isReached: (club: string) => Promise<boolean>;
  readonly work: Readonly<Record<To, TryMessage>>;
  readonly now: () => number;
  readonly log: Log;
}

/** Players are reminded of something new no sooner than so long after the last time, in milliseconds. */
const PAUSE = 12 * 3_600_000;
/** The longest that a timer waits, in milliseconds. */
const LONGEST = 3_600_000;

/** Notifies webhooks and players. What waits is stored in the data folder: a kill loses no notice, but may send one twice. */
export class LaptopNotifications {
  readonly #deps: NotificationsDeps;
  readonly #folder: Pick<DataFolder, 'read' | 'write'>;
  readonly #kept: KeptWork;
  /** What is being tried, by its lane: of one lane, one message is tried at a time. */
  readonly #trying = new Map<string, Promise<void>>();
  /** What is being looked up before it is queued, one after the other. */
  #queueing: Promise<void> = Promise.resolve();
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(deps: NotificationsDeps, folder: Pick<DataFolder, 'read' | 'write'>) {
    this.#deps = deps;
    this.#folder = folder;
    this.#kept = shape.safeParse(folder.read(FILE)).data ?? { queued: {}, reminded: {}, waiting: [] };
  }

  /** Makes good what a kill has left undone, and what other programs have recorded meanwhile. */
  async begin(): Promise<void> {
    const { store } = this.#deps;
    for await (const key of readLadderKeys(store.database)) {
      const line = (await store.version(key))?.line;
      if (line === undefined) continue;
      // Players are not told what was there before the laptop first looked.
      this.#then(() => this.#queueLines(key, line, line));
    }
    this.#then(async () => this.#next());
  }

  changed(key: LadderKey, version: number): void {
    this.#then(() => this.#queueLines(key, version, version - 1));
  }

  /** Tells players of an event that is no line. */
  told(event: NotificationEvent): void {
    this.#then(async () => {
      if (await this.#deps.isReached(event.key.club)) this.#wait('player', [formatEvent(event)]);
    });
  }

  async forget(key: LadderKey): Promise<void> {
    this.#then(async () => {
      const name = nameOf(key);
      delete this.#kept.queued[name];
      this.#kept.waiting = this.#kept.waiting.filter(({ message }) => !message.startsWith(`${name}/`));
      this.#write();
    });
  }

  /** Takes messages to webhooks that are about no line, such as tests. */
  readonly enqueue = async (messages: readonly string[]): Promise<readonly string[]> => {
    this.#wait('webhook', messages);
    return [];
  };

  /** Takes ladders whose players are to be reminded, as a queue does; those that were reminded of late are left out. */
  readonly remind = async (messages: readonly string[]): Promise<readonly string[]> => {
    const now = this.#deps.now();
    const due = messages.filter((message) => (this.#kept.reminded[message] ?? 0) <= now - PAUSE);
    for (const message of due) this.#kept.reminded[message] = now;
    this.#wait('player', due);
    return [];
  };

  /** Resolves when everything that can be done now is done. */
  async idle(): Promise<void> {
    await this.#queueing;
    while (this.#trying.size > 0) await Promise.all(this.#trying.values());
  }

  /** Lets what is under way end; the rest is done after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.idle();
  }

  #then(work: () => Promise<void>): void {
    this.#queueing = this.#queueing.then(async () => {
      if (!this.#closed) await work().catch((error) => this.#deps.log({ what: 'notifications', error: String(error) }));
    });
  }

  /** Queues the new lines of a ladder. If none was queued before, players hear of those after `known`. */
  async #queueLines(key: LadderKey, version: number, known: number): Promise<void> {
    const { queued } = this.#kept;
    const name = nameOf(key);
    const before = queued[name];
    if (before !== undefined && before >= version) return;
    const since = Math.min(...(await readWebhooks(this.#deps.store.database, key)).map((webhook) => webhook.since));
    const toWebhooks = linesOf(key, Math.max(since, before ?? 0), version);
    const toPlayers = linesOf(key, before ?? known, version);
    const isReached = toPlayers.length > 0 && (await this.#deps.isReached(key.club));
    queued[name] = version;
    this.#wait('webhook', toWebhooks);
    if (isReached) this.#wait('player', toPlayers);
  }

  #wait(to: To, messages: readonly string[]): void {
    if (messages.length === 0) return;
    const due = this.#deps.now();
    this.#kept.waiting.push(...messages.map((message) => ({ to, message, tries: 0, due })));
    this.#write();
    this.#next();
  }

  #write(): void {
    this.#folder.write(FILE, this.#kept);
  }

  #next(): void {
    clearTimeout(this.#alarm);
    if (this.#closed) return;
    const now = this.#deps.now();
    for (const each of this.#kept.waiting) {
      const lane = laneOf(each);
      if (each.due > now || this.#trying.has(lane)) continue;
      const trying = this.#try(each).finally(() => {
        this.#trying.delete(lane);
        this.#next();
      });
      this.#trying.set(lane, trying);
    }
    const next = Math.min(...this.#kept.waiting.map(({ due }) => due).filter((due) => due > now));
    if (Number.isFinite(next)) this.#alarm = setTimeout(() => this.#next(), Math.min(LONGEST, next - now)).unref();
  }

  async #try(one: WaitingWork): Promise<void> {
    one.tries++;
    const failed = (): Tried => ({ pause: waitAfter(one.tries, Math.random()) });
    const { messages = [], pause } = await this.#deps.work[one.to](one.message, one.tries).catch(failed);
    if (pause === undefined || one.tries >= MOST_TRIES[one.to])
      this.#kept.waiting = this.#kept.waiting.filter((each) => each !== one);
    else one.due = this.#deps.now() + pause * 1000;
    if (messages.length > 0) this.#wait(one.to, messages);
    else this.#write();
  }
}

function linesOf(key: LadderKey, after: number, last: number): readonly string[] {
  const count = Math.max(0, last - after);
  return Array.from({ length: count }, (_, index) =>
    formatEvent({ kind: 'line', key, line: lineNumber(after + 1 + index) }),
  );
}

/** Notices to webhooks go out all at once, so that a slow receiver delays nothing else; all other work is done in order. */
const laneOf = ({ to, message }: WaitingWork): string =>
  to === 'webhook' && parseNotification(message) ? message : `all to ${to}s`;

export interface WebhookWorkDeps extends Omit<WebhookDeliveryDeps, 'make'> {
  readonly make: (line: WebhookLine) => ReturnType<WebhookDeliveryDeps['make']>;
  readonly log: Log;
  readonly random?: () => number;
}

export const webhookWork =
  ({ random = Math.random, ...deps }: WebhookWorkDeps): TryMessage =>
  async (message, tries) => {
    const event = parseEvent(message);
    if (event?.kind !== 'line') return { pause: await deliverMessage(deps, message, tries, random) };
    const messages: string[] = [];
    const how = { log: deps.log, line: { what: 'notices', line: message }, tries, most: MOST_TRIES.webhook, random };
    const pause = await attempt(how, async () => {
      const webhooks = await readWebhooks(deps.store.database, event.key);
      messages.push(...(await deps.make({ event, webhooks })).map(formatNotification));
      return undefined;
    });
    return { messages, pause };
  };
