import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage, PAGE } from '#docs/api.ts';

test('the page of the API says what the routes and the limits are now (npm run api-docs)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(apiPage());
});
