import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { findDue } from '#functions/find-due.ts';
import { type Runtime, runtimeIn } from '#functions/http/world.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { settle } from '#functions/settle.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { NO_PAUSE } from './club.ts';
import { disturbedClient, timeOutAfter, timeOutBefore } from './disturbance.ts';
import type { Place } from './emulator.ts';

/** What becomes of one request, and with it perhaps of whoever makes it. */
export const FAULTS = ['dies before', 'dies after', 'is lost', 'gets no answer'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a queue makes of messages that are put on it while others wait. */
export type Carry = (bodies: readonly string[], waiting: readonly string[]) => readonly string[];

const inOrder: Carry = (bodies, waiting) => [...waiting, ...bodies];

/** A queue that brings a message again until somebody is done with it. */
export class Queue {
  #waiting: string[] = [];
  readonly #carry: Carry;

  constructor(carry = inOrder) {
    this.#carry = carry;
  }

  put(bodies: readonly string[]): void {
    this.#waiting = [...this.#carry(bodies, this.#waiting)];
  }

  take(): readonly string[] {
    return this.#waiting.splice(0, 10);
  }

  bringAgain(bodies: readonly string[]): void {
    this.#waiting.push(...bodies);
  }
}

/** A server on which the timer's functions run over the real store, until it dies at one of its requests. */
export class MortalServer {
  /** How many requests it has made, to the database and to the queue. */
  requests = 0;
  readonly #fault: Fault | undefined;
  readonly #faultAt: number;
  readonly #client: DynamoDBClient;
  readonly #runtime: Runtime;
  readonly #death: Promise<'dead'>;
  #isDead = false;
  #die: () => void = () => {};

  constructor(place: Place, now: () => Instant, fault?: Fault, faultAt = 0) {
    this.#fault = fault;
    this.#faultAt = faultAt;
    this.#death = new Promise((resolve) => {
      this.#die = () => resolve('dead');
    });
    this.#client = disturbedClient(place, (_command, _input, send) => this.#request(send));
    const store = new DynamoStore({ ...place, client: this.#client, pause: NO_PAUSE });
    this.#runtime = runtimeIn({ store, now, siteOrigin: 'https://ladder.example', log: () => {} });
  }

  /** Looks once for what is due; how many messages that made. A look that fails is made again in an hour. */
  async look(queue: Queue): Promise<number> {
    let sent = 0;
    const put = async (bodies: readonly string[]): Promise<void> => {
      queue.put(bodies);
      sent += bodies.length;
    };
    const find = findDue(this.#runtime, async (bodies) => {
      await this.#request(() => put(bodies));
      return [];
    });
    await Promise.race([find().catch(() => {}), this.#death]);
    return sent;
  }

  /** Works off a queue. What a dead server had in hand comes back. */
  async work(queue: Queue): Promise<void> {
    const settling = settle(this.#runtime);
    for (let batch = queue.take(); batch.length > 0; batch = queue.take()) {
      const bodies = batch;
      const Records = bodies.map((body, index) => ({ messageId: String(index), body }));
      const result = await Promise.race([settling({ Records }), this.#death]);
      if (result === 'dead') return queue.bringAgain(bodies);
      queue.bringAgain(result.batchItemFailures.flatMap(({ itemIdentifier }) => bodies[Number(itemIdentifier)] ?? []));
    }
  }

  close(): void {
    this.#client.destroy();
  }

  async #request<T>(send: () => Promise<T>): Promise<T> {
    const fault = ++this.requests === this.#faultAt ? this.#fault : undefined;
    if (fault === 'dies before') this.#end();
    if (fault === 'is lost') return timeOutBefore();
    if (this.#isDead) return never();
    if (fault === 'gets no answer') return timeOutAfter(send);
    const answer = await send();
    if (fault === 'dies after') this.#end();
    return this.#isDead ? never() : answer;
  }

  #end(): void {
    this.#isDead = true;
    this.#die();
  }
}

/** Of a dead server nobody hears again. */
const never = <T>(): Promise<T> => new Promise(() => {});
