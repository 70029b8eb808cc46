import { beforeEach, describe, expect, test } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from './evening.ts';

/** Zoe has beaten Max on a Crewe ladder whose results count at once, and has entered it herself. */
let evening: Evening;
let path: string;
let zoe: string;
let max: string;
let amy: string;
let organiser: string;
let line: number;
beforeEach(async () => {
  evening = await Evening.begin();
  path = await evening.openLadder({ system: 'crewe' }, [{ id: 'amy' }, { id: 'max' }, { id: 'zoe' }]);
  const hand = (player: string) => evening.hand('riverside', { role: 'player', player, label: player });
  [zoe, max, amy] = [await hand('zoe'), await hand('max'), await hand('amy')];
  organiser = await evening.hand('riverside', { role: 'organiser' });
  const challenge = { id: 'c1', challenger: 'zoe', challenged: 'max' };
  await evening.must('POST', `${path}/challenge`, { key: zoe, body: challenge });
  await evening.must('POST', `${path}/accept`, { key: max, body: { challenge: 'c1' } });
  const { json } = await evening.must('POST', `${path}/result`, { key: zoe, body: { challenge: 'c1', score: [1, 0] } });
  line = Number(json['line']);
});

const SAYS = 'it was a draw';
const dispute = (key: string, of = line) =>
  evening.send('POST', `${path}/disputes`, { key, body: { line: of, says: SAYS } });
const dismiss = (key = organiser) =>
  evening.send('POST', `${path}/disputes/dismissal`, { key, body: { line, player: 'max' } });
const seenBy = async (key: string) => (await evening.must('GET', `${path}/disputes`, { key })).json;
const codeOf = async (got: ReturnType<typeof dispute>) => (await got).json['code'];
const MAXS = { player: 'max', players: ['zoe', 'max'], says: SAYS, at: '2021-09-06T20:00:00+01:00' };

describe('a result that counts', () => {
  test('is disputed by the player who did not enter it, once, which moves nobody and is no line of the log', async () => {
    const before = await evening.store.version({ club: 'riverside', ladder: 'other' });
    expect([await seenBy(max), await seenBy(zoe), await seenBy(amy)]).toEqual([
      { disputes: [], mayDispute: [line] },
      { disputes: [], mayDispute: [] },
      { disputes: [], mayDispute: [] },
    ]);
    expect((await dispute(max)).status).toBe(204);
    expect(await codeOf(dispute(max))).toBe('already-exists');
    expect(await seenBy(max)).toMatchObject({ disputes: [{ ...MAXS, entry: { line } }], mayDispute: [] });
    expect(await evening.store.version({ club: 'riverside', ladder: 'other' })).toEqual(before);
  });

  test('is not disputed by who entered it, by another player, or by who plays for another club', async () => {
    expect([await codeOf(dispute(zoe)), await codeOf(dispute(amy))]).toEqual(['not-disputable', 'not-yours']);
    expect(await codeOf(dispute(max, 1))).toBe('not-disputable');
    expect(await codeOf(dispute(organiser))).toBe('not-your-role');
    await evening.open('hillside');
    const stranger = await evening.hand('hillside', { role: 'player', player: 'max', label: 'Max' });
    expect([(await dispute(stranger)).status, (await seenBy(organiser))['disputes']]).toEqual([403, []]);
    const listed = await evening.send('GET', `${path}/disputes`, { key: stranger });
    expect(listed.json['disputes']).toBeUndefined();
  });

  test('is disputed for two weeks, and no longer', async () => {
    evening.now = instant(evening.now + 15 * 86_400_000);
    expect([await codeOf(dispute(max)), (await seenBy(max))['mayDispute']]).toEqual(['not-disputable', []]);
  });

  test('that waits for the other player to confirm it is for them to dispute as before', async () => {
    await evening.must('POST', `${path}/configure`, { key: organiser, body: { settings: { confirm: 2 } } });
    await evening.must('POST', `${path}/challenge`, {
      key: max,
      body: { id: 'c2', challenger: 'max', challenged: 'amy' },
    });
    await evening.must('POST', `${path}/accept`, { key: amy, body: { challenge: 'c2' } });
    const sent = { key: max, body: { challenge: 'c2', score: [1, 0] } };
    const { json } = await evening.must('POST', `${path}/result`, sent);
    expect(await codeOf(dispute(amy, Number(json['line'])))).toBe('not-disputable');
  });
});

describe('a dispute', () => {
  test.each([
    ['correct', { score: [0.5, 0.5] }],
    ['void', {}],
  ])('is gone once the organiser has set its line right (%s)', async (verb, body) => {
    await dispute(max);
    expect(await seenBy(organiser)).toMatchObject({ disputes: [{ ...MAXS, entry: { line, verb: 'result' } }] });
    await evening.must('POST', `${path}/${verb}`, { key: organiser, body: { line, ...body } });
    expect([(await seenBy(organiser))['disputes'], await seenBy(max)]).toEqual([[], { disputes: [], mayDispute: [] }]);
    expect(await codeOf(dispute(max))).toBe('not-disputable');
  });

  test('is dismissed by an organiser, once, and not raised again; nobody else sees or dismisses it', async () => {
    await dispute(max);
    expect([(await seenBy(zoe))['disputes'], await codeOf(dismiss(zoe))]).toEqual([[], 'not-your-role']);
    expect([(await dismiss()).status, await codeOf(dismiss())]).toEqual([204, 'unknown-dispute']);
    expect([await seenBy(organiser), await seenBy(max)]).toEqual([
      { disputes: [], mayDispute: [] },
      { disputes: [], mayDispute: [] },
    ]);
    expect(await codeOf(dispute(max))).toBe('already-exists');
  });
});
