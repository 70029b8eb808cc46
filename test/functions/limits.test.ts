import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addressOf, networkOf, SITE_HEADER } from '#functions/http/event.ts';
import { STORED } from '#functions/limits/rates.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { ALL } from '../runs.ts';
import { Evening, LADDER, outcomeOf, type Sent } from './evening.ts';

let evening: Evening;
let organiser: string;
beforeEach(async () => {
  evening = await Evening.begin({ deliveries: async () => [] });
  organiser = await evening.hand('riverside', { role: 'organiser' });
  evening.pass(60_000);
});

const STATE = `${LADDER}/state`;
const look = (key: string, sent: Sent = {}) => evening.send('GET', STATE, { key, ...sent });

/** How many of some requests are let through, one after the other, at the same instant. */
async function letThrough(count: number, ask: () => Promise<{ readonly status: number }>): Promise<number> {
  let passed = 0;
  for (let request = 0; request < count; request++) if ((await ask()).status !== 429) passed++;
  return passed;
}

/** What is counted lies at most ten seconds back, so a minute shows what ten would. */
const SECONDS = ALL ? 600 : 60;

test('a busy club night is never slowed down: 8 tablets with one link, 60 phones, and the desk, for minutes', async () => {
  const tablets = await evening.hand('riverside', { role: 'scorer' });
  const phones: string[] = [];
  for (let index = 0; index < 60; index++)
    phones.push(await evening.hand('riverside', { role: 'player', player: `p${index}` }));
  const statuses = new Set<number>();
  const note = async (count: number, ask: () => Promise<{ readonly status: number }>) => {
    for (let request = 0; request < count; request++) statuses.add((await ask()).status);
  };
  // The line is back: everybody opens their page at once.
  await note(8 * 4, () => look(tablets));
  for (const phone of phones) await note(4, () => look(phone));
  for (let second = 0; second < SECONDS; second++) {
    evening.pass(1000);
    // Each tablet looks, and taps twice.
    await note(8 * 3, () => look(tablets));
    if (second % 4 !== 0) continue;
    for (const phone of phones) await note(1, () => look(phone));
    await note(3, () => look(organiser));
  }
  expect([...statuses]).toEqual([200]);
});

