import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFECTS } from './defects.ts';

it.each(DEFECTS)('$says: can still be planted, and its test is there', ({ file, code, instead, test }) => {
  expect(readFileSync(file, 'utf8').split(code)).toHaveLength(2);
  expect(instead).not.toBe(code);
  expect(existsSync(test)).toBe(true);
});

it('fifty of them at least are planted', () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(50);
});
