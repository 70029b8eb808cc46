import { beforeEach, describe, expect, test } from 'vitest';
import { putGameDate, readGameDates } from '#functions/books/game-dates.ts';
import { Evening, type Got, outcomeOf } from './evening.ts';

const OTHER = { club: 'riverside', ladder: 'other' };

const PATH = '/api/clubs/riverside/ladders/other';

/** Zoe has challenged Max on a Crewe ladder, on 6 September 2021 at 20:00. */
let evening: Evening;
let [zoe, max, amy, organiser] = ['', '', '', ''];
beforeEach(async () => {
  evening = await Evening.begin();
  await evening.openLadder({ system: 'crewe' }, [{ id: 'amy' }, { id: 'max' }, { id: 'zoe' }]);
  [zoe, max, amy] = [await evening.asPlayer('zoe'), await evening.asPlayer('max'), await evening.asPlayer('amy')];
  organiser = await evening.hand('riverside', { role: 'organiser' });
  await does(zoe, 'challenge', { id: 'c1', challenger: 'zoe', challenged: 'max' });
});

const does = async (key: string, verb: string, body: object) =>
  (await evening.must('POST', `${PATH}/${verb}`, { key, body })).json;
const codeOf = async (got: Promise<Got>) => outcomeOf(await got);
const accepted = () => does(max, 'accept', { challenge: 'c1' });

const SOON = '2021-09-14T19:30';
const DATE = { challenge: 'c1', players: ['zoe', 'max'], at: `${SOON}:00+01:00` };
const date =
  (end: string) =>
  (key: string, at = SOON) =>
    evening.send('POST', `${PATH}/dates${end}`, { key, body: { challenge: 'c1', at } });
const [propose, agree, callOff] = [date(''), date('/agree'), date('/call-off')];
const datesFor = async (key: string) => (await evening.must('GET', `${PATH}/dates`, { key })).json;
const seenBy = async (key: string) => (await datesFor(key))['dates'];
const offFor = async (key: string) => (await datesFor(key))['calledOff'];

