import { beforeEach, describe, expect, test } from 'vitest';
import { putGameDate, readGameDates } from '#functions/features/dates-book.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from './evening.ts';

const OTHER = { club: 'riverside', ladder: 'other' };

/** Zoe has challenged Max on a Crewe ladder, on 6 September 2021 at 20:00. */
let evening: Evening;
let path: string;
let zoe: string;
let max: string;
let amy: string;
beforeEach(async () => {
  evening = await Evening.begin();
  path = await evening.openLadder({ system: 'crewe' }, [{ id: 'amy' }, { id: 'max' }, { id: 'zoe' }]);
  const hand = (player: string) => evening.hand('riverside', { role: 'player', player, label: player });
  [zoe, max, amy] = [await hand('zoe'), await hand('max'), await hand('amy')];
  await evening.must('POST', `${path}/challenge`, {
    key: zoe,
    body: { id: 'c1', challenger: 'zoe', challenged: 'max' },
  });
});

const SOON = '2021-09-14T19:30';
const accepted = () => evening.must('POST', `${path}/accept`, { key: max, body: { challenge: 'c1' } });
const propose = (key: string, at = SOON, challenge = 'c1') =>
  evening.send('POST', `${path}/dates`, { key, body: { challenge, at } });
const agree = (key: string, at = SOON) =>
  evening.send('POST', `${path}/dates/agree`, { key, body: { challenge: 'c1', at } });
const seenBy = async (key: string) => (await evening.must('GET', `${path}/dates`, { key })).json['dates'];
const callOff = (key: string, at = SOON) =>
  evening.send('POST', `${path}/dates/call-off`, { key, body: { challenge: 'c1', at } });
const offFor = async (key: string) => (await evening.must('GET', `${path}/dates`, { key })).json['calledOff'];
const codeOf = async (got: ReturnType<typeof propose>) => (await got).json['code'];

describe('a date for a game', () => {
  test('is proposed once the challenge is accepted, seen by both players and nobody else, and agreed by the other one', async () => {
    expect(await codeOf(propose(zoe))).toBe('unknown-challenge');
    await accepted();
    const { status, json } = await propose(zoe);
    const date = { challenge: 'c1', players: ['zoe', 'max'], at: '2021-09-14T19:30:00+01:00' };
    expect([status, json]).toEqual([200, { ...date, by: 'zoe', agreed: false }]);
    expect([await seenBy(zoe), await seenBy(max), await seenBy(amy)]).toEqual([[json], [json], []]);
    expect(await codeOf(agree(zoe))).toBe('not-yours');
    expect((await agree(max)).json).toMatchObject({ ...date, agreed: true });
    expect((await agree(max)).status).toBe(200);
  });

  test('is another one once either proposes another, and nobody agrees to what they have not seen', async () => {
    await accepted();
    await propose(zoe);
    await propose(max, '2021-09-15T20:00');
    expect(await codeOf(agree(zoe))).toBe('unknown-proposal');
    expect((await agree(zoe, '2021-09-15T20:00')).json['agreed']).toBe(true);
    expect((await propose(zoe, '2021-09-16T20:00')).json).toMatchObject({ by: 'zoe', agreed: false });
  });

  test('is called off by either, which both see until there is another one; called off twice, it is off once', async () => {
    await accepted();
    expect(await codeOf(callOff(zoe))).toBe('unknown-proposal');
    await propose(zoe);
    await agree(max);
    expect([await codeOf(callOff(amy)), await codeOf(callOff(zoe, '2021-09-15T19:30'))]).toEqual([
      'not-yours',
      'unknown-proposal',
    ]);
    expect([(await callOff(zoe)).status, (await callOff(zoe)).status]).toEqual([204, 204]);
    const off = { challenge: 'c1', players: ['zoe', 'max'], at: '2021-09-14T19:30:00+01:00', by: 'zoe' };
    expect([await seenBy(max), await offFor(max), await offFor(zoe), await offFor(amy)]).toEqual([
      [],
      [off],
      [off],
      [],
    ]);
    expect(await codeOf(agree(max))).toBe('unknown-proposal');
    await propose(max, '2021-09-15T20:00');
    expect(await offFor(zoe)).toEqual([]);
    expect((await agree(zoe, '2021-09-15T20:00')).json['agreed']).toBe(true);
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    expect((await callOff(organiser, '2021-09-15T20:00')).status).toBe(204);
    expect(await offFor(zoe)).toEqual([{ challenge: 'c1', players: off.players, at: '2021-09-15T20:00:00+01:00' }]);
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
    evening.now = instant(evening.now + 60_000);
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
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    expect((await propose(organiser)).json).toEqual({
      challenge: 'c1',
      players: ['zoe', 'max'],
      at: '2021-09-14T19:30:00+01:00',
      agreed: true,
    });
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
    const organiser = await evening.hand('riverside', { role: 'organiser' });
    await evening.must('POST', `${path}/result`, { key: organiser, body: { challenge: 'c1', score: [1, 0] } });
    expect(await codeOf(propose(zoe))).toBe('unknown-challenge');
    expect(await seenBy(zoe)).toEqual([]);
    expect(await readGameDates(evening.store, OTHER)).toEqual([]);
  });
});
