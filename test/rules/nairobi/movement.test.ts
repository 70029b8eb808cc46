import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { NairobiClub } from '../systems/club.ts';

/** What one approved game does to a club of twelve; players are called by the rungs on which they began. */
function playing(challenger: string, challenged: string, score: Score) {
  const club = NairobiClub.of(12);
  club.because('to see what comes of it').plays(challenger, challenged, score);
  return { order: club.order, why: club.why(club.ladder.line) };
}

describe('an approved game', () => {
  it('puts a 10th player who beat the 4th on rung 7, and the loser on rung 5: the worked example (N10a)', () => {
    expect(playing('10', '4', [1, 0])).toEqual({
      order: '1 2 3 5 4 6 10 7 8 9 11 12',
      why: 'N10a: 4 +1, 5 -1, 7 8 9 +1, 10 -3',
    });
  });

  it('puts a 10th player who beat the 5th on rung 7, and the loser on rung 6 (N10a)', () => {
    expect(playing('10', '5', [1, 0]).order).toBe('1 2 3 4 6 5 10 7 8 9 11 12');
  });

  it('puts a 6th player who beat the 4th on rung 5, and the loser on rung 6 (N10a)', () => {
    expect(playing('6', '4', [1, 0]).order).toBe('1 2 3 5 6 4 7 8 9 10 11 12');
  });

  it('puts a 7th player who beat the 4th on rung 5, above the loser on rung 6 (N10a)', () => {
    expect(playing('7', '4', [1, 0]).order).toBe('1 2 3 5 7 4 6 8 9 10 11 12');
  });

  it('lets neighbours change places where the one below won (N10b)', () => {
    expect(playing('5', '4', [1, 0]).order).toBe('1 2 3 5 4 6 7 8 9 10 11 12');
    expect(playing('12', '11', [1, 0]).order).toBe('1 2 3 4 5 6 7 8 9 10 12 11');
  });

  it('moves a winner from above up one and the loser down one (N10c)', () => {
    expect(playing('8', '4', [0, 1])).toEqual({
      order: '1 2 4 3 5 6 7 9 8 10 11 12',
      why: 'N10c: 3 +1, 4 -1, 8 +1, 9 -1',
    });
    expect(playing('5', '4', [0, 1]).order).toBe('1 2 4 3 6 5 7 8 9 10 11 12');
  });

  it('leaves a winner on rung 1 and a loser at the bottom where they are (N10c)', () => {
    expect(playing('5', '1', [0, 1]).order).toBe('1 2 3 4 6 5 7 8 9 10 11 12');
    expect(playing('12', '8', [0, 1]).order).toBe('1 2 3 4 5 6 8 7 9 10 11 12');
  });

  it('that was drawn moves the player below up by one, and nobody where they are neighbours (N10d)', () => {
    expect(playing('7', '3', [0.5, 0.5])).toEqual({ order: '1 2 3 4 5 7 6 8 9 10 11 12', why: 'N10d: 6 +1, 7 -1' });
    expect(playing('7', '5', [0.5, 0.5]).order).toBe('1 2 3 4 5 7 6 8 9 10 11 12');
    expect(playing('7', '6', [0.5, 0.5])).toEqual({ order: '1 2 3 4 5 6 7 8 9 10 11 12', why: 'N10d:' });
  });
});

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
