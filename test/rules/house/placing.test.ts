import { describe, expect, it } from 'vitest';
import { ChessClub } from '../systems/club.ts';
import { houseOf } from './club.ts';

const five = { crewe: clubOf('crewe'), nairobi: clubOf('nairobi'), house: clubOf('house') };

function clubOf(system: 'crewe' | 'nairobi' | 'house') {
  return () => new ChessClub({ system, season: { start: '2023-03-01', end: '2023-06-30' } }).seedNumbered(5);
}

describe.each(Object.entries(five))('a player whom an organiser puts on another rung, in %s', (_, club) => {
  it('stands there, and everybody between has moved by one (§0)', () => {
    expect(club().because('second no-show').does('place', { player: '2', rung: 4 }).order).toBe('1 3 4 2 5');
    expect(club().because('second no-show').does('place', { player: '5', rung: 1 }).order).toBe('5 1 2 3 4');
  });

  it('stays where they are if they stand there, and stands nowhere below the last rung (§0)', () => {
    expect(club().because('second no-show').does('place', { player: '3', rung: 3 }).order).toBe('1 2 3 4 5');
    expect(() => club().because('second no-show').does('place', { player: '2', rung: 6 })).toThrow(
      'no-such-rung (§0): The last rung is 5.',
    );
    expect(() => club().because('second no-show').does('place', { player: '2', rung: 0 })).toThrow('invalid');
  });

  it('is put there for a reason that everybody reads, or not at all (§0)', () => {
    expect(() => club().does('place', { player: '2', rung: 4 })).toThrow('reason-required (§0): Please give a reason.');
    expect(() => club().does('place', { player: '9', rung: 9 })).toThrow('unknown-player');
    expect(() => club().leave('4').because('second no-show').does('place', { player: '4', rung: 1 })).toThrow(
      'not-on-ladder',
    );
  });

  it('comes back when that is undone; and stands on the last rung where an earlier correction leaves fewer (§0)', () => {
    expect(club().because('second no-show').does('place', { player: '1', rung: 5 }).void().order).toBe('1 2 3 4 5');
    const longer = club().join('6').because('second no-show').does('place', { player: '1', rung: 6 });
    expect(longer.order).toBe('2 3 4 5 6 1');
    expect(longer.void(longer.ladder.line - 1).order).toBe('2 3 4 5 1');
  });

  it('may be so after the last day too (§0)', () => {
    expect(club().at('2023-07-02').because('second no-show').does('place', { player: '5', rung: 4 }).order).toBe(
      '1 2 3 5 4',
    );
  });
});

describe('putting a player on another rung', () => {
  const club = () => houseOf(5, { period: 'week', drop: 1, protectedDays: 7 });

  it('is no game and no defence: whoever has not played drops, and whoever stands there now may be challenged (§0)', () => {
    const placed = club().because('second no-show').does('place', { player: '4', rung: 2 });
    expect(placed.order).toBe('1 4 2 3 5');
    expect(placed.player('4')?.played).toBeUndefined();
    placed.challenge('2', '4', 'c');
    expect(placed.ladder.challenges.size).toBe(1);
  });

  it('leaves challenges as they are, and a result counts by the rungs at which it is recorded (§0)', () => {
    const challenged = club()
      .challenge('4', '2', 'c')
      .because('second no-show')
      .does('place', { player: '4', rung: 1 });
    expect(challenged.order).toBe('4 1 2 3 5');
    expect(challenged.does('result', { challenge: 'c', score: [1, 0] }).order).toBe('4 1 2 3 5');
  });
});
