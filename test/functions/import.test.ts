import { beforeEach, describe, expect, test } from 'vitest';
import { Evening, LADDER, outcomeOf, type Sent } from './evening.ts';

const COPY = '/api/clubs/riverside/ladders/copy/import';
const IMPORTS = '/api/clubs/riverside/imports';
const JSONL = { 'content-type': 'application/jsonl' };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const send = (body: string, sent: Sent = {}) => evening.send('POST', COPY, { key, headers: JSONL, body, ...sent });
const look = () => evening.send('GET', COPY, { key });
const withdraw = () => evening.send('DELETE', COPY, { key });
const download = async () => (await evening.must('GET', `${LADDER}/log`, { key })).text;
const listed = async () => (await evening.must('GET', IMPORTS, { key })).json['imports'];

/** Sends a log, and looks when its import is over. */
async function imported(body: string, sent: Sent = {}) {
  const got = await send(body, sent);
  expect([got.status, got.headers['location']]).toEqual([202, COPY]);
  await evening.workOff();
  return (await look()).json;
}

/** Everything that is stored, but for what is known for some days of an import that is over. */
const lasting = (): string =>
  evening.database
    .dump()
    .split('\n')
    .filter((item) => !/"sk":"claim"|"pk":"IMPORTS"/.test(item))
    .join('\n');

