import { beforeEach, describe, expect, test } from 'vitest';
import { at, Evening, LADDER } from './evening.ts';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'scorer', label: 'tablet at the bar' });
});

const challenge = { challenger: 'bob', challenged: 'ann' };

describe('an accepted entry', () => {
  test('is answered with its line, who recorded it, whom it moved where, and by which clause', async () => {
    const got = await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
    expect(got.status).toBe(200);
    expect(got.headers['etag']).toBe('"8"');
    expect(got.json).toEqual({
      challenge: 'open',
      score: [2, 0],
      line: 8,
      at: '2021-09-06T20:00:00+01:00',
      verb: 'result',
      by: 'tablet at the bar',
      moves: [
        { player: 'cy', from: 3, to: 4 },
        { player: 'dee', from: 4, to: 3 },
      ],
      settled: [],
      why: 'L20a',
      version: 8,
    });
  });

  test('that makes something new is answered with 201, and who joins comes from nowhere', async () => {
    const got = await evening.post('join', { key, body: { player: 'flo', name: 'Flo' } });
    expect(got.status).toBe(201);
    expect(got.json['moves']).toEqual([{ player: 'flo', from: null, to: 6 }]);
  });

  test('says who was taken off the ladder, and who moved up for it', async () => {
    const got = await evening.post('leave', { key, body: { player: 'bob' } });
    expect(got.json['moves']).toEqual([
      { player: 'bob', from: 2, to: null },
      { player: 'cy', from: 3, to: 2 },
      { player: 'dee', from: 4, to: 3 },
      { player: 'eve', from: 5, to: 4 },
    ]);
  });

  test('also tells which penalties fell due before it', async () => {
    evening.now = at('2021-11-01T20:00:00+00:00');
    const got = await evening.post('join', { key, body: { player: 'flo' } });
    const settled = got.json['settled'];
    expect(settled).toMatchObject([
      { period: '2021-09', why: 'L25' },
      { period: '2021-10', why: 'L25' },
    ]);
  });

  test('tells the line that it amends apart from its own', async () => {
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
    const got = await evening.post('correct', { key: organiser, body: { line: 8, score: [0, 2] } });
    expect(got.json).toMatchObject({ verb: 'correct', line: 9, amends: 8, score: [0, 2] });
  });

  test('says when a match was played in the clock time of the club', async () => {
    const body = { challenger: 'eve', challenged: 'ann', score: [2, 0], playedAt: '2021-09-06T18:30:00Z' };
    const got = await evening.post('match', { key, body });
    expect(got.json['playedAt']).toBe('2021-09-06T19:30:00+01:00');
  });

  test('needs no id of the caller, and keeps one that the caller chose', async () => {
    const made = await evening.post('challenge', { key, body: challenge });
    expect(made.json['id']).toMatch(/^m[0-9a-z]{5,12}$/);
    const body = { id: 'sheet-7', challenger: 'eve', challenged: 'ann', score: [2, 0] };
    const chosen = await evening.post('match', { key, body });
    expect(chosen.json['id']).toBe('sheet-7');
  });
});

describe('a refusal', () => {
  test('is a problem document with a code, a sentence and the clause', async () => {
    const got = await evening.post('arrive', { key, body: { player: 'ann' } });
    expect(got.status).toBe(409);
    expect(got.headers).toMatchObject({ 'content-type': 'application/problem+json', etag: '"7"' });
    expect(got.json).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'Ann is already checked in.',
      code: 'already-present',
      clause: 'L11',
      version: 7,
    });
  });

  test('of somebody or something unknown is a 404', async () => {
    const got = await evening.post('arrive', { key, body: { player: 'nobody' } });
    expect([got.status, got.json['code']]).toEqual([404, 'unknown-player']);
  });

  test('of a soft rule says that it can be overridden, and is, with a reason that is recorded', async () => {
    const body = { challenger: 'ann', challenged: 'bob' };
    const refused = await evening.post('challenge', { key, body });
    expect(refused.json).toMatchObject({ code: 'not-your-turn', overridable: true });
    const done = await evening.post('challenge', { key, body: { ...body, override: 'Bob has to leave early' } });
    expect(done.status).toBe(201);
    expect(done.json['override']).toBe('Bob has to leave early');
  });

  test('of a hard rule stays one, whatever the reason', async () => {
    const body = { challenger: 'bob', challenged: 'cy', override: 'please' };
    const got = await evening.post('challenge', { key, body });
    expect([got.status, got.json['code']]).toEqual([409, 'busy']);
    expect(got.json).not.toHaveProperty('overridable');
  });

  test('settles what is due all the same, and tells the version after it', async () => {
    evening.now = at('2021-10-01T20:00:00+01:00');
    const got = await evening.post('pass', { key, body: { player: 'bob' } });
    expect(got.json).toMatchObject({ code: 'not-present', version: 8 });
  });
});

