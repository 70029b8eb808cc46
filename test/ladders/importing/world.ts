import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { addClub } from '#functions/books/clubs.ts';
import { beginImport, type LogImport } from '#functions/books/imports.ts';
import { type Item, sizeOf } from '#functions/database/item.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { checkLog } from '#functions/importing/check.ts';
import { filesOf } from '#functions/importing/import-files.ts';
import { glanceAt, newImport } from '#functions/importing/import-gate.ts';
import { Pace } from '#functions/importing/pace.ts';
import { type Progress, workOn } from '#functions/importing/work.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { Transfers } from '#functions/transfers/transfers.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { disturbedClient } from '../disturbance.ts';
import type { Place } from '../emulator.ts';
import { MemoryTransfers } from './transfers.ts';

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

/** A table whose partition takes 1,000 write units a second, and a club in it. */
export function newWorld(place: Place, step = 20_000): World & { readonly transfers: MemoryTransfers } {
  const time = new VirtualTime();
  const partition = new Partition(time, 1000);
  return { place, time, partition, transfers: new MemoryTransfers(), written: [], step };
}

export const storeOf = ({ place }: World): DynamoStore => new DynamoStore(place);

export async function begin(world: World, log: string, terms: Partial<LogImport> = {}): Promise<LadderKey> {
  const key = { club: `club-${randomUUID()}`, ladder: 'imported' };
  const store = storeOf(world);
  await addClub(store.database, { id: key.club, name: 'A club' });
  const bytes = Buffer.from(log);
  const glance = glanceAt(bytes);
  if (glance.kind === 'fault') throw new Error(glance.message);
  const asked = { glance, by: 'organiser', at: instant(world.time.now), keepRefused: false, dryRun: false, ...terms };
  const begun = newImport(key, asked);
  await world.transfers.put(filesOf(key, begun.id).log, bytes);
  const how = await beginImport(store.database, key, begun);
  if (how !== 'begun') throw new Error(how);
  return key;
}

/** Works an import off, killing a worker after each of these numbers of requests; how often one was killed. */
export async function workOff(world: World, key: LadderKey, lives: readonly number[] = []): Promise<number> {
  let killed = 0;
  for (const life of [...lives, ...Array.from({ length: 100 }, () => Number.POSITIVE_INFINITY)]) {
    const progress = await new MortalWorker(world, life).work(key);
    if (progress === 'over') return killed;
    if (progress === 'dead') killed++;
    // Whoever was killed is waited for until nothing was heard for a while.
    world.time.now += progress === 'dead' ? 31_000 : 0;
  }
  throw new Error('the import does not end');
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
      now: () => instant(Math.round(time.now)),
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

/** Time that passes only where somebody sleeps, in milliseconds. */
class VirtualTime {
  now = Date.parse('2026-11-01T12:00:00Z');

  readonly sleep = async (milliseconds: number): Promise<void> => {
    this.now += milliseconds;
    await breathe();
  };
}

/** What is used of a transaction on its way to DynamoDB. */
interface Transaction {
  readonly TransactItems: readonly {
    readonly Put?: { readonly Item: Item };
    readonly Delete?: object;
    readonly ConditionCheck?: object;
  }[];
}

/** A partition that takes so many write units a second, and turns away what is more, each way that DynamoDB does. */
class Partition {
  /** Units taken so far, and how often some were turned away. */
  units = 0;
  turnedAway = 0;
  /** Whether others use up all that there is at an instant. */
  isTaken: (now: number) => boolean = () => false;
  readonly #time: VirtualTime;
  readonly #most: number;
  #left: number;
  #since: number;

  constructor(time: VirtualTime, most: number) {
    this.#time = time;
    this.#most = most;
    this.#left = most;
    this.#since = time.now;
  }

  take(input: unknown): void {
    const units = unitsOf(input as Transaction);
    const passed = this.#time.now - this.#since;
    this.#since = this.#time.now;
    this.#left = Math.min(this.#most, this.#left + (passed * this.#most) / 1000);
    if (units > this.#left || this.isTaken(this.#time.now)) throw this.#turnAway();
    this.#left -= units;
    this.units += units;
  }

  #turnAway(): Error {
    const common = { message: 'the level of configured provisioned throughput was exceeded', $metadata: {} };
    return ++this.turnedAway % 2 === 0
      ? new ProvisionedThroughputExceededException(common)
      : new TransactionCanceledException({ ...common, CancellationReasons: [{ Code: 'ThrottlingError' }] });
  }
}

/** A transaction costs two units for each kilobyte begun of each item. */
const unitsOf = ({ TransactItems }: Transaction): number =>
  TransactItems.reduce((sum, { Put }) => sum + 2 * Math.max(1, Math.ceil((Put ? sizeOf(Put.Item) : 0) / 1024)), 0);

const namesPut = (input: unknown): readonly string[] =>
  (input as Transaction).TransactItems.flatMap(({ Put }) => Put?.Item.sk ?? []);
