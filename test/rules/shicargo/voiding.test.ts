import { expect, it } from 'vitest';
import { DiceClub } from './dice-club.ts';

it('voiding the start of a game returns the stakes, and whom it alone admitted was never there (§0 Voiding)', () => {
  const club = new DiceClub().seed('ann', 'bob');
  const game = club.start('ann', 'zoe');
  const start = club.ladder.line;
  expect(club.points).toBe('bob 1000, ann 900, zoe 900');
  const scores = club.finish(game, { ann: 1, zoe: 0 });
  expect(() => club.void(start)).toThrow('has-result');
  club.void(scores).void(start);
  expect(club.points).toBe('ann 1000, bob 1000');
  expect(() => club.does('start', { id: game.game, players: ['ann', 'bob'] })).toThrow('duplicate-id');
});

it('a seed that is done again lists its players before those of equal points who have joined (§0 Voiding)', () => {
  const club = new DiceClub().seed('ann', 'bob').join('zoe').join('cal');
  club.void(2);
  expect(club.seed('bob', 'cal', 'ann').points).toBe('bob 1000, cal 1000, ann 1000, zoe 1000');
});
