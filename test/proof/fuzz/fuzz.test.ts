import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('thousands of requests, most of them with something wrong, are answered, and every ladder is as its log says', async () => {
  const { found, requests, wrote, writing, together, slowest } = await fuzz(1, 3000);
  expect(found).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(3000);
  // Several at once, each of which has to be answered as if they had come in turn.
  expect(together).toBeGreaterThan(150);
  expect(wrote).toBeGreaterThan(200);
  // Only a whole JPEG comes so far.
  expect(writing).toContain('PUT /api/clubs/{club}/own/face');
  expect(slowest).toBeLessThan(2000);
});

it('a fault is found, and shrunk to the request that shows it', async () => {
  const isFaulty = /\/(?:leave|rename|void)$/;
  // Hardly more than it takes to find one: each that is found is shrunk.
  const { found } = await fuzz(1, 100, ({ route }) => (isFaulty.test(route) ? 'planted' : undefined));
  expect(found[0]).toMatchObject({ fault: 'planted', requests: [{ route: expect.stringMatching(isFaulty) }] });
});
