import { expect, test, vi } from 'vitest';
import { NO_GAME, scoreFault } from '../../../web/apps/desk/game-fields.ts';
import { gameBody } from '../../../web/apps/desk/game-inputs.tsx';
import { scoresOf } from '../../../web/kit/controls.ts';
import { gamesIn } from '../../../web/kit/each-game.tsx';
import { bestOfLike } from '../../rules/best-of-like.ts';
import { header } from '../../rules/club.ts';

vi.mock(import('../../../shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => bestOfLike(registry.systemOf(ladder)) };
});

const view = { header: header({ system: 'crewe' }) };
const scores = scoresOf(view);
const pair = { challenger: 'ann', challenged: 'bob' };

test('the games of a match say its score as soon as they decide it', () => {
  expect(gamesIn('11-7 9-11 11-4', scores).score).toBeUndefined();
  expect(gamesIn('11-7 9-11 11-4 11-8', scores).score).toEqual([3, 1]);
});

test('the games are recorded with the score, unless nobody played', () => {
  const fields = { ...NO_GAME, score: '3–0', games: '11-7 11-9 11-4' };
  const points = [
    [11, 7],
    [11, 9],
    [11, 4],
  ];
  expect(gameBody(view, fields, [3, 0], pair)).toEqual({ score: [3, 0], points });
  expect(gameBody(view, { ...fields, unfinished: 'retired' }, [3, 0], pair)).toMatchObject({ points, retired: true });
  expect(gameBody(view, { ...fields, unfinished: 'noShow' }, [3, 0], pair)).toEqual({ score: [3, 0], noShow: true });
});

test('games that cannot be read are not recorded', () => {
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '11-7 11-x' })).toContain('“11-x”');
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '' })).toBeUndefined();
});
