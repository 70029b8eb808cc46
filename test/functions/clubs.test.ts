import { beforeEach, describe, expect, test } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import { ACCESS_COUNT, clubPartition, LADDER_COUNT } from '#functions/database/keys.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { at, Evening, LADDER, outcomeOf } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const LADDERS = `${CLUB}/ladders`;

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const operator = true;
const create = (body: object) => evening.send('POST', '/api/clubs', { operator, body });

describe('a club', () => {
  test('is opened by the operator, and its first organiser opens a ladder', async () => {
    const club = await create({ id: 'seaside', name: 'Seaside' });
    expect(club.status).toBe(201);
    const key = String(club.json['key']);
    expect(club.json).toEqual({ id: 'seaside', name: 'Seaside', key, link: `https://ladder.example/enter/#${key}` });

    const season = { start: '2021-09-06', end: '2022-06-06' };
    const body = { id: 'main', system: 'lavers', timezone: 'Europe/London', season, name: 'Main ladder' };
    const ladder = await evening.send('POST', '/api/clubs/seaside/ladders', { key, body });
    expect(ladder.status).toBe(201);
    expect(ladder.json).toEqual({ ...body, version: 1, warnings: [] });
    const made = { id: 'seaside', name: 'Seaside', ladders: ['main'] };
    expect(await readClub(evening.store.database, 'seaside')).toEqual(made);
  });

  test('and a player are called what can be seen of their names', async () => {
    expect((await create({ id: 'seaside', name: 'Sea\u202eside\u200b' })).json['name']).toBe('Seaside');
    await evening.must('POST', `${LADDER}/join`, { key, body: { player: 'new', name: 'A\u00adnn\u2066' } });
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    expect([...(ladder?.players.values() ?? [])].map(({ name }) => name)).toContain('Ann');
  });

  test('is not opened twice, and nobody gets a key of the first', async () => {
    const mine = { id: 'riverside', name: 'Mine now' };
    expect(outcomeOf(await evening.unchangedBy(() => create(mine)))).toBe('already-exists');
  });

  test('is on the list of clubs unless the operator says otherwise', async () => {
    const body = { id: 'seaside', name: 'Seaside', unlisted: true };
    expect(await create(body)).toMatchObject({ status: 201, json: body });
    expect(await readClub(evening.store.database, 'seaside')).toMatchObject({ unlisted: true });
    expect((await create({ id: 'hillside', name: 'Hillside', unlisted: 'yes' })).status).toBe(400);
    expect(await readClub(evening.store.database, 'hillside')).toBeUndefined();
  });

  test.each(['api', 'assets', 'enter', 'Seaside', ''])('cannot be called "%s"', async (id) => {
    const detail = expect.stringMatching(/^id: /);
    expect(await create({ id, name: 'Seaside' })).toMatchObject({ status: 400, json: { detail } });
  });

  test('whose organisers have lost their links gets a new one from the operator', async () => {
    const renew = (club: string) => evening.send('POST', `/api/clubs/${club}/organiser`, { operator, body: {} });
    const key = String((await renew('riverside')).json['key']);
    expect((await evening.send('GET', `${CLUB}/access`, { key })).status).toBe(200);
    expect(outcomeOf(await renew('nowhere'))).toBe('unknown-club');
  });

  test('gets no link by a request that asks for more than there is to choose', async () => {
    const asked = { operator, body: { label: 'Jo' } };
    const { json } = await evening.unchangedBy(() => evening.send('POST', `${CLUB}/organiser`, asked));
    expect(json).toMatchObject({ code: 'invalid', detail: expect.stringMatching(/label/) });
  });
});

