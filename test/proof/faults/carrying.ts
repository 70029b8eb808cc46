import type { Chance } from '#local/demo/chance.ts';
import type { StreamChange } from '#test/cloud/account.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';
import { type Cloud, QUEUES, type QueueName } from './cloud.ts';
import { luckOf } from './faults.ts';

/** How long a message is hidden that a worker has in hand, in milliseconds. */
const HIDDEN = 360_000;
const BATCH = 10;
const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
/** How often a batch of events is brought before it is given up. */
const TRIES = 25;

const isOfPages = ({ eventName, dynamodb: { Keys } }: StreamChange): boolean =>
  /^(proposal|joining)#/.test(Keys.sk.S) ||
  (eventName !== 'REMOVE' && (Keys.sk.S === 'state#head' || Keys.pk.S === 'CLUBS'));
const isOfNotices = ({ eventName, dynamodb: { Keys } }: StreamChange): boolean =>
  eventName === 'INSERT' && /^(entry#|notice#message#)/.test(Keys.sk.S);

interface Batch {
  readonly name: 'publish' | 'notify';
  readonly records: readonly StreamChange[];
  tries: number;
}

/** Brings the table's stream and messages to the functions that wait for them: twice, late and in another order, too. */
export class Carrying {
  readonly #cloud: Cloud;
  readonly #chances: ReadonlyMap<string, Chance>;
  #batches: Batch[] = [];
  /** What no function took in the end. */
  readonly givenUp: string[] = [];

  constructor(cloud: Cloud, seed = 1) {
    this.#cloud = cloud;
    this.#chances = new Map(['events', ...QUEUE_NAMES].map((name) => [name, chanceOf(seed, 'carrying', name)]));
  }

  /** Each has luck of its own: they work at the same time. */
  #chanceOf(name: 'events' | QueueName): Chance {
    return this.#chances.get(name) ?? chanceOf(name);
  }

  /** Brings what is there and due; whether there was anything. */
  async bring(): Promise<boolean> {
    const done = await Promise.all([this.#bringEvents(), ...QUEUE_NAMES.map((name) => this.#workOff(name))]);
    return done.includes(true);
  }

  /** Has everything come that is on its way, whenever it is to come; nothing goes wrong any more. */
  async settle(): Promise<void> {
    const { account } = this.#cloud;
    for (let turns = 0; turns < 2000; turns++) {
      if (await this.bring()) continue;
      const next = Math.min(...this.#all().flatMap(([, messages]) => messages.map(({ visible }) => visible)));
      if (!Number.isFinite(next)) return;
      account.now = Math.max(account.now, next);
    }
    throw new Error(`never at rest: ${JSON.stringify(this.#all().flatMap(([, messages]) => messages.slice(0, 3)))}`);
  }

  #all() {
    return QUEUE_NAMES.map((name) => [name, this.#cloud.messagesOf(name)] as const);
  }

  async #bringEvents(): Promise<boolean> {
    const cloud = this.#cloud;
    const chance = this.#chanceOf('events');
    const changes = cloud.account.changes.splice(0);
    for (const [name, isFor] of [
      ['publish', isOfPages],
      ['notify', isOfNotices],
    ] as const) {
      const wanted = changes.filter(isFor);
      if (wanted.length === 0) continue;
      const records = cloud.happens('events in another order', 0.3, chance) ? chance.shuffled(wanted) : wanted;
      this.#batches.push({ name, records, tries: 0 });
      if (cloud.happens('an event that comes twice', 0.2, chance)) this.#batches.push({ name, records, tries: 0 });
    }
    const late: Batch[] = [];
    let isAny = false;
    for (const batch of this.#batches.splice(0)) {
      if (cloud.happens('an event that comes late', 0.2, chance)) {
        late.push(batch);
        continue;
      }
      isAny = true;
      const done = await cloud.invoke(batch.name, { Records: batch.records }, { luck: luckOf(chance) }).then(
        () => true,
        () => false,
      );
      if (done) continue;
      if (++batch.tries < TRIES) late.push(batch);
      else this.givenUp.push(`${batch.name}: ${JSON.stringify(batch.records[0])}`);
    }
    this.#batches.push(...late);
    return isAny;
  }

  async #workOff(name: QueueName): Promise<boolean> {
    const cloud = this.#cloud;
    const { now } = cloud.account;
    const chance = this.#chanceOf(name);
    const messages = cloud.messagesOf(name);
    const batch = messages.filter(({ visible }) => visible <= now).slice(0, BATCH);
    if (batch.length === 0) return false;
    for (const message of batch) {
      message.receives++;
      message.visible = now + HIDDEN;
    }
    const Records = batch.map(({ id, body, sent, receives }) => ({
      messageId: id,
      receiptHandle: id,
      body,
      attributes: { ApproximateReceiveCount: String(Math.min(receives, 5)), SentTimestamp: String(sent) },
    }));
    const all = batch.map(({ id }) => ({ itemIdentifier: id }));
    const failed: readonly { readonly itemIdentifier: string }[] = await cloud
      .invoke<{ batchItemFailures?: typeof all }>(QUEUES[name], { Records }, { luck: luckOf(chance) })
      .then(
        ({ batchItemFailures = [] }) => batchItemFailures,
        () => all,
      );
    for (const message of batch) {
      const isFailed = failed.some(({ itemIdentifier }) => itemIdentifier === message.id);
      if (isFailed && message.visible === now + HIDDEN) message.visible = now + 1000;
      if (isFailed) continue;
      if (cloud.happens('a message that comes twice', 0.1, chance)) message.visible = now;
      else messages.splice(messages.indexOf(message), 1);
    }
    return true;
  }
}
