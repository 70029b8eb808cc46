import { describe, expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

describe('a game from a sheet', () => {
  it('moves the ladder as any other (C4)', () => {
    const club = creweOf(12);
    expect(club.why(club.sheet('10', '4', [1, 0]))).toBe('C4: 4 +1, 5 -1, 7 8 9 +1, 10 -3');
  });

  it('is judged on the rungs as they stand when it is entered, though it was played before (§0 Sheet)', () => {
    const club = creweOf(12);
    club.plays('12', '11', [1, 0]);
    expect(() => club.at('2019-09-10 20:00').sheet('11', '1', [1, 0], '2019-09-04 20:00')).toThrow('out-of-reach');
    club.sheet('12', '1', [1, 0], '2019-09-04 20:00');
    expect(club.order).toBe('2 1 3 4 5 12 6 7 8 9 10 11');
  });

  it('reaches further where both agreed (C11)', () => {
    const club = creweOf(12);
    const far = { id: 'far', challenger: '12', challenged: '1', score: [0, 1] };
    expect(() => club.does('match', far)).toThrow('out-of-reach (C11)');
    club.does('match', { ...far, agreed: true });
    expect(club.order).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
  });

  it('is not possible while the two have a challenge open (§0 Sheet)', () => {
    const club = creweOf(3);
    club.challenge('3', '2');
    expect(() => club.sheet('2', '3', [1, 0])).toThrow('already-open');
  });

  it('may be one of several of the same two on one day (§0 Sheet)', () => {
    const club = creweOf(3);
    club.sheet('3', '2', [1, 0]);
    club.sheet('3', '2', [1, 0]);
    expect(club.order).toBe('3 1 2');
  });

  it('has an id of its own, a score that fits, and two players of the ladder (§0 Sheet)', () => {
    const club = creweOf(3);
    club.challenge('2', '1', 'cup');
    expect(() => club.sheet('3', '2', [1, 0], undefined, 'cup')).toThrow('duplicate-id');
    expect(() => club.sheet('3', '2', [2, 0])).toThrow('bad-score');
    expect(() => club.sheet('3', '3', [1, 0])).toThrow('self-challenge');
    expect(() => club.sheet('3', 'x', [1, 0])).toThrow('unknown-player');
  });

  it('is not played later than it is entered (§0 Playing)', () => {
    const club = creweOf(3);
    expect(() => club.sheet('3', '2', [1, 0], '19:00:00.001')).toThrow('invalid');
    club.sheet('3', '2', [1, 0], '19:00');
    expect(club.order).toBe('1 3 2');
  });

  it('is over: nothing can be done to it as to a challenge (§0 Sheet)', () => {
    const club = creweOf(3);
    club.sheet('3', '2', [1, 0], undefined, 'cup');
    const game = { challenge: 'cup' };
    expect(() => club.accept(game)).toThrow('closed-challenge');
    expect(() => club.decline(game)).toThrow('closed-challenge');
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
  });

  it('can be corrected, and voided as if it had never been entered, but that its id stays taken (§0 Voiding)', () => {
    const club = creweOf(3);
    const line = club.sheet('3', '2', [1, 0], undefined, 'cup');
    expect(club.correct(line, [0, 1]).order).toBe('2 1 3');
    expect(club.void(line).order).toBe('1 2 3');
    expect(() => club.sheet('2', '1', [1, 0], undefined, 'cup')).toThrow('duplicate-id');
    expect(club.sheet('2', '1', [1, 0], undefined, 'plate')).toBe(line + 3);
    expect(club.order).toBe('2 1 3');
  });
});
