import { beforeEach, describe, expect, test } from 'vitest';
import { USES } from '#functions/database/keys.ts';
import { readAccessRecords, revokeAccess } from '#functions/http/key-book.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { failing } from '../ladders/failing.ts';
import { at, Evening, LADDER } from './evening.ts';

const ACCESS = '/api/clubs/riverside/access';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const handOut = (body: object) => evening.send('POST', ACCESS, { key, body });

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

  test('that is withdrawn opens nothing any more, at once', async () => {
    const { json } = await handOut({ role: 'scorer', label: 'tablet' });
    const handed = String(json['key']);
    await evening.must('POST', `${LADDER}/arrive`, { key: handed, body: { player: 'eve' } });
    expect((await evening.send('DELETE', `${ACCESS}/${String(json['hash'])}`, { key })).status).toBe(204);
    const got = await evening.post('depart', { key: handed, body: { player: 'eve' } });
    expect([got.status, got.json['code']]).toEqual([401, 'revoked-key']);
  });

  test.each([
    ['of a player without saying which', { role: 'player', label: 'Bob' }],
    ['of a scorer as a player', { role: 'scorer', label: 'Bob', player: 'bob' }],
    ['for nothing in particular', { role: 'scorer', label: ' ' }],
    ['of an unknown role', { role: 'operator', label: 'me' }],
    ['that has expired already', { role: 'scorer', label: 'tablet', expires: '2021-09-06T20:00:00+01:00' }],
    ['with a hash of one’s own', { role: 'scorer', label: 'tablet', hash: 'mine' }],
  ])('is not handed out %s', async (_, body) => {
    const before = evening.database.dump();
    const got = await handOut(body);
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
    expect(evening.database.dump()).toBe(before);
  });

  test('that was never handed out cannot be withdrawn', async () => {
    const got = await evening.send('DELETE', `${ACCESS}/nothing`, { key });
    expect([got.status, got.json['code']]).toEqual([404, 'unknown-access']);
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

  test('is forgotten before five seconds are over', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    for (const { hash, role } of await readAccessRecords(evening.store.database, 'riverside'))
      if (role === 'scorer') await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    evening.elapsed += 4000;
    expect((await evening.post('depart', { key: scorer, body: { player: 'eve' } })).status).toBe(401);
  });

  test('does not let a key outlive its last day', async () => {
    const expires = at('2021-09-06T20:00:01+01:00');
    const scorer = await evening.hand('riverside', { role: 'scorer', expires });
    await evening.must('POST', `${LADDER}/arrive`, { key: scorer, body: { player: 'eve' } });
    evening.now = expires;
    const got = await evening.post('depart', { key: scorer, body: { player: 'eve' } });
    expect([got.status, got.json['code']]).toEqual([401, 'expired-key']);
  });

  test('is never enough for what only an organiser may do', async () => {
    await evening.must('POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } });
    for (const { hash } of await readAccessRecords(evening.store.database, 'riverside'))
      await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    expect((await evening.send('GET', ACCESS, { key })).status).toBe(401);
  });

  describe('that is used', () => {
    const usesOf = async (hash: unknown) => {
      const { json } = await evening.send('GET', ACCESS, { key });
      const list: unknown = json['access'];
      return Array.isArray(list) ? list.find((each) => each.hash === hash)?.lastUsed : list;
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
