import { expect, it } from 'vitest';
import { oneByOne } from '../../local/one-by-one.ts';

it('what takes long lets the others go on, what fails stops none, and not too much is under way', async () => {
  const done: string[] = [];
  let [underWay, most] = [0, 0];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const errors = await oneByOne(['slow', 'good', 'bad', 'slower', 'last'], async (name) => {
    most = Math.max(most, ++underWay);
    if (name.startsWith('slow')) await held;
    if (name === 'bad') throw new Error('bad');
    if (name === 'last') release();
    done.push(name);
    underWay--;
  });
  expect(done.slice(0, 2)).toEqual(['good', 'last']);
  expect(done.toSorted()).toEqual(['good', 'last', 'slow', 'slower']);
  expect(errors).toEqual([new Error('bad')]);
  expect(most).toBeLessThanOrEqual(4);
});
