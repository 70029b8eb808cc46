import type { Enqueue, Queue, QueueResult } from '#functions/aws/queue.ts';
import { transactSurely } from '#functions/database/change.ts';
import type { Database } from '#functions/database/database.ts';
import type { Item, ItemKey } from '#functions/database/item.ts';
import { inPortions } from '#functions/database/portions.ts';
import type { Write } from '#functions/database/transaction.ts';
import type { AgainMessage } from '#functions/publishing/batch.ts';
import { allOf } from '#functions/runtime/at-once.ts';

/** The partition of all messages that outlive the laptop, each under QUEUE#BODY. */
const QUEUES = 'QUEUES';

/** The longest that a timer waits, in milliseconds. */
const LONGEST = 3_600_000;

interface Message {
  readonly body: string;
  /** When it was last sent, in milliseconds, or a little later: no two are of the same time. */
  sent: number;
  /** When its turn comes, in milliseconds. */
  due: number;
  /** How often it was worked on. */
  tries: number;
  isWorkedOn?: boolean;
  /** When it comes once more, where it was sent again while it was being worked on. */
  again?: number | undefined;
}

export interface QueueTerms {
  readonly name: string;
  /** Of one lane, one message is worked on at a time, in the order of sending. */
  readonly laneOf: (body: string) => string;
  /** After how many seconds a message comes back that failed and was not put off; `tries` counts from 1. */
  readonly pause: (tries: number) => number;
  /** After how many tries a message is given up; missing: never. */
  readonly most?: number;
  /** How soon a message is worked on again at the earliest after it was last begun, in milliseconds. */
  readonly pace?: number;
  /** Of how many lanes something is worked on at once; missing: of all. */
  readonly atOnce?: number;
  /** Where messages are kept that are to outlive the laptop; missing where each start finds out by itself what is to be done. */
  readonly database?: KeptIn;
  /** Milliseconds of the real time, even where the laptop's clock is set. */
  readonly now: () => number;
  /** Told of work that broke off, and of what could not be kept. */
  readonly tell: (error: unknown) => void;
}

/** Messages as Lambda hands them to a function. */
interface QueueEvent {
  readonly Records: readonly AgainMessage[];
}

/** What is to be written of messages, and what to do once it is. */
interface SendingMessages {
  readonly writes: readonly Write<never>[];
  readonly done: () => void;
}

type KeptIn = Pick<Database, 'pause' | 'query' | 'transact'>;

/** A queue of the laptop, which has its messages worked on as Lambda does those of SQS. A kill loses none that are kept. */
export class LaptopQueue implements Queue {
  readonly #terms: QueueTerms;
  readonly #messages = new Map<string, Message>();
  /** When each was last begun, where there is a pace. */
  readonly #begun = new Map<string, number>();
  /** What is under way, by its lane. */
  readonly #underWay = new Map<string, Promise<void>>();
  #work: ((event: QueueEvent) => Promise<QueueResult>) | undefined;
  #lastSent = 0;
  #closed = false;
  #alarm: NodeJS.Timeout | undefined;

  constructor(terms: QueueTerms) {
    this.#terms = terms;
  }

  /** Has messages worked on from now on, and first those that were left before. */
  async begin(work: (event: QueueEvent) => Promise<QueueResult>): Promise<void> {
    const { database, name } = this.#terms;
    const left = database ? await allOf(database.query({ pk: QUEUES, sk: { beginsWith: `${name}#` } })) : [];
    for (const message of left.map(fromItem).toSorted((a, b) => a.sent - b.sent))
      this.#messages.set(message.body, message);
    this.#work = work;
    this.#next();
  }

  readonly send: Enqueue = (bodies) => this.sendLater(bodies, 0);

  readonly sendLater = async (bodies: readonly string[], seconds: number): Promise<readonly string[]> => {
    const sending = this.sending(bodies, seconds);
    await this.#keep(sending.writes);
    sending.done();
    return [];
  };

