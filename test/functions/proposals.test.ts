import { beforeEach, describe, expect, test } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from './evening.ts';

/** Thirty on a Crewe ladder: Zoe, last, and Max, fifteenth, are further apart than a challenge reaches. */
const PLAYERS = Array.from({ length: 28 }, (_, index) => ({ id: `p${index + 1}` }));

let evening: Evening;
let path: string;
let zoe: string;
let max: string;
beforeEach(async () => {
  evening = await Evening.begin();
  path = await evening.openLadder({ system: 'crewe' }, [...PLAYERS.toSpliced(14, 0, { id: 'max' }), { id: 'zoe' }]);
  zoe = await evening.hand('riverside', { role: 'player', player: 'zoe', label: 'Zoe' });
  max = await evening.hand('riverside', { role: 'player', player: 'max', label: 'Max' });
});

const KEY = { club: 'riverside', ladder: 'other' };
const propose = (key = zoe, challenged = 'max') =>
  evening.send('POST', `${path}/proposals`, { key, body: { challenged } });
const agree = (key = max, to = 'zoe') => evening.send('POST', `${path}/proposals/${to}/agree`, { key, body: {} });
const end = (key: string, to: string) => evening.send('DELETE', `${path}/proposals/${to}`, { key });
const seenBy = async (key: string) => (await evening.must('GET', `${path}/proposals`, { key })).json['proposals'];
const openOnes = async () => [...((await evening.store.load(KEY))?.challenges.values() ?? [])];

describe('a player alone', () => {
  test('cannot say that both have agreed: nobody goes from 30th to 15th on their own word', async () => {
    const before = evening.database.dump();
    for (const query of [{}, { dryRun: 'true' }]) {
      const body = { challenger: 'zoe', challenged: 'max', agreed: true };
      const got = await evening.send('POST', `${path}/challenge`, { key: zoe, body, query });
      expect([got.status, got.json['code']]).toEqual([403, 'not-yours']);
    }
    expect(evening.database.dump()).toBe(before);
  });

  test('of two whose officials enter it is believed, as before', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    const body = { challenger: 'zoe', challenged: 'max', agreed: true };
    expect((await evening.send('POST', `${path}/challenge`, { key: scorer, body })).status).toBe(201);
  });
});

describe('a proposal', () => {
  test('is no challenge; both players see it, and nobody else', async () => {
    const { status, json } = await propose();
    expect([status, json]).toEqual([
      201,
      { id: expect.stringMatching(/^m/), challenger: 'zoe', challenged: 'max', at: '2021-09-06T20:00:00+01:00' },
    ]);
    expect(await openOnes()).toEqual([]);
    expect([await seenBy(zoe), await seenBy(max)]).toEqual([[json], [json]]);
    expect(await seenBy(await evening.hand('riverside', { role: 'player', player: 'p1' }))).toEqual([]);
  });

  test('is a challenge once the other agrees, recorded by both, and no longer a proposal', async () => {
    const { json } = await propose();
    const got = await agree();
    expect([got.status, got.json['by'], got.json['agreed'], got.json['id']]).toEqual([
      201,
      'Zoe, Max',
      true,
      json['id'],
    ]);
    expect(await openOnes()).toMatchObject([{ challenger: 'zoe', challenged: 'max' }]);
    expect([await seenBy(zoe), await seenBy(max)]).toEqual([[], []]);
  });

  test('is nobody’s to agree to but the one whom it is made to', async () => {
    await propose();
    const other = await evening.hand('riverside', { role: 'player', player: 'p1' });
    for (const [key, to] of [
      [zoe, 'zoe'],
      [zoe, 'max'],
      [other, 'zoe'],
    ] as const)
      expect((await agree(key, to)).json['code']).toBe('unknown-proposal');
    expect(await openOnes()).toEqual([]);
  });

  test.each([
    ['taken back', () => end(zoe, 'max')],
    ['refused', () => end(max, 'zoe')],
  ])('that was %s cannot be agreed to any more', async (_, ending) => {
    await propose();
    expect((await ending()).status).toBe(204);
    expect((await ending()).status).toBe(404);
    expect((await agree()).status).toBe(404);
    expect((await propose()).status).toBe(201);
  });

  test('is over after two weeks', async () => {
    await propose();
    evening.now = instant(evening.now + 14 * 86_400_000);
    expect(await seenBy(max)).toEqual([]);
    expect((await agree()).status).toBe(404);
  });

  test('is made once, to five players at most, and only where the rules would let both play', async () => {
    await propose();
    expect((await propose()).json['code']).toBe('already-exists');
    for (const other of ['p1', 'p2', 'p3', 'p4']) expect((await propose(zoe, other)).status).toBe(201);
    expect((await propose(zoe, 'p5')).json['code']).toBe('too-many-proposals');
    expect((await propose(max, 'max')).json['code']).toBe('self-challenge');
    expect((await propose(max, 'nobody')).json['code']).toBe('unknown-player');
  });

  test('that the rules no longer allow is refused when it is agreed to', async () => {
    await propose();
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    await evening.must('POST', `${path}/leave`, { key: organiser, body: { player: 'zoe' } });
    expect((await agree()).json['code']).toBe('not-on-ladder');
  });

  test('that both press at once is one challenge', async () => {
    await propose();
    const got = await Promise.all([agree(), agree(), agree()]);
    expect(got.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await openOnes()).toHaveLength(1);
  });

  test('has no place where the rules know no agreement', async () => {
    const got = await evening.send('POST', '/api/clubs/riverside/ladders/main/proposals', {
      key: zoe,
      body: { challenged: 'ann' },
    });
    expect([got.status, got.json['code']]).toEqual([409, 'not-this-system']);
  });
});
