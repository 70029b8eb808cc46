import { beforeEach, describe, expect, test } from 'vitest';
import { parseAccessKey } from '#functions/http/access-key.ts';
import { revokeAccess } from '#functions/http/key-book.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { at, Evening, type Got, LADDER } from './evening.ts';

let evening: Evening;
let scorer: string;

beforeEach(async () => {
  evening = await Evening.begin();
  scorer = await evening.hand('riverside', { role: 'scorer', label: 'tablet at the bar' });
});

const state = (headers = {}): Promise<Got> => evening.send('GET', `${LADDER}/state`, { key: scorer, headers });
const codeOf = ({ status, json }: Got) => [status, json['code']];

describe('what a tablet knows', () => {
  test('is the ladder as stored, all that is needed to play ahead, and the time', async () => {
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    if (!ladder) throw new Error('no ladder');
    const { json } = await state();
    expect(json).toEqual({ now: evening.now, ladder: JSON.parse(JSON.stringify(formatLadder(ladder))) });
  });

  test('is not sent again before something is recorded, not even on the next day', async () => {
    const { headers } = await state();
    const known = { 'if-none-match': headers['etag'] ?? '' };
    evening.now = at('2021-09-07T19:00:00+01:00');
    const again = await state(known);
    expect([again.status, again.text]).toEqual([304, '']);
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    expect((await state(known)).status).toBe(200);
  });

  test('may be kept by that tablet, and by nobody in between', async () => {
    expect((await state()).headers['cache-control']).toBe('private, no-cache');
  });

  test('of a ladder that is not there is not found', async () => {
    const got = await evening.send('GET', '/api/clubs/riverside/ladders/nowhere/state', { key: scorer });
    expect(codeOf(got)).toEqual([404, 'unknown-ladder']);
  });
});

describe('a player at the door', () => {
  test('records their own arrival, under their own name', async () => {
    const key = await evening.hand('riverside', { role: 'player', player: 'eve', label: 'Eve' });
    const got = await evening.post('arrive', { key, body: { player: 'eve' } });
    expect([got.status, got.json['by']]).toEqual([200, 'Eve']);
  });

  test("records nobody else's", async () => {
    const key = await evening.hand('riverside', { role: 'player', player: 'bob' });
    const before = evening.database.dump();
    expect(codeOf(await evening.post('arrive', { key, body: { player: 'eve' } }))).toEqual([403, 'not-yours']);
    expect(evening.database.dump()).toBe(before);
  });

  test('cannot send anybody home, nor pass for them', async () => {
    const key = await evening.hand('riverside', { role: 'player', player: 'bob' });
    for (const verb of ['depart', 'pass'])
      expect(codeOf(await evening.post(verb, { key, body: { player: 'bob' } }))).toEqual([403, 'not-your-role']);
  });
});

describe('a scorer who recorded the wrong score', () => {
  const record = async (key = scorer) => {
    const { json } = await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
    return json['line'];
  };

  test('corrects it on the same day', async () => {
    const line = await record();
    const got = await evening.post('correct', { key: scorer, body: { line, score: [1, 1] } });
    expect(got.status).toBe(200);
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    expect(ladder?.order.players()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
  });

  test('voids it on the same day', async () => {
    const line = await record();
    expect((await evening.post('void', { key: scorer, body: { line } })).status).toBe(200);
  });

  test('leaves it to the organiser on the next day', async () => {
    const line = await record();
    evening.now = at('2021-09-07T00:00:00+01:00');
    const before = evening.database.dump();
    expect(codeOf(await evening.post('void', { key: scorer, body: { line } }))).toEqual([403, 'not-yours']);
    expect(evening.database.dump()).toBe(before);
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    expect((await evening.post('void', { key: organiser, body: { line } })).status).toBe(200);
  });

  test('leaves it to the organiser while another key has the same label', async () => {
    const line = await record();
    const namesake = await evening.hand('riverside', { role: 'organiser', label: 'tablet at the bar' });
    const before = evening.database.dump();
    const got = await evening.post('void', { key: scorer, body: { line } });
    expect([...codeOf(got), got.json['detail']]).toEqual([403, 'not-yours', expect.stringMatching(/same label/)]);
    expect(evening.database.dump()).toBe(before);
    const { hash = '' } = parseAccessKey(namesake) ?? {};
    await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    expect((await evening.post('void', { key: scorer, body: { line } })).status).toBe(200);
  });

  test('leaves alone what somebody else recorded', async () => {
    const line = await record(await evening.hand('riverside', { role: 'scorer', label: 'tablet at the door' }));
    for (const [verb, body] of [
      ['correct', { line, score: [0, 2] }],
      ['void', { line }],
      ['void', { line: 1 }],
      ['void', { line: -7 }],
      ['void', { line: 999_999 }],
    ] as const)
      expect(codeOf(await evening.post(verb, { key: scorer, body }))).toEqual([403, 'not-yours']);
  });
});