describe('a request that makes no sense', () => {
  test.each([
    ['an unknown field', { player: 'eve', colour: 'red' }, /colour/],
    ['a name for who records it', { player: 'eve', by: 'the president' }, /by/],
    ['a missing field', {}, /player/],
    ['an id that is none', { player: 'Eve!' }, /player/],
    ['a list', [], /./],
    ['nothing but text', '"eve"', /./],
    ['broken JSON', '{"player":', /JSON/],
    ['a blank reason', { player: 'eve', override: '  ' }, /override/],
  ])('is told what is wrong with it: %s', async (_, body, says) => {
    const before = evening.database.dump();
    const got = await evening.post('arrive', { key, body });
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
    expect(got.json['detail']).toMatch(says);
    expect(evening.database.dump()).toBe(before);
  });

  test.each([
    ['a blank name for itself', { 'idempotency-key': '' }],
    ['a name for itself that cannot be printed', { 'idempotency-key': 'caf\u00e9' }],
    ['a name for itself that is too long', { 'idempotency-key': 'x'.repeat(256) }],
    ['a version that is none', { 'if-match': 'seven' }],
    ['two versions', { 'if-match': '"6", "7"' }],
  ])('is told what is wrong with its headers: %s', async (_, headers) => {
    const got = await evening.post('arrive', { key, body: { player: 'eve' }, headers });
    expect([got.status, got.json['code']]).toEqual([400, 'invalid']);
  });

  test.each([{ dryRun: '1' }, { dryrun: 'true' }])('is not done where it was to be tried: %o', async (query) => {
    const before = evening.database.dump();
    const got = await evening.post('arrive', { key, body: { player: 'eve' }, query });
    expect(got.status).toBe(400);
    expect(evening.database.dump()).toBe(before);
  });

  test('is not read beyond 64 KB: the moves of a game take long to check', async () => {
    const body = { challenge: 'open', score: [2, 0], pgn: 'x'.repeat(64 * 1024) };
    const got = await evening.post('result', { key, body });
    expect([got.status, got.json['code']]).toEqual([413, 'body-too-large']);
  });

  test('is read up to a megabyte where it seeds a ladder', async () => {
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    const seed = (count: number) => {
      const players = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: 'Somebody’s long name' }));
      const sent = { key: organiser, body: { order: 'given', players } };
      return evening.send('POST', '/api/clubs/riverside/ladders/juniors/seed', sent);
    };
    const got = await seed(50_000);
    expect([got.status, got.json['code']]).toEqual([413, 'body-too-large']);
    expect((await seed(5000)).status).toBe(200);
  });

  test.each(['nowhere', 'Main', 'main%20'])('finds no ladder called %s', async (name) => {
    const path = `/api/clubs/riverside/ladders/${name}/arrive`;
    const got = await evening.send('POST', path, { key, body: { player: 'eve' } });
    expect([got.status, got.json['code']]).toEqual([404, 'unknown-ladder']);
  });
});

