import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#shared/features/all.ts';
import { Evening, LADDER } from './evening.ts';

const SITE = 'https://ladder.example';

/** What browsers say of a request that a page of another origin makes. */
const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'https://other.ladder.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://ladder.example.evil.example' },
];

const OWN: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: SITE },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { origin: SITE },
  { 'sec-fetch-mode': 'cors' },
];

describe('a page of another origin', () => {
  let evening: Evening;
  let key = '';
  beforeAll(async () => {
    evening = await Evening.begin();
    key = await evening.hand('riverside', { role: 'organiser' });
  });

  it.each(ELSEWHERE)('records nothing, whatever key its request has: %o', async (headers) => {
    const { line } = (await evening.store.load({ club: 'riverside', ladder: 'main' })) ?? {};
    for (const sent of [{ key }, { cookie: `__Host-ladder=${key}` }]) {
      const got = await evening.send('POST', `${LADDER}/arrive`, { ...sent, headers, body: { player: 'eve' } });
      expect([got.status, got.json['code']]).toEqual([403, 'other-origin']);
    }
    expect((await evening.store.load({ club: 'riverside', ladder: 'main' }))?.line).toBe(line);
  });

  it('is refused on every route there is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OPERATIONS), fc.constantFrom(...ELSEWHERE), async (route, headers) => {
        fc.pre(!(route.method === 'GET' && headers['sec-fetch-mode'] === 'navigate'));
        const path = route.path
          .replace('{club}', 'riverside')
          .replace('{ladder}', 'main')
          .replace(/\{\w+\}/g, 'x');
        const got = await evening.send(route.method, path, { key, headers, operator: true });
        expect(got.json['code']).toBe('other-origin');
      }),
    );
  });

  it('may hold a link to anything that can be read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await evening.send('GET', `${LADDER}/log`, { key, headers })).status).toBe(200);
  });

  it.each(OWN)('is not what a program or a page of the site is: %o', async (headers) => {
    const got = await evening.send('POST', `${LADDER}/arrive`, {
      key,
      headers,
      query: { dryRun: 'true' },
      body: { player: 'eve' },
    });
    expect(got.status).toBe(200);
  });

  it('is told nothing that lets it read an answer', async () => {
    for (const headers of [...ELSEWHERE, ...OWN]) {
      const got = await evening.send('GET', `${LADDER}/log`, { key, headers });
      expect(Object.keys(got.headers).filter((name) => /^access-control/i.test(name))).toEqual([]);
    }
  });
});
