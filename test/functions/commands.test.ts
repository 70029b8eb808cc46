import { beforeEach, describe, expect, test } from 'vitest';
import { at, Evening, LADDER, outcomeOf, type Sent } from './evening.ts';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'scorer', label: 'tablet at the bar' });
});

const post = (verb: string, body: unknown, sent: Sent = {}) => evening.post(verb, { key, body, ...sent });
const refusal = async (...asked: Parameters<typeof post>) => outcomeOf(await evening.unchangedBy(() => post(...asked)));
const byOrganiser = async () => ({ key: await evening.hand('riverside', { role: 'organiser' }) });

const challenge = { challenger: 'bob', challenged: 'ann' };
const NOT_THEIR_TURN = { challenger: 'ann', challenged: 'bob' };
const WON = { challenge: 'open', score: [2, 0] };
const EVE = { player: 'eve' };

describe('an accepted entry', () => {
  test('is answered with its line, who recorded it, whom it moved where, and by which clause', async () => {
    const got = await post('result', WON);
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
    const moves = [{ player: 'flo', from: null, to: 6 }];
    expect(await post('join', { player: 'flo', name: 'Flo' })).toMatchObject({ status: 201, json: { moves } });
  });

  test('says who was taken off the ladder, and who moved up for it', async () => {
    const got = await post('leave', { player: 'bob' });
    expect(got.json['moves']).toEqual([
      { player: 'bob', from: 2, to: null },
      { player: 'cy', from: 3, to: 2 },
      { player: 'dee', from: 4, to: 3 },
      { player: 'eve', from: 5, to: 4 },
    ]);
  });

  test('also tells which penalties fell due before it', async () => {
    evening.now = at('2021-11-01T20:00:00+00:00');
    const { settled } = (await post('join', { player: 'flo' })).json;
    expect(settled).toMatchObject(['2021-09', '2021-10'].map((period) => ({ period, why: 'L25' })));
  });

  test('tells the line that it amends apart from its own', async () => {
    await post('result', WON);
    const { json } = await post('correct', { line: 8, score: [0, 2] }, await byOrganiser());
    expect(json).toMatchObject({ verb: 'correct', line: 9, amends: 8, score: [0, 2] });
  });

  test('says when a match was played in the clock time of the club', async () => {
    const body = { challenger: 'eve', challenged: 'ann', score: [2, 0], playedAt: '2021-09-06T18:30:00Z' };
    expect((await post('match', body)).json['playedAt']).toBe('2021-09-06T19:30:00+01:00');
  });

  test('needs no id of the caller, and keeps one that the caller chose', async () => {
    expect((await post('challenge', challenge)).json['id']).toMatch(/^m[0-9a-z]{5,12}$/);
    const body = { id: 'sheet-7', challenger: 'eve', challenged: 'ann', score: [2, 0] };
    expect((await post('match', body)).json['id']).toBe('sheet-7');
  });
});

