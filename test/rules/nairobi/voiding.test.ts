import { expect, it } from 'vitest';
import { NairobiClub } from '../systems/club.ts';

it('voiding a rejection brings the first result back, and a second one does nothing (§0 Voiding)', () => {
  const club = NairobiClub.of(3);
  const game = club.challenge('3', '2');
  const first = club.submit(game, [1, 0]);
  club.reject(game);
  const rejection = club.ladder.line;
  const second = club.submit(game, [0, 1]);
  club.approve(game);
  expect(club.order).toBe('2 1 3');
  expect(club.void(rejection).order).toBe('1 3 2');
  expect(() => club.correct(second, [1, 0])).toThrow('not-correctable');
  expect(club.void(first).order).toBe('1 2 3');
});

it('a challenge cannot be voided while its result awaits approval, nor where that was closed by leaving (§0 Voiding)', () => {
  const club = NairobiClub.of(3);
  const game = club.challenge('3', '2');
  const challenge = club.ladder.line;
  const result = club.submit(game, [1, 0]);
  expect(() => club.void(challenge)).toThrow('has-result');
  club.because('moves abroad').leave('3');
  const leave = club.ladder.line;
  expect(() => club.void(challenge)).toThrow('has-result');
  expect(() => club.void(result)).toThrow('not-correctable');
  club.void(leave).void(result).void(challenge);
  expect(club.order).toBe('1 2 3');
});
