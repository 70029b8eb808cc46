import { beforeEach, describe, expect, test } from 'vitest';
import { Evening, LADDER, type Sent } from './evening.ts';

const COPY = '/api/clubs/riverside/ladders/copy/import';
const JSONL = { 'content-type': 'application/jsonl' };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const send = (body: string, sent: Sent = {}) => evening.send('POST', COPY, { key, headers: JSONL, body, ...sent });
const download = async () => (await evening.must('GET', `${LADDER}/log`, { key })).text;

describe('a season log', () => {
  test('that was downloaded becomes another ladder, the same line for line', async () => {
    const log = await download();
    const got = await send(log);
    expect([got.status, got.json['lines']]).toEqual([201, 7]);
    expect((await evening.must('GET', COPY.replace('import', 'log'), { key })).text).toBe(log);
  });

  test('says what would come of it, and makes nothing', async () => {
    const before = evening.store.dump();
    const got = await send(await download(), { query: { dryRun: 'true' } });
    expect(got.json).toMatchObject({
      dryRun: true,
      lines: 7,
      refused: [],
      standings: [{ rung: 1, player: 'ann' }, {}, {}, {}, {}],
    });
    expect(evening.store.dump()).toBe(before);
  });

  test('in which the rules refuse a line makes nothing, and says which and why', async () => {
    const before = evening.store.dump();
    const log = `${await download()}{"at":"2021-09-06T20:05:00+01:00","arrive":{"player":"ann"}}\n`;
    const got = await send(log);
    expect([got.status, got.json['code']]).toEqual([409, 'log-refused']);
    expect(got.json['lines']).toMatchObject([{ line: 8, code: 'already-present', clause: 'L11' }]);
    expect(evening.store.dump()).toBe(before);
    expect((await send(log, { query: { keepRefused: 'true' } })).status).toBe(201);
  });

  test.each([
    ['without a header', '{"at":"2021-09-06T20:05:00+01:00"}', /Line 1/],
    ['that is empty', '', /Line 1/],
  ])('%s is turned down', async (_, text, detail) => {
    const got = await send(text);
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
    expect(got.json['detail']).toMatch(detail);
  });

  test('does not take the place of a ladder', async () => {
    const got = await evening.send('POST', `${LADDER}/import`, { key, headers: JSONL, body: await download() });
    expect([got.status, got.json['code']]).toEqual([409, 'already-exists']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'])(
    'is not taken as %s, which a form on another site could send',
    async (type) => {
      const got = await send(await download(), { headers: { 'content-type': type } });
      expect(got.status).toBe(415);
    },
  );

  test('of more than 4 MB is turned down before it is read', async () => {
    const got = await send('x'.repeat(4 * 1024 * 1024 + 1));
    expect([got.status, got.json['code']]).toEqual([413, 'body-too-large']);
  });

  test('is for the organiser alone', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    expect((await send(await download(), { key: scorer })).status).toBe(403);
  });
});

describe('earlier lines of the log', () => {
  const look = (before: string) => evening.send('GET', `${LADDER}/entries`, { key, query: { before } });

  test('come newest first, up to the one that is known', async () => {
    const got = await look('5');
    expect(got.json['entries']).toMatchObject([
      { line: 4, verb: 'arrive' },
      { line: 3, verb: 'arrive' },
      { line: 2, verb: 'seed' },
    ]);
  });

  test('are a hundred at a time', async () => {
    for (let line = 8; line <= 130; line++)
      await evening.post(line % 2 ? 'arrive' : 'depart', { key, body: { player: 'ann' } });
    const entries = (await look('130')).json['entries'];
    expect(entries).toHaveLength(100);
    expect(entries).toMatchObject({ 0: { line: 129 }, 99: { line: 30 } });
  });

  test.each(['', 'x', '-1'])('before "%s" are no question', async (before) => {
    expect((await look(before)).status).toBe(400);
  });

  test('before the first are none', async () => {
    expect((await look('1')).json['entries']).toEqual([]);
  });
});
