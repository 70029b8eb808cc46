import { expect, test, vi } from 'vitest';
import type { DeskView } from '#shared/features/ladder-view.ts';
import { answersTo } from '#web/apps/admin/open-game.tsx';
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
