import type { Database } from '../database/database.ts';
import type { Scalar } from '../database/item.ts';
import { ratePartition } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still } from '../database/transaction.ts';
import { pour, type Rate } from './throttle.ts';

/** Something of a club's that may happen only so often. */
export interface BucketKey {
  readonly club: string;
  readonly name: string;
}

/** How often a bucket is tried that others are pouring into. */
const TRIES = 4;
/** What is said after that, in milliseconds: so many at once are too many. */
const CROWDED = 1000;
/** How many buckets a process remembers. */
const MOST = 1000;

const EMPTY_AT = 'emptyAt';

/**
 * Buckets that all processes share. When one is empty again is remembered, so that whoever pours often into it reads it
 * once; the condition tells where that is out of date. An empty bucket may be forgotten.
 */
export class Buckets {
  readonly #database: Database;
  readonly #seen = new Map<string, Scalar>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Pours drops into a bucket; 0, or the milliseconds for which it has no room for them. */
  async pour(key: BucketKey, rate: Rate, drops = 1): Promise<number> {
    const known = this.#seen.get(nameOf(key));
    if (known !== undefined && (await this.#pour(key, rate, drops, known)) === 0) return 0;
    for (let tries = 0; tries < TRIES; tries++) {
      const item = await this.#database.get(placeOf(key));
      const wait = await this.#pour(key, rate, drops, item?.[EMPTY_AT]);
      if (wait !== undefined) return wait;
    }
    return CROWDED;
  }

  /** Likewise, where the bucket is as it was seen; nothing if it is not. */
  async #pour(key: BucketKey, rate: Rate, drops: number, seen: Scalar | undefined): Promise<number | undefined> {
    const poured = pour(Number(seen ?? 0), this.#database.now(), rate, drops);
    if ('wait' in poured) return poured.wait;
    const { emptyAt } = poured;
    const set = { [EMPTY_AT]: emptyAt, [EXPIRY]: Math.ceil(emptyAt / 1000) };
    const condition = seen === undefined ? absent('poured') : still('poured', EMPTY_AT, seen);
    if ((await this.#database.update(placeOf(key), { set }, condition)) !== 'updated') return undefined;
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(nameOf(key), emptyAt);
    return 0;
  }
}

const placeOf = ({ club, name }: BucketKey) => ({ pk: ratePartition(club), sk: name });
const nameOf = ({ club, name }: BucketKey): string => `${club} ${name}`;
