import { describe, expect, it } from 'vitest';
import { clubOf } from '../club.ts';

const clubNight = (size: number) => clubOf(size).at('2021-09-06 19:50');

describe('the pegs of a club night', () => {
  it('on arrival a peg goes on 0, and its player can be challenged (L11)', () => {
    const club = clubNight(2).arrive('ann', 'bob');
    expect(club.peg('ann')).toBe(0);
    expect(club.mayChallenge('bob')).toBe('ann');
  });

  it('only players of the ladder take a peg, and once (L11)', () => {
    const club = clubNight(2).leave('bob').arrive('ann');
    expect(() => club.arrive('ann')).toThrow('already-present (L11)');
    expect(() => club.arrive('zoe')).toThrow('unknown-player');
    expect(() => club.arrive('bob')).toThrow('not-on-ladder');
  });

  it('a challenge moves the peg of the challenger one step up and that of the challenged one step down (L14)', () => {
    const club = clubNight(2).arrive('ann', 'bob').challenge('bob', 'ann');
    expect([club.peg('ann'), club.peg('bob')]).toEqual([-1, 1]);
  });

  it('a peg is the net value of all challenges of the night (L10)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').plays('cy', 'bob', [1, 1]);
    club.at('20:20').result(club.issue('ann', 'bob'), [1, 1]);
    expect([club.peg('ann'), club.peg('bob'), club.peg('cy')]).toEqual([1, -2, 1]);
  });

  it('a player in a match can neither issue nor accept a challenge, nor pass or depart (L14)', () => {
    const club = clubNight(4).arrive('ann', 'bob', 'cy', 'dee').challenge('dee', 'cy');
    expect(() => club.challenge('dee', 'ann')).toThrow('busy (L14)');
    expect(() => club.challenge('bob', 'cy')).toThrow('busy (L14)');
    expect(() => club.pass('dee')).toThrow('busy');
    expect(() => club.depart('cy')).toThrow('busy');
    expect(club.mayChallenge('bob')).toBe('ann');
  });

  it('a player who has finished for the evening takes the peg away and is not challenged any more (L24)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').depart('ann');
    expect(club.peg('ann')).toBeUndefined();
    expect(club.mayChallenge('cy')).toBe('bob');
    expect(() => club.challenge('cy', 'ann')).toThrow('not-present (L11)');
    expect(() => club.depart('ann')).toThrow('not-present (L11)');
    expect(() => club.pass('ann')).toThrow('not-present (L11)');
  });

  it('a player who comes back on the same night starts at 0 again, and has met whom they had met (L7, L11)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').plays('cy', 'bob', [1, 1]);
    club.depart('cy').arrive('cy').depart('bob').arrive('bob');
    expect([club.peg('cy'), club.mayChallenge('cy')]).toEqual([0, 'ann']);
    expect(() => club.challenge('bob', 'cy')).toThrow('met-tonight (L7)');
  });

  it('every night begins with an empty board (L11)', () => {
    const club = clubNight(2).arrive('ann', 'bob').plays('bob', 'ann', [1, 1]).at('2021-09-13 19:50');
    expect(club.peg('ann')).toBeUndefined();
    expect(() => club.challenge('bob', 'ann')).toThrow('not-present');
    expect(club.arrive('bob').peg('bob')).toBe(0);
  });

  it('a night ends at midnight, even for those who are still there (L11)', () => {
    const club = clubNight(2).arrive('ann', 'bob').at('2021-09-07 00:00');
    expect(() => club.because('a long evening').challenge('bob', 'ann')).toThrow('not-present');
  });
});

describe('a match that is still open when its night is over', () => {
  const theWeekAfter = () => {
    const club = clubNight(4).arrive('ann', 'bob');
    const match = club.issue('bob', 'ann');
    club.at('2021-09-13 19:50').arrive('ann', 'bob', 'cy', 'dee');
    return { club, match };
  };

  it('keeps its players busy (L14)', () => {
    const { club } = theWeekAfter();
    expect(() => club.because('they never finished').challenge('ann', 'cy')).toThrow('busy');
    expect(club.mayChallenge('dee')).toBe('cy');
  });

  it('frees them by its result, with new pegs (L23)', () => {
    const { club, match } = theWeekAfter();
    expect(club.result(match, [2, 0]).order).toBe('bob ann cy dee');
    expect([club.peg('ann'), club.peg('bob')]).toEqual([0, 0]);
    expect(club.mayChallenge('dee')).toBe('bob ann cy');
  });

  it('touches no pass of the later night, whether it gets a result or is abandoned (L16)', () => {
    for (const how of ['result', 'abandon'] as const) {
      const { club, match } = theWeekAfter();
      club.pass('dee');
      if (how === 'result') club.result(match, [1, 1]);
      else club.abandon(match);
      expect(club.turn).toBe('cy');
    }
  });

  it('is no match of the later night, so nobody is left over beside it (L12a)', () => {
    const club = clubNight(4).arrive('ann', 'bob');
    const match = club.issue('bob', 'ann');
    club.at('2021-09-13 19:50').arrive('cy').result(match, [1, 1]);
    expect(club.arrive('ann', 'bob', 'dee').turn).toBe('dee');
  });

  it('is a meeting of its own night alone (L7)', () => {
    const { club, match } = theWeekAfter();
    expect(club.result(match, [1, 1]).turn).toBe('dee');
    expect(club.pass('dee', 'cy').challenge('bob', 'ann').peg('bob')).toBe(1);
  });
});

