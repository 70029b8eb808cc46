import { describe, expect, it } from 'vitest';
import { clubOf } from '../club.ts';

/** Ann and bob begin a match on the last night of September, and cy is there too. */
const lateInSeptember = () => {
  const club = clubOf(3).at('2021-09-30 21:50').arrive('ann', 'bob', 'cy');
  const match = club.because('cy goes later').issue('bob', 'ann');
  return { club, match };
};

describe('having played in a month', () => {
  it('means a match whose date lies in it, also when it is recorded later (§0 Playing)', () => {
    const club = clubOf(3).at('2021-10-04 10:00').sheet('bob', 'ann', [1, 1], '2021-09-30 23:59:59');
    expect(club.sheet('cy', 'bob', [1, 1], '2021-10-01 00:00').settled).toEqual(['2021-09: dropped cy']);
  });

  it('goes by when the result says that the match was played (§0 Playing)', () => {
    const club = clubOf(3).at('2021-10-02 19:50').arrive('ann', 'bob', 'cy');
    const match = club.because('cy goes later').issue('bob', 'ann');
    expect(club.settled).toEqual(['2021-09: dropped ann bob cy']);
    club.because('played at home').result(match, [1, 1], '2021-09-29 20:00');
    expect(club.settled).toEqual(['2021-09: dropped cy']);
  });

  it('goes by the date on the club’s own clocks (§0 Playing)', () => {
    const club = clubOf(2, { timezone: 'Asia/Kolkata' }).at('2021-09-30T18:29:59Z').sheet('bob', 'ann', [1, 1]);
    expect(club.at('2021-09-30T18:30:00Z').settle().settled).toEqual(['2021-09: nobody']);
    const other = clubOf(2, { timezone: 'Asia/Kolkata' }).at('2021-09-30T18:30:00Z').sheet('bob', 'ann', [1, 1]);
    expect(other.settled).toEqual(['2021-09: dropped ann bob']);
  });

  it('includes whoever is in a match at the instant the month is over (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: dropped cy']);
    expect(club.at('00:20').result(match, [1, 1]).settled).toEqual(['2021-09: dropped cy']);
  });

  it('is credited for both months by a match that ran over midnight (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    club.at('2021-10-01 00:20').result(match, [1, 1]);
    expect(club.at('2021-11-01').settle().settled).toEqual(['2021-09: dropped cy', '2021-10: removed cy']);
  });

  it('is credited for every month over whose end a match runs (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    expect(club.at('2021-11-02 10:00').settle().settled).toEqual(['2021-09: dropped cy', '2021-10: removed cy']);
    club.result(match, [1, 1]).at('2021-12-01').settle();
    expect(club.settled.slice(1)).toEqual(['2021-10: removed cy', '2021-11: nobody']);
  });

  it('is credited for running over midnight whatever date of play the result gives (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    expect(club.at('2021-10-01 09:00').result(match, [1, 1], '00:10').settled).toEqual(['2021-09: dropped cy']);
  });

  it('is credited for the month over whose end the match ran, even if it is dated long before (§0 Playing)', () => {
    const club = clubOf(2).at('2021-09-20 20:00').sheet('bob', 'ann', [1, 1]);
    const match = club.at('2021-10-31 21:50').arrive('ann', 'bob').issue('bob', 'ann');
    club.at('2021-11-01 00:10').because('played at home').result(match, [1, 1], '2021-09-29 20:00');
    club.at('2021-12-01').settle();
    expect(club.settled).toEqual(['2021-09: nobody', '2021-10: nobody', '2021-11: dropped ann bob']);
  });

  it('is not credited for running over midnight if the match is abandoned later (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    expect(club.at('2021-10-01 00:20').settle().settled).toEqual(['2021-09: dropped cy']);
    expect(club.abandon(match).settled).toEqual(['2021-09: dropped ann bob cy']);
  });

  it('is not credited for running over midnight if the result is voided later (§0 Playing)', () => {
    const { club, match } = lateInSeptember();
    const { line } = club.at('2021-10-01 00:20').result(match, [1, 1]);
    expect(club.at('2021-10-02').void(line).settled).toEqual(['2021-09: dropped ann bob cy']);
  });
});

