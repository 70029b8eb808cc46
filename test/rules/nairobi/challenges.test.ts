import { describe, expect, it } from 'vitest';
import { MEMBER, NairobiClub } from '../systems/club.ts';

describe('a challenge', () => {
  it('goes to players 1 to 5 rungs above, not further because both agree, and to nobody below (N8)', () => {
    const club = NairobiClub.of(8).challenge('7', '6').challenge('7', '2');
    expect(club.open).toEqual(expect.arrayContaining(['7 to 6', '7 to 2']));
    expect(() => club.challenge('7', '1')).toThrow('out-of-reach (N8)');
    expect(() => club.agree('7', '1', 'far')).toThrow('invalid');
    expect(() => club.challenge('5', '6')).toThrow('out-of-reach (N8)');
    expect(() => club.challenge('1', '2')).toThrow('out-of-reach (N8)');
  });

  it('goes further where the coordinator gives a reason (§0 Overriding)', () => {
    const club = NairobiClub.of(8).because('nobody else came').challenge('7', '1');
    expect(club.because('nobody else came').challenge('2', '8').open).toHaveLength(2);
  });

  it('is measured on the rungs as they are, also after games that moved the two (N8)', () => {
    const club = NairobiClub.of(8).plays('7', '6', [1, 0]);
    expect(() => club.challenge('6', '1')).toThrow('out-of-reach');
    expect(club.challenge('7', '1').open).toEqual(['7 to 1']);
  });

  it('cannot be declined, nor the game cancelled (N9)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    expect(() => club.decline(game)).toThrow('cannot-decline (N9)');
    expect(() => club.withdraw(game)).toThrow('cannot-withdraw (N9): Challenges can’t be withdrawn.');
    expect(() => club.accept(game).decline(game)).toThrow('cannot-decline');
    expect(club.open).toEqual(['3 to 2']);
  });

  it('can be declined and cancelled with a reason (§0 Overriding)', () => {
    const club = NairobiClub.of(3);
    const [one, other] = [club.issue('3', '2'), club.issue('3', '1')];
    expect(club.because('an accident').decline(one).because('an accident').withdraw(other).open).toEqual([]);
    expect(club.player('2')?.declined).toBe(1);
  });

  it('may be accepted, which changes nothing (N9)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    expect(club.accept(game).accept(game).submit(game, [1, 0]).approve(game).order).toBe('1 3 2');
  });
});