const beginning = (start: string) => ({ season: { start, end: '2022-06-06' } });
const nightOf = (date: string, changes: object = {}) =>
  clubOf(2, { ...beginning(date), ...changes })
    .at(`${date} 19:00`)
    .arrive('ann', 'bob');
/** What becomes of a challenge at each of these times of a night. */
const challengedAt = (date: string, times: readonly string[], changes: object = {}) =>
  times.map((time) => {
    const club = nightOf(date, changes).at(`${date} ${time}`);
    try {
      club.challenge('bob', 'ann');
      return 'issued';
    } catch (error) {
      return String(error);
    }
  });

describe('the hours for challenges', () => {
  it('a challenge is issued from 19:50:00 to 22:00:00, both included, and else is out of hours (L9)', () => {
    const issued = ['19:50:00', '19:50:00.001', '21:59:59', '22:00:00'];
    expect(challengedAt('2021-09-13', issued)).toEqual(Array(4).fill('issued'));
    const times = ['19:45:00', '19:49:59', '19:49:59.999', '22:00:00.001', '22:00:01', '23:59:59'];
    for (const outcome of challengedAt('2021-09-13', times)) expect(outcome).toContain('outside-hours (L9)');
  });

  it('on the night of the Grand Final it is issued from 19:45:00 to 21:40:00 (L28)', () => {
    expect(challengedAt('2022-06-06', ['19:45:00', '21:40:00'])).toEqual(['issued', 'issued']);
    for (const outcome of challengedAt('2022-06-06', ['19:44:59', '19:44:59.999', '21:40:00.001', '21:40:01']))
      expect(outcome).toContain('outside-hours (L28)');
  });

  it('the clock on the wall counts, in summer and in winter (L9)', () => {
    for (const [before, opening, closing, after] of [
      ['2021-10-25T18:49:59Z', '2021-10-25T18:50:00Z', '2021-10-25T21:00:00Z', '2021-10-25T21:00:01Z'],
      ['2021-11-01T19:49:59Z', '2021-11-01T19:50:00Z', '2021-11-01T22:00:00Z', '2021-11-01T22:00:01Z'],
    ] as const) {
      const night = () =>
        clubOf(2, beginning(before.slice(0, 10)))
          .at(before)
          .arrive('ann', 'bob');
      expect(() => night().challenge('bob', 'ann')).toThrow('outside-hours');
      expect(night().at(opening).challenge('bob', 'ann')).toBeDefined();
      expect(night().at(closing).challenge('bob', 'ann')).toBeDefined();
      expect(() => night().at(after).challenge('bob', 'ann')).toThrow('outside-hours');
    }
  });

  it('a club far away has the hours of its own clocks (L9)', () => {
    const nepal = { timezone: 'Asia/Kathmandu' };
    expect(challengedAt('2021-09-13', ['19:50:00', '22:00:00'], nepal)).toEqual(['issued', 'issued']);
    const club = nightOf('2021-09-13', nepal).at('2021-09-13T14:04:59Z');
    expect(() => club.challenge('bob', 'ann')).toThrow('outside-hours');
    expect(club.at('2021-09-13T14:05:00Z').challenge('bob', 'ann')).toBeDefined();
  });

  it('a match may end, and be abandoned, after hours (L9)', () => {
    const late = () => {
      const club = nightOf('2021-09-13').at('22:00');
      const match = club.issue('bob', 'ann');
      return { club: club.at('23:10'), match };
    };
    const [ended, abandoned] = [late(), late()];
    ended.club.result(ended.match, [2, 0]);
    expect([ended.club.order, abandoned.club.abandon(abandoned.match).order]).toEqual(['bob ann', 'ann bob']);
  });

  it('passing, arriving and departing know no hours (L9)', () => {
    const club = nightOf('2021-09-13').at('19:20').pass('bob');
    expect(club.turn).toBe('ann');
    expect(club.at('22:30').depart('ann').arrive('ann').turn).toBe('bob');
  });
});
