import type { Enqueue } from '#functions/aws/queue.ts';
import { sendAll } from '#functions/aws/send-all.ts';
import { keyIn, type StreamRecord } from '#functions/aws/stream-record.ts';
import { readLadderKeys } from '#functions/books/clubs.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import { writeAll } from '#functions/database/change.ts';
import {
  CLUB_LADDER,
  entryName,
  type LadderKey,
  ladderPartition,
  nameOf,
  parseClubPartition,
  parseEntryName,
  parseLadderPartition,
} from '#functions/database/keys.ts';
import { inPortions } from '#functions/database/portions.ts';
import { deliver } from '#functions/deliver.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { eventOf, notify } from '#functions/notify.ts';
import { MOST_TRIES, waitAfter, workOff } from '#functions/notifying/retries.ts';
import type { WebhookDeliveryDeps } from '#functions/notifying/webhook-delivery.ts';
import type { MakeWebhookNotices, WebhookNoticesDeps } from '#functions/notifying/webhook-notices.ts';
import type { Log } from '#functions/runtime/lambda.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { DataFolder } from './data-folder.ts';
import { takeOver } from './earlier-notifications.ts';
import { readTold, type Told, toldItem, toldKey } from './how-far-told.ts';
import { LaptopQueue } from './queue.ts';

/** What a message to players leads to: further messages, and after how many seconds it is to come again, if it is not done with. */
export interface Tried {
  readonly messages?: readonly string[];
  readonly pause?: number;
}

/** What notifications need of a laptop. Times are real ones, even if its clock is set. */
export interface NotificationsDeps extends Omit<WebhookDeliveryDeps, 'again'>, Pick<WebhookNoticesDeps, 'siteOrigin'> {
  readonly store: WebhookNoticesDeps['store'] & Pick<LadderStore, 'version'>;
  readonly make: MakeWebhookNotices;
  readonly isReached: (club: string) => Promise<boolean>;
  readonly tellPlayers: (message: string, tries: number) => Promise<Tried>;
  readonly log: Log;
}

/** Players are reminded of something new no sooner than so long after the last time, in milliseconds. */
const PAUSE = 12 * 3_600_000;

type QueueName = 'again' | 'deliveries' | 'players';

/**
 * Hands what was committed to the functions that notify webhooks and players. How far that has come is written with the
 * messages that came of it: a kill loses no notice, but may send one twice.
 */
export class LaptopNotifications {
  readonly #deps: NotificationsDeps;
  readonly #queues: Readonly<Record<QueueName, LaptopQueue>>;
  readonly #told = new Map<string, number>();
  /** What is being looked up before it is queued, one after the other. */
  #queueing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(deps: NotificationsDeps) {
    this.#deps = deps;
    const queue = (name: QueueName, most: number, laneOf = (_: string): string => name) =>
      new LaptopQueue({ name, most, laneOf, pause, ...deps, database: deps.store.database, tell: this.#tell });
    this.#queues = {
      again: queue('again', MOST_TRIES.webhook),
      // All at once, so that a slow receiver delays nothing else.
      deliveries: queue('deliveries', MOST_TRIES.webhook, (body) => body),
      players: queue('players', MOST_TRIES.player),
    };
  }

  /** Makes good what a kill has left undone, and what other programs have recorded meanwhile. */
  async begin(folder: Pick<DataFolder, 'read' | 'remove'>): Promise<void> {
    const { store } = this.#deps;
    await takeOver(folder, store.database);
    for await (const [name, upTo] of readTold(store.database)) this.#told.set(name, upTo);
    for await (const key of readLadderKeys(store.database)) {
      const line = (await store.version(key))?.line;
      // Players are not told what was there before the laptop first looked.
      if (line !== undefined) this.#then(() => this.#tellLines(key, line, line));
    }
    this.#then(() => this.#work());
  }

  /** Tells of what was written; of a ladder that is gone, nothing any more. */
  follow(records: readonly StreamRecord[]): void {
    for (const record of records) {
      const { pk, sk } = keyIn(record);
      const [key, line] = [parseLadderPartition(pk), parseEntryName(sk)];
      if (record.eventName === 'REMOVE' && sk.startsWith(CLUB_LADDER))
        this.#then(() => this.#forget(`${parseClubPartition(pk)}/${sk.slice(CLUB_LADDER.length)}`));
      else if (eventOf(record) === undefined) continue;
      else if (key && line !== undefined) this.#then(() => this.#tellLines(key, line, line - 1));
      else this.#then(() => this.#tellOf([record]));
    }
  }

