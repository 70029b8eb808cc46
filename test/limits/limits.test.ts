import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Buckets, type Rate, tryAcquire, UnderWay } from '#functions/limits/throttle.ts';

const RATE: Rate = { most: 3, per: 3000 };

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
    expect(admitted(RATE, [0, 0, 0, 0])).toBe(3);
    const full = tryAcquire(1_003_000, 1_000_000, RATE);
    expect(full).toEqual({ wait: 1000 });
    expect(tryAcquire(1_003_000, 1_001_000, RATE)).toEqual({ emptyAt: 1_004_000 });
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
    expect(tryAcquire(1_003_000, 0, RATE)).toEqual({ emptyAt: 1000 });
  });

  test('waits as long as it says: a drop at the end of that time has room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (level) => {
        const outcome = tryAcquire(1_000_000 + level, 1_000_000, RATE);
        if ('wait' in outcome)
          expect(tryAcquire(1_000_000 + level, 1_000_000 + outcome.wait, RATE)).toHaveProperty('emptyAt');
      }),
    );
  });
});

const TWO = { most: 2, per: 1000 };

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
