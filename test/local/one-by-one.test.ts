import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneByOne } from '#local/pacing.ts';

it('what takes long lets the others go on, and what fails stops none', async () => {
  const done: string[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const errors = await oneByOne(['slow', 'good', 'bad', 'slower', 'last'], async (name) => {
    if (name.startsWith('slow')) await held;
    if (name === 'bad') throw new Error('bad');
    if (name === 'last') release();
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
