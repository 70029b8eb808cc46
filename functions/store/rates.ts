import { pour, type Rate } from '../limits/bucket.ts';
import type { Database } from './database.ts';
import { ratePartition } from './keys.ts';
import type { BucketKey } from './port.ts';
import { EXPIRY } from './table.ts';
import { absent, still } from './transaction.ts';

/** How often a bucket is tried that others are pouring into. */
const TRIES = 4;
/** What is said after that, in milliseconds: so many at once are too many. */
const CROWDED = 1000;

const EMPTY_AT = 'emptyAt';

/**
 * Pours a drop into a bucket that all processes share; 0, or the milliseconds for which it has no room. An empty bucket
 * may be forgotten.
 */
export async function pourInto(database: Database, { club, name }: BucketKey, rate: Rate): Promise<number> {
  const place = { pk: ratePartition(club), sk: name };
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = (await database.get(place))?.[EMPTY_AT];
    const poured = pour(Number(seen ?? 0), database.now(), rate);
    if ('wait' in poured) return poured.wait;
    const set = { [EMPTY_AT]: poured.emptyAt, [EXPIRY]: Math.ceil(poured.emptyAt / 1000) };
    const condition = seen === undefined ? absent('poured') : still('poured', EMPTY_AT, seen);
    if ((await database.update(place, { set }, condition)) === 'updated') return 0;
  }
  return CROWDED;
}
