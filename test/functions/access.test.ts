import { beforeEach, describe, expect, test } from 'vitest';
import { USES } from '#functions/database/keys.ts';
import { readAccessRecords, revokeAccess } from '#functions/http/key-book.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { failing } from '../ladders/failing.ts';
import { at, Evening, type Got, LADDER, outcomeOf } from './evening.ts';

const ACCESS = '/api/clubs/riverside/access';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const handOut = (body: object) => evening.send('POST', ACCESS, { key, body });
const follow = (link: string) => evening.send('POST', '/api/session', { body: { key: link } });
const cookieOf = ({ cookies }: Pick<Got, 'cookies'>): string => cookies[0]?.split(';')[0] ?? '';

describe('an access key', () => {
  test('is shown once, as a link, and opens what it is for', async () => {
    const got = await handOut({ role: 'scorer', label: 'tablet', expires: '2022-06-07T00:00:00+01:00' });
    expect(got.status).toBe(201);
    expect(got.headers['cache-control']).toBe('no-store');
    const { key: handed, link, hash } = got.json;
    expect(handed).toMatch(/^riverside\.[\w-]{43}$/);
    expect(link).toBe(`https://ladder.example/enter/#${String(handed)}`);
    expect(got.json).toMatchObject({ role: 'scorer', label: 'tablet', expires: '2022-06-06T23:00:00.000Z' });
    expect((await evening.post('arrive', { key: String(handed), body: { player: 'eve' } })).status).toBe(200);

    const listed = await evening.send('GET', ACCESS, { key });
    expect(listed.json['access']).toContainEqual(expect.objectContaining({ hash, label: 'tablet' }));
    expect(listed.text).not.toContain(String(handed).split('.')[1]);
    expect(evening.database.dump()).not.toContain(String(handed).split('.')[1]);
  });

  test.each([
    ['of a player without saying which', { role: 'player', label: 'Bob' }],
    ['of a scorer as a player', { role: 'scorer', label: 'Bob', player: 'bob' }],
    ['for nothing in particular', { role: 'scorer', label: ' ' }],
    ['of an unknown role', { role: 'operator', label: 'me' }],
    ['that has expired already', { role: 'scorer', label: 'tablet', expires: '2021-09-06T20:00:00+01:00' }],
    ['with a hash of one’s own', { role: 'scorer', label: 'tablet', hash: 'mine' }],
  ])('is not handed out %s', async (_, body) => {
    expect(outcomeOf(await evening.unchangedBy(() => handOut(body)))).toBe('invalid');
  });

  test('that was never handed out cannot be withdrawn', async () => {
    expect(outcomeOf(await evening.send('DELETE', `${ACCESS}/nothing`, { key }))).toBe('unknown-access');
  });
});