describe('a refusal', () => {
  test('is a problem document with a code, a sentence and the clause', async () => {
    const got = await post('arrive', { player: 'ann' });
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
    const unknown = { status: 404, json: { code: 'unknown-player' } };
    expect(await post('arrive', { player: 'nobody' })).toMatchObject(unknown);
  });

  test('of a soft rule says that it can be overridden, and is, with a reason that is recorded', async () => {
    const refused = await post('challenge', NOT_THEIR_TURN);
    expect(refused.json).toMatchObject({ code: 'not-your-turn', overridable: true });
    const override = 'Bob has to leave early';
    const done = await post('challenge', { ...NOT_THEIR_TURN, override });
    expect(done).toMatchObject({ status: 201, json: { override } });
  });

  test('of a hard rule stays one, whatever the reason', async () => {
    const { json } = await post('challenge', { challenger: 'bob', challenged: 'cy', override: 'please' });
    expect(json['code']).toBe('busy');
    expect(json).not.toHaveProperty('overridable');
  });

  test('settles what is due all the same, and tells the version after it', async () => {
    evening.now = at('2021-10-01T20:00:00+01:00');
    expect((await post('pass', { player: 'bob' })).json).toMatchObject({ code: 'not-present', version: 8 });
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
    const { json } = await evening.unchangedBy(() => post('arrive', body));
    expect(json).toMatchObject({ code: 'invalid', detail: expect.stringMatching(says) });
  });

  test.each([
    ['a blank name for itself', { 'idempotency-key': '' }],
    ['a name for itself that cannot be printed', { 'idempotency-key': 'caf\u00e9' }],
    ['a name for itself that is too long', { 'idempotency-key': 'x'.repeat(256) }],
    ['a version that is none', { 'if-match': 'seven' }],
    ['two versions', { 'if-match': '"6", "7"' }],
  ])('is told what is wrong with its headers: %s', async (_, headers) => {
    expect(outcomeOf(await post('arrive', EVE, { headers }))).toBe('invalid');
  });

  test.each([{ dryRun: '1' }, { dryrun: 'true' }])('is not done where it was to be tried: %o', async (query) => {
    expect(await refusal('arrive', EVE, { query })).toBe('invalid');
  });

  test('is not read beyond 64 KB: the moves of a game take long to check', async () => {
    expect(outcomeOf(await post('result', { ...WON, pgn: 'x'.repeat(64 * 1024) }))).toBe('body-too-large');
  });

  test('is read up to a megabyte where it seeds a ladder', async () => {
    const organiser = await byOrganiser();
    const seed = (count: number) => {
      const players = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: 'Somebody’s long name' }));
      const sent = { ...organiser, body: { order: 'given', players } };
      return evening.send('POST', '/api/clubs/riverside/ladders/juniors/seed', sent);
    };
    expect([outcomeOf(await seed(50_000)), outcomeOf(await seed(5000))]).toEqual(['body-too-large', 200]);
  });

  test.each(['nowhere', 'Main', 'main%20'])('finds no ladder called %s', async (name) => {
    const path = `/api/clubs/riverside/ladders/${name}/arrive`;
    expect(outcomeOf(await evening.send('POST', path, { key, body: EVE }))).toBe('unknown-ladder');
  });
});

describe('a repeated request', () => {
  const tap = { headers: { 'idempotency-key': 'tablet-1/17' } };

  test('gets the first answer to the letter, though the clock has moved on and the match is over', async () => {
    const first = await post('challenge', challenge, tap);
    evening.now = at('2021-09-06T20:30:00+01:00');
    await post('result', { challenge: first.json['id'], score: [2, 0] });
    const again = await evening.unchangedBy(() => post('challenge', challenge, tap));
    expect(again).toEqual({ ...first, headers: { ...first.headers, 'idempotent-replay': 'true' } });
    expect(first.headers).not.toHaveProperty('idempotent-replay');
  });

  test('gets the first answer even after somebody was given another name', async () => {
    const first = await post('leave', EVE, tap);
    await post('join', { player: 'eve', name: 'Eve Adams' });
    expect((await post('leave', EVE, tap)).text).toBe(first.text);
  });

  test('is refused where the same name was given to another request', async () => {
    await post('join', { player: 'flo' }, tap);
    expect(outcomeOf(await post('join', { player: 'gus' }, tap))).toBe('key-reused');
  });

  test('is another request when another caller makes it', async () => {
    const other = await evening.hand('riverside', { role: 'scorer', label: 'the second tablet' });
    await post('join', { player: 'flo' }, tap);
    expect((await post('join', { player: 'gus' }, { ...tap, key: other })).status).toBe(201);
  });
});

describe('a request on condition', () => {
  const ifMatch = (tag: string) => ({ headers: { 'if-match': tag } });

  test('is done on the version that the caller has seen', async () => {
    expect((await post('arrive', EVE, ifMatch('"7"'))).status).toBe(200);
  });

  test("takes the desk's tag for the version", async () => {
    const tag = (await evening.send('GET', LADDER, { key })).headers['etag'] ?? '';
    expect((await post('arrive', EVE, ifMatch(tag))).status).toBe(200);
    expect((await post('pass', { player: 'bob' }, ifMatch(tag))).status).toBe(412);
  });

  test('is not done on any other, and is told the present one', async () => {
    const { json } = await evening.unchangedBy(() => post('arrive', EVE, ifMatch('"6"')));
    expect(json).toMatchObject({ status: 412, code: 'ladder-changed', version: 7 });
  });
});