describe('a ladder', () => {
  const lavers = { system: 'lavers', timezone: 'Europe/London', season: { start: '2021-09-06', end: '2022-06-06' } };

  const open = (changes: object) =>
    evening.send('POST', LADDERS, { key, body: { id: 'third', ...lavers, ...changes } });

  test('whose Grand Final is less than a month away is opened with a warning (L27)', async () => {
    evening.now = at('2022-05-07T12:00:00+01:00');
    const late = await open({});
    expect(late.json['warnings']).toMatchObject([{ code: 'final-soon', clause: 'L27' }]);
    evening.now = at('2022-05-06T12:00:00+01:00');
    expect((await open({ id: 'fourth' })).json['warnings']).toEqual([]);
  });

  test('is not opened twice', async () => {
    expect(outcomeOf(await open({ id: 'main' }))).toBe('already-exists');
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
    expect((await open(changes)).json).toMatchObject({ code: 'invalid', detail: expect.stringMatching(says) });
    expect(await readClub(evening.store.database, 'riverside')).toMatchObject({ ladders: ['juniors', 'main'] });
  });
});

describe('the room of a club', () => {
  const crewe = { system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
  const bring = () => {
    const sent = { headers: { 'content-type': 'application/jsonl' }, body: `${JSON.stringify({ ladder: crewe })}\n` };
    return evening.send('POST', `${LADDERS}/copy/import`, { key, ...sent });
  };

  test('is for so many ladders and no more: its page lists them all, and all of them are looked after for ever', async () => {
    await evening.database.put({ pk: clubPartition('riverside'), sk: LADDER_COUNT, count: MOST.ladders - 1 });
    const open = (id: string) => evening.send('POST', LADDERS, { key, body: { id, ...crewe } });
    expect((await open('last')).status).toBe(201);
    for (const got of [await open('more'), await bring()]) expect(outcomeOf(got)).toBe('too-many-ladders');
    expect(await evening.store.load({ club: 'riverside', ladder: 'copy' })).toBeUndefined();
    expect(outcomeOf(await open('last'))).toBe('already-exists');
  });

  test('is for so many access keys and no more: whoever stole a link cannot hide it among others', async () => {
    await evening.database.put({ pk: clubPartition('riverside'), sk: ACCESS_COUNT, count: MOST.keys });
    const body = { role: 'scorer', label: 'tablet' };
    expect(outcomeOf(await evening.send('POST', `${CLUB}/access`, { key, body }))).toBe('too-many-keys');
  });
});

test('in a suspended club nothing is changed and everything can be seen, until that is lifted', async () => {
  await evening.must('PATCH', CLUB, { key, body: { joining: true } });
  await evening.must('POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } });
  const suspend = async (suspended: boolean) => {
    await evening.must('POST', `${CLUB}/suspension`, { operator, body: { suspended } });
    // Processes recall a key for a few seconds.
    evening.pass(5000);
  };
  await suspend(true);
  for (const [method, path, body] of [
    ['POST', `${LADDER}/depart`, { player: 'eve' }],
    ['POST', `${CLUB}/access`, { role: 'scorer', label: 'bar' }],
    ['PATCH', CLUB, { unlisted: true }],
  ] as const)
    expect(outcomeOf(await evening.send(method, path, { key, body })), path).toBe('club-suspended');
  const asks = await evening.send('POST', `${LADDER}/requests`, { body: { name: 'Zoe', consent: true } });
  expect(outcomeOf(asks)).toBe('club-suspended');
  for (const path of [`${LADDER}/log`, LADDER]) await evening.must('GET', path, { key });
  const other = { key: await evening.hand('hilltop', { role: 'organiser' }), body: { player: 'max', name: 'Max' } };
  await evening.must('POST', '/api/clubs/hilltop/ladders/main/join', other);
  await suspend(false);
  await evening.must('POST', `${LADDER}/depart`, { key, body: { player: 'eve' } });
  const { changes } = JSON.parse((await evening.must('GET', `${CLUB}/changes`, { key })).text);
  const told = changes.map(({ what }: { what: string }) => what);
  expect(told).toEqual(expect.arrayContaining(['club-suspended', 'club-resumed']));
});
