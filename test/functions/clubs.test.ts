import { beforeEach, describe, expect, test } from 'vitest';
import { readClub } from '#functions/ladders/clubs.ts';
import { at, Evening } from './evening.ts';

let evening: Evening;

beforeEach(async () => {
  evening = await Evening.begin();
});

const operator = true;

describe('a club', () => {
  test('is opened by the operator, and its first organiser opens a ladder', async () => {
    const club = await evening.send('POST', '/api/clubs', { operator, body: { id: 'seaside', name: 'Seaside' } });
    expect(club.status).toBe(201);
    const key = String(club.json['key']);
    expect(club.json).toEqual({ id: 'seaside', name: 'Seaside', key, link: `https://ladder.example/enter/#${key}` });

    const season = { start: '2021-09-06', end: '2022-06-06' };
    const body = { id: 'main', system: 'lavers', timezone: 'Europe/London', season, name: 'Main ladder' };
    const ladder = await evening.send('POST', '/api/clubs/seaside/ladders', { key, body });
    expect(ladder.status).toBe(201);
    expect(ladder.json).toEqual({ ...body, version: 1, warnings: [] });
    expect(await readClub(evening.store.database, 'seaside')).toEqual({
      id: 'seaside',
      name: 'Seaside',
      ladders: ['main'],
    });
  });

  test('and a player are called what can be seen of their names', async () => {
    const club = await evening.send('POST', '/api/clubs', {
      operator,
      body: { id: 'seaside', name: 'Sea\u202eside\u200b' },
    });
    expect(club.json['name']).toBe('Seaside');
    const key = await evening.hand('riverside', { role: 'organiser' });
    const body = { player: 'new', name: 'A\u00adnn\u2066' };
    expect((await evening.send('POST', '/api/clubs/riverside/ladders/main/join', { key, body })).status).toBe(201);
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    expect([...(ladder?.players.values() ?? [])].map(({ name }) => name)).toContain('Ann');
  });

  test('is not opened twice, and nobody gets a key of the first', async () => {
    const before = evening.database.dump();
    const got = await evening.send('POST', '/api/clubs', { operator, body: { id: 'riverside', name: 'Mine now' } });
    expect([got.status, got.json['code']]).toEqual([409, 'already-exists']);
    expect(evening.database.dump()).toBe(before);
  });

  test.each(['api', 'assets', 'enter', 'Seaside', ''])('cannot be called "%s"', async (id) => {
    const got = await evening.send('POST', '/api/clubs', { operator, body: { id, name: 'Seaside' } });
    expect(got.status).toBe(400);
    expect(got.json['detail']).toMatch(/^id: /);
  });

  test('whose organisers have lost their links gets a new one from the operator', async () => {
    const got = await evening.send('POST', '/api/clubs/riverside/organiser', { operator, body: {} });
    const key = String(got.json['key']);
    expect((await evening.send('GET', '/api/clubs/riverside/access', { key })).status).toBe(200);
    const nowhere = await evening.send('POST', '/api/clubs/nowhere/organiser', { operator, body: {} });
    expect([nowhere.status, nowhere.json['code']]).toEqual([404, 'unknown-club']);
  });

  test('gets no link by a request that asks for more than there is to choose', async () => {
    const before = evening.database.dump();
    const body = { label: 'Jo' };
    const got = await evening.send('POST', '/api/clubs/riverside/organiser', { operator, body });
    expect([got.status, got.json['code'], got.json['detail']]).toEqual([
      400,
      'invalid',
      expect.stringMatching(/label/),
    ]);
    expect(evening.database.dump()).toBe(before);
  });
});

describe('a ladder', () => {
  const header = { system: 'lavers', timezone: 'Europe/London', season: { start: '2021-09-06', end: '2022-06-06' } };

  const open = async (changes: object) => {
    const key = await evening.hand('riverside', { role: 'organiser' });
    return evening.send('POST', '/api/clubs/riverside/ladders', { key, body: { id: 'third', ...header, ...changes } });
  };

  test('whose Grand Final is less than a month away is opened with a warning (L27)', async () => {
    evening.now = at('2022-05-07T12:00:00+01:00');
    const late = await open({});
    expect(late.json['warnings']).toMatchObject([{ code: 'final-soon', clause: 'L27' }]);
    evening.now = at('2022-05-06T12:00:00+01:00');
    expect((await open({ id: 'fourth' })).json['warnings']).toEqual([]);
  });

  test('is not opened twice', async () => {
    const got = await open({ id: 'main' });
    expect([got.status, got.json['code']]).toEqual([409, 'already-exists']);
  });

  test.each([
    ['an unknown system', { system: 'bowls' }, /system/],
    ['a zone that is none', { timezone: 'Europe/Riverside' }, /timezone/],
    ['what people call a zone', { timezone: 'BST' }, /timezone.*Did you mean Europe\/London\?/],
    ['a zone without summer time', { timezone: 'EST' }, /timezone.*Did you mean America\/New_York\?/],
    ['a season from the year 0', { season: { start: '0000-01-01', end: '2022-06-06' } }, /years 1900 to 2199/],
    ['a closure without end', { closures: [{ from: '2026-01-01', to: '9999-12-31' }] }, /for no end/],
    ['no end of its season', { season: { start: '2021-09-06' } }, /season\.end/],
    ['an unknown field', { colour: 'red' }, /colour/],
    ['an id that is none', { id: 'Third ladder' }, /id/],
  ])('is not opened with %s', async (_, changes, says) => {
    const got = await open(changes);
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
    expect(got.json['detail']).toMatch(says);
    expect(await readClub(evening.store.database, 'riverside')).toMatchObject({ ladders: ['juniors', 'main'] });
  });
});