describe('a date for a game', () => {
  test('is proposed once the challenge is accepted, seen by both players and nobody else, and agreed by the other one', async () => {
    expect(await codeOf(propose(zoe))).toBe('unknown-challenge');
    await accepted();
    const { json } = await propose(zoe);
    expect(json).toEqual({ ...DATE, by: 'zoe', agreed: false });
    expect([await seenBy(zoe), await seenBy(max), await seenBy(amy)]).toEqual([[json], [json], []]);
    expect(await codeOf(agree(zoe))).toBe('not-yours');
    expect((await agree(max)).json).toMatchObject({ ...DATE, agreed: true });
    expect(await codeOf(agree(max))).toBe(200);
  });

  test('is another one once either proposes another, and nobody agrees to what they have not seen', async () => {
    await accepted();
    await propose(zoe);
    await propose(max, '2021-09-15T20:00');
    expect(await codeOf(agree(zoe))).toBe('unknown-proposal');
    expect((await agree(zoe, '2021-09-15T20:00')).json['agreed']).toBe(true);
    expect((await propose(zoe, '2021-09-16T20:00')).json).toMatchObject({ by: 'zoe', agreed: false });
  });

  test('is one of up to three that are proposed with a place, and the one that the other player takes', async () => {
    await accepted();
    const [at, second, third] = ['2021-09-14T19:30', '2021-09-16T20:00', '2021-09-18T10:00'];
    const offer = (...or: readonly string[]) =>
      evening.send('POST', `${PATH}/dates`, { key: zoe, body: { challenge: 'c1', at: third, or, place: ' the bar ' } });
    const place = { by: 'zoe', place: 'the bar' };
    const offered = { ...place, at: `${at}:00+01:00`, or: [`${second}:00+01:00`, `${third}:00+01:00`], agreed: false };
    expect((await offer(second, at, third)).json['code']).toBe('invalid');
    expect((await offer(second, '2021-09-01T10:00')).json['detail']).toBe('That date is in the past.');
    expect((await offer(second, at)).json).toMatchObject(offered);
    expect(await seenBy(max)).toMatchObject([offered]);
    expect(await codeOf(agree(max, '2021-09-15T19:30'))).toBe('unknown-proposal');
    const { json } = await agree(max, second);
    expect(json).toEqual({ ...DATE, ...place, at: `${second}:00+01:00`, agreed: true });
    expect([await seenBy(zoe), await codeOf(agree(max, at))]).toEqual([[json], 'unknown-proposal']);
  });

  test('is still taken or called off when the first of several days is over', async () => {
    await accepted();
    const [first, second] = ['2021-09-06T23:00', '2021-09-16T20:00'];
    const body = { challenge: 'c1', at: first, or: [second] };
    const offer = () => evening.send('POST', `${PATH}/dates`, { key: zoe, body });
    expect((await offer()).status).toBe(200);
    evening.advance(24 * 60 * 60_000);
    expect((await agree(max, first)).json['detail']).toBe('That date is in the past.');
    expect((await callOff(max, first)).status).toBe(204);
    expect(
      (await evening.send('POST', `${PATH}/dates`, { key: zoe, body: { ...body, at: second, or: [] } })).status,
    ).toBe(200);
    expect((await agree(max, second)).json['agreed']).toBe(true);
  });

  test('is called off by either, which both see until there is another one; called off twice, it is off once', async () => {
    await accepted();
    expect(await codeOf(callOff(zoe))).toBe('unknown-proposal');
    await propose(zoe);
    await agree(max);
    expect(await codeOf(callOff(amy))).toBe('not-yours');
    expect(await codeOf(callOff(zoe, '2021-09-15T19:30'))).toBe('unknown-proposal');
    expect([(await callOff(zoe)).status, (await callOff(zoe)).status]).toEqual([204, 204]);
    const off = { ...DATE, by: 'zoe' };
    expect(await seenBy(max)).toEqual([]);
    expect([await offFor(max), await offFor(zoe), await offFor(amy)]).toEqual([[off], [off], []]);
    expect(await codeOf(agree(max))).toBe('unknown-proposal');
    await propose(max, '2021-09-15T20:00');
    expect(await offFor(zoe)).toEqual([]);
    expect((await agree(zoe, '2021-09-15T20:00')).json['agreed']).toBe(true);
    expect((await callOff(organiser, '2021-09-15T20:00')).status).toBe(204);
    expect(await offFor(zoe)).toEqual([{ ...DATE, at: '2021-09-15T20:00:00+01:00' }]);
  });

  test('is not called off by who has not seen that it is another one by now', async () => {
    await accepted();
    await propose(zoe);
    await agree(max);
    const { database } = evening.store;
    const transact = database.transact.bind(database);
    database.transact = async (...asked) => {
      database.transact = transact;
      for (const date of await readGameDates(evening.store, OTHER))
        await putGameDate(evening.store, OTHER, { ...date, version: date.version + 1 });
      return transact(...asked);
    };
    expect(await codeOf(callOff(zoe))).toBe('unknown-proposal');
  });

  test('is taken off the ladder’s page and out of its calendar once it is called off', async () => {
    await accepted();
    await propose(zoe);
    await agree(max);
    evening.advance(60_000);
    const touched = async () => (await evening.store.version(OTHER))?.touched;
    const before = await touched();
    await callOff(max);
    expect(await touched()).not.toBe(before);
    expect((await readGameDates(evening.store, OTHER))[0]?.agreed).toBeUndefined();
  });

  test('is no business of another player; an organiser sets it, and a scorer does not', async () => {
    await accepted();
    expect(await codeOf(propose(amy))).toBe('not-yours');
    expect(await codeOf(propose(await evening.hand('riverside', { role: 'scorer' })))).toBe('not-your-role');
    expect((await propose(organiser)).json).toEqual({ ...DATE, agreed: true });
  });

  test.each([
    ['2021-09-06T19:00', 'That date is in the past.'],
    ['2023-01-01T19:00', /^Please choose a date up to /],
    ['2021-09-31T19:00', /^Please give a date and a time/],
    ['2021-09-14T25:00', /^Please give a date and a time/],
    ['tomorrow', /^Please give a date and a time/],
  ])('cannot be %s', async (at, detail) => {
    await accepted();
    const { status, json } = await propose(zoe, at);
    expect([status, json['detail']]).toEqual([400, expect.stringMatching(detail)]);
    expect(await seenBy(zoe)).toEqual([]);
  });

  test('changes nothing on the ladder, and is gone with its challenge', async () => {
    await accepted();
    const line = async () => (await evening.store.load(OTHER))?.line;
    const before = await line();
    await propose(zoe);
    await agree(max);
    expect(await line()).toBe(before);
    await does(organiser, 'result', { challenge: 'c1', score: [1, 0] });
    expect(await codeOf(propose(zoe))).toBe('unknown-challenge');
    expect(await seenBy(zoe)).toEqual([]);
    expect(await readGameDates(evening.store, OTHER)).toEqual([]);
  });
});