describe('what a warm function remembers of a key', () => {
  test('spares the club night a look for every entry', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    evening.elapsed += 1000;
    await evening.post('depart', { key: scorer, body: { player: 'eve' } });
    const before = evening.lookups;
    evening.elapsed += 2900;
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    expect(evening.lookups).toBe(before);
  });

  test('does not let a key outlive its last day', async () => {
    const expires = at('2021-09-06T20:00:01+01:00');
    const scorer = await evening.hand('riverside', { role: 'scorer', expires });
    await evening.must('POST', `${LADDER}/arrive`, { key: scorer, body: { player: 'eve' } });
    evening.now = expires;
    expect(outcomeOf(await evening.post('depart', { key: scorer, body: { player: 'eve' } }))).toBe('expired-key');
  });

  test('is never enough for what only an organiser may do', async () => {
    await evening.must('POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } });
    for (const { hash } of await readAccessRecords(evening.store.database, 'riverside'))
      await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    expect((await evening.send('GET', ACCESS, { key })).status).toBe(401);
  });

  describe('that is used', () => {
    const usesOf = async (hash: unknown) => {
      const { json } = await evening.must('GET', ACCESS, { key });
      return (json['access'] as { hash: string; lastUsed?: string }[]).find((each) => each.hash === hash)?.lastUsed;
    };

    test('shows when that was last, by the hour', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      expect(await usesOf(json['hash'])).toBeUndefined();
      const arrive = () => evening.post('arrive', { key: String(json['key']), body: { player: 'eve' } });
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:00:00.000Z');
      evening.now = at('2021-09-06T20:30:00+01:00');
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:00:00.000Z');
      evening.elapsed += 3_600_000;
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:30:00.000Z');
    });

    test('by somebody who may not do what they ask has opened nothing', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      await evening.send('GET', ACCESS, { key: String(json['key']) });
      expect(await usesOf(json['hash'])).toBeUndefined();
    });

    test('opens all the same where the use cannot be noted', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      const { database } = evening;
      const store = new LadderStore(failing(database, (pk, operation) => pk.startsWith(USES) && operation === 'put'));
      evening = new Evening({ store }, database);
      expect((await evening.post('arrive', { key: String(json['key']), body: { player: 'eve' } })).status).toBe(200);
    });
  });
});

test('a link opens a session, the session records results, and closing it ends that', async () => {
  const link = await evening.hand('riverside', { role: 'scorer', label: 'tablet' });
  const opened = await follow(link);
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
  const cookie = cookieOf(opened);
  const done = await evening.post('arrive', { cookie, body: { player: 'eve' } });
  expect([done.status, done.json['by']]).toEqual([200, 'tablet']);

  const closed = await evening.send('DELETE', '/api/session', { cookie });
  expect(closed.status).toBe(204);
  expect(closed.cookies).toEqual([expect.stringMatching(/^__Host-ladder-scorer-[\w-]{8}=;.*Max-Age=0$/)]);
  const after = await evening.post('depart', { cookie: cookieOf(closed), body: { player: 'eve' } });
  expect(after.status).toBe(401);
});

test('no script can read the cookie, no other site can send it, and no plain connection carries it', async () => {
  const link = await evening.hand('riverside', { role: 'scorer' });
  const { cookies } = await follow(link);
  expect(cookies).toHaveLength(1);
  const [value = '', ...attributes] = cookies[0]?.split('; ') ?? [];
  expect(value).toMatch(/^__Host-ladder-scorer-[\w-]{8}=riverside~/);
  expect(value).not.toContain(link.split('.')[1]);
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Max-Age=\d+$/)]),
  );
  expect(attributes.join()).not.toMatch(/domain/i);
});

test('a session does not outlast its key', async () => {
  const link = await evening.hand('riverside', { role: 'scorer', expires: at('2021-09-06T23:00:00+01:00') });
  expect((await follow(link)).cookies[0]).toContain('Max-Age=10800');
});

test('a page can ask whose session it is', async () => {
  const link = await evening.hand('riverside', { role: 'player', player: 'bob', label: 'Bob' });
  const got = await evening.send('GET', '/api/session', { cookie: cookieOf(await follow(link)) });
  expect(got.json).toMatchObject({ role: 'player', player: 'bob', label: 'Bob', club: { id: 'riverside' } });
  expect((await evening.send('GET', '/api/session')).status).toBe(401);
});

test('a link that is wrong, withdrawn or too old opens nothing', async () => {
  const revoked = await evening.hand('riverside', { role: 'scorer', revoked: evening.now });
  const expired = await evening.hand('riverside', { role: 'scorer', expires: evening.now });
  const codes: unknown[] = [];
  for (const link of ['', 'riverside', `riverside.${'x'.repeat(43)}`, revoked, expired]) {
    const got = await follow(link);
    codes.push(outcomeOf(got), ...got.cookies);
  }
  expect(codes).toEqual(['unknown-key', 'unknown-key', 'unknown-key', 'revoked-key', 'expired-key']);
});
