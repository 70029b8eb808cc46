import { describe, expect, it } from 'vitest';
import { ChessClub, creweOf } from '../systems/club.ts';

const newClub = () => new ChessClub({ system: 'crewe', season: { start: '2019-09-02' } });

describe('a new season', () => {
  it('begins with the weakest on rung 1, and keeps those of equal rating in the order listed (C10)', () => {
    const byRating = (ratings: Readonly<Record<string, number>>) =>
      newClub().seedBy('rating', ...Object.entries(ratings).map(([id, rating]) => ({ id, rating }))).order;
    expect(byRating({ ann: 2100, bob: 1350, cy: 1700.5 })).toBe('bob cy ann');
    expect(byRating({ zoe: 1500, ann: 1500, bob: 900 })).toBe('bob zoe ann');
  });
});

describe('joining', () => {
  it('puts a player on the last rung, also one who comes back, but nobody who is on the ladder (C9)', () => {
    const club = creweOf(3).leave('1').join('ann').join('1');
    expect(club.order).toBe('2 3 ann 1');
    expect(() => club.because('twins').join('2')).toThrow('already-on-ladder (C9)');
  });
});

describe('leaving', () => {
  it('closes the gap at once, and is for those who are on the ladder (§0 Leaving)', () => {
    const club = creweOf(4).leave('2');
    expect(club.order).toBe('1 3 4');
    expect(() => club.leave('2')).toThrow('not-on-ladder');
    expect(() => club.leave('x')).toThrow('unknown-player');
  });

  it('closes the open challenges of a player, accepted or not, and no others (§0 Leaving)', () => {
    const club = creweOf(4);
    const [one, other] = [club.issue('3', '2'), club.issue('2', '1')];
    expect(club.challenge('4', '3').accept(one).leave('2').open).toEqual(['4 to 3']);
    expect(() => club.result(one, [1, 0])).toThrow('closed-challenge');
    expect(() => club.result(other, [1, 0])).toThrow('closed-challenge');
  });

  it('does not bring a challenge back on return (§0 Leaving)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    club.leave('3').join('3');
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
    expect(club.challenge('3', '2').open).toEqual(['3 to 2']);
  });

  it('is never a punishment of the club: nobody sinks for staying away (C2)', () => {
    const club = creweOf(4).at('2021-09-05').settle();
    expect(club.order).toBe('1 2 3 4');
    expect(club.settled).toEqual([]);
    expect(club.nextDue).toBeUndefined();
  });
});

describe('the election of rated or unrated games', () => {
  it('may be made on joining or later, and changed until the first game, also when a challenge is open (C14)', () => {
    const club = creweOf(3).join('ann', { rated: true });
    expect([club.preferencesOf('ann'), club.preferencesOf('1')]).toEqual([{ rated: true }, {}]);
    expect(club.prefer('1', { rated: true }).preferencesOf('1')).toEqual({ rated: true });
    club.accept(club.issue('3', '1'));
    expect(club.prefer('1', { rated: false }).preferencesOf('1')).toEqual({ rated: false });
  });

  it('is fixed for both players of a game, whatever the reason and whatever the choice (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true }).plays('3', '2', [0.5, 0.5]);
    expect(() => club.because('please').prefer('3', { rated: false })).toThrow('election-fixed (C14)');
    expect(() => club.prefer('3', { rated: true })).toThrow('election-fixed');
    expect(() => club.prefer('2', { rated: true })).toThrow('election-fixed');
    expect(club.prefer('1', { rated: true }).preferencesOf('1')).toEqual({ rated: true });
  });

  it('is fixed by a game from a sheet or corrected, too, and not by a challenge that was declined (C14)', () => {
    const club = creweOf(3);
    club.decline(club.issue('3', '2'));
    expect(club.prefer('2', { rated: true }).preferencesOf('2')).toEqual({ rated: true });
    club.sheet('3', '2', [1, 0]);
    expect(() => club.prefer('2', { rated: false })).toThrow('election-fixed');
    const corrected = creweOf(3).plays('3', '2', [1, 0]);
    corrected.correct(corrected.line, [0, 1]);
    expect(() => corrected.prefer('2', { rated: true })).toThrow('election-fixed');
  });

  it('is free again when the only result is voided, and fixed while another stands (C14)', () => {
    const club = creweOf(3);
    const { line } = club.plays('3', '2', [1, 0]);
    club.plays('3', '1', [1, 0]).void(line).prefer('2', { rated: true });
    expect(club.preferencesOf('2')).toEqual({ rated: true });
    expect(() => club.prefer('3', { rated: true })).toThrow('election-fixed');
  });

  it('outlives a departure: who rejoins keeps the choice, and may repeat it, but not change it (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true }).plays('3', '2', [1, 0]).leave('3').leave('2');
    expect(() => club.join('3', { rated: false })).toThrow('election-fixed (C14)');
    expect(() => club.join('2', { rated: true })).toThrow('election-fixed');
    expect(club.join('3', { rated: true }).join('2', { rated: false }).order).toBe('1 3 2');
    expect(club.leave('3').join('3').preferencesOf('3')).toEqual({ rated: true });
  });

  it('may be made anew by somebody who rejoins without ever having played (C14)', () => {
    const club = creweOf(3).prefer('3', { rated: true }).leave('3').join('3', { rated: false });
    expect(club.preferencesOf('3')).toEqual({ rated: false });
  });

  it('is made by players of the ladder, and names a choice, and none of another system (C14)', () => {
    const club = creweOf(3).leave('3');
    expect(() => club.prefer('3', { rated: true })).toThrow('not-on-ladder');
    expect(() => club.prefer('x', { rated: true })).toThrow('unknown-player');
    for (const choice of [{}, { rated: 'yes' }, { paidUntil: '2019-12-31' }])
      expect(() => club.prefer('2', choice)).toThrow('invalid');
  });
});
