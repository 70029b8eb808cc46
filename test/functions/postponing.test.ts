import { expect, test, vi } from 'vitest';
import { houseLike } from '../rules/house-like.ts';
import { Evening } from './evening.ts';

vi.mock(import('../../shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const systemOf: typeof registry.systemOf = (ladder) => {
    const system = registry.systemOf(ladder);
    return system.id === 'crewe' ? houseLike(system) : system;
  };
  return { ...registry, systemOf };
});

test('a player puts a challenge of theirs off for themselves alone, and an official at once', async () => {
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
  expect(await says({ challenge: 'c1' })).toBe('not-yours');
  expect(await says({ challenge: 'c1', player: 'ann' })).toBe('not-yours');
  expect(await says({ challenge: 'c1', player: 'bob' })).toBe(200);
  expect(await says({ challenge: 'c1', player: 'ann' }, key)).toBe(200);
  expect(await says({ challenge: 'c1', player: 'bob' })).toBe('cannot-postpone');
  expect(await says({ challenge: 'c2' }, key)).toBe(200);
});