describe('a repeated request', () => {
  const headers = { 'idempotency-key': 'tablet-1/17' };

  test('gets the first answer to the letter, though the clock has moved on and the match is over', async () => {
    const first = await evening.post('challenge', { key, body: challenge, headers });
    evening.now = at('2021-09-06T20:30:00+01:00');
    await evening.post('result', { key, body: { challenge: first.json['id'], score: [2, 0] } });
    const before = evening.database.dump();
    const again = await evening.post('challenge', { key, body: challenge, headers });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(first.headers).not.toHaveProperty('idempotent-replay');
    expect(evening.database.dump()).toBe(before);
  });

  test('gets the first answer even after somebody was given another name', async () => {
    const first = await evening.post('leave', { key, body: { player: 'eve' }, headers });
    await evening.post('join', { key, body: { player: 'eve', name: 'Eve Adams' } });
    const again = await evening.post('leave', { key, body: { player: 'eve' }, headers });
    expect(again.text).toBe(first.text);
  });

  test('is refused where the same name was given to another request', async () => {
    await evening.post('join', { key, body: { player: 'flo' }, headers });
    const got = await evening.post('join', { key, body: { player: 'gus' }, headers });
    expect([got.status, got.json['code']]).toEqual([422, 'key-reused']);
  });

  test('is another request when another caller makes it', async () => {
    const other = await evening.hand('riverside', { role: 'scorer', label: 'the second tablet' });
    await evening.post('join', { key, body: { player: 'flo' }, headers });
    const got = await evening.post('join', { key: other, body: { player: 'gus' }, headers });
    expect(got.status).toBe(201);
  });
});

describe('a request on condition', () => {
  test('is done on the version that the caller has seen', async () => {
    const got = await evening.post('arrive', { key, body: { player: 'eve' }, headers: { 'if-match': '"7"' } });
    expect(got.status).toBe(200);
  });

  test("takes the desk's tag for the version", async () => {
    const desk = await evening.send('GET', LADDER, { key });
    const headers = { 'if-match': desk.headers['etag'] ?? '' };
    expect((await evening.post('arrive', { key, body: { player: 'eve' }, headers })).status).toBe(200);
    expect((await evening.post('pass', { key, body: { player: 'bob' }, headers })).status).toBe(412);
  });

  test('is not done on any other, and is told the present one', async () => {
    const before = evening.database.dump();
    const got = await evening.post('arrive', { key, body: { player: 'eve' }, headers: { 'if-match': '"6"' } });
    expect([got.status, got.json['code'], got.json['version']]).toEqual([412, 'ladder-changed', 7]);
    expect(evening.database.dump()).toBe(before);
  });
});

describe('a rehearsal', () => {
  const query = { dryRun: 'true' };

  test('tells by name who would move where, and changes nothing', async () => {
    const before = evening.database.dump();
    const got = await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] }, query });
    expect(got.status).toBe(200);
    expect(got.json['dryRun']).toBe(true);
    expect(got.json['moves']).toEqual([
      { player: 'cy', name: 'Cy', from: 3, to: 4 },
      { player: 'dee', name: 'Dee', from: 4, to: 3 },
    ]);
    expect(evening.database.dump()).toBe(before);
  });

  test('that is not one is the real thing', async () => {
    const got = await evening.post('arrive', { key, body: { player: 'eve' }, query: { dryRun: 'false' } });
    expect([got.json['line'], got.json['dryRun']]).toEqual([8, undefined]);
  });

  test('of what was recorded under the same name tells what that was, and not that it would be refused', async () => {
    const named = { key, headers: { 'idempotency-key': 'once' }, body: { challenge: 'open', score: [2, 0] } };
    const fresh = await evening.post('result', { ...named, query });
    expect(fresh.json['dryRun']).toBe(true);
    const first = await evening.post('result', named);
    const before = evening.database.dump();
    const again = await evening.post('result', { ...named, query });
    expect([again.status, again.text, again.headers['idempotent-replay']]).toEqual([200, first.text, 'true']);
    const other = await evening.post('result', { ...named, body: { challenge: 'open', score: [0, 2] }, query });
    expect([other.status, other.json['code']]).toEqual([422, 'key-reused']);
    expect(evening.database.dump()).toBe(before);
  });

  test('tells what would be refused', async () => {
    const got = await evening.post('challenge', { key, body: { challenger: 'ann', challenged: 'bob' }, query });
    expect([got.status, got.json['code']]).toEqual([409, 'not-your-turn']);
  });

  test('of a correction tells what it would move', async () => {
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
    const before = evening.database.dump();
    const got = await evening.post('correct', { key: organiser, body: { line: 8, score: [1, 1] }, query });
    expect(got.json['moves']).toMatchObject([
      { player: 'dee', from: 3, to: 4 },
      { player: 'cy', from: 4, to: 3 },
    ]);
    expect(evening.database.dump()).toBe(before);
  });
});