describe('taking part', () => {
  const club = (one: object, other: object) => {
    const made = new NairobiClub({ system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2022-01-03' } });
    return made.seedBy('draw', { id: 'ann', ...one }, { id: 'bob', ...other }).onSaturday(1);
  };

  it('is for those who are registered and paid up, whichever side they are on (N11)', () => {
    for (const lapsed of [
      { registered: false, paidUntil: '2022-12-31' },
      { registered: true, paidUntil: '2022-01-07' },
      { registered: true },
      { paidUntil: '2022-12-31' },
      {},
    ]) {
      expect(() => club(MEMBER, lapsed).challenge('bob', 'ann')).toThrow('not-paid-up (N11)');
      expect(() => club(lapsed, MEMBER).challenge('bob', 'ann')).toThrow('not-paid-up (N11)');
    }
    expect(club(MEMBER, MEMBER).challenge('bob', 'ann')).toBeTruthy();
  });

  it('includes the last day that was paid for, until its midnight at the club (N11)', () => {
    const lastDay = { registered: true, paidUntil: '2022-01-08' };
    const onTime = club(MEMBER, lastDay).at('2022-01-08 23:59:59.999').challenge('bob', 'ann');
    expect(onTime.open).toEqual(['bob to ann']);
    expect(() => club(MEMBER, lastDay).at('2022-01-09').challenge('bob', 'ann')).toThrow('not-paid-up');
  });

  it('is possible on the coordinator’s word, or as soon as somebody has paid and is registered (N11, §0 Overriding)', () => {
    const late = club(MEMBER, {});
    const word = late.because('pays tonight').issue('bob', 'ann');
    late.because('cannot come').withdraw(word).prefer('bob', { paidUntil: '2022-06-30' });
    expect(() => late.challenge('bob', 'ann')).toThrow('not-paid-up');
    expect(late.prefer('bob', { registered: true }).challenge('bob', 'ann').open).toEqual(['bob to ann']);
  });

  it('is judged on the day of the challenge, not on that of the game (N11)', () => {
    const lapsing = club(MEMBER, { registered: true, paidUntil: '2022-01-08' });
    const game = lapsing.issue('bob', 'ann');
    expect(lapsing.onSaturday(2).submit(game, [1, 0]).approve(game).order).toBe('bob ann');
  });

  it('does not ask about anybody else (N11)', () => {
    const three = club(MEMBER, MEMBER).join('cy').challenge('bob', 'ann');
    expect(() => three.challenge('cy', 'ann')).toThrow('cy isn’t a registered, paid-up member');
  });

  it('is shown by dates that exist (N11)', () => {
    expect(() => club(MEMBER, MEMBER).prefer('bob', { paidUntil: '2022-02-30' })).toThrow('invalid');
    expect(() => club(MEMBER, MEMBER).prefer('bob', { rated: true })).toThrow('invalid');
  });
});

describe('joining', () => {
  it('puts new players, and those who come back, at the bottom (N3)', () => {
    const club = NairobiClub.of(3).join('ann', MEMBER).leave('1').join('1');
    expect(club.order).toBe('2 3 ann 1');
    expect(() => club.join('1')).toThrow('already-on-ladder (N3)');
  });

  it('again keeps what is known of a member (N11)', () => {
    expect(NairobiClub.of(3).leave('3').join('3').challenge('3', '2').open).toEqual(['3 to 2']);
  });

  it('begins with an order that was drawn, and is recorded as drawn (N3)', () => {
    const club = new NairobiClub({ system: 'nairobi', season: { start: '2022-01-03' } });
    club.seedBy('draw', { id: 'zoe', rating: 900 }, { id: 'ann', rating: 2000 }, { id: 'bob' });
    expect(club.order).toBe('zoe ann bob');
  });
});

describe('leaving', () => {
  it('is how the coordinator removes somebody who has become inactive (N5)', () => {
    const club = NairobiClub.of(4).challenge('4', '2').challenge('4', '3');
    expect(club.leave('2').order).toBe('1 3 4');
    expect(club.open).toEqual(['4 to 3']);
  });

  it('never happens by itself, however long somebody stays away (N5)', () => {
    expect(NairobiClub.of(3).at('2023-01-02').settle().order).toBe('1 2 3');
  });
});

/** A club on the Monday after its only Saturday, with one challenge open. */
const afterwards = () => {
  const club = NairobiClub.of(4, { season: { start: '2022-01-03', end: '2022-01-08' } });
  const game = club.issue('3', '2');
  return { club: club.at('2022-01-10 10:00'), game };
};
const LAST_DAY = { playedAt: '2022-01-08T18:00:00+03:00' };

describe('a season that is over', () => {
  it('still takes games that were played in it, and approves and rejects them (§0 Season over)', () => {
    const { club, game } = afterwards();
    club.submit(game, [0, 1], LAST_DAY).reject(game).submit(game, [1, 0], LAST_DAY);
    expect(club.approve(game).order).toBe('1 3 2 4');
    expect(club.submitSheet('one', '4', '2', [1, 0], LAST_DAY).approve({ challenge: 'one' }).order).toBe('1 3 4 2');
  });

  it('can still be corrected and voided, and players leave (§0 Season over)', () => {
    const { club, game } = afterwards();
    const { line } = club.submit(game, [1, 0], LAST_DAY);
    expect(club.approve(game).correct(line, [0, 1]).order).toBe('2 1 4 3');
    expect(club.void(line).leave('1').order).toBe('2 3 4');
  });
});

describe('where several things speak against a command', () => {
  it('reach comes before a rematch, and that before membership (§0 Refusals)', () => {
    const club = NairobiClub.of(8).draw(['2', '1']).prefer('1', { registered: false });
    expect(() => club.challenge('1', '2')).toThrow('out-of-reach');
    expect(() => club.challenge('2', '1')).toThrow('rematch-too-soon');
    expect(() => club.challenge('3', '1')).toThrow('not-paid-up');
  });

  it('a bad score comes before the hours, and those before the moves (§0 Refusals)', () => {
    const club = NairobiClub.of(8);
    const game = club.issue('3', '2');
    const late = { ...game, playedAt: '2022-01-04T15:00:00+03:00' };
    expect(() => club.does('result', { ...late, score: [2, 0] })).toThrow('bad-score');
    expect(() => club.does('result', { ...late, score: [1, 0] })).toThrow('outside-hours');
    expect(() => club.does('result', { ...game, score: [1, 0] })).toThrow('no-moves');
    expect(() => club.because('so be it').does('result', { ...late, score: [2, 0] })).toThrow('bad-score');
    expect(club.because('so be it').does('result', { ...late, score: [1, 0] }).open).toEqual(['3 to 2']);
  });

  it('the hours come before reach for a game from a sheet (§0 Refusals)', () => {
    const club = NairobiClub.of(8);
    expect(() => club.submitSheet('one', '7', '1', [1, 0], { minutes: 10 })).toThrow('outside-hours');
    expect(() => club.submitSheet('one', '7', '1', [1, 0], { pgn: '' })).toThrow('out-of-reach');
  });
});
