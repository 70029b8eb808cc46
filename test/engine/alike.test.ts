import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { runs } from '../runs.ts';

const value = fc.jsonValue({ maxDepth: 2 });
const always = (holds: (one: unknown, other: unknown) => void): void =>
  fc.assert(fc.property(value, value, holds), { numRuns: runs(100) });

it('two values are alike where they are the same JSON', () => {
  always((one, other) => {
    const copy: unknown = JSON.parse(JSON.stringify(one));
    expect(areAlike(one, copy)).toBe(true);
    expect(areAlike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
  });
});

it.each([
  [{ rung: 1 }, { rung: 1, name: 'Ann' }],
  [{ name: undefined }, {}],
  [{ why: [1, 2] }, { why: [1] }],
  [
    { one: 1, other: 2 },
    { other: 2, one: 1 },
  ],
  [[], {}],
  [null, {}],
])('%o is not %o', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
  expect(areAlike(other, one)).toBe(false);
});