  async #forget(name: string): Promise<void> {
    this.#told.delete(name);
    await writeAll(this.#deps.store.database, [{ remove: toldKey(name) }]);
    for (const queue of Object.values(this.#queues)) await queue.drop((body) => body.startsWith(`${name}/`));
  }

  /** Takes messages to webhooks that are about no line, such as tests. */
  readonly enqueue: Enqueue = (messages) => this.#queues.deliveries.send(messages);

  /** Takes ladders whose players are to be reminded, as a queue does; those that were reminded of late are left out. */
  readonly remind: Enqueue = async (messages) => {
    const now = this.#deps.now();
    const due = messages.filter((message) => (this.#told.get(message) ?? 0) <= now - PAUSE);
    await this.#send({ players: due }, Object.fromEntries(due.map((message) => [message, now])));
    return [];
  };

  /** Resolves when everything that can be done now is done. */
  async idle(): Promise<void> {
    await this.#queueing;
    for (const queue of Object.values(this.#queues)) await queue.idle();
  }

  /** Lets what is under way end; the rest is done after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#queueing, ...Object.values(this.#queues).map((queue) => queue.close())]);
  }

  #then(work: () => Promise<void>): void {
    this.#queueing = this.#queueing.then(async () => {
      if (!this.#closed) await work().catch(this.#tell);
    });
  }

  #tell = (error: unknown): void => this.#deps.log({ what: 'notifications', error: String(error) });

  async #work(): Promise<void> {
    const { again, deliveries, players } = this.#queues;
    await again.begin(this.#notifying({ again: again.send, deliveries: deliveries.send, players: players.send }));
    await deliveries.begin(deliver({ ...this.#deps, again: again.send }, deliveries.putOff));
    await players.begin((event) =>
      workOff(event, 1, players.putOff, (body, tries) =>
        this.#tellPlayers(body, tries).catch((error: unknown) => {
          this.#tell(error);
          return pause(tries);
        }),
      ),
    );
  }

  #notifying({ again, deliveries, players }: Readonly<Record<QueueName, Enqueue>>) {
    const { isReached, make } = this.#deps;
    return notify(this.#deps, { again, deliveries, players: { isReached, send: players } }, undefined, make);
  }

  async #tellPlayers(body: string, tries: number): Promise<number | undefined> {
    const { messages = [], pause: again } = await this.#deps.tellPlayers(body, tries);
    await sendAll(this.#queues.players.send, messages);
    return again;
  }

  /** Tells of the new lines of a ladder. Where none was told of before, those after `known` are, and what its webhooks have not heard. */
  async #tellLines(key: LadderKey, version: number, known: number): Promise<void> {
    const name = nameOf(key);
    const before = this.#told.get(name) ?? Math.min(known, ...(await this.#heard(key)));
    if (before >= version) return;
    const lines = Array.from({ length: version - before }, (_, index) => lineNumber(before + 1 + index));
    await this.#tellOf(
      lines.map((line) => ({
        eventName: 'INSERT',
        dynamodb: { Keys: { pk: { S: ladderPartition(key) }, sk: { S: entryName(line) } } },
      })),
      { [name]: version },
    );
  }

  async #heard(key: LadderKey): Promise<readonly number[]> {
    return (await readWebhooks(this.#deps.store.database, key)).map(({ since }) => since);
  }

  async #tellOf(records: readonly StreamRecord[], told: Told = {}): Promise<void> {
    const made: Record<QueueName, string[]> = { again: [], deliveries: [], players: [] };
    const into =
      (name: QueueName): Enqueue =>
      async (bodies) => {
        made[name].push(...bodies);
        return [];
      };
    const work = this.#notifying({ again: into('again'), deliveries: into('deliveries'), players: into('players') });
    await work({ Records: records });
    await this.#send(made, told);
  }

  /** Sends messages, and notes with them what is told thereby. */
  async #send(messages: Partial<Readonly<Record<QueueName, readonly string[]>>>, told: Told): Promise<void> {
    const { again, deliveries, players } = this.#queues;
    const sendings = [
      again.sending(messages.again ?? []),
      deliveries.sending(messages.deliveries ?? []),
      players.sending(messages.players ?? []),
    ];
    const marks = Object.entries(told);
    const writes = sendings.flatMap((sending) => sending.writes);
    const all = writes.length > 0 ? [...writes, ...marks.map((each) => ({ put: toldItem(...each) }))] : [];
    for (const portion of inPortions(all)) await writeAll(this.#deps.store.database, portion);
    for (const [name, upTo] of marks) this.#told.set(name, upTo);
    for (const { done } of sendings) done();
  }
}

const pause = (tries: number): number => waitAfter(tries, Math.random());
