import type { LadderKey } from '#functions/database/keys.ts';
import { checkLog } from '#functions/importing/check.ts';
import { Pace } from '#functions/importing/pace.ts';
import { type Progress, workOn } from '#functions/importing/work.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { Transfers } from '#functions/transfers/transfers.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { disturbedClient } from '../disturbance.ts';
import type { Place } from '../emulator.ts';
import { namesPut, type Partition, type VirtualTime } from './partition.ts';

export interface World {
  readonly place: Place;
  readonly time: VirtualTime;
  readonly partition: Partition;
  readonly transfers: Transfers;
  /** The name of each item as often as it was written. */
  readonly written: string[];
  /** How long a step may take. */
  readonly step: number;
}

/** A worker that is killed at one of its requests, to the database or to the transfers, before or after it happens. */
export class MortalWorker {
  requests = 0;
  readonly #world: World;
  readonly #diesAt: number;
  readonly #death: Promise<'dead'>;
  #die: () => void = () => {};
  #isDead = false;

  constructor(world: World, diesAt = Number.POSITIVE_INFINITY) {
    this.#world = world;
    this.#diesAt = diesAt;
    this.#death = new Promise((resolve) => {
      this.#die = () => resolve('dead');
    });
  }

  /** Does one step of an import. */
  async work(key: LadderKey): Promise<Progress | 'dead'> {
    const { place, time, step } = this.#world;
    const pause = (): Promise<void> => time.sleep(50);
    const client = disturbedClient(place, (command, input, send) => this.#ask(command, input, send));
    const until = time.now + step;
    const transfers = this.#transfers();
    const world = {
      store: new DynamoStore({ ...place, client, pause, now: () => time.now }),
      transfers,
      check: (task: Parameters<typeof checkLog>[1], tell: (line: number) => void) => checkLog(transfers, task, tell),
      pace: new Pace(undefined, { now: () => time.now, sleep: time.sleep }),
      now: () => instant(time.now),
      hasTime: () => time.now < until,
    };
    const progress = await Promise.race([workOn(world, key), this.#death]);
    client.destroy();
    return progress;
  }

  async #ask(command: string, input: unknown, send: () => Promise<unknown>): Promise<unknown> {
    if (command !== 'TransactWriteItemsCommand') return this.#request(send);
    return this.#request(async () => {
      this.#world.partition.take(input);
      const answer = await send();
      this.#world.written.push(...namesPut(input));
      return answer;
    });
  }

  #transfers(): Transfers {
    const { transfers } = this.#world;
    return {
      put: (path, body) => this.#request(() => transfers.put(path, body)),
      get: (path) => this.#request(() => transfers.get(path)),
      remove: (path) => this.#request(() => transfers.remove(path)),
      removeAll: (folder) => this.#request(() => transfers.removeAll(folder)),
      linkToFetch: (path, name) => transfers.linkToFetch(path, name),
      linkToSend: (path, bytes) => transfers.linkToSend(path, bytes),
    };
  }

  /** Kills in turn before and after what is asked for has happened. Of the dead nobody hears again. */
  async #request<T>(send: () => Promise<T>): Promise<T> {
    const now = ++this.requests;
    if (this.#isDead) return never();
    if (now === this.#diesAt && now % 2 === 0) return this.#end();
    const answer = await send();
    return now === this.#diesAt ? this.#end() : answer;
  }

  #end<T>(): Promise<T> {
    this.#isDead = true;
    this.#die();
    return never();
  }
}

const never = <T>(): Promise<T> => new Promise(() => {});
