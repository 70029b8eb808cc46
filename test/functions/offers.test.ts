import { beforeEach, describe, expect, test } from 'vitest';
import { readGameDates } from '#functions/books/game-dates.ts';
import { StoreOutage } from '#functions/database/transaction.ts';
import { Evening, outcomeOf } from './evening.ts';

const PATH = '/api/clubs/riverside/ladders/other';
const KEY = { club: 'riverside', ladder: 'other' };
const SETTINGS = { acceptLate: 'lost', playLate: 'lost-by-silent', playDays: 14 };

/** Zoe on rung 3 has challenged Max on rung 2, who has accepted, on 6 September 2021: they have until the 20th to play. */
let evening: Evening;
let [zoe, max, amy, organiser] = ['', '', '', ''];
const opens = async (settings: object) => {
  evening = await Evening.begin();
  await evening.openLadder({ system: 'house', settings }, [{ id: 'amy' }, { id: 'max' }, { id: 'zoe' }]);
  [zoe, max, amy] = [await evening.asPlayer('zoe'), await evening.asPlayer('max'), await evening.asPlayer('amy')];
  organiser = await evening.hand('riverside', { role: 'organiser' });
  await does(organiser, 'challenge', { id: 'c1', challenger: 'zoe', challenged: 'max' });
  await does(max, 'accept', { challenge: 'c1' });
};
beforeEach(() => opens(SETTINGS));

const does = async (key: string, verb: string, body: object) =>
  (await evening.must('POST', `${PATH}/${verb}`, { key, body })).json;
const says = async (key: string, verb: string, body: object) =>
  outcomeOf(await evening.send('POST', `${PATH}/${verb}`, { key, body }));
const date =
  (end: string) =>
  (key: string, at = '2021-09-14T19:30') =>
    evening.send('POST', `${PATH}/dates${end}`, { key, body: { challenge: 'c1', at } });
const [propose, agree, callOff] = [date(''), date('/agree'), date('/call-off')];
const offered = async () => (await evening.store.load(KEY))?.challenges.get('c1' as never)?.offered;
const line = async () => (await evening.store.load(KEY))?.line ?? 0;
const order = async () => (await evening.store.load(KEY))?.order.players().join(' ');
const isOver = async () => {
  evening.advance(16 * 86_400_000);
  await does(organiser, 'join', { player: 'late' });
};

describe('a player who proposes a day, or agrees to one, has offered it (H15)', () => {
  test('which the log says once, and not which day it is', async () => {
    expect((await propose(zoe)).status).toBe(200);
    expect(await offered()).toEqual(['zoe']);
    const [entry] = (await evening.store.log(KEY)).slice(-1);
    expect(entry?.command).toMatchObject({ verb: 'offer', by: 'zoe', body: { challenge: 'c1', player: 'zoe' } });
    expect(JSON.stringify(entry)).not.toContain('09-14');
    const before = await line();
    expect([(await propose(zoe, '2021-09-15T20:00')).status, await line()]).toEqual([200, before]);
    expect((await agree(max, '2021-09-15T20:00')).json).toMatchObject({ agreed: true });
    expect([await offered(), await line()]).toEqual([['zoe', 'max'], before + 1]);
  });

  test('and wins where the other never does: the challenger the rung, the challenged player by keeping it', async () => {
    await propose(zoe);
    await isOver();
    expect(await order()).toBe('amy zoe max late');
    await opens(SETTINGS);
    await propose(max);
    await isOver();
    expect(await order()).toBe('amy max zoe late');
  });

  test('and nothing moves where both sit still', async () => {
    await isOver();
    expect(await order()).toBe('amy max zoe late');
  });

  test('though the day is called off again', async () => {
    await propose(zoe);
    expect((await callOff(zoe)).status).toBe(204);
    expect(await offered()).toEqual(['zoe']);
  });

  test('but not by a day on which the challenge has run out, which the answer says', async () => {
    expect((await propose(zoe, '2021-09-20T23:30')).json['tooLate']).toBeUndefined();
    await opens(SETTINGS);
    expect((await propose(zoe, '2021-09-21T10:00')).json).toMatchObject({ tooLate: true, agreed: false });
    expect(await offered()).toBeUndefined();
  });

  test('where nobody loses by silence, the log says nothing of it', async () => {
    await opens({ ...SETTINGS, playLate: 'lapses' });
    const before = await line();
    await propose(zoe);
    await agree(max);
    expect([await line(), await offered()]).toEqual([before, undefined]);
  });

  test('with the date, or neither is kept: also where no answer came, and it is asked again', async () => {
    const { database } = evening.store;
    const transact = database.transact.bind(database);
    database.transact = async () => {
      throw new StoreOutage('the lights went out');
    };
    expect((await propose(zoe)).status).toBe(503);
    database.transact = transact;
    expect([await offered(), await readGameDates(evening.store, KEY)]).toEqual([undefined, []]);
    database.transact = async (...asked) => {
      database.transact = transact;
      await transact(...asked);
      return { end: 'unanswered', cause: new Error('no answer') };
    };
    expect((await propose(zoe)).status).toBe(200);
    expect([await offered(), (await readGameDates(evening.store, KEY)).length]).toEqual([['zoe'], 1]);
    expect([(await propose(zoe)).status, await offered()]).toEqual([200, ['zoe']]);
  });

  test('and where the other has changed the date meanwhile, nothing is kept', async () => {
    await propose(zoe);
    const { database } = evening.store;
    const transact = database.transact.bind(database);
    database.transact = async (...asked) => {
      database.transact = transact;
      await propose(zoe, '2021-09-16T20:00');
      return transact(...asked);
    };
    expect(outcomeOf(await agree(max))).toBe('unknown-proposal');
    expect(await offered()).toEqual(['zoe']);
  });

  test('however many write to the ladder at once', async () => {
    const many = Array.from({ length: 6 }, (_, index) => does(organiser, 'join', { player: `new-${index}` }));
    const [first, second] = await Promise.all([propose(zoe), propose(zoe, '2021-09-15T20:00'), ...many]);
    expect([first?.status, second?.status]).toContain(200);
    expect(await offered()).toEqual(['zoe']);
  });
});

