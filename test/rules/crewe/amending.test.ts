import { describe, expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

describe('correcting a result', () => {
  it('makes the ladder what it would have been with the right score, later games included (§0 Correcting)', () => {
    const club = creweOf(12);
    const line = club.plays('10', '4', [1, 0]);
    club.plays('12', '10', [1, 0]);
    expect(club.order).toBe('1 2 3 5 4 6 7 10 12 8 9 11');
    expect(club.correct(line, [0, 1]).order).toBe('1 2 4 3 5 6 7 8 9 11 12 10');
  });

  it('leaves accepted what would now be out of reach (§0 Correcting)', () => {
    const club = creweOf(12);
    const line = club.plays('12', '11', [1, 0]);
    const game = club.challenge('12', '1');
    club.correct(line, [0, 1]);
    expect(club.order).toBe('1 2 3 4 5 6 7 8 9 11 10 12');
    club.result(game, [1, 0]);
    expect(club.order).toBe('2 1 3 4 5 12 6 7 8 9 11 10');
  });

  it('leaves refused what would now be within reach (§0 Correcting)', () => {
    const club = creweOf(12);
    const line = club.plays('12', '11', [0, 1]);
    expect(() => club.challenge('12', '1', 'far')).toThrow('out-of-reach');
    club.correct(line, [1, 0]);
    expect(() => club.result({ challenge: 'far' }, [1, 0])).toThrow('unknown-challenge');
  });

  it('can be done again and again (§0 Correcting)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '1', [1, 0]);
    expect(club.order).toBe('2 3 1');
    expect(club.correct(line, [0.5, 0.5]).order).toBe('1 3 2');
    expect(club.correct(line, [0, 1]).order).toBe('1 2 3');
    expect(club.correct(line, [1, 0]).order).toBe('2 3 1');
  });

  it('takes the score of a chess game (§0 Correcting)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '2', [1, 0]);
    expect(() => club.correct(line, [2, 0])).toThrow('bad-score');
    expect(club.order).toBe('1 3 2');
  });

  it('is for lines with a result that stands (§0 Correcting)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '2', [1, 0]);
    club.decline(club.challenge('3', '1'));
    for (const other of [1, 2, line - 1, club.ladder.line, club.ladder.line + 1]) {
      expect(() => club.correct(other, [1, 0])).toThrow('not-correctable');
    }
  });

  it('works for a game one of whose players has left since (§0 Correcting)', () => {
    const club = creweOf(4);
    const line = club.plays('4', '1', [1, 0]);
    expect(club.leave('1').order).toBe('2 4 3');
    expect(club.correct(line, [0, 1]).order).toBe('2 3 4');
  });
});

describe('voiding a result', () => {
  it('closes its challenge without a result (§0 Voiding)', () => {
    const club = creweOf(12);
    const game = club.challenge('10', '4');
    const line = club.result(game, [1, 0]);
    expect(club.void(line).order).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
    expect(club.open).toEqual([]);
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
    club.challenge('4', '10');
    expect(club.open).toEqual(['4 to 10']);
  });

  it('is counted against nobody as a declined challenge (C12)', () => {
    const club = creweOf(3);
    club.void(club.plays('3', '2', [1, 0]));
    expect(club.player('2')?.declined).toBeUndefined();
  });

  it('is final (§0 Voiding)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '2', [1, 0]);
    club.void(line);
    expect(() => club.void(line)).toThrow('not-correctable');
    expect(() => club.correct(line, [1, 0])).toThrow('not-correctable');
  });

  it('may follow a correction (§0 Voiding)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '2', [0, 1]);
    expect(club.correct(line, [1, 0]).void(line).order).toBe('1 2 3');
  });
});

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