describe('a rehearsal', () => {
  const query = { dryRun: 'true' };

  test('tells by name who would move where, and changes nothing', async () => {
    const { status, json } = await evening.unchangedBy(() => post('result', WON, { query }));
    expect([status, json['dryRun'], json['moves']]).toEqual([
      200,
      true,
      [
        { player: 'cy', name: 'Cy', from: 3, to: 4 },
        { player: 'dee', name: 'Dee', from: 4, to: 3 },
      ],
    ]);
  });

  test('that is not one is the real thing', async () => {
    const { json } = await post('arrive', EVE, { query: { dryRun: 'false' } });
    expect([json['line'], json['dryRun']]).toEqual([8, undefined]);
  });

  test('of what was recorded under the same name tells what that was, and not that it would be refused', async () => {
    const named = { headers: { 'idempotency-key': 'once' } };
    expect((await post('result', WON, { ...named, query })).json['dryRun']).toBe(true);
    const first = await post('result', WON, named);
    const again = await evening.unchangedBy(() => post('result', WON, { ...named, query }));
    expect([again.status, again.text, again.headers['idempotent-replay']]).toEqual([200, first.text, 'true']);
    expect(await refusal('result', { ...WON, score: [0, 2] }, { ...named, query })).toBe('key-reused');
  });

  test('tells what would be refused', async () => {
    expect(outcomeOf(await post('challenge', NOT_THEIR_TURN, { query }))).toBe('not-your-turn');
  });

  test('of a correction tells what it would move', async () => {
    await post('result', WON);
    const organiser = await byOrganiser();
    const got = await evening.unchangedBy(() => post('correct', { line: 8, score: [1, 1] }, { ...organiser, query }));
    expect(got.json['moves']).toMatchObject([
      { player: 'dee', from: 3, to: 4 },
      { player: 'cy', from: 4, to: 3 },
    ]);
  });
});

test('lots are drawn by the server, and what is recorded is the order drawn', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const sent = { ...(await byOrganiser()), body: { order: 'draw', players: ids.map((id) => ({ id })) } };
  const got = await evening.send('POST', '/api/clubs/riverside/ladders/juniors/seed', sent);
  const ladder = await evening.store.load({ club: 'riverside', ladder: 'juniors' });
  const drawn = ladder?.order.players() ?? [];
  expect(got.json['players']).toEqual(drawn.map((id) => ({ id })));
  expect(drawn).not.toEqual(ids);
  expect(drawn.toSorted()).toEqual(ids.toSorted());
});

test('a ladder that cannot take a change that large says so', async () => {
  evening.store.submit = async () => ({ kind: 'too-large', message: 'A ladder holds at most 10,000 players.' });
  const { status, json } = await post('join', { player: 'flo' });
  expect([status, json['detail']]).toEqual([413, 'A ladder holds at most 10,000 players.']);
});

test('a ladder to which too many write at once asks to come again in a moment', async () => {
  evening.store.submit = async () => ({ kind: 'busy', retryAfter: 2 });
  const { headers, json } = await post('join', { player: 'flo' });
  expect([json['code'], headers['retry-after']]).toEqual(['too-many-requests', '2']);
  expect(json['detail']).toBe('This ladder is very busy. Please try again in a moment.');
});

test('when storage fails the caller is asked to try again, and learns nothing of what lies inside', async () => {
  evening.store.submit = () => Promise.reject(new Error('table-of-secrets at 10.0.0.7 is gone'));
  const got = await post('join', { player: 'flo' });
  expect([outcomeOf(got), got.headers['retry-after']]).toEqual(['outage', '2']);
  expect(got.text).not.toMatch(/secrets|10\.0/);
  expect(evening.lines.at(-1)).toMatchObject({ status: 503, error: expect.stringContaining('table-of-secrets') });
});

test('the log has one line for every request, with neither keys nor names', async () => {
  evening.lines.length = 0;
  await post('join', { player: 'flo', name: 'Florence' });
  await post('challenge', { challenger: 'flo', challenged: 'ann' });
  await post('arrive', EVE, { key: 'wrong' });
  const where = { request: expect.any(String), club: 'riverside', ladder: 'main', ms: expect.any(Number) };
  const line = { function: 'challenges-and-results', route: expect.any(String), ...where };
  expect(evening.lines).toEqual([
    { ...line, route: expect.stringMatching(/^POST .*\{club\}.*\/join$/), status: 201 },
    { ...line, status: 409, code: 'not-present' },
    { ...line, status: 401, code: 'unknown-key' },
  ]);
  const text = JSON.stringify(evening.lines);
  expect(text).not.toMatch(/flo|wrong|tablet/i);
  expect(text).not.toContain(key);
});