describe('an offer that was made elsewhere', () => {
  test('is entered by an organiser or scorer, and by no player', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    const offer = { challenge: 'c1', player: 'zoe' };
    expect([await says(zoe, 'offer', offer), await says(scorer, 'offer', offer)]).toEqual(['not-your-role', 200]);
    expect(await says(organiser, 'offer', offer)).toBe('already-offered');
    expect(await says(organiser, 'offer', { challenge: 'c1', player: 'amy' })).toBe('unknown-challenge');
    expect(await says(organiser, 'offer', { challenge: 'c2', player: 'amy' })).toBe('unknown-challenge');
  });

  test('is asked for in Admin, of the two who have made none', async () => {
    const asked = async () => (await evening.must('GET', PATH, { key: organiser })).json['challenges'];
    expect(await asked()).toMatchObject([{ id: 'c1', mayOffer: ['zoe', 'max'] }]);
    await propose(max);
    expect(await asked()).toMatchObject([{ id: 'c1', mayOffer: ['zoe'] }]);
  });

  test('is unknown to other systems', async () => {
    await evening.openLadder({ system: 'crewe' }, [{ id: 'amy' }, { id: 'max' }], 'crewe');
    const path = '/api/clubs/riverside/ladders/crewe/offer';
    const got = await evening.send('POST', path, { key: organiser, body: { challenge: 'c1', player: 'amy' } });
    expect(outcomeOf(got)).toBe('not-this-system');
  });
});

describe('a challenge to a player who has never signed in (H14)', () => {
  /** Amy, on a phone of hers. */
  const signedIn = async (player: string) =>
    (await evening.signIn('riverside', { role: 'player', player, label: player })).cookie;
  const challenge = async (sent: object, also = '') => {
    const headers = { 'idempotency-key': 'once' };
    const body = { challenger: 'max', challenged: 'amy' };
    return (await evening.must('POST', `${PATH}/challenge${also}`, { headers, body, ...sent })).json;
  };

  test('says so where the challenger makes it on their own page, also before it is made', async () => {
    const cookie = await signedIn('max');
    expect(await challenge({ cookie, query: { dryRun: 'true' } })).toMatchObject({ unreached: true });
    expect(await challenge({ cookie })).toMatchObject({ unreached: true });
    const open = [...((await evening.store.load(KEY))?.challenges.values() ?? [])];
    expect(open.map(({ challenged, unreached }) => [challenged, unreached])).toContainEqual(['amy', true]);
    evening.advance(7 * 86_400_000);
    await does(organiser, 'join', { player: 'late' });
    expect(await order()).toBe('amy max zoe late');
  });

  test('is the same request once they have, and gets the same answer', async () => {
    const cookie = await signedIn('max');
    const first = await challenge({ cookie });
    await signedIn('amy');
    expect(await challenge({ cookie })).toEqual(first);
  });

  test.each(['their phone', 'an organiser'])('is like any other after they did, or from %s', async (who) => {
    if (who === 'their phone') await signedIn('amy');
    const sent = who === 'an organiser' ? { key: organiser } : { cookie: await signedIn('max') };
    expect(await challenge(sent)).not.toHaveProperty('unreached');
  });

  test('is for the service to say, and for nobody who asks', async () => {
    const body = { challenger: 'max', challenged: 'amy', unreached: true };
    for (const key of [organiser, max, amy]) expect(await says(key, 'challenge', body)).toBe('invalid');
  });
});