describe('a flood from one player’s link', () => {
  test('is let through in small parts, is told when to come again, and costs nobody else anything', async () => {
    const key = await evening.asPlayer('bob');
    expect(await letThrough(500, () => look(key))).toBe(50);
    const { headers, json } = await look(key);
    expect([json['code'], headers['retry-after']]).toEqual(['too-many-requests', '1']);
    expect((await look(organiser)).status).toBe(200);
    expect((await look(await evening.asPlayer('ann'))).status).toBe(200);
    evening.pass(200);
    expect((await look(key)).status).toBe(200);
  });

  test('is refused without a look at the store, even where each look is to be a fresh one', async () => {
    const list = () => evening.send('GET', '/api/clubs/riverside/access', { key: organiser });
    expect(await letThrough(400, list)).toBe(300);
    const before = evening.lookups;
    expect([(await list()).status, evening.lookups]).toEqual([429, before]);
    evening.pass(20);
    expect((await list()).status).toBe(200);
  });

  test('has eight requests under way at most, also where all end badly', async () => {
    const key = await evening.asPlayer('bob');
    for (let round = 0; round < 3; round++) {
      evening.pass(60_000);
      const all = await Promise.all(Array.from({ length: 30 }, () => look(key)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(8);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(22);
      evening.store.load = () => Promise.reject(new Error('out of reach'));
      evening.pass(60_000);
      await Promise.all(Array.from({ length: 30 }, () => look(key)));
      evening.store.load = Object.getPrototypeOf(evening.store).load;
    }
  });
});

test('a flood from a whole club is held back without touching another club', async () => {
  let passed = 0;
  for (let count = 0; count < 60; count++) {
    const key = await evening.asPlayer('bob');
    passed += await letThrough(50, () => look(key));
  }
  expect(passed).toBe(1000);
  const neighbour = await evening.hand('hilltop', { role: 'organiser' });
  const got = await evening.send('GET', STATE.replace('riverside', 'hilltop'), { key: neighbour });
  expect(got.status).toBe(200);
});

describe('a stranger', () => {
  const wrong = (): string => `riverside.${'x'.repeat(43)}`;

  test('who tries keys from one network is held back, before the store is asked', async () => {
    const from = '203.0.113.9';
    expect(await letThrough(500, () => look(wrong(), { from }))).toBe(200);
    const before = evening.lookups;
    const got = await look(wrong(), { from });
    expect([got.status, evening.lookups]).toEqual([429, before]);
    expect((await look(wrong(), { from: '203.0.113.10' })).status).toBe(401);
  });

  test('who shares the club’s network keeps nobody out who was let in before', async () => {
    const from = '2001:db8:1:2::1';
    expect((await look(organiser, { from })).status).toBe(200);
    await letThrough(500, () => look(wrong(), { from: '2001:db8:1:2:ffff::7' }));
    expect((await look(wrong(), { from })).status).toBe(429);
    expect((await look(organiser, { from })).status).toBe(200);
  });

  test('opens no more sessions than 70 people in a club house', async () => {
    const open = () => evening.send('POST', '/api/session', { from: '203.0.113.9', body: { key: wrong() } });
    expect(await letThrough(500, open)).toBe(200);
    expect((await open()).status).toBe(429);
  });
});

describe('the address of a caller', () => {
  const event = (sourceIp: string | undefined, headers: Readonly<Record<string, string>> = {}) => ({
    routeKey: '',
    headers,
    isBase64Encoded: false,
    requestContext: sourceIp === undefined ? {} : { http: { sourceIp } },
  });

  test('is not known on a laptop, where all come from the same', () => {
    expect(addressOf(event(undefined, { 'x-forwarded-for': '1.2.3.4' }), 'secret')).toBeUndefined();
  });

  test('is who called the API, where they call it past the site, whatever they claim', () => {
    const claims = { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', [SITE_HEADER]: 'guess' };
    expect(addressOf(event('203.0.113.9', claims), 'secret')).toBe('203.0.113.9');
    expect(addressOf(event('203.0.113.9', { ...claims, [SITE_HEADER]: '' }), undefined)).toBe('203.0.113.9');
  });

  test.each([['9.9.9.9, 203.0.113.9, 64.252.0.1'], ['9.9.9.9, 203.0.113.9'], ['203.0.113.9']])(
    'is who called CloudFront, where that passes the request on: %s',
    (forwarded) => {
      const passed = { 'x-forwarded-for': forwarded, [SITE_HEADER]: 'secret' };
      expect(addressOf(event('64.252.0.1', passed), 'secret')).toBe('203.0.113.9');
    },
  );

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('limits that hold everywhere', () => {
  const asBob = () => evening.asPlayer('bob');
  const elsewhere = () => evening.twin();

  test('a player makes and withdraws thirty challenges a day, dry runs aside, and is told so', async () => {
    const key = await asBob();
    const challenge = (query = {}) =>
      elsewhere().post('challenge', { key, query, body: { challenger: 'bob', challenged: 'nobody' } });
    expect(await letThrough(10, () => challenge({ dryRun: 'true' }))).toBe(10);
    expect(await letThrough(40, () => challenge())).toBe(STORED.challenges.most);
    const { status, headers, json } = await challenge();
    expect([status, json['detail']]).toEqual([429, expect.stringMatching(/of this kind/)]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(2000);
    expect((await challenge({ dryRun: 'true' })).status).not.toBe(429);
    expect((await evening.post('withdraw', { key, body: { challenge: 'none' } })).status).toBe(429);
    expect((await evening.post('arrive', { key, body: { player: 'bob' } })).status).not.toBe(429);
  });

  test('a player records sixty things a minute, an official as many as the club may', async () => {
    const key = await asBob();
    const arrive = (sent: Sent) => elsewhere().post('arrive', { ...sent, body: { player: 'bob' } });
    expect(await letThrough(100, () => arrive({ key }))).toBe(STORED.records.most);
    expect(await letThrough(100, () => arrive({ key: organiser }))).toBe(100);
  });

  test('a club records twenty thousand things an hour by however many processes, and no other club less', async () => {
    const arrive = (sent: Sent) => evening.post('arrive', { key: organiser, body: { player: 'bob' }, ...sent });
    const full = { club: 'riverside', name: 'recordsOfClub#' };
    const { most, ahead } = STORED.recordsOfClub;
    expect(await new StoredBuckets(evening.database).tryAcquire(full, STORED.recordsOfClub, most)).toBe(0);
    // What a process has not counted yet is let through: a single result costs no more than ever.
    expect(await letThrough(ahead + 20, () => arrive({}))).toBe(ahead);
    const { status, json } = await arrive({});
    expect([status, json['detail']]).toEqual([429, expect.stringMatching(/of this kind/)]);
    evening.pass(20_000);
    expect((await arrive({})).status).not.toBe(429);
    await evening.open('seaside');
    const key = await evening.hand('seaside', { role: 'organiser' });
    expect(
      (await evening.send('POST', '/api/clubs/seaside/ladders/main/arrive', { key, body: { player: 'bob' } })).status,
    ).not.toBe(429);
  });

  test('a ladder tests its webhooks ten times in five minutes', async () => {
    const terms = { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' };
    const { json } = await evening.must('POST', `${LADDER}/webhooks`, { key: organiser, body: terms });
    const ping = () => evening.send('POST', `${LADDER}/webhooks/${json['id']}/ping`, { key: organiser, body: {} });
    expect(await letThrough(40, ping)).toBe(STORED.pings.most);
  });

  test('a club makes fifty ladders a day and is changed twenty times, and then once more every three minutes', async () => {
    const ladder = { id: 'main', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
    const make = () => evening.send('POST', '/api/clubs/riverside/ladders', { key: organiser, body: ladder });
    // Two of Riverside's own were made when the evening began.
    expect(await letThrough(60, make)).toBe(STORED.ladders.most - 2);
    const body = { naming: { mode: 'full' } };
    const name = () => evening.send('PATCH', '/api/clubs/riverside', { key: organiser, body });
    expect(await letThrough(60, name)).toBe(STORED.clubChanges.most);
    evening.pass(3 * 60_000);
    expect(await letThrough(60, name)).toBe(1);
  });
});

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
  let [key, cookie] = ['', ''];
  beforeAll(async () => {
    evening = await Evening.begin();
    ({ key, cookie } = await evening.signIn('riverside', { role: 'organiser' }));
  });

  it.each(ELSEWHERE)('records nothing, whatever key its request has: %o', async (headers) => {
    for (const sent of [{ key }, { cookie }]) {
      const asked = { ...sent, headers, body: { player: 'eve' } };
      const got = await evening.unchangedBy(() => evening.send('POST', `${LADDER}/arrive`, asked));
      expect(outcomeOf(got)).toBe('other-origin');
    }
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
    const sent = { key, headers, query: { dryRun: 'true' }, body: { player: 'eve' } };
    expect((await evening.send('POST', `${LADDER}/arrive`, sent)).status).toBe(200);
  });

  it('is told nothing that lets it read an answer', async () => {
    for (const headers of [...ELSEWHERE, ...OWN]) {
      const got = await evening.send('GET', `${LADDER}/log`, { key, headers });
      expect(Object.keys(got.headers).filter((name) => /^access-control/i.test(name))).toEqual([]);
    }
  });
});