describe('a settled month', () => {
  it('is settled anew when a match is typed in on Monday: nobody is dropped for that (§0 Settled periods)', () => {
    const club = clubOf(8).at('2021-09-20 20:00');
    for (const guest of ['dee', 'eve', 'fay', 'gus', 'hal']) club.sheet(guest, 'cy', [1, 1]);
    expect(club.at('2021-10-04 10:00').settle().order).toBe('cy dee eve fay gus ann bob hal');
    expect(club.sheet('bob', 'ann', [1, 1], '2021-09-27 20:00').order).toBe('ann bob cy dee eve fay gus hal');
    expect(club.settled).toEqual(['2021-09: nobody']);
  });

  it('keeps a late result’s own moves at their place in the log (§0 Settled periods)', () => {
    const club = clubOf(8).at('2021-09-20 20:00');
    for (const guest of ['cy', 'dee', 'eve', 'fay', 'gus', 'hal']) club.sheet(guest, 'bob', [1, 1]);
    expect(club.at('2021-10-04 10:00').sheet('hal', 'gus', [2, 0]).order).toBe('bob cy dee eve fay ann hal gus');
    expect(club.sheet('fay', 'ann', [0, 2], '2021-09-27 20:00').settled).toEqual(['2021-09: nobody']);
    expect(club.order).toBe('ann bob cy dee eve fay hal gus');
    expect(club.sheet('dee', 'ann', [2, 0], '2021-09-28 20:00').why).toBe('L20a: ann bob cy +1, dee -3');
  });

  it('works everything since then out again (§0 Settled periods)', () => {
    const club = clubOf(8).at('2021-09-20 20:00');
    for (const guest of ['cy', 'dee', 'eve', 'fay', 'gus', 'hal']) club.sheet(guest, 'bob', [1, 1]);
    expect(club.at('2021-10-04 10:00').sheet('dee', 'bob', [2, 0]).order).toBe('dee bob cy eve fay ann gus hal');
    expect(club.sheet('cy', 'ann', [1, 1], '2021-09-27 20:00').order).toBe('ann dee bob cy eve fay gus hal');
  });

  it('is settled anew when the only match of somebody’s month is voided (§0 Settled periods)', () => {
    const club = clubOf(3).at('2021-09-20 20:00');
    const { line } = club.sheet('bob', 'ann', [1, 1]);
    club.sheet('cy', 'bob', [1, 1], '2021-09-20 19:00').at('2021-10-04 10:00').void(line);
    expect(club.settled).toEqual(['2021-09: dropped ann']);
    expect(club.order).toBe('bob cy ann');
  });

  it('gives back their place to somebody who was removed (§0 Settled periods)', () => {
    const club = clubOf(3).at('2021-09-20 20:00').sheet('cy', 'bob', [1, 1]);
    const match = club.at('2021-10-25 19:50').arrive('bob', 'cy').issue('cy', 'bob');
    expect(club.at('20:20').result(match, [1, 1]).at('2021-11-02 10:00').settle().order).toBe('bob cy');
    expect(club.join('ann').sheet('cy', 'ann', [1, 1], '2021-10-26 20:00').order).toBe('bob cy ann');
    expect(club.settled).toEqual(['2021-09: dropped ann', '2021-10: nobody']);
  });

  it('removes those whose only match was abandoned afterwards, and abandoning it puts them back at the bottom (§0 Correcting)', () => {
    const club = clubOf(3).at('2021-09-20 20:00').join('zoe').at('2021-10-20 20:00').sheet('zoe', 'cy', [1, 1]);
    const match = club.at('2021-10-31 21:50').arrive('ann', 'bob').issue('bob', 'ann');
    club.at('2021-11-02 10:00').settle();
    expect(club.settled).toEqual(['2021-09: dropped ann bob cy', '2021-10: nobody']);
    expect(club.abandon(match).settled.at(-1)).toBe('2021-10: removed ann bob');
    expect(club.order).toBe('zoe cy bob ann');
    expect(club.at('2021-12-01').settle().settled.at(-1)).toBe('2021-11: dropped zoe cy');
  });
});

describe('what is due', () => {
  it('is settled before anything that happens at that instant or later (§0 Due)', () => {
    expect(clubOf(8).at('2021-10-01').arrive('ann').settled).toHaveLength(1);
    expect(clubOf(8).at('2021-09-30 23:59:59.999').arrive('ann').settled).toHaveLength(0);
  });

  it('is settled month by month, oldest first, when nobody came for long (§0 Due)', () => {
    const club = clubOf(8).at('2021-09-20 20:00');
    for (const guest of ['bob', 'cy', 'dee', 'eve', 'fay', 'gus']) club.sheet(guest, 'hal', [1, 1]);
    club.at('2021-12-05').join('zoe');
    expect(club.settled).toEqual([
      '2021-09: dropped ann',
      '2021-10: dropped bob cy dee eve fay gus hal, removed ann',
      '2021-11: removed bob cy dee eve fay gus hal',
    ]);
    expect(club.order).toBe('zoe');
  });

  it('is settled by a command that is then refused, too (§0 Due)', () => {
    const club = clubOf(3).at('2021-10-01');
    expect(() => club.arrive('zoe')).toThrow('unknown-player');
    expect(club.settled).toEqual(['2021-09: dropped ann bob cy']);
  });

  it('is not settled by what is malformed or dated back (§0 Due)', () => {
    const club = clubOf(3).at('2021-09-20 20:00').arrive('ann');
    const at = '2021-10-02T10:00:00+01:00';
    expect(() => club.enter({ at, match: { id: 'm1', challenger: 'ann' } })).toThrow('invalid');
    const match = { id: 'm1', challenger: 'ann', challenged: 'bob', score: [1, 1], playedAt: '2021-10-03T10:00:00Z' };
    expect(() => club.enter({ at, match })).toThrow('invalid');
    expect(() => club.at('2021-09-20 19:59:59').arrive('bob')).toThrow('time-goes-back');
    expect(club.settled).toEqual([]);
    expect(club.at('20:00').arrive('bob').settled).toEqual([]);
  });

  it('decides a challenge on the ladder as it is then (§0 Due)', () => {
    const club = clubOf(8).at('2021-09-20 20:00');
    for (const guest of ['cy', 'dee', 'eve', 'fay', 'gus', 'hal']) club.sheet(guest, 'bob', [1, 1]);
    expect(club.at('2021-10-04 19:50').arrive('ann', 'eve').order).toBe('bob cy dee eve fay ann gus hal');
    expect(club.turn).toBe('ann');
    expect(club.mayChallenge('ann')).toBe('eve');
  });
});
