import { beforeEach, describe, expect, test } from 'vitest';
import { readClub } from '#functions/ladders/clubs.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from './evening.ts';

const PATH = '/api/clubs/riverside';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const choose = (body: object, by = key) => evening.send('PATCH', PATH, { key: by, body });
const unlisted = async (club = 'riverside') => (await readClub(evening.store.database, club))?.unlisted ?? false;

describe('whether a club is listed', () => {
  test('is the operator’s to say when the club is made', async () => {
    const body = { id: 'seaside', name: 'Seaside', unlisted: true };
    const made = await evening.send('POST', '/api/clubs', { operator: true, body });
    expect([made.status, made.json]).toEqual([201, expect.objectContaining(body)]);
    expect(await unlisted('seaside')).toBe(true);
    const sent = { operator: true, body: { id: 'hillside', name: 'Hillside', unlisted: 'yes' } };
    expect((await evening.send('POST', '/api/clubs', sent)).status).toBe(400);
    expect(await readClub(evening.store.database, 'hillside')).toBeUndefined();
  });

  test('is the organiser’s to change, to and fro, and stands in the admin history', async () => {
    expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ unlisted: false });
    for (const wish of [true, false]) {
      evening.now = instant(evening.now + 1000);
      const got = await choose({ unlisted: wish });
      expect([got.status, got.json]).toMatchObject([200, { unlisted: wish }]);
      expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ unlisted: wish });
      expect([await unlisted(), await unlisted('hilltop')]).toEqual([wish, false]);
    }
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    const by = { what: 'listing-changed', by: 'Jo', role: 'organiser' };
    expect(json['changes']).toMatchObject([
      { ...by, about: 'listed' },
      { ...by, about: 'unlisted' },
    ]);
  });

  test('is published anew on every ladder of the club', async () => {
    await choose({ unlisted: true });
    for (const ladder of ['main', 'juniors']) {
      const version = await evening.store.version({ club: 'riverside', ladder });
      expect(version?.touched, ladder).toBeGreaterThan(evening.now);
    }
    expect((await evening.store.version({ club: 'hilltop', ladder: 'main' }))?.touched).toBeUndefined();
  });

  test('is not told as done before every ladder is on its way, and sending it again sees to that', async () => {
    const touch = evening.store.touch.bind(evening.store);
    evening.store.touch = async () => 'ladder-changed';
    expect((await choose({ unlisted: true })).status).toBe(503);
    evening.store.touch = touch;
    expect((await choose({ unlisted: true })).status).toBe(200);
    const version = await evening.store.version({ club: 'riverside', ladder: 'juniors' });
    expect(version?.touched).toBeGreaterThan(evening.now);
  });

  test.each([
    ['riverside', 'scorer'],
    ['riverside', 'player'],
    ['hilltop', 'organiser'],
  ] as const)('is nothing for who at %s is %s', async (club, role) => {
    const other = await evening.hand(club, { role, ...(role === 'player' && { player: 'bob' }) });
    expect((await choose({ unlisted: true }, other)).status).toBe(403);
    expect((await evening.send('GET', PATH, { key: other })).status).toBe(403);
    expect(await unlisted()).toBe(false);
  });

  test('may be changed twenty times, and then once more every three minutes', async () => {
    for (let count = 0; count < 20; count++) expect((await choose({ unlisted: count % 2 === 0 })).status).toBe(200);
    const full = await choose({ unlisted: true });
    expect([full.status, await unlisted()]).toEqual([429, false]);
    evening.pass(3 * 60_000);
    expect((await choose({ unlisted: true })).status).toBe(200);
  });

  test.each([[{ unlisted: 1 }], [{ unlisted: true, listed: true }]])('is not %j', async (body) => {
    const got = await choose(body);
    expect([got.status, got.json['code'], await unlisted()]).toEqual([400, 'invalid', false]);
  });
});
