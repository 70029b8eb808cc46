import { describe, expect, it } from 'vitest';
import { ChessClub, creweOf } from '../systems/club.ts';

const newClub = () => new ChessClub({ system: 'crewe', season: { start: '2019-09-02' } });

describe('a new season', () => {
  it('begins with the weakest on rung 1 (C10)', () => {
    const club = newClub().seedBy(
      'rating',
      { id: 'ann', rating: 2100 },
      { id: 'bob', rating: 1350 },
      { id: 'cy', rating: 1700.5 },
    );
    expect(club.order).toBe('bob cy ann');
  });

  it('keeps those of equal rating in the order listed (C10)', () => {
    const club = newClub().seedBy(
      'rating',
      { id: 'zoe', rating: 1500 },
      { id: 'ann', rating: 1500 },
      { id: 'bob', rating: 900 },
    );
    expect(club.order).toBe('bob zoe ann');
  });

  it('cannot begin by rating where one is missing, and says whose (C10)', () => {
    const club = newClub();
    const players = [{ id: 'ann', rating: 1500 }, { id: 'bob', name: 'Bob B.' }, { id: 'cy' }];
    expect(() => club.seedBy('rating', ...players)).toThrow('missing-rating (C10)');
    expect(() => club.seedBy('rating', ...players)).toThrow('Bob B., cy');
    expect(club.order).toBe('');
  });

  it('begins once (C10)', () => {
    const club = newClub().seed('ann', 'bob');
    expect(() => club.seed('cy')).toThrow('already-seeded');
    club.leave('ann').leave('bob');
    expect(() => club.seed('cy')).toThrow('already-seeded');
  });

  it('lists each player once (C10)', () => {
    expect(() => newClub().seed('ann', 'bob', 'ann')).toThrow('duplicate-id');
  });
});

describe('joining', () => {
  it('puts a player on the last rung (C9)', () => {
    expect(creweOf(3).join('ann').join('bob').order).toBe('1 2 3 ann bob');
  });

  it('again puts a player on the last rung, too (C9)', () => {
    const club = creweOf(3).leave('1');
    expect(club.order).toBe('2 3');
    expect(club.join('1').order).toBe('2 3 1');
  });

  it('is not for somebody who is on the ladder (C9)', () => {
    const club = creweOf(3);
    expect(() => club.because('twins').join('2')).toThrow('already-on-ladder (C9)');
  });
});

describe('leaving', () => {
  it('closes the gap at once (§0 Leaving)', () => {
    expect(creweOf(4).leave('2').order).toBe('1 3 4');
  });

  it('is for those who are on the ladder (§0 Leaving)', () => {
    const club = creweOf(3).leave('2');
    expect(() => club.leave('2')).toThrow('not-on-ladder');
    expect(() => club.leave('x')).toThrow('unknown-player');
  });

  it('closes the open challenges of a player, accepted or not, and no others (§0 Leaving)', () => {
    const club = creweOf(4);
    const [one, other] = [club.challenge('3', '2'), club.challenge('2', '1')];
    club.challenge('4', '3');
    club.accept(one).leave('2');
    expect(club.open).toEqual(['4 to 3']);
    expect(() => club.result(one, [1, 0])).toThrow('closed-challenge');
    expect(() => club.result(other, [1, 0])).toThrow('closed-challenge');
  });

  it('does not bring a challenge back on return (§0 Leaving)', () => {
    const club = creweOf(3);
    const game = club.challenge('3', '2');
    club.leave('3').join('3');
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
    club.challenge('3', '2');
    expect(club.open).toEqual(['3 to 2']);
  });

  it('is never a punishment of the club: nobody sinks for staying away (C2)', () => {
    const club = creweOf(4).at('2021-09-05').settle();
    expect(club.order).toBe('1 2 3 4');
    expect(club.settled).toEqual([]);
    expect(club.nextDue).toBeUndefined();
  });
});

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
