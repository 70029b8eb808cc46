import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneByOne, Retries } from '#local/pacing.ts';
import { deferred } from './until.ts';

const MINUTE = 60_000;

it('what failed is tried again at once, and then less and less often, with more patience each time', () => {
  let now = 0;
  const retries = new Retries(() => now);
  const limits: number[] = [];
  const pauses = Array.from({ length: 12 }, () => {
    limits.push(retries.limit('poison'));
    const pause = retries.failed('poison');
    if (pause > 0) expect(retries.mayTry('poison')).toBe(false);
    now += pause;
    expect(retries.mayTry('poison')).toBe(true);
    return pause / MINUTE;
  });
  expect(pauses).toEqual([0, 0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  expect(limits.slice(0, 4)).toEqual([8000, 32_000, MINUTE, MINUTE]);
  expect([retries.mayTry('good'), retries.limit('good')]).toEqual([true, 8000]);
  retries.failed('poison');
  retries.succeeded('poison');
  expect([retries.mayTry('poison'), retries.limit('poison')]).toEqual([true, 8000]);
});

it('what takes long lets the others go on, and what fails stops none', async () => {
  const done: string[] = [];
  const held = deferred();
  const errors = await oneByOne(['slow', 'good', 'bad', 'slower', 'last'], async (name) => {
    if (name.startsWith('slow')) await held.promise;
    if (name === 'bad') throw new Error('bad');
    if (name === 'last') held.resolve();
    done.push(name);
  });
  expect(done.slice(0, 2)).toEqual(['good', 'last']);
  expect(done.toSorted()).toEqual(['good', 'last', 'slow', 'slower']);
  expect(errors).toEqual([new Error('bad')]);
});

it('three that take long are under way at most: no fourth begins before one of them is done', async () => {
  const begun: number[] = [];
  const releases: (() => void)[] = [];
  const all = oneByOne([1, 2, 3, 4, 5], async (item) => {
    begun.push(item);
    if (item < 4) await new Promise<void>((resolve) => releases.push(resolve));
  });
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(3);
  await sleep(1500);
  expect(begun).toEqual([1, 2, 3]);
  for (const release of releases) release();
  expect(await all).toEqual([]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});
