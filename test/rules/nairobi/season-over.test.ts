import { describe, expect, it } from 'vitest';
import { NairobiClub } from '../systems/club.ts';

/** A club on the Monday after its only Saturday, with one challenge open. */
const afterwards = () => {
  const club = NairobiClub.of(4, { season: { start: '2022-01-03', end: '2022-01-08' } });
  const game = club.challenge('3', '2');
  return { club: club.at('2022-01-10 10:00'), game };
};
const LAST_DAY = { playedAt: '2022-01-08T18:00:00+03:00' };

describe('a season that is over', () => {
  it('begins nothing any more (§0 Season over)', () => {
    const { club, game } = afterwards();
    expect(() => club.join('ann')).toThrow('season-over');
    expect(() => club.prefer('2', { registered: false })).toThrow('season-over');
    expect(() => club.because('a last one').challenge('4', '3')).toThrow('season-over');
    expect(() => club.accept(game)).toThrow('season-over');
    expect(() => club.because('a last one').submit(game, [1, 0])).toThrow('season-over');
    expect(() => club.submitSheet('one', '4', '3', [1, 0])).toThrow('season-over');
  });

  it('still takes games that were played in it, and approves and rejects them (§0 Season over)', () => {
    const { club, game } = afterwards();
    club.submit(game, [0, 1], LAST_DAY);
    club.reject(game).submit(game, [1, 0], LAST_DAY);
    expect(club.approve(game).order).toBe('1 3 2 4');
    club.submitSheet('one', '4', '2', [1, 0], LAST_DAY);
    expect(club.approve({ challenge: 'one' }).order).toBe('1 3 4 2');
  });

  it('can still be corrected and voided, and players leave (§0 Season over)', () => {
    const { club, game } = afterwards();
    const line = club.submit(game, [1, 0], LAST_DAY);
    expect(club.approve(game).correct(line, [0, 1]).order).toBe('2 1 4 3');
    expect(club.void(line).leave('1').order).toBe('2 3 4');
  });
});

describe('where several things speak against a command', () => {
  it('players come before challenges, and those before ids (§0 Refusals)', () => {
    const club = NairobiClub.of(8);
    club.challenge('3', '2', 'cup');
    expect(() => club.challenge('x', '2', 'cup')).toThrow('unknown-player');
    expect(() => club.challenge('3', '2', 'cup')).toThrow('already-open');
    expect(() => club.challenge('3', '3', 'cup')).toThrow('self-challenge');
    expect(() => club.challenge('8', '2', 'cup')).toThrow('duplicate-id');
  });

  it('reach comes before a rematch, and that before membership (§0 Refusals)', () => {
    const club = NairobiClub.of(8).draw(['2', '1']);
    club.prefer('1', { registered: false });
    expect(() => club.challenge('1', '2')).toThrow('out-of-reach');
    expect(() => club.challenge('2', '1')).toThrow('rematch-too-soon');
    expect(() => club.challenge('3', '1')).toThrow('not-paid-up');
  });

  it('a bad score comes before the hours, and those before the moves (§0 Refusals)', () => {
    const club = NairobiClub.of(8);
    const game = club.challenge('3', '2');
    const late = { ...game, playedAt: '2022-01-04T15:00:00+03:00' };
    expect(() => club.does('result', { ...late, score: [2, 0] })).toThrow('bad-score');
    expect(() => club.does('result', { ...late, score: [1, 0] })).toThrow('outside-hours');
    expect(() => club.does('result', { ...game, score: [1, 0] })).toThrow('no-moves');
    expect(() => club.because('so be it').does('result', { ...late, score: [2, 0] })).toThrow('bad-score');
    club.because('so be it').does('result', { ...late, score: [1, 0] });
    expect(club.open).toEqual(['3 to 2']);
  });

  it('the hours come before reach for a game from a sheet (§0 Refusals)', () => {
    const club = NairobiClub.of(8);
    expect(() => club.submitSheet('one', '7', '1', [1, 0], { minutes: 10 })).toThrow('outside-hours');
    expect(() => club.submitSheet('one', '7', '1', [1, 0], { pgn: '' })).toThrow('out-of-reach');
  });
});
