import { expect, test, vi } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
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
