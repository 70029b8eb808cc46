import { beforeEach, expect, test } from 'vitest';
import { at, Evening } from './evening.ts';

let evening: Evening;

beforeEach(async () => {
  evening = await Evening.begin();
});

const cookieOf = (cookies: readonly string[]): string => cookies[0]?.split(';')[0] ?? '';

test('a link opens a session, the session records results, and closing it ends that', async () => {
  const key = await evening.hand('riverside', { role: 'scorer', label: 'tablet' });
  const opened = await evening.send('POST', '/api/session', { body: { key } });
  expect(opened.status).toBe(200);
  expect(opened.json).toEqual({
    club: { id: 'riverside', name: 'The riverside club', ladders: ['juniors', 'main'] },
    role: 'scorer',
    label: 'tablet',
    now: new Date(evening.now).toISOString(),
    ends: '2022-07-03T19:00:00.000Z',
    actor: expect.stringMatching(/^scorer-[\w-]{8}$/),
    others: [],
  });
  const cookie = cookieOf(opened.cookies);
  const done = await evening.post('arrive', { cookie, body: { player: 'eve' } });
  expect([done.status, done.json['by']]).toEqual([200, 'tablet']);

  const closed = await evening.send('DELETE', '/api/session', { cookie });
  expect(closed.status).toBe(204);
  expect(closed.cookies).toEqual([expect.stringMatching(/^__Host-ladder-scorer-[\w-]{8}=;.*Max-Age=0$/)]);
  const after = await evening.post('depart', { cookie: cookieOf(closed.cookies), body: { player: 'eve' } });
  expect(after.status).toBe(401);
});

test('no script can read the cookie, no other site can send it, and no plain connection carries it', async () => {
  const key = await evening.hand('riverside', { role: 'scorer' });
  const { cookies } = await evening.send('POST', '/api/session', { body: { key } });
  expect(cookies).toHaveLength(1);
  const [value = '', ...attributes] = cookies[0]?.split('; ') ?? [];
  expect(value).toMatch(/^__Host-ladder-scorer-[\w-]{8}=riverside~/);
  expect(value).not.toContain(key.split('.')[1]);
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Max-Age=\d+$/)]),
  );
  expect(attributes.join()).not.toMatch(/domain/i);
});

test('a session does not outlast its key', async () => {
  const key = await evening.hand('riverside', { role: 'scorer', expires: at('2021-09-06T23:00:00+01:00') });
  const { cookies } = await evening.send('POST', '/api/session', { body: { key } });
  expect(cookies[0]).toContain('Max-Age=10800');
});

test('a page can ask whose session it is', async () => {
  const key = await evening.hand('riverside', { role: 'player', player: 'bob', label: 'Bob' });
  const { cookies } = await evening.send('POST', '/api/session', { body: { key } });
  const got = await evening.send('GET', '/api/session', { cookie: cookieOf(cookies) });
  expect(got.json).toMatchObject({ role: 'player', player: 'bob', label: 'Bob', club: { id: 'riverside' } });
  expect((await evening.send('GET', '/api/session')).status).toBe(401);
});

test('a link that is wrong, withdrawn or too old opens nothing', async () => {
  const revoked = await evening.hand('riverside', { role: 'scorer', revoked: evening.now });
  const expired = await evening.hand('riverside', { role: 'scorer', expires: evening.now });
  const codes: unknown[] = [];
  for (const key of ['', 'riverside', `riverside.${'x'.repeat(43)}`, revoked, expired]) {
    const got = await evening.send('POST', '/api/session', { body: { key } });
    codes.push(got.json['code']);
    expect([got.status, got.cookies]).toEqual([401, []]);
  }
  expect(codes).toEqual(['unknown-key', 'unknown-key', 'unknown-key', 'revoked-key', 'expired-key']);
});

test('a session cannot be opened by a form on another site', async () => {
  const key = await evening.hand('riverside', { role: 'scorer' });
  const headers = { 'content-type': 'text/plain' };
  const got = await evening.send('POST', '/api/session', { body: { key }, headers });
  expect([got.status, got.cookies]).toEqual([415, []]);
});
