import { expect, test, vi } from 'vitest';
import { houseLike } from '../rules/house-like.ts';
import { Evening } from './evening.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const systemOf: typeof registry.systemOf = (ladder) => {
    const system = registry.systemOf(ladder);
    return system.id === 'crewe' ? houseLike(system) : system;
  };
  return { ...registry, systemOf };
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
