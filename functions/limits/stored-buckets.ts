import type { Database } from '../database/database.ts';
import type { Scalar } from '../database/item.ts';
import { ratePartition } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still } from '../database/transaction.ts';
import { type Rate, tryAcquire } from './throttle.ts';

/** Something of a club's that may happen only so often. */
export interface BucketKey {
  readonly club: string;
  readonly name: string;
}

/** How often a bucket is tried that others are filling. */
const TRIES = 4;
/** The wait told after that, in milliseconds: too many write at once. */
const CROWDED = 1000;
const MOST = 1000;

const EMPTY_AT = 'emptyAt';

/** Buckets that all processes share, as last seen: a condition tells what is out of date. Empty ones are forgotten. */
export class StoredBuckets {
  readonly #database: Database;
  readonly #seen = new Map<string, Scalar>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts `cost` more of something; returns 0, or the milliseconds until there is room for it. */
  async tryAcquire(key: BucketKey, rate: Rate, cost = 1): Promise<number> {
    const known = this.#seen.get(nameOf(key));
    if (known !== undefined && (await this.#try(key, rate, cost, known)) === 0) return 0;
    for (let tries = 0; tries < TRIES; tries++) {
      const item = await this.#database.get(placeOf(key));
      const wait = await this.#try(key, rate, cost, item?.[EMPTY_AT]);
      if (wait !== undefined) return wait;
    }
    return CROWDED;
  }

  /** How full a bucket is, from 0 to 1. */
  async fullness(key: BucketKey, { per }: Rate): Promise<number> {
    const item = await this.#database.get(placeOf(key));
    return Math.max(0, Number(item?.[EMPTY_AT] ?? 0) - this.#database.now()) / per;
  }

  /** The same, if the bucket is still as it was seen; else undefined. */
  async #try(key: BucketKey, rate: Rate, cost: number, seen: Scalar | undefined): Promise<number | undefined> {
    const decision = tryAcquire(Number(seen ?? 0), this.#database.now(), rate, cost);
    if ('wait' in decision) return decision.wait;
    const { emptyAt } = decision;
    const set = { [EMPTY_AT]: emptyAt, [EXPIRY]: Math.ceil(emptyAt / 1000) };
    const condition = seen === undefined ? absent('filled') : still('filled', EMPTY_AT, seen);
    if ((await this.#database.update(placeOf(key), { set }, condition)) !== 'updated') return undefined;
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(nameOf(key), emptyAt);
    return 0;
  }
}

const placeOf = ({ club, name }: BucketKey) => ({ pk: ratePartition(club), sk: name });
const nameOf = ({ club, name }: BucketKey): string => `${club} ${name}`;
