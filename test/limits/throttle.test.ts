import { expect, test } from 'vitest';
import { Buckets, UnderWay } from '#functions/limits/throttle.ts';

const RATE = { most: 2, per: 1000 };

test('strangers with a million names take up no more room than ten thousand, and fill nobody else’s bucket', () => {
  const buckets = new Buckets(() => 0);
  for (let name = 0; name < 30_000; name++) buckets.pour(`stranger ${name}`, RATE);
  expect(buckets.size).toBeLessThanOrEqual(10_000);
  expect(buckets.pour('ann', RATE)).toBe(0);
});

test('a bucket in use is not forgotten: the five thousand names that came up last are known', () => {
  const buckets = new Buckets(() => 0);
  for (const name of ['ann', 'ann']) buckets.pour(name, RATE);
  for (let name = 0; name < 4_998; name++) buckets.pour(`stranger ${name}`, RATE);
  expect(buckets.wait('ann', RATE)).toBeGreaterThan(0);
});

test('a caller whose work fails is done with it', async () => {
  const underWay = new UnderWay();
  const fails = () => Promise.reject(new Error('no'));
  for (let tries = 0; tries < 3; tries++) await expect(underWay.one('ann', 1, fails)).rejects.toThrow('no');
  expect(await underWay.one('ann', 1, async () => 'done')).toBe('done');
});