describe('a season log', () => {
  test('that was downloaded becomes another ladder, the same line for line', async () => {
    const log = await download();
    expect(await imported(log)).toMatchObject({ state: 'made', lines: 7, checked: 7, written: 7, refusedLines: 0 });
    expect((await evening.must('GET', COPY.replace('import', 'log'), { key })).text).toBe(log);
  });

  test('is taken at once, and is no ladder before it is written', async () => {
    expect((await send(await download())).json).toMatchObject({ id: 'copy', state: 'checking', lines: 7, checked: 0 });
    expect((await evening.send('GET', COPY.replace('/import', ''), { key })).status).toBe(404);
    expect(await listed()).toMatchObject([{ id: 'copy', lines: 7 }]);
    await evening.workOff();
    expect(await listed()).toEqual([]);
  });

  test('sent again is the same import, also when it is over; another one has to wait', async () => {
    const log = await download();
    await send(log);
    expect([(await send(log)).status, evening.queued]).toEqual([202, ['riverside/copy', 'riverside/copy']]);
    expect(outcomeOf(await send(log, { query: { keepRefused: 'true' } }))).toBe('already-importing');
    await evening.workOff();
    expect(await send(log)).toMatchObject({ status: 200, json: { state: 'made' } });
  });

  test('keeps a ladder from being made from nothing in its place', async () => {
    await send(await download());
    const body = { id: 'copy', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
    expect(outcomeOf(await evening.send('POST', '/api/clubs/riverside/ladders', { key, body }))).toBe(
      'already-importing',
    );
  });

  test('says what would come of it, and makes nothing', async () => {
    const before = lasting();
    expect(await imported(await download(), { query: { dryRun: 'true' } })).toMatchObject({
      state: 'checked',
      dryRun: true,
      lines: 7,
      refused: [],
      standings: [{ rung: 1, player: 'ann' }, {}, {}, {}, {}],
    });
    expect(lasting()).toBe(before);
    expect(await imported(await download())).toMatchObject({ state: 'made' });
  });

  test('in which the rules refuse a line makes nothing, and says which and why', async () => {
    const before = lasting();
    const log = `${await download()}{"at":"2021-09-06T20:05:00+01:00","arrive":{"player":"ann"}}\n`;
    expect(await imported(log)).toMatchObject({
      state: 'refused',
      refusedLines: 1,
      refused: [{ line: 8, code: 'already-present', clause: 'L11' }],
    });
    expect(lasting()).toBe(before);
    expect(await imported(log, { query: { keepRefused: 'true' } })).toMatchObject({ state: 'made', refusedLines: 1 });
  });

  test('is refused by the rules in the language of whoever sent it, by a worker that nobody speaks with', async () => {
    const log = await download();
    const german = { headers: { ...JSONL, 'accept-language': 'de' } };
    const arrival = '{"at":"2021-09-06T20:05:00+01:00","arrive":{"player":"ann"}}';
    const { refused } = await imported(`${log}${arrival}\nNo JSON\n`, german);
    expect(refused).toMatchObject([
      { message: 'Ann ist schon eingecheckt.' },
      { message: 'Diese Zeile ist kein JSON.' },
    ]);
  });

  test('is in one language where its first line cannot be read', async () => {
    const german = { headers: { ...JSONL, 'accept-language': 'de' } };
    expect((await send('No JSON', german)).json['detail']).toBe('Zeile 1: Diese Zeile ist kein JSON.');
    expect((await send('{"ladder":{}}', german)).json['detail']).toMatch(/^Line 1: /);
  });

  test.each(['{"at":"2021-09-06T20:05:00+01:00"}', ''])('without a header is turned down: "%s"', async (text) => {
    expect((await send(text)).json).toMatchObject({ code: 'invalid', detail: expect.stringMatching(/Line 1/) });
  });

  test('does not take the place of a ladder', async () => {
    const sent = { key, headers: JSONL, body: await download() };
    expect(outcomeOf(await evening.send('POST', `${LADDER}/import`, sent))).toBe('already-exists');
  });

  test('is not taken as a document of JSON', async () => {
    expect((await send(await download(), { headers: { 'content-type': 'application/json' } })).status).toBe(415);
  });

  test.each([
    ['more than 4 MB in one request', 'x'.repeat(4 * 1024 * 1024 + 1)],
    ['4 MB of blank lines', '\n'.repeat(4 * 1024 * 1024)],
    ['a line of more than 1 MB', `{}\n${'x'.repeat(1024 * 1024 + 1)}`],
  ])('is turned down at the door: %s', async (_, text) => {
    expect([outcomeOf(await send(text)), evening.queued]).toEqual(['body-too-large', []]);
  });
});

describe('a log that is too large for one request', () => {
  const open = (bytes: number) => evening.send('POST', `${COPY}/upload`, { key, body: { bytes } });

  test('is sent by a link first, which is for as many bytes', async () => {
    const log = await download();
    const { upload, url } = (await open(log.length)).json;
    expect(url).toContain(`bytes=${log.length}`);
    await evening.transfers.put(`uploads/riverside/${upload}.jsonl`, log);
    const query = { upload: String(upload) };
    expect(await imported('', { query: { ...query, dryRun: 'true' } })).toMatchObject({ state: 'checked' });
    expect(await imported('', { query })).toMatchObject({ state: 'made', lines: 7 });
  });

  test('is turned down where it is larger than any log may be', async () => {
    expect((await open(64 * 1024 * 1024 + 1)).status).toBe(413);
  });

  test.each(['0'.repeat(32), '../hilltop/x', ''])('is not found as "%s"', async (upload) => {
    expect(outcomeOf(await send('', { query: { upload } }))).toBe('invalid');
  });
});

describe('an import', () => {
  test('is withdrawn as long as there is no ladder, and nothing is left of it', async () => {
    const before = lasting();
    await send(await download());
    expect(await withdraw()).toMatchObject({ status: 202, json: { state: 'withdrawing' } });
    await evening.workOff();
    expect((await look()).json['state']).toBe('withdrawn');
    expect(await listed()).toEqual([]);
    expect((await withdraw()).status).toBe(404);
    expect(lasting()).toBe(before);
  });

  test('that has made its ladder cannot be withdrawn', async () => {
    await imported(await download());
    expect((await withdraw()).json['code']).toBe('already-exists');
  });

  test('that was refused is taken off the list', async () => {
    await imported(`${await download()}garbage\n`);
    expect(await listed()).toMatchObject([{ id: 'copy', state: 'refused' }]);
    expect((await withdraw()).json['state']).toBe('withdrawn');
    expect(await listed()).toEqual([]);
  });

  test('on which nothing happens for a minute is queued again by whoever looks', async () => {
    await send(await download());
    evening.queued.splice(0);
    await look();
    expect(evening.queued).toEqual([]);
    evening.advance(61_000);
    await look();
    expect(evening.queued).toEqual(['riverside/copy']);
  });

  test('is one of ten in a club at most', async () => {
    const log = await download();
    for (let n = 0; n < 10; n++)
      await evening.must('POST', COPY.replace('copy', `copy-${n}`), { key, headers: JSONL, body: log });
    expect((await send(log)).json['code']).toBe('too-many-imports');
    await evening.workOff();
    expect((await send(log)).status).toBe(202);
  });

  test('is nowhere where nobody began one', async () => {
    expect([(await look()).status, (await withdraw()).status]).toEqual([404, 404]);
  });
});

test('a download above what a function may answer comes by a link, and is the same log', async () => {
  const ladder = { system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2021-09-04' } };
  const says = (verb: string, body: object) => JSON.stringify({ at: '2021-09-04T15:00:00+03:00', [verb]: body });
  const pgn = (white: string, black: string) =>
    `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1. e4 {${'x'.repeat(99_000)}} e5 1-0`;
  const pairs = Array.from({ length: 43 }, (_, n) => [`a${n}`, `b${n}`] as const);
  const players = pairs.flat().map((id) => ({ id, registered: true, paidUntil: '2021-12-31' }));
  const games = pairs.flatMap(([challenged, challenger]) => [
    says('challenge', { id: `${challenger}-1`, challenger, challenged }),
    says('result', { challenge: `${challenger}-1`, score: [1, 0], pgn: pgn(challenger, challenged) }),
  ]);
  const log = `${[JSON.stringify({ ladder }), says('seed', { order: 'given', players }), ...games].join('\n')}\n`;
  const { upload } = (await evening.must('POST', `${COPY}/upload`, { key, body: { bytes: log.length } })).json;
  await evening.transfers.put(`uploads/riverside/${upload}.jsonl`, log);
  expect(await imported('', { query: { upload: String(upload) } })).toMatchObject({ state: 'made' });
  const got = await evening.send('GET', COPY.replace('import', 'log'), { key });
  expect([got.status, got.headers['location']]).toEqual([303, expect.stringMatching(/name=riverside-copy\.jsonl$/)]);
  const file = [...evening.transfers.files].find(([path]) => path.startsWith('downloads/riverside/'))?.[1];
  expect(Buffer.from(file ?? []).toString()).toBe(log);
});

describe('earlier lines of the log', () => {
  const lookBack = (before: string) => evening.send('GET', `${LADDER}/entries`, { key, query: { before } });

  test('come newest first, up to the one that is known', async () => {
    expect((await lookBack('5')).json['entries']).toMatchObject([
      { line: 4, verb: 'arrive' },
      { line: 3, verb: 'arrive' },
      { line: 2, verb: 'seed' },
    ]);
  });

  test('are a hundred at a time', async () => {
    for (let line = 8; line <= 130; line++)
      await evening.post(line % 2 ? 'arrive' : 'depart', { key, body: { player: 'ann' } });
    const entries = (await lookBack('130')).json['entries'];
    expect(entries).toHaveLength(100);
    expect(entries).toMatchObject({ 0: { line: 129 }, 99: { line: 30 } });
  });

  test.each(['', 'x', '-1'])('before "%s" are no question', async (before) => {
    expect((await lookBack(before)).status).toBe(400);
  });

  test('before the first are none', async () => {
    expect((await lookBack('1')).json['entries']).toEqual([]);
  });
});
