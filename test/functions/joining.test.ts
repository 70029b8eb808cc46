import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_COUNT, clubPartition } from '#functions/database/keys.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { Evening, LADDER } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const DAY = 24 * 60 * 60 * 1000;

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const open = (is = true) => evening.must('PATCH', CLUB, { key, body: { joining: is } });
const ask = (name: string, more: object = {}) =>
  evening.send('POST', `${LADDER}/requests`, { body: { name, consent: true, ...more } });
const claim = async (request: unknown, club = CLUB) =>
  (await evening.must('POST', `${club}/claim`, { body: { request } })).json;
const listed = async () => {
  const { requests } = JSON.parse((await evening.must('GET', `${CLUB}/requests`, { key })).text);
  return requests as readonly { readonly id: string; readonly name: string; readonly email?: string }[];
};
const idOf = async (name: string) => (await listed()).find((each) => each.name === name)?.id ?? '';

describe('asking to join', () => {
  test('is closed unless the club has opened it, and nothing is kept of who asks then', async () => {
    expect((await ask('Zoe')).json['code']).toBe('requests-closed');
    await open();
    expect((await ask('Zoe')).status).toBe(201);
    await open(false);
    expect((await ask('Max')).json['code']).toBe('requests-closed');
    expect((await listed()).map(({ name }) => name)).toEqual(['Zoe']);
  });

  test('has all pages of the club made again when it opens and when it closes, as the admin history tells', async () => {
    await open();
    const opened = (await evening.store.version({ club: 'riverside', ladder: 'main' }))?.touched ?? 0;
    expect(opened).toBeGreaterThan(evening.now);
    evening.advance(60_000);
    await open(false);
    const { touched } = (await evening.store.version({ club: 'riverside', ladder: 'main' })) ?? {};
    expect(touched).toBeGreaterThan(opened);
    const { json } = await evening.must('GET', `${CLUB}/changes`, { key });
    expect(json['changes']).toMatchObject([{ what: 'joining-closed' }, { what: 'joining-opened', by: 'Jo' }]);
  });

  test('wants a name and consent, and an e-mail that could be one', async () => {
    await open();
    const wrong = [
      { name: '' },
      { consent: false },
      { email: 'zoe' },
      { note: 'x'.repeat(501) },
      { role: 'organiser' },
    ];
    for (const each of wrong) expect((await ask('Zoe', each)).status).toBe(400);
    const body = { name: 'Zoe', consent: true };
    expect((await evening.send('POST', `${CLUB}/ladders/none/requests`, { body })).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('tells a program that fills in every field what it wants to hear, and keeps nothing', async () => {
    await open();
    const got = await ask('Zoe', { website: 'https://spam.example' });
    expect(got.status).toBe(201);
    expect(await claim(got.json['request'])).toEqual({ state: 'gone' });
    expect(await listed()).toEqual([]);
  });

  test('who was accepted is signed in by their own secret, once, and what they said is forgotten', async () => {
    await open();
    const { request } = (await ask('Flo', { email: 'flo@example.org', note: 'Beginner' })).json;
    expect(await listed()).toMatchObject([{ name: 'Flo', email: 'flo@example.org', note: 'Beginner', ladder: 'main' }]);
    expect(await claim(request)).toEqual({ state: 'waiting' });
    const path = `${CLUB}/requests/${await idOf('Flo')}/acceptance`;
    expect((await evening.send('POST', path, { key, body: { player: 'flo' } })).json['code']).toBe('unknown-member');
    await evening.must('POST', `${LADDER}/join`, { key, body: { player: 'flo', name: 'Flo' } });
    await evening.must('POST', path, { key, body: { player: 'flo' } });
    expect(await listed()).toEqual([]);
    const { state, link } = await claim(request);
    expect(state).toBe('accepted');
    const opened = await evening.must('POST', '/api/session', { body: { key: String(link).split('#')[1] } });
    expect(opened.json).toMatchObject({ role: 'player', player: 'flo' });
    expect(await claim(request)).toEqual({ state: 'gone' });
  });

  test('is not lost where the key can’t be made at once, nor where the answer does not arrive', async () => {
    await open();
    const { request } = (await ask('Flo')).json;
    await evening.must('POST', `${LADDER}/join`, { key, body: { player: 'flo', name: 'Flo' } });
    await evening.must('POST', `${CLUB}/requests/${await idOf('Flo')}/acceptance`, { key, body: { player: 'flo' } });
    const { database } = evening.store;
    const place = { pk: clubPartition('riverside'), sk: ACCESS_COUNT };
    const count = (await database.get(place)) ?? place;
    await database.put({ ...count, count: MOST.keys });
    expect((await evening.send('POST', `${CLUB}/claim`, { body: { request } })).status).toBe(409);
    await database.put(count);
    const { link } = await claim(request);
    expect(await claim(request)).toEqual({ state: 'accepted', link });
    await evening.must('POST', '/api/session', { body: { key: String(link).split('#')[1] } });
    expect(await claim(request)).toEqual({ state: 'gone' });
  });

  test('who was turned down, or asked a month ago, hears that it is gone', async () => {
    await open();
    const { request } = (await ask('Max')).json;
    await evening.must('DELETE', `${CLUB}/requests/${await idOf('Max')}`, { key });
    expect(await claim(request)).toEqual({ state: 'gone' });
    const old = (await ask('Zoe')).json['request'];
    evening.advance(30 * DAY);
    expect(await claim(old)).toEqual({ state: 'gone' });
    expect(await listed()).toEqual([]);
  });

  test('is answered once: where organisers accept and decline at once, one of them does, and the others are told', async () => {
    await open();
    const answers = [
      (path: string) => evening.send('POST', `${path}/acceptance`, { key, body: { player: 'ann' } }),
      (path: string) => evening.send('POST', `${path}/acceptance`, { key, body: { player: 'bob' } }),
      (path: string) => evening.send('DELETE', path, { key }),
    ];
    const outcomes = ['ann', 'bob', undefined];
    for (const [one, other] of [[0, 1] as const, [1, 2] as const]) {
      const { request } = (await ask('Zoe')).json;
      const path = `${CLUB}/requests/${await idOf('Zoe')}`;
      const both = await Promise.all([answers[one]?.(path), answers[other]?.(path)]);
      expect(both.map((each) => each?.status).toSorted()).toEqual([204, 404]);
      const link = String((await claim(request))['link']).split('#')[1] ?? '';
      const came = await evening.send('POST', '/api/session', { body: { key: link } });
      expect(came.json['player']).toBe(outcomes[both[0]?.status === 204 ? one : other]);
    }
  });

  test('does not reach the club again for a while once it is blocked, and who asks is not told so', async () => {
    await open();
    await ask('Max', { email: 'max@spam.example' });
    await evening.must('DELETE', `${CLUB}/requests/${await idOf('Max')}`, { key, query: { block: 'true' } });
    const again = await ask('Moritz', { email: 'MAX@spam.example' });
    expect([again.status, await claim(again.json['request'])]).toEqual([201, { state: 'gone' }]);
    await ask('Zoe', { email: 'zoe@example.org' });
    expect((await listed()).map(({ name }) => name)).toEqual(['Zoe']);
    evening.advance(91 * DAY);
    await ask('Max', { email: 'max@spam.example' });
    expect((await listed()).map(({ name }) => name)).toEqual(['Max']);
  });

  test('opens nothing at another club, nor by what organisers see of it', async () => {
    await open();
    const { request } = (await ask('Max')).json;
    expect(await claim(request, '/api/clubs/hilltop')).toEqual({ state: 'gone' });
    expect(await claim(await idOf('Max'))).toEqual({ state: 'gone' });
    expect(await claim(`riverside.${await idOf('Max')}`)).toEqual({ state: 'gone' });
  });

  test('is for fifty at a time, and for twenty in an hour from one address', async () => {
    await open();
    const statuses: number[] = [];
    for (let asked = 0; asked < 55; asked++) {
      if (asked % 18 === 0) evening.pass(DAY);
      statuses.push((await ask(`N${asked}`)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array(5).fill(409));
    evening.advance(40 * DAY);
    evening.pass(DAY);
    const later: number[] = [];
    for (let asked = 0; asked < 22; asked++) later.push((await ask(`M${asked}`)).status);
    expect(later.slice(20)).toEqual([429, 429]);
  });
});
