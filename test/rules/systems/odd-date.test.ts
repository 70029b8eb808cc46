import { describe, expect, it } from 'vitest';
import { clubOf as lavers } from '../club.ts';
import { Programs } from '../computer-go/programs.ts';
import { clubOf as shicargo } from '../shicargo/dice-club.ts';
import { ChessClub, creweOf, NairobiClub } from './club.ts';

const WON = [1, 0] as const;
const MOVES = { pgn: '1. e4 e5 1-0', minutes: 60 };

describe('a result with a date that cannot be (§0 Odd dates)', () => {
  it('is one dated before its challenge, by the club’s own calendar (§0)', () => {
    const club = creweOf(3).at('2019-09-06 00:30');
    const game = club.challenge('3', '2');
    expect(() => club.result(game, WON, '2019-09-05 23:59')).toThrow('odd-date (§0)');
    expect(() => club.result(game, WON, '2019-09-01 20:00')).toThrow('odd-date (§0)');
    club.at('2019-09-07').result(game, WON, '2019-09-06 00:00');
    expect(club.order).toBe('1 3 2');
  });

  it('counts where somebody official says why (§0)', () => {
    const club = creweOf(3).at('2019-09-06 20:00');
    const game = club.challenge('3', '2');
    club.because('played before it was entered').result(game, WON, '2019-09-04 20:00');
    expect(club.order).toBe('1 3 2');
  });

  it('is not one without a date, even before the season (§0)', () => {
    const season = { start: '2019-10-01' };
    const club = new ChessClub({ system: 'crewe', season }).at('2019-09-05 19:00').seedNumbered(3);
    club.result(club.challenge('3', '2'), WON);
    expect(club.order).toBe('1 3 2');
  });

  it('is one in Lavers, Nairobi and Computer Go too, dated before the challenge or the season (§0)', () => {
    const night = lavers(2).at('2021-09-13 20:00').arrive('ann', 'bob');
    const match = night.challenge('bob', 'ann');
    expect(() => night.result(match, [2, 0], '2021-09-12 20:00')).toThrow('odd-date');
    const nairobi = NairobiClub.of(3).onSaturday(2);
    const game = nairobi.challenge('3', '2');
    expect(() => nairobi.submit(game, WON, { playedAt: '2022-01-08T15:00:00+03:00' })).toThrow('odd-date');
    const programs = new Programs().seed('oak', 'elm').at('2021-02-01 12:00');
    const even = programs.challenge('elm', 'oak');
    expect(() => programs.result(even, [1, 0], '2021-01-31 23:00')).toThrow('odd-date');
  });

  it('is a match from a sheet, or a game for points, dated before the season’s first day (§0)', () => {
    const night = lavers(2).at('2021-09-13 20:00');
    expect(() => night.sheet('bob', 'ann', [2, 0], '2021-09-05 23:59')).toThrow('odd-date');
    night.sheet('bob', 'ann', [2, 0], '2021-09-06 00:00');
    expect(() => creweOf(3).sheet('3', '2', [1, 0], '2019-09-01 20:00')).toThrow('odd-date');
    const nairobi = NairobiClub.of(3);
    const onSaturday = (playedAt: string) =>
      nairobi.submitSheet(`g${playedAt.slice(0, 10)}`, '3', '2', WON, { ...MOVES, playedAt });
    expect(() => onSaturday('2022-01-01T15:00:00+03:00')).toThrow('odd-date');
    const dice = shicargo('ann bob', { season: { start: '2021-09-06' } }).at('2021-09-10 20:00');
    const game = dice.start('ann', 'bob');
    expect(() => dice.finish(game, { ann: 1, bob: 0 }, '2021-09-05T20:00:00+01:00')).toThrow('odd-date');
    dice.finish(game, { ann: 1, bob: 0 }, '2021-09-06T20:00:00+01:00');
    expect(dice.points).toBe('ann 1100, bob 900');
  });

  it('is said after that the two have met too recently, and before that they have not paid (§0 Refusals)', () => {
    const club = NairobiClub.of(3).onSaturday(2);
    club.submitSheet('one', '3', '2', WON, MOVES);
    club.approve({ challenge: 'one' });
    const odd = { ...MOVES, playedAt: '2022-01-01T15:00:00+03:00' };
    expect(() => club.submitSheet('two', '2', '3', WON, odd)).toThrow('rematch-too-soon');
    club.prefer('1', { registered: false });
    expect(() => club.submitSheet('two', '2', '1', WON, odd)).toThrow('odd-date');
  });
});
