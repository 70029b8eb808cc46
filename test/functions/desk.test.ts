import { beforeEach, describe, expect, test } from 'vitest';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { at, Evening, LADDER } from './evening.ts';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

describe('the desk', () => {
  test('shows the ladder, the board of the night, and whose turn it is against whom', async () => {
    const { json } = await evening.send('GET', LADDER, { key });
    expect(json).toMatchObject({
      version: 7,
      asOf: '2021-09-06T20:00:00+01:00',
      standings: [
        { rung: 1, player: 'ann', name: 'Ann', admitted: '2021-09-06' },
        { rung: 2, player: 'bob' },
        { rung: 3, player: 'cy' },
        { rung: 4, player: 'dee' },
        { rung: 5, player: 'eve' },
      ],
      off: [],
      night: {
        day: '2021-09-06',
        turn: 'bob',
        pegs: [
          { player: 'ann', side: 'dark', imbalance: 0, passed: false, met: [], may: ['bob'] },
          { player: 'bob', side: 'dark', may: ['ann'] },
          { player: 'cy', side: 'light', imbalance: -1, met: ['dee'], may: [] },
          { player: 'dee', side: 'light', imbalance: 1 },
        ],
      },
      challenges: [
        { id: 'open', challenger: 'dee', challenged: 'cy', issued: '2021-09-06T20:00:00+01:00', distance: 1 },
      ],
      due: '2021-10-01T00:00:00+01:00',
    });
  });

  test('lists the latest entries with their lines, so that they can be corrected', async () => {
    const { json } = await evening.send('GET', LADDER, { key });
    expect(json['entries']).toMatchObject([
      { line: 7, verb: 'challenge', id: 'open', by: 'organiser' },
      { line: 6, verb: 'arrive', player: 'dee' },
      { line: 5 },
      { line: 4 },
      { line: 3 },
      { line: 2, verb: 'seed' },
    ]);
  });

  test('remembers who has left, and might come back', async () => {
    await evening.post('leave', { key, body: { player: 'eve' } });
    const { json } = await evening.send('GET', LADDER, { key });
    expect(json['off']).toMatchObject([{ player: 'eve', name: 'Eve' }]);
  });

  test('is not sent again as long as nothing has changed', async () => {
    const first = await evening.send('GET', LADDER, { key });
    const headers = { 'if-none-match': first.headers['etag'] ?? '' };
    const again = await evening.send('GET', LADDER, { key, headers });
    expect([again.status, again.text]).toEqual([304, '']);
    await evening.post('pass', { key, body: { player: 'bob' } });
    expect((await evening.send('GET', LADDER, { key, headers })).status).toBe(200);
  });

  test('is sent again on the next day, on which nobody has arrived yet', async () => {
    const first = await evening.send('GET', LADDER, { key });
    evening.now = at('2021-09-07T19:00:00+01:00');
    const headers = { 'if-none-match': first.headers['etag'] ?? '' };
    const next = await evening.send('GET', LADDER, { key, headers });
    expect(next.status).toBe(200);
    expect(next.json).not.toHaveProperty('night');
  });

  test('shows what has fallen due before the timer writes it, and writes nothing itself', async () => {
    evening.now = at('2021-09-30T23:59:59+01:00');
    const first = await evening.send('GET', LADDER, { key });
    const before = evening.database.dump();
    evening.now = at('2021-11-01T00:00:00+00:00');
    const headers = { 'if-none-match': first.headers['etag'] ?? '' };
    const next = await evening.send('GET', LADDER, { key, headers });
    expect(next.json['settled']).toHaveLength(2);
    expect(evening.database.dump()).toBe(before);
  });

  test("is sent again when the final's cut has come, though nobody has done anything (L29)", async () => {
    evening.now = at('2022-06-06T20:00:00+01:00');
    const season = { start: '2022-06-01', end: '2022-06-06' };
    const body = { id: 'sprint', system: 'lavers', timezone: 'Europe/London', season };
    await evening.must('POST', '/api/clubs/riverside/ladders', { key, body });
    const sprint = '/api/clubs/riverside/ladders/sprint';
    const seed = { order: 'given', players: [{ id: 'ann' }, { id: 'bob' }] };
    await evening.must('POST', `${sprint}/seed`, { key, body: seed });
    await evening.must('POST', `${sprint}/arrive`, { key, body: { player: 'bob' } });
    evening.now = at('2022-06-06T20:15:00+01:00');
    const headers = { 'if-none-match': (await evening.send('GET', sprint, { key })).headers['etag'] ?? '' };
    expect((await evening.send('GET', sprint, { key, headers })).status).toBe(304);
    evening.now = at('2022-06-06T20:15:01+01:00');
    const { json } = await evening.send('GET', sprint, { key, headers });
    expect(json).toMatchObject({ standings: [{ rung: 1, player: 'bob' }], off: [{ player: 'ann' }] });
  });

  test('may be kept by the browser that asked, and by nobody in between', async () => {
    const { headers } = await evening.send('GET', LADDER, { key });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('of a ladder that is not there is not found', async () => {
    expect((await evening.send('GET', '/api/clubs/riverside/ladders/nowhere', { key })).status).toBe(404);
  });
});

describe('the season log', () => {
  test('comes as a file, and replays to the ladder that it was taken from', async () => {
    await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
    const got = await evening.send('GET', `${LADDER}/log`, { key });
    expect(got.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="riverside-main.jsonl"',
    });
    const log = readLog(got.text);
    if (!log.ok) throw new Error(log.refusal.message);
    const { season, refused } = replay(log.value);
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    expect(refused).toEqual([]);
    expect(season.ladder.line).toBe(ladder?.line);
    expect(season.ladder.order.players()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
  });

  test('of a ladder that is not there is not found', async () => {
    expect((await evening.send('GET', '/api/clubs/riverside/ladders/nowhere/log', { key })).status).toBe(404);
  });
});
