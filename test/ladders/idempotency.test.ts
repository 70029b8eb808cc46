import { describe, expect, it } from 'vitest';
import { requestOf } from '#functions/ladders/idempotency.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { arrive, join, match, player, say } from './club.ts';

const seedOf = (order: 'given' | 'draw', ...names: string[]) =>
  say('18:00', 'seed', { order, players: names.map((name) => ({ id: player(name), name })) });

const isSame = (one: Command, other: Command): boolean => requestOf(one) === requestOf(other);

const played = match('m1', 'ann', 'bob');
const turnedRound = Object.fromEntries(Object.entries(played.body).toReversed()) as typeof played.body;

describe('two requests', () => {
  it.each<[string, Command, Command]>([
    ['made at another time, by somebody else', arrive('ann'), { ...arrive('ann', '20:00'), by: 'bar' }],
    ['whose fields come in another order', played, { ...played, body: turnedRound }],
    ['that draw the same people', seedOf('draw', 'ann', 'bob', 'cy'), seedOf('draw', 'bob', 'cy', 'ann')],
  ])('%s are the same', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each<[string, Command, Command]>([
    ['about other people', arrive('ann'), arrive('bob')],
    ['of which one does something else', join('ann'), arrive('ann')],
    ['of which one is forced', arrive('ann'), { ...arrive('ann'), override: 'late' }],
    ['forced for other reasons', { ...arrive('ann'), override: 'late' }, { ...arrive('ann'), override: 'early' }],
    ['with another score', match('m1', 'ann', 'bob', [2, 0]), match('m1', 'ann', 'bob', [0, 2])],
    ['that draw other people', seedOf('draw', 'ann', 'bob'), seedOf('draw', 'ann', 'cy')],
    ['that give another order', seedOf('given', 'ann', 'bob'), seedOf('given', 'bob', 'ann')],
    ['of which one draws', seedOf('given', 'ann', 'bob'), seedOf('draw', 'ann', 'bob')],
  ])('%s are not', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
