import { expect, test, vi } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { DeskView } from '#shared/features/ladder-view.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { answersTo } from '#web/apps/admin/open-game.tsx';
import { deedWords } from '#web/apps/me/words.ts';
import { houseLike, houseOf, playerOn } from '../rules/house-like.ts';
import { Evening } from './evening.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const systemOf: typeof registry.systemOf = (ladder) => {
    const system = registry.systemOf(ladder);
    return system.id === 'crewe' ? houseLike(system) : system;
  };
  return { ...registry, systemOf };
});

test('players say for themselves alone that they are away, and officials for anybody, who see it in Admin', async () => {
  const evening = new Evening();
  await evening.open('riverside');
  const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
  const path = await evening.openLadder({ system: 'crewe', season: { start: '2021-09-06' } }, players);
  const key = await evening.hand('riverside', { role: 'organiser' });
  const bob = await evening.hand('riverside', { role: 'player', player: 'bob' });
  const says = async (verb: string, body: object, by = bob) => {
    const { status, json } = await evening.send('POST', `${path}/${verb}`, { key: by, body });
    return status === 200 ? 200 : json['code'];
  };
  const days = { from: '2031-10-01', to: '2031-10-14' };
  expect(await says('away', { player: 'ann', ...days })).toBe('not-yours');
  expect(await says('away', { player: 'bob', ...days })).toBe(200);
  expect(await says('away', { player: 'ann', ...days }, key)).toBe(200);
  expect(await says('back', { player: 'ann' })).toBe('not-yours');
  expect(await says('back', { player: 'ann' }, key)).toBe(200);
  const { json } = await evening.send('GET', path, { key });
  expect(json['standings']).toMatchObject([{ player: 'ann' }, { player: 'bob', away: [days] }, { player: 'cy' }]);
  expect(JSON.stringify(json['standings']).match(/"away"/g)).toHaveLength(1);
});

test('a player’s page says what is sent, also while it waits', () => {
  const { ladder } = houseOf(3);
  const player = playerOn(ladder, '2');
  const from = parseDay('2023-12-01') ?? expect.fail();
  const said = (to: Day) => deedWords({ at: ladder.at, verb: 'away', body: { player, from, to } }, ladder, player);
  expect(textOf(said(addDays(from, 2)))).toBe('You’re away from 1 December to 3 December');
  expect(textOf(said(from))).toBe('You’re away on 1 December');
  expect(textOf(deedWords({ at: ladder.at, verb: 'back', body: { player } }, ladder, player))).toBe('You’re back');
});

const AWAITED = {
  begins: 'when accepted',
  answers: { open: ['withdraw', 'postpone'], accepted: ['postpone'] },
  ownAnswers: [],
  rematchClause: undefined,
} as const;

test('a player puts a challenge of theirs off for themselves alone, and an official at once, as long as Admin offers it', async () => {
  const evening = new Evening();
  await evening.open('riverside');
  const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
  const season = { start: '2021-09-06' };
  const path = await evening.openLadder({ system: 'crewe', season, settings: { playDays: 14 } }, players);
  const key = await evening.hand('riverside', { role: 'organiser' });
  for (const [id, challenger, challenged] of [
    ['c1', 'bob', 'ann'],
    ['c2', 'cy', 'bob'],
  ])
    await evening.must('POST', `${path}/challenge`, { key, body: { id, challenger, challenged } });
  const bob = await evening.hand('riverside', { role: 'player', player: 'bob' });
  const says = async (body: object, by = bob) => {
    const { status, json } = await evening.send('POST', `${path}/postpone`, { key: by, body });
    return status === 200 ? 200 : json['code'];
  };
  const offered = async () => {
    const { challenges } = (await evening.must('GET', path, { key })).json as Pick<DeskView, 'challenges'>;
    return Object.fromEntries(challenges.map((open) => [open.id, answersTo(AWAITED, open).join()]));
  };
  expect(await offered()).toEqual({ c1: 'withdraw,postpone', c2: 'withdraw,postpone' });
  expect(await says({ challenge: 'c1' })).toBe('not-yours');
  expect(await says({ challenge: 'c1', player: 'ann' })).toBe('not-yours');
  expect(await says({ challenge: 'c1', player: 'bob' })).toBe(200);
  expect(await says({ challenge: 'c1', player: 'ann' }, key)).toBe(200);
  expect(await says({ challenge: 'c1', player: 'bob' })).toBe('cannot-postpone');
  expect(await offered()).toEqual({ c1: '', c2: 'withdraw,postpone' });
  expect(await says({ challenge: 'c2' }, key)).toBe(200);
  expect(await offered()).toEqual({ c1: '', c2: '' });
});

const SEASON = { start: '2021-09-06' };
const players = ['ann', 'bob'].map((id) => ({ id }));

test('an official says on which rung somebody new starts, and no player; where the rules know it', async () => {
  const evening = new Evening();
  await evening.open('riverside');
  const path = await evening.openLadder({ system: 'crewe', season: SEASON }, players);
  const asks = async (role: Parameters<Evening['hand']>[1], body: object, to = path) => {
    const key = await evening.hand('riverside', role);
    const { status, json } = await evening.send('POST', `${to}/join`, { key, body });
    return status === 200 || status === 201 ? json : json['code'];
  };
  expect(await asks({ role: 'player', player: 'cy' }, { player: 'cy', rung: 1 })).toBe('not-your-role');
  expect(await asks({ role: 'scorer' }, { player: 'cy', rung: 2 })).toMatchObject({
    player: 'cy',
    rung: 2,
    moves: [
      { player: 'bob', from: 2, to: 3 },
      { player: 'cy', to: 2 },
    ],
  });
  const other = await evening.openLadder({ system: 'nairobi', season: SEASON }, players, 'go');
  expect(await asks({ role: 'organiser' }, { player: 'cy', rung: 1 }, other)).toBe('invalid');
});
