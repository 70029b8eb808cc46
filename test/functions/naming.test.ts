import { beforeEach, describe, expect, test } from 'vitest';
import { readNaming } from '#functions/ladders/naming.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from './evening.ts';

const PATH = '/api/clubs/riverside';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const choose = (body: object) => evening.send('PATCH', PATH, { key, body: { naming: body } });

describe('what the public sees of names', () => {
  test('is all of them, until the organiser chooses otherwise for the whole club', async () => {
    const before = await evening.must('GET', PATH, { key });
    expect(before.json['naming']).toEqual({ mode: 'full', nicknames: {} });
    const chosen = { mode: 'nickname', nicknames: { ann: 'The Rook' } };
    expect((await choose(chosen)).json['naming']).toEqual(chosen);
    expect((await evening.must('GET', PATH, { key })).json['naming']).toEqual(chosen);
    expect(await readNaming(evening.store.database, 'hilltop')).toEqual(before.json['naming']);
  });

  test('is published anew on every ladder of the club', async () => {
    await choose({ mode: 'initials' });
    for (const ladder of ['main', 'juniors']) {
      const version = await evening.store.version({ club: 'riverside', ladder });
      expect(version?.touched, ladder).toBeGreaterThan(evening.now);
    }
    expect((await evening.store.version({ club: 'hilltop', ladder: 'main' }))?.touched).toBeUndefined();
  });

  test('takes the place of what somebody is publishing meanwhile with the names as they were', async () => {
    const { store } = evening;
    const { database } = store;
    const transact = database.transact.bind(database);
    database.transact = async (...asked) => {
      evening.now = instant(evening.now + 5000);
      return transact(...asked);
    };
    await choose({ mode: 'initials' });
    const { touched = 0 } = (await store.version({ club: 'riverside', ladder: 'main' })) ?? {};
    expect(touched).toBeGreaterThan(evening.now);
  });

  test('is not told as done before every ladder is on its way', async () => {
    evening.store.touch = async () => 'ladder-changed';
    const got = await choose({ mode: 'initials' });
    expect(got.status).toBe(503);
  });

  test('is the organiser’s to choose, and theirs alone to read: nicknames belong to names', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    for (const method of ['GET', 'PATCH'])
      expect((await evening.send(method, PATH, { key: scorer, body: { naming: { mode: 'full' } } })).status).toBe(403);
  });

  test.each([
    ['a mode that is none', { mode: 'shy' }, /mode/],
    ['a blank nickname', { mode: 'nickname', nicknames: { ann: ' ' } }, /nicknames/],
    ['a nickname of a page', { mode: 'nickname', nicknames: { ann: 'x'.repeat(41) } }, /nicknames/],
    ['a nickname for nobody', { mode: 'nickname', nicknames: { 'Ann Brown': 'Rook' } }, /nicknames/],
  ])('is not %s', async (_, body, says) => {
    const got = await choose(body);
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
    expect(got.json['detail']).toMatch(says);
    expect(await readNaming(evening.store.database, 'riverside')).toMatchObject({ mode: 'full' });
  });
});