const SAYS = 'it was a draw';
const NONE = { disputes: [], mayDispute: [] };
const MAXS = { player: 'max', players: ['zoe', 'max'], says: SAYS, at: '2021-09-06T20:00:00+01:00' };

describe('a result that counts', () => {
  let line: number;
  beforeEach(async () => {
    await accepted();
    line = Number((await does(zoe, 'result', { challenge: 'c1', score: [1, 0] }))['line']);
  });

  const dispute = (key: string, of = line) =>
    evening.send('POST', `${PATH}/disputes`, { key, body: { line: of, says: SAYS } });
  const dismiss = (key = organiser) =>
    evening.send('POST', `${PATH}/disputes/dismissal`, { key, body: { line, player: 'max' } });
  const disputesFor = async (key: string) => (await evening.must('GET', `${PATH}/disputes`, { key })).json;

  test('is disputed by the player who did not enter it, once, which moves nobody and is no line of the log', async () => {
    const before = await evening.store.version({ club: 'riverside', ladder: 'other' });
    expect([await disputesFor(max), await disputesFor(zoe), await disputesFor(amy)]).toEqual([
      { ...NONE, mayDispute: [line] },
      NONE,
      NONE,
    ]);
    expect((await dispute(max)).status).toBe(204);
    expect(await codeOf(dispute(max))).toBe('already-exists');
    expect(await disputesFor(max)).toMatchObject({ disputes: [{ ...MAXS, entry: { line } }], mayDispute: [] });
    expect(await evening.store.version({ club: 'riverside', ladder: 'other' })).toEqual(before);
  });

  test('is not disputed by who entered it, or by another player', async () => {
    expect([await codeOf(dispute(zoe)), await codeOf(dispute(amy))]).toEqual(['not-disputable', 'not-yours']);
    expect(await codeOf(dispute(max, 1))).toBe('not-disputable');
    expect(await codeOf(dispute(organiser))).toBe('not-your-role');
  });

  test('is disputed for two weeks, and no longer', async () => {
    evening.advance(15 * 86_400_000);
    expect([await codeOf(dispute(max)), (await disputesFor(max))['mayDispute']]).toEqual(['not-disputable', []]);
  });

  test('that waits for the other player is disputed by them too, with the score as they saw it', async () => {
    await does(organiser, 'configure', { settings: { confirm: 2 } });
    await does(max, 'challenge', { id: 'c2', challenger: 'max', challenged: 'amy' });
    await does(amy, 'accept', { challenge: 'c2' });
    const result = await does(max, 'result', { challenge: 'c2', score: [1, 0] });
    const body = { line: result['line'], score: [0, 1] };
    expect(await disputesFor(amy)).toEqual(NONE);
    expect(await codeOf(evening.send('POST', `${PATH}/disputes`, { key: max, body }))).toBe('not-disputable');
    await evening.must('POST', `${PATH}/disputes`, { key: amy, body });
    await does(amy, 'reject', { challenge: 'c2', disputed: 'amy' });
    const waiting = { player: 'amy', score: [0, 1], entry: { line: result['line'] } };
    expect((await disputesFor(organiser))['disputes']).toMatchObject([waiting]);
    await does(organiser, 'approve', { challenge: 'c2' });
    expect((await disputesFor(organiser))['disputes']).toEqual([]);
  });

  test.each([
    ['correct', { score: [0.5, 0.5] }],
    ['void', {}],
  ])('is no longer disputed once the organiser has set its line right (%s)', async (verb, body) => {
    await dispute(max);
    expect(await disputesFor(organiser)).toMatchObject({ disputes: [{ ...MAXS, entry: { line, verb: 'result' } }] });
    await does(organiser, verb, { line, ...body });
    expect([(await disputesFor(organiser))['disputes'], await disputesFor(max)]).toEqual([[], NONE]);
    expect(await codeOf(dispute(max))).toBe('not-disputable');
  });

  test('has its dispute dismissed by an organiser, once, and not raised again; nobody else sees or dismisses it', async () => {
    await dispute(max);
    expect([(await disputesFor(zoe))['disputes'], await codeOf(dismiss(zoe))]).toEqual([[], 'not-your-role']);
    expect([(await dismiss()).status, await codeOf(dismiss())]).toEqual([204, 'unknown-dispute']);
    expect([await disputesFor(organiser), await disputesFor(max)]).toEqual([NONE, NONE]);
    expect(await codeOf(dispute(max))).toBe('already-exists');
  });
});
