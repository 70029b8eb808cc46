import { describe, expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

describe('the election of rated or unrated games', () => {
  it('may be made and changed until the first game (C14)', () => {
    const club = creweOf(3).prefer('1', { rated: true });
    expect(club.preferencesOf('1')).toEqual({ rated: true });
    expect(club.prefer('1', { rated: false }).preferencesOf('1')).toEqual({ rated: false });
  });

  it('may be made on joining and at the start of the season (C14)', () => {
    const club = creweOf(2).join('ann', { rated: true });
    expect(club.preferencesOf('ann')).toEqual({ rated: true });
    expect(club.preferencesOf('1')).toEqual({});
  });

  it('may still be made when a challenge is open (C14)', () => {
    const club = creweOf(3);
    club.accept(club.challenge('3', '2')).prefer('3', { rated: true });
    expect(club.preferencesOf('3')).toEqual({ rated: true });
  });

  it('is fixed for both players of a game, whatever the reason and whatever the choice (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true });
    club.plays('3', '2', [0.5, 0.5]);
    expect(() => club.because('please').prefer('3', { rated: false })).toThrow('election-fixed (C14)');
    expect(() => club.prefer('3', { rated: true })).toThrow('election-fixed');
    expect(() => club.prefer('2', { rated: true })).toThrow('election-fixed');
    expect(club.prefer('1', { rated: true }).preferencesOf('1')).toEqual({ rated: true });
  });

  it('is fixed by a game from a sheet, too (C14)', () => {
    const club = creweOf(3);
    club.sheet('3', '2', [1, 0]);
    expect(() => club.prefer('2', { rated: true })).toThrow('election-fixed');
  });

  it('is not fixed by a challenge that was declined (C14)', () => {
    const club = creweOf(3);
    club.decline(club.challenge('3', '2'));
    expect(club.prefer('2', { rated: true }).preferencesOf('2')).toEqual({ rated: true });
  });

  it('is free again when the only result is voided, and fixed while another stands (C14)', () => {
    const club = creweOf(3);
    const line = club.plays('3', '2', [1, 0]);
    club.plays('3', '1', [1, 0]);
    club.void(line).prefer('2', { rated: true });
    expect(club.preferencesOf('2')).toEqual({ rated: true });
    expect(() => club.prefer('3', { rated: true })).toThrow('election-fixed');
  });

  it('stays fixed when a result is corrected (C14)', () => {
    const club = creweOf(3);
    club.correct(club.plays('3', '2', [1, 0]), [0, 1]);
    expect(() => club.prefer('2', { rated: true })).toThrow('election-fixed');
  });

  it('outlives a departure: who rejoins keeps the choice, and may repeat it, but not change it (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true });
    club.plays('3', '2', [1, 0]);
    club.leave('3').leave('2');
    expect(() => club.join('3', { rated: false })).toThrow('election-fixed (C14)');
    expect(() => club.join('2', { rated: true })).toThrow('election-fixed');
    club.join('3', { rated: true }).join('2', { rated: false });
    expect(club.order).toBe('1 3 2');
    expect(club.leave('3').join('3').preferencesOf('3')).toEqual({ rated: true });
  });

  it('may be made anew by somebody who rejoins without ever having played (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true }).leave('3').join('3', { rated: false });
    expect(club.preferencesOf('3')).toEqual({ rated: false });
  });

  it('is made by players of the ladder (C14)', () => {
    const club = creweOf(3).leave('3');
    expect(() => club.prefer('3', { rated: true })).toThrow('not-on-ladder');
    expect(() => club.prefer('x', { rated: true })).toThrow('unknown-player');
  });

  it('names a choice, and none of another system (C14)', () => {
    const club = creweOf(3);
    expect(() => club.prefer('3', {})).toThrow('invalid');
    expect(() => club.prefer('3', { rated: 'yes' })).toThrow('invalid');
    expect(() => club.prefer('3', { paidUntil: '2019-12-31' })).toThrow('invalid');
  });
});
