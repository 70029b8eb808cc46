import { expect, it } from 'vitest';
import { Retries } from '#local/pacing.ts';

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
