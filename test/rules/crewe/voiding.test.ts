import { expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

it('voiding a refusal to play opens the challenge again, and takes it off the count (§0 Voiding, C12)', () => {
  const club = creweOf(3);
  const game = club.challenge('3', '2');
  club.decline(game).void(club.ladder.line);
  expect(club.open).toEqual(['3 to 2']);
  expect([...club.ladder.players.values()].some(({ declined }) => declined)).toBe(false);
  club.result(game, [1, 0]);
  expect(club.order).toBe('1 3 2');
});

it('what somebody prefers who is no longer there does nothing (§0 Voiding)', () => {
  const club = creweOf(2).join('zoe');
  const join = club.ladder.line;
  club.does('prefer', { player: 'zoe', rated: true });
  expect(club.void(join).order).toBe('1 2');
});
