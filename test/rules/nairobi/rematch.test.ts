import { describe, expect, it } from 'vitest';
import { NairobiClub } from '../systems/club.ts';

const clubAt = (when: string) => NairobiClub.of(4).at(when);

/** Whether the same two may challenge each other at a time. */
const free = (club: NairobiClub, when: string, challenger = '3', challenged = '2'): boolean => {
  club.at(when);
  try {
    club.challenge(challenger, challenged, 'again');
    return true;
  } catch (error) {
    expect(String(error)).toContain('rematch-too-soon (N9)');
    return false;
  }
};

/** A club in which 3 challenged 2 at a time, and they drew, which moved nobody. */
const drewAt = (when: string) => {
  const club = clubAt(when);
  const game = club.issue('3', '2');
  club.because('any time').submit(game, [0.5, 0.5]);
  return club.approve(game);
};

describe('the same two', () => {
  it('may challenge each other again after two calendar months (N9)', () => {
    expect(free(drewAt('2022-01-08 15:00'), '2022-03-07 23:59:59.999')).toBe(false);
    expect(free(drewAt('2022-01-08 15:00'), '2022-03-08')).toBe(true);
  });

  it('wait in either direction (N9)', () => {
    const club = drewAt('2022-01-08 15:00').plays('2', '1', [0, 1]);
    expect(club.order).toBe('1 3 2 4');
    expect(() => club.challenge('2', '3')).toThrow('rematch-too-soon (N9)');
  });

  it('wait two months from 31 December until the last of February, in a leap year the 29th (N9)', () => {
    const drewOn31st = (year: number) => {
      const club = NairobiClub.of(3, { season: { start: `${year}-12-01` } }).at(`${year}-12-31 15:00`);
      const game = club.issue('3', '2');
      club.because('not a Saturday').submit(game, [0.5, 0.5]);
      return club.approve(game);
    };
    expect(free(drewOn31st(2022), '2023-02-27 23:59:59')).toBe(false);
    expect(free(drewOn31st(2022), '2023-02-28')).toBe(true);
    expect(free(drewOn31st(2023), '2024-02-28 23:59:59')).toBe(false);
    expect(free(drewOn31st(2023), '2024-02-29')).toBe(true);
  });

  it('wait from the day of the challenge, not from that of the game (N9)', () => {
    const club = clubAt('2022-01-08 15:00');
    const game = club.issue('3', '2');
    club.at('2022-02-26 15:00').submit(game, [0.5, 0.5]).approve(game);
    expect(free(club, '2022-03-08')).toBe(true);
  });

  it('count days as the club’s own clock shows them (N9)', () => {
    const club = drewAt('2022-01-08T20:59:59Z');
    expect(free(club, '2022-03-07T20:59:59Z')).toBe(false);
    expect(free(club, '2022-03-07T21:00:00Z')).toBe(true);
  });

  it('wait while the last game awaits approval, and when it was rejected (N9)', () => {
    const club = clubAt('2022-01-08 15:00');
    const game = club.submitDraw('3', '2');
    expect(() => club.challenge('3', '2')).toThrow('already-open');
    expect(() => club.reject(game).challenge('3', '2')).toThrow('already-open');
  });

  it('need not wait with a reason (§0 Overriding)', () => {
    expect(drewAt('2022-01-08 15:00').because('the semi-final').challenge('3', '2').open).toEqual(['3 to 2']);
  });

  it('do not keep others waiting (N9)', () => {
    expect(drewAt('2022-01-08 15:00').challenge('3', '1').challenge('4', '2').open).toHaveLength(2);
  });
});

describe('a challenge that does not count for a rematch', () => {
  it('was withdrawn, declined, or closed because somebody left (N9)', () => {
    const club = clubAt('2022-01-08 15:00');
    const one = club.issue('3', '2');
    const other = club.because('ill').withdraw(one).issue('3', '2');
    club.because('ill').decline(other).challenge('3', '2');
    club.leave('3').join('3');
    expect(free(club, '2022-01-08 15:00')).toBe(true);
  });

  it('had its result voided, approved or not, also that of a game from a sheet (N9)', () => {
    const club = clubAt('2022-01-08 15:00').plays('3', '2', [1, 0]);
    club.void(club.line - 1);
    club.submit(club.issue('3', '2'), [1, 0]).void().submitSheet('one', '3', '2', [0.5, 0.5]).void();
    expect(free(club, '2022-01-08 15:00')).toBe(true);
  });

  it('leaves the one before it in force (N9)', () => {
    const club = drewAt('2022-01-08 15:00').onSaturday(5);
    const derby = club.because('a derby').issue('3', '2');
    club.because('no derby').withdraw(derby);
    expect(free(club, '2022-03-07')).toBe(false);
    expect(free(club, '2022-03-08')).toBe(true);
  });
});

describe('a game from a sheet', () => {
  it('counts for a rematch from the day on which it was played (N9)', () => {
    const club = clubAt('2022-03-05 15:00');
    club.approve({ challenge: sheet(club, 'one', '2022-01-08T15:00:00+03:00') });
    expect(free(club, '2022-03-07')).toBe(false);
    expect(free(club, '2022-03-08')).toBe(true);
  });

  it('was played too soon where the last challenge is less than two months older, or newer (N9)', () => {
    const club = drewAt('2022-01-29 15:00').at('2022-04-02 15:00');
    expect(() => sheet(club, 'one', '2022-03-26T15:00:00+03:00')).toThrow('rematch-too-soon');
    expect(() => sheet(club, 'one', '2022-01-15T15:00:00+03:00')).toThrow('rematch-too-soon');
    expect(sheet(club, 'one', '2022-04-02T15:00:00+03:00')).toBe('one');
  });

  it('that is entered late does not hide a later challenge (N9)', () => {
    const club = drewAt('2022-02-05 15:00');
    club.because('played before').submitSheet('old', '3', '2', [0.5, 0.5], { playedAt: '2022-01-08T15:00:00+03:00' });
    club.approve({ challenge: 'old' });
    expect(free(club, '2022-04-04')).toBe(false);
    expect(free(club, '2022-04-05')).toBe(true);
  });
});

/** A draw of 3 and 2 from a sheet. */
function sheet(club: NairobiClub, id: string, playedAt: string): string {
  club.submitSheet(id, '3', '2', [0.5, 0.5], { playedAt });
  return id;
}
