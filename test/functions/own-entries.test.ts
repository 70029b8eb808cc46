import { beforeEach, describe, expect, test } from 'vitest';
import { revokeAccess } from '#functions/books/access-keys.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { DeskView } from '#shared/features/ladder-view.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { answersTo } from '#web/apps/admin/open-game.tsx';
import { commandWords } from '#web/apps/me/words.ts';
import { houseOf, playerOn } from '../rules/house/club.ts';
import { at, Evening, type Got, LADDER, outcomeOf } from './evening.ts';

let evening: Evening;
let [organiser, bob, scorer] = ['', '', ''];
beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser' });
  bob = await evening.asPlayer('bob');
  scorer = await evening.hand('riverside', { role: 'scorer', label: 'tablet at the bar' });
});

const post = (key: string, verb: string, body: object, headers = {}) => evening.post(verb, { key, body, headers });
const refusal = async (asked: () => Promise<Got>) => outcomeOf(await evening.unchangedBy(asked));

describe('a player', () => {
  test('challenges and arrives in their own name, and reports the matches that they play', async () => {
    const challenged = await post(bob, 'challenge', { id: 'own', challenger: 'bob', challenged: 'ann' });
    expect([challenged.status, challenged.json['by']]).toEqual([201, 'bob']);
    const once = { 'idempotency-key': 'once' };
    const first = await post(bob, 'result', { challenge: 'own', score: [0, 2] }, once);
    const again = await post(bob, 'result', { challenge: 'own', score: [0, 2] }, once);
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await post(await evening.asPlayer('cy'), 'result', { challenge: 'open', score: [0, 2] })).status).toBe(200);
    const arrived = await post(await evening.asPlayer('eve'), 'arrive', { player: 'eve' });
    expect([arrived.status, arrived.json['by']]).toEqual([200, 'eve']);
  });

  test.each([
    ['challenges for nobody else, whatever the body says', 'challenge', { challenger: 'ann', challenged: 'bob' }],
    ['reports no result of other people’s matches', 'result', { challenge: 'open', score: [2, 0] }],
    ['reports no match of other people', 'match', { challenger: 'ann', challenged: 'eve', score: [2, 0] }],
    ['records nobody else’s arrival', 'arrive', { player: 'eve' }],
    ['joins for nobody else', 'join', { player: 'gus' }],
    ['has no other’s preferences', 'prefer', { player: 'ann', rated: true }],
  ])('%s', async (_, verb, body) => {
    const path = await evening.openLadder({ system: 'crewe' }, named('ann', 'bob'));
    const at = verb === 'prefer' ? path : LADDER;
    expect(await refusal(() => evening.send('POST', `${at}/${verb}`, { key: bob, body }))).toBe('not-yours');
  });

  test.each(['leave', 'seed', 'correct', 'void', 'abandon', 'depart', 'pass'])('does not %s', async (verb) => {
    expect(outcomeOf(await post(bob, verb, { player: 'bob' }))).toBe('not-your-role');
  });

  test('overrides no rule, and learns nothing of a match that is not there', async () => {
    const body = { challenger: 'bob', challenged: 'ann', override: 'because I want to' };
    expect(outcomeOf(await post(bob, 'challenge', body))).toBe('not-your-role');
    const missing = { challenge: 'nowhere', score: [2, 0] };
    expect(outcomeOf(await post(bob, 'result', missing))).toBe('unknown-challenge');
  });

  test.each([
    ['no version', {}],
    ['the version that is then', { 'if-match': '"10"' }],
  ])('reports no result of a match that opens between looking and recording, naming %s', async (_, headers) => {
    const { store } = evening;
    const submit = store.submit.bind(store);
    await post(scorer, 'depart', { player: 'bob' });
    let before = '';
    store.submit = async (...asked) => {
      store.submit = submit;
      await post(scorer, 'abandon', { challenge: 'open' });
      const next = { id: 'next', challenger: 'dee', challenged: 'ann', override: 'they are free' };
      expect((await post(scorer, 'challenge', next)).status).toBe(201);
      before = evening.database.dump();
      return submit(...asked);
    };
    const got = await post(bob, 'result', { challenge: 'next', score: [2, 0] }, headers);
    expect([outcomeOf(got), got.headers['etag']]).toEqual(['not-yours', undefined]);
    expect(evening.database.dump()).toBe(before);
  });
});

