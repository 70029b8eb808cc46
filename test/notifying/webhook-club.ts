import type { Enqueue } from '#functions/aws/queue.ts';
import type { ReadPart } from '#functions/aws/stream.ts';
import { readNotice } from '#functions/books/notices.ts';
import { deliver } from '#functions/deliver.ts';
import { HeaderCache } from '#functions/ladders/header-cache.ts';
import { notify } from '#functions/notify.ts';
import type { Post } from '#functions/notifying/https-post.ts';
import { parseNotification } from '#functions/notifying/messages.ts';
import type { NoticeEvent } from '#shared/vocabulary/club.ts';
import { at, Evening, LADDER } from '../functions/evening.ts';

export const MAIN = { club: 'riverside', ladder: 'main' };
export const HOOK = 'https://chat.example.org/hooks/1';

/** A webhook as it is told when it is made. */
export interface Made {
  readonly id: string;
  readonly secret: string;
}

/** A message on a queue, and how often it was brought. */
interface Queued {
  readonly body: string;
  readonly tries: number;
}

/** The first evening of the Riverside club, with the functions that send its notices and the queues between them. */
export class Noticed {
  readonly evening: Evening;
  readonly organiser: { readonly key: string };
  /** Deliveries that are to be made. */
  queue: Queued[] = [];
  /** Lines that are to be looked at again. */
  readonly again: string[] = [];
  /** For how many seconds messages were put off, in that order. */
  readonly pauses: number[] = [];
  /** How many messages the queue takes before it breaks. */
  room = Number.POSITIVE_INFINITY;
  readonly #seen = new Set<number>();

  private constructor(evening: Evening, key: string) {
    this.evening = evening;
    this.organiser = { key };
  }

  static async begin(): Promise<Noticed> {
    const queues: { club?: Noticed } = {};
    const evening = await Evening.begin({ deliveries: async (bodies) => queues.club?.enqueue(bodies) ?? bodies });
    const club = new Noticed(evening, await evening.hand('riverside', { role: 'organiser', label: 'Olga' }));
    queues.club = club;
    for (const { line } of await evening.store.log(MAIN)) club.#seen.add(line);
    return club;
  }

  /** Makes a webhook over HTTP. */
  async hook(events: readonly NoticeEvent[] = ['result'], url = HOOK): Promise<Made> {
    const body = { url, events, label: 'chat' };
    const { json } = await this.evening.must('POST', `${LADDER}/webhooks`, { ...this.organiser, body });
    return { id: String(json['id']), secret: String(json['secret']) };
  }

  /** Makes a webhook, and notices of a match for it, which wait on the queue. */
  async noticed(): Promise<Made> {
    const made = await this.hook();
    await this.plays('eve', 'ann');
    return made;
  }

  /** Records a match, and makes its notices. */
  async plays(...match: Parameters<Noticed['match']>): Promise<void> {
    await this.match(...match);
    await this.notify();
  }

  /** Records a match from the sheet, later by a minute each time. */
  async match(challenger: string, challenged: string, score: readonly [number, number] = [2, 0]): Promise<void> {
    this.evening.now = at(new Date(this.evening.now + 60_000).toISOString());
    const body = { challenger, challenged, score, override: 'for the test' };
    await this.evening.must('POST', `${LADDER}/match`, { ...this.organiser, body });
  }

  enqueue = async (bodies: readonly string[]): Promise<readonly string[]> => {
    const taken = bodies.slice(0, this.room);
    this.room -= taken.length;
    this.queue.push(...taken.map((body) => ({ body, tries: 0 })));
    return bodies.slice(taken.length);
  };

  get notifying() {
    const { store, siteOrigin, log, now } = this.evening.world;
    return { store, siteOrigin, log, now, headers: new HeaderCache(store) };
  }

  /** The stream's records of the lines that nobody was told of yet. */
  async records() {
    const lines = (await this.evening.store.log(MAIN)).map(({ line }) => line).filter((line) => !this.#seen.has(line));
    for (const line of lines) this.#seen.add(line);
    return lines.map((line) => record(line));
  }

  async notify(records?: readonly ReturnType<typeof record>[]): Promise<void> {
    const again = async (bodies: readonly string[]) => {
      this.again.push(...bodies);
      return [];
    };
    await this.working(again)({ Records: records ?? (await this.records()) });
  }

  /** The function that makes notices. What fails is not taken by its second queue, unless that is another. */
  working(again: Enqueue = async (bodies) => bodies, readPart?: ReadPart) {
    return notify(this.notifying, { deliveries: this.enqueue, again }, readPart);
  }

  /** Brings all messages that are on the queue once, those that are made again right after; those that fail are on it again. */
  async deliver(post: Post): Promise<void> {
    const again: string[] = [];
    await this.#deliver(post, async (bodies) => {
      again.push(...bodies);
      return [];
    });
    if (again.length === 0) return;
    const left = this.queue.splice(0);
    await this.working()({ Records: again.map((body) => ({ messageId: body, body })) });
    await this.deliver(post);
    this.queue.push(...left);
  }

  async #deliver(post: Post, toMakeAgain: Enqueue): Promise<void> {
    const batch = this.queue.map(({ body, tries }) => ({ body, tries: tries + 1 }));
    const world = {
      ...this.evening.world,
      headers: new HeaderCache(this.evening.store),
      post,
      webhookKey: async () => this.evening.webhookKey,
      again: toMakeAgain,
    };
    const work = deliver(
      world,
      async (_, seconds) => void this.pauses.push(seconds),
      () => 0,
    );
    const { batchItemFailures } = await work({
      Records: batch.map(({ body, tries }, index) => ({
        messageId: String(index),
        receiptHandle: String(index),
        body,
        attributes: { ApproximateReceiveCount: String(tries) },
      })),
    });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    this.queue = batch.filter((_, index) => failed.has(String(index)));
  }

  /** What the deliveries that are on the queue say. */
  words(): Promise<readonly string[]> {
    return Promise.all(
      this.queue.map(async ({ body }) => {
        const message = parseNotification(body);
        const kept = message && (await readNotice(this.evening.store.database, message.key, message.name));
        if (!kept || !('body' in kept.notice)) throw new Error(`nothing is kept of ${body}`);
        return kept.notice.body;
      }),
    );
  }

  /** The sentences in which they say it. */
  async texts(): Promise<readonly string[]> {
    return (await this.words()).map((body) => JSON.parse(body).text);
  }

  /** The webhooks to which they go. */
  get addressed(): readonly (string | undefined)[] {
    return this.queue.map(({ body }) => {
      const message = parseNotification(body);
      return message?.channel === 'webhook' ? message.webhook : undefined;
    });
  }
}

/** A record of the table's stream. */
export const recordOf = (pk: string, sk: string, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});

/** One about a new entry. `season`: in whose partition it lies, if not in the first one's. */
export const record = (line: number, ladder = 'main', season?: number) =>
  recordOf(
    `CLUB#riverside#LADDER#${ladder}${season === undefined ? '' : `#SEASON#${season}`}`,
    `entry#${String(line).padStart(8, '0')}`,
  );
