import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { DeskView } from '#shared/features/ladder-view.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { answersTo } from '#web/apps/admin/open-game.tsx';
import { commandWords } from '#web/apps/me/words.ts';
import { houseOf, playerOn } from '../rules/house/club.ts';
import { Evening } from './evening.ts';

let evening: Evening;
let [organiser, bob] = ['', ''];
beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser' });
  bob = await evening.hand('riverside', { role: 'player', player: 'bob' });
});

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** A house ladder with these settings, and what becomes of what is said there. */
async function ladderOf(settings: object = {}) {
  const path = await evening.openLadder({ system: 'house', settings }, named('ann', 'bob', 'cy'));
  const says = async (key: string, verb: string, body: object) => {
    const { status, json } = await evening.send('POST', `${path}/${verb}`, { key, body });
    return status < 300 ? status : json['code'];
  };
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
  const dee = await evening.hand('riverside', { role: 'player', player: 'dee' });
  expect(await says(dee, 'join', body)).toBe('not-your-role');
  const key = await evening.hand('riverside', { role: 'scorer' });
  const { json } = await evening.must('POST', `${path}/join`, { key, body });
  expect(json).toMatchObject({ player: 'dee', rung: 2, moves: [{ player: 'bob', from: 2, to: 3 }, {}, {}] });
  const nairobi = await evening.openLadder({ system: 'nairobi' }, named('ann', 'bob'), 'nairobi');
  const elsewhere = await evening.send('POST', `${nairobi}/join`, { key: organiser, body });
  expect(elsewhere.json['code']).toBe('invalid');
});