test('lots are drawn by the server, and what is recorded is the order drawn', async () => {
  const organiser = await evening.hand('riverside', { role: 'organiser' });
  const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const body = { order: 'draw', players: ids.map((id) => ({ id })) };
  const got = await evening.send('POST', '/api/clubs/riverside/ladders/juniors/seed', { key: organiser, body });
  const ladder = await evening.store.load({ club: 'riverside', ladder: 'juniors' });
  const drawn = ladder?.order.players() ?? [];
  expect(got.json['players']).toEqual(drawn.map((id) => ({ id })));
  expect(drawn).not.toEqual(ids);
  expect(drawn.toSorted()).toEqual(ids.toSorted());
});

test('a ladder that cannot take a change that large says so', async () => {
  evening.store.submit = async () => ({ kind: 'too-large', message: 'A ladder holds at most 10,000 players.' });
  const got = await evening.post('join', { key, body: { player: 'flo' } });
  expect([got.status, got.json['detail']]).toEqual([413, 'A ladder holds at most 10,000 players.']);
});

test('a ladder to which too many write at once asks to come again in a moment', async () => {
  evening.store.submit = async () => ({ kind: 'busy', retryAfter: 2 });
  const got = await evening.post('join', { key, body: { player: 'flo' } });
  expect([got.status, got.json['code'], got.headers['retry-after']]).toEqual([429, 'too-many-requests', '2']);
  expect(got.json['detail']).toBe('This ladder is very busy. Please try again in a moment.');
});

describe('when storage fails', () => {
  test('the caller is asked to try again, and learns nothing of what lies inside', async () => {
    evening.store.submit = async () => {
      throw new Error('table-of-secrets at 10.0.0.7 is gone');
    };
    const got = await evening.post('join', { key, body: { player: 'flo' } });
    expect([got.status, got.json['code'], got.headers['retry-after']]).toEqual([503, 'outage', '2']);
    expect(got.text).not.toMatch(/secrets|10\.0/);
    expect(evening.lines.at(-1)).toMatchObject({ status: 503, error: expect.stringContaining('table-of-secrets') });
  });
});

test('the log has one line for every request, with neither keys nor names', async () => {
  evening.lines.length = 0;
  await evening.post('join', { key, body: { player: 'flo', name: 'Florence' } });
  await evening.post('challenge', { key, body: { challenger: 'flo', challenged: 'ann' } });
  await evening.post('arrive', { key: 'wrong', body: { player: 'eve' } });
  const where = { request: expect.any(String), club: 'riverside', ladder: 'main', ms: expect.any(Number) };
  expect(evening.lines).toEqual([
    {
      function: 'challenges-and-results',
      route: expect.stringMatching(/^POST .*\{club\}.*\/join$/),
      status: 201,
      ...where,
    },
    { function: 'challenges-and-results', route: expect.any(String), status: 409, code: 'not-present', ...where },
    { function: 'challenges-and-results', route: expect.any(String), status: 401, code: 'unknown-key', ...where },
  ]);
  const text = JSON.stringify(evening.lines);
  expect(text).not.toMatch(/flo|wrong|tablet/i);
  expect(text).not.toContain(key);
});