  /** Sends messages in a transaction of the caller’s. */
  sending(bodies: readonly string[], seconds = 0): SendingMessages {
    const messages = [...new Set(bodies)].map((body) => this.#messageOf(body, seconds));
    const fresh = messages.filter((message) => !this.#isKnown(message));
    return {
      writes: fresh.map((message) => ({ put: this.#toItem(message) })),
      done: () => {
        for (const message of fresh) if (!this.#isKnown(message)) this.#messages.set(message.body, message);
        this.#next();
      },
    };
  }

  readonly putOff = async (body: string, seconds: number): Promise<void> => {
    const message = this.#messages.get(body);
    if (message) message.due = this.#terms.now() + 1000 * seconds;
  };

  /** Drops what waits and is not being worked on. */
  async drop(isMeant: (body: string) => boolean): Promise<void> {
    const meant = [...this.#messages.values()].filter(({ body, isWorkedOn }) => !isWorkedOn && isMeant(body));
    for (const { body } of meant) this.#messages.delete(body);
    await this.#keep(meant.map(({ body }) => ({ remove: this.#keyOf(body) })));
  }

  has(body: string): boolean {
    return this.#messages.has(body);
  }

  /** How many messages are being worked on, or could be. */
  get size(): number {
    const now = this.#terms.now();
    return [...this.#messages.values()].filter(({ due, isWorkedOn }) => isWorkedOn || due <= now).length;
  }

  /** Resolves once these are no more than some. */
  async atMost(count: number): Promise<void> {
    while (this.size > count && this.#underWay.size > 0) await Promise.race(this.#underWay.values());
  }

  /** Resolves when everything that can be done now is done. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Lets what is under way end; what is left is for the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.idle();
  }

  #messageOf(body: string, seconds: number): Message {
    const { now, pace = 0 } = this.#terms;
    const at = now();
    const begun = this.#begun.get(body) ?? Number.NEGATIVE_INFINITY;
    this.#lastSent = Math.max(at, this.#lastSent + 1);
    return { body, sent: this.#lastSent, due: Math.max(at + 1000 * seconds, begun + pace), tries: 0 };
  }

  /** What waits and is sent again comes once, and sooner if it was only to come later; what has failed comes no sooner. */
  #isKnown({ body, sent, due }: Message): boolean {
    const known = this.#messages.get(body);
    if (known) known.sent = sent;
    if (known?.isWorkedOn) known.again = Math.min(known.again ?? due, due);
    else if (known?.tries === 0) known.due = Math.min(known.due, due);
    return known !== undefined;
  }

  #next(): void {
    clearTimeout(this.#alarm);
    const [work, now, { laneOf, atOnce = Number.POSITIVE_INFINITY }] = [this.#work, this.#terms.now(), this.#terms];
    if (!work || this.#closed) return;
    let next = Number.POSITIVE_INFINITY;
    for (const message of this.#messages.values()) {
      if (message.due > now) next = Math.min(next, message.due);
      if (message.due > now || this.#underWay.size >= atOnce) continue;
      const lane = laneOf(message.body);
      if (this.#underWay.has(lane)) continue;
      const underWay = this.#workOn(message, work).finally(() => {
        this.#underWay.delete(lane);
        this.#next();
      });
      this.#underWay.set(lane, underWay);
    }
    if (Number.isFinite(next)) this.#alarm = setTimeout(() => this.#next(), Math.min(LONGEST, next - now)).unref();
  }

  async #workOn(message: Message, work: (event: QueueEvent) => Promise<QueueResult>): Promise<void> {
    const { now, pause, pace, most = Number.POSITIVE_INFINITY, tell } = this.#terms;
    if (pace !== undefined) this.#begun.set(message.body, now());
    message.isWorkedOn = true;
    message.tries++;
    const before = message.due;
    const isOver = await work(eventOf(message)).then(
      ({ batchItemFailures }) => batchItemFailures.length === 0,
      (error: unknown) => {
        tell(error);
        return false;
      },
    );
    message.isWorkedOn = false;
    const { again } = message;
    message.again = undefined;
    if (isOver && again !== undefined) [message.due, message.tries] = [again, 0];
    else if (isOver || message.tries >= most) this.#messages.delete(message.body);
    else if (message.due === before) message.due = now() + 1000 * pause(message.tries);
    const isLeft = this.#messages.has(message.body);
    await this.#keep([isLeft ? { put: this.#toItem(message) } : { remove: this.#keyOf(message.body) }]).catch(tell);
  }

  async #keep(writes: readonly Write<never>[]): Promise<void> {
    const { database } = this.#terms;
    if (database) for (const portion of inPortions(writes)) await transactSurely(database, portion);
  }

  #keyOf = (body: string): ItemKey => messageKey(this.#terms.name, body);
  #toItem = (message: Message): Item => messageItem(this.#terms.name, message);
}

const messageKey = (queue: string, body: string): ItemKey => ({ pk: QUEUES, sk: `${queue}#${body}` });

/** A message as it is kept. Its time is not called `due`: so the index of ladders is, in which it has no place. */
export const messageItem = (
  queue: string,
  { body, sent, due, tries }: Pick<Message, 'body' | 'sent' | 'due' | 'tries'>,
): Item => ({ ...messageKey(queue, body), sent, comes: due, tries });

const fromItem = ({ sk, sent, comes, tries }: Item): Message => ({
  body: sk.slice(sk.indexOf('#') + 1),
  sent: Number(sent),
  due: Number(comes),
  tries: Number(tries),
});

const eventOf = ({ body, sent, tries }: Message): QueueEvent => ({
  Records: [
    {
      messageId: body,
      receiptHandle: body,
      body,
      attributes: { ApproximateReceiveCount: String(tries), SentTimestamp: String(sent) },
    },
  ],
});