describe('checking in', () => {
  test('is for players from an hour before play until its end', async () => {
    const eve = await evening.asPlayer('eve');
    const no = { code: 'outside-hours', clause: 'L9', detail: 'You can check in from 18:50 to 22:00.' };
    for (const [when, answer] of [
      ['2021-09-07T18:49:59+01:00', no],
      ['2021-09-07T18:50:00+01:00', { verb: 'arrive' }],
      ['2021-09-08T22:00:01+01:00', no],
    ] as const) {
      evening.now = at(when);
      expect((await post(eve, 'arrive', { player: 'eve' })).json, when).toMatchObject(answer);
    }
  });

  test('is at a time that officials may say, and players may not; officials enter who has come at any time', async () => {
    const came = { player: 'eve', arrivedAt: '2021-09-06T19:55:00+01:00' };
    expect(outcomeOf(await post(await evening.asPlayer('eve'), 'arrive', came))).toBe('not-your-role');
    expect((await post(scorer, 'arrive', came)).json).toMatchObject({ verb: 'arrive', ...came });
    evening.now = at('2021-09-07T23:30:00+01:00');
    expect((await post(scorer, 'arrive', { player: 'eve' })).status).toBe(200);
  });
});

describe('a scorer who recorded the wrong score', () => {
  const record = async (key = scorer) => (await post(key, 'result', { challenge: 'open', score: [2, 0] })).json['line'];

  test.each([
    ['correct', { score: [1, 1] }],
    ['void', {}],
  ])('sets it right on the same day: %s', async (verb, body) => {
    expect((await post(scorer, verb, { line: await record(), ...body })).status).toBe(200);
    const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
    expect(ladder?.order.players()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
  });

  test('leaves it to the organiser on the next day', async () => {
    const line = await record();
    evening.now = at('2021-09-07T00:00:00+01:00');
    expect(await refusal(() => post(scorer, 'void', { line }))).toBe('not-yours');
    expect((await post(organiser, 'void', { line })).status).toBe(200);
  });

  test('leaves it to the organiser while another key has the same label', async () => {
    const line = await record();
    const namesake = await evening.hand('riverside', { role: 'organiser', label: 'tablet at the bar' });
    const { json } = await evening.unchangedBy(() => post(scorer, 'void', { line }));
    expect(json).toMatchObject({ code: 'not-yours', detail: expect.stringMatching(/same label/) });
    await revokeAccess(evening.store.database, 'riverside', parseAccessKey(namesake)?.hash ?? '', evening.now);
    expect((await post(scorer, 'void', { line })).status).toBe(200);
  });

  test('corrects the score that another tablet recorded that day, and leaves all else to it', async () => {
    const line = await record(await evening.hand('riverside', { role: 'scorer', label: 'tablet at the door' }));
    expect((await post(scorer, 'correct', { line, score: [0, 2] })).status).toBe(200);
    const { line: came } = (await post(organiser, 'arrive', { player: 'eve' })).json;
    const arrivedAt = '2021-09-06T19:55:00+01:00';
    expect(outcomeOf(await post(scorer, 'correct', { line: came, arrivedAt }))).toBe('not-yours');
    for (const other of [line, 1, -7, 999_999])
      expect(outcomeOf(await post(scorer, 'void', { line: other }))).toBe('not-yours');
    evening.now = at('2021-09-07T00:00:00+01:00');
    expect(outcomeOf(await post(scorer, 'correct', { line, score: [2, 0] }))).toBe('not-yours');
  });

  test('corrects no score of others where a ladder has no club nights', async () => {
    const { path, says } = await ladderOf();
    await says(organiser, 'challenge', { id: 'c1', challenger: 'bob', challenged: 'ann' });
    const body = { challenge: 'c1', score: [3, 0] };
    const { line } = (await evening.must('POST', `${path}/result`, { key: organiser, body })).json;
    expect(await says(scorer, 'correct', { line, score: [0, 3] })).toBe('not-yours');
  });
});

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** A house ladder with these settings, and what becomes of what is said there. */
async function ladderOf(settings: object = {}) {
  const path = await evening.openLadder({ system: 'house', settings }, named('ann', 'bob', 'cy'));
  const says = async (key: string, verb: string, body: object) =>
    outcomeOf(await evening.send('POST', `${path}/${verb}`, { key, body }));
  return { path, says };
}

test('players say for themselves alone that they are away, and officials for anybody, who see it in Admin', async () => {
  const { path, says } = await ladderOf();
  const days = { from: '2021-10-01', to: '2021-10-14' };
  expect(await says(bob, 'away', { player: 'ann', ...days })).toBe('not-yours');
  expect(await says(bob, 'away', { player: 'bob', ...days })).toBe(200);
  expect(await says(organiser, 'away', { player: 'ann', ...days })).toBe(200);
  expect(await says(bob, 'back', { player: 'ann' })).toBe('not-yours');
  expect(await says(organiser, 'back', { player: 'ann' })).toBe(200);
  const { json } = await evening.send('GET', path, { key: organiser });
  expect(json['standings']).toMatchObject([{ player: 'ann' }, { player: 'bob', away: [days] }, { player: 'cy' }]);
  expect(JSON.stringify(json['standings']).match(/"away"/g)).toHaveLength(1);
});

test('a player’s page says what is sent, also while it waits', () => {
  const { ladder } = houseOf(3);
  const player = playerOn(ladder, '2');
  const from = parseDay('2023-12-01') ?? expect.fail();
  const said = (to: Day) => commandWords({ at: ladder.at, verb: 'away', body: { player, from, to } }, ladder, player);
  expect(textOf(said(addDays(from, 2)))).toBe('You’re away from 1 December to 3 December');
  expect(textOf(said(from))).toBe('You’re away on 1 December');
  expect(textOf(commandWords({ at: ladder.at, verb: 'back', body: { player } }, ladder, player))).toBe('You’re back');
});

const AWAITED = {
  begins: 'when accepted',
  answers: { open: ['withdraw', 'postpone'], accepted: ['postpone'] },
  ownAnswers: [],
  rematchClause: undefined,
} as const;

test('a player puts a challenge of theirs off for themselves alone, and an official at once, as long as Admin offers it', async () => {
  const { path, says } = await ladderOf({ playDays: 14 });
  for (const [id, challenger, challenged] of [
    ['c1', 'bob', 'ann'],
    ['c2', 'cy', 'bob'],
  ])
    expect(await says(organiser, 'challenge', { id, challenger, challenged })).toBe(201);
  const offered = async () => {
    const { challenges } = (await evening.must('GET', path, { key: organiser })).json as Pick<DeskView, 'challenges'>;
    return Object.fromEntries(challenges.map((open) => [open.id, answersTo(AWAITED, open).join()]));
  };
  expect(await offered()).toEqual({ c1: 'withdraw,postpone', c2: 'withdraw,postpone' });
  expect(await says(bob, 'postpone', { challenge: 'c1' })).toBe('not-yours');
  expect(await says(bob, 'postpone', { challenge: 'c1', player: 'ann' })).toBe('not-yours');
  expect(await says(bob, 'postpone', { challenge: 'c1', player: 'bob' })).toBe(200);
  expect(await says(organiser, 'postpone', { challenge: 'c1', player: 'ann' })).toBe(200);
  expect(await says(bob, 'postpone', { challenge: 'c1', player: 'bob' })).toBe('cannot-postpone');
  expect(await offered()).toEqual({ c1: '', c2: 'withdraw,postpone' });
  expect(await says(organiser, 'postpone', { challenge: 'c2' })).toBe(200);
  expect(await offered()).toEqual({ c1: '', c2: '' });
});

test('an official says on which rung somebody new starts, and no player; where the rules know it', async () => {
  const { path, says } = await ladderOf();
  const body = { player: 'dee', rung: 2 };
  expect(await says(await evening.asPlayer('dee'), 'join', body)).toBe('not-your-role');
  const { json } = await evening.must('POST', `${path}/join`, { key: scorer, body });
  expect(json).toMatchObject({ player: 'dee', rung: 2, moves: [{ player: 'bob', from: 2, to: 3 }, {}, {}] });
  const nairobi = await evening.openLadder({ system: 'nairobi' }, named('ann', 'bob'), 'nairobi');
  expect(outcomeOf(await evening.send('POST', `${nairobi}/join`, { key: organiser, body }))).toBe('invalid');
});
