import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratePartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { Buckets, type Rate, tryAcquire, UnderWay } from '#functions/limits/throttle.ts';
import { NO_PAUSE, storeAt } from './club.ts';
import { disturbedClient } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const RATE = { most: 5, per: 60_000 };
const bucketsAt = (options: Parameters<typeof storeAt>[1]) => new StoredBuckets(storeAt(place(), options).database);
const bucket = (name = 'pings#main') => ({ club: `club-${randomUUID()}`, name });

describe('a limit that all processes share', () => {
  test('holds however many of them count at once', async () => {
    const key = bucket();
    const now = () => 1_000_000;
    const processes = Array.from({ length: 6 }, () => bucketsAt({ now, pause: NO_PAUSE }));
    const waits: number[] = [];
    for (let round = 0; round < 4; round++)
      waits.push(...(await Promise.all(processes.map((process) => process.tryAcquire(key, RATE)))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await processes[0]?.tryAcquire(key, RATE)).toBe(12_000);
  });

  test('is over when its time is, and is each club’s and each thing’s own', async () => {
    let time = 1_000_000;
    const buckets = bucketsAt({ now: () => time });
    const key = bucket();
    for (let count = 0; count < 5; count++) expect(await buckets.tryAcquire(key, RATE)).toBe(0);
    expect(await buckets.tryAcquire({ ...key, name: 'pings#juniors' }, RATE)).toBe(0);
    expect(await buckets.tryAcquire(bucket(), RATE)).toBe(0);
    expect(await buckets.tryAcquire(key, RATE)).toBeGreaterThan(0);
    time += 12_000;
    expect(await buckets.tryAcquire(key, RATE)).toBe(0);
    expect(await buckets.tryAcquire(key, RATE)).toBeGreaterThan(0);
  });

  test('is read once by a process that counts alone, and again where another one counted or the bucket was forgotten', async () => {
    const asked: string[] = [];
    const onCapacity = (operation: string) => void asked.push(operation);
    let time = 1_000_000;
    const [one, other] = [1, 2].map(() => bucketsAt({ now: () => time, onCapacity }));
    const key = bucket();
    const counts = async (buckets = one): Promise<readonly [wait: number | undefined, ...string[]]> => {
      asked.length = 0;
      return [await buckets?.tryAcquire(key, RATE), ...asked];
    };
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
    expect(await counts(other)).toEqual([0, 'get', 'update']);
    // What fails is not told: it is the remembered one that was tried first.
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
    expect(await counts()).toEqual([12_000, 'get']);
    time += 60_000;
    await storeAt(place()).database.transact([{ remove: { pk: ratePartition(key.club), sk: key.name } }]);
    expect(await counts()).toEqual([0, 'get', 'update']);
    expect(await counts()).toEqual([0, 'update']);
  });

  test('leaves one small item, which is forgotten once it says nothing any more', async () => {
    const key = bucket();
    const written: unknown[] = [];
    const client = disturbedClient(place(), async (_command, input, send) => {
      written.push(input);
      return send();
    });
    const buckets = bucketsAt({ client, now: () => 1_000_000 });
    await buckets.tryAcquire(key, RATE);
    await buckets.tryAcquire(key, RATE);
    const text = JSON.stringify(written);
    expect(text).toContain(`"#${EXPIRY}":"${EXPIRY}"`);
    expect(text).toContain(`":v2":1024`);
    expect(new Set(text.match(/"sk":"[^"]*"/g))).toEqual(new Set(['"sk":"pings#main"']));
    expect(text).toContain(ratePartition(key.club));
  });
});

const THREE: Rate = { most: 3, per: 3000 };

/** How many of some requests get in, each so many milliseconds after the one before. */
function admitted(rate: Rate, pauses: readonly number[], start = 1_000_000): number {
  let [emptyAt, now, count] = [0, start, 0];
  for (const pause of pauses) {
    now += pause;
    const outcome = tryAcquire(emptyAt, now, rate);
    if ('wait' in outcome) continue;
    emptyAt = outcome.emptyAt;
    count++;
  }
  return count;
}

describe('a bucket', () => {
  test('takes so many at once, says how long to wait, and then takes one more', () => {
    expect(admitted(THREE, [0, 0, 0, 0])).toBe(3);
    const full = tryAcquire(1_003_000, 1_000_000, THREE);
    expect(full).toEqual({ wait: 1000 });
    expect(tryAcquire(1_003_000, 1_001_000, THREE)).toEqual({ emptyAt: 1_004_000 });
  });

  test('never takes more than twice its fill in its time, and always its even share', () => {
    const rates = fc.record({ most: fc.integer({ min: 1, max: 100 }), per: fc.integer({ min: 100, max: 100_000 }) });
    const pauses = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 400 });
    fc.assert(
      fc.property(rates, pauses, (rate, all) => {
        const time = all.slice(1).reduce((sum, each) => sum + each, 0);
        const drop = Math.max(1, Math.floor(rate.per / rate.most));
        expect(admitted(rate, all)).toBeLessThanOrEqual(Math.floor(rate.per / drop) + Math.floor(time / drop) + 1);
        const even = all.map(() => drop);
        expect(admitted(rate, even)).toBe(even.length);
      }),
    );
  });

  test('that was filled before the clock was set back is empty: nobody waits for a year', () => {
    expect(tryAcquire(1_003_000, 0, THREE)).toEqual({ emptyAt: 1000 });
  });

  test('waits as long as it says: a drop at the end of that time has room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (level) => {
        const outcome = tryAcquire(1_000_000 + level, 1_000_000, THREE);
        if ('wait' in outcome)
          expect(tryAcquire(1_000_000 + level, 1_000_000 + outcome.wait, THREE)).toHaveProperty('emptyAt');
      }),
    );
  });
});

const TWO: Rate = { most: 2, per: 1000 };

test('strangers with a million names take up no more room than ten thousand, and fill nobody else’s bucket', () => {
  const buckets = new Buckets(() => 0);
  for (let name = 0; name < 30_000; name++) buckets.tryAcquire(`stranger ${name}`, TWO);
  expect(buckets.size).toBeLessThanOrEqual(10_000);
  expect(buckets.tryAcquire('ann', TWO)).toBe(0);
});

test('a bucket in use is not forgotten: the five thousand names that came up last are known', () => {
  const buckets = new Buckets(() => 0);
  for (const name of ['ann', 'ann']) buckets.tryAcquire(name, TWO);
  for (let name = 0; name < 4_998; name++) buckets.tryAcquire(`stranger ${name}`, TWO);
  expect(buckets.wait('ann', TWO)).toBeGreaterThan(0);
});

test('a caller whose work fails is done with it', async () => {
  const underWay = new UnderWay();
  const fails = () => Promise.reject(new Error('no'));
  for (let tries = 0; tries < 3; tries++) await expect(underWay.one('ann', 1, fails)).rejects.toThrow('no');
  expect(await underWay.one('ann', 1, async () => 'done')).toBe('done');
});
