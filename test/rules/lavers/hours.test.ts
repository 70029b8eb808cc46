import { describe, expect, it } from 'vitest';
import { clubOf } from '../club.ts';

/** A season that begins on a certain day. */
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
  it('a challenge is issued from 19:50:00 to 22:00:00, both included (L9)', () => {
    expect(challengedAt('2021-09-13', ['19:50:00', '19:50:00.001', '21:59:59', '22:00:00'])).toEqual(
      Array(4).fill('issued'),
    );
  });

  it('a challenge before 19:50:00 or after 22:00:00 is out of hours (L9)', () => {
    const times = ['19:45:00', '19:49:59', '19:49:59.999', '22:00:00.001', '22:00:01', '23:59:59'];
    for (const outcome of challengedAt('2021-09-13', times)) expect(outcome).toContain('outside-hours (L9)');
  });

  it('on the night of the Grand Final it is issued from 19:45:00 to 21:40:00 (L28)', () => {
    expect(challengedAt('2022-06-06', ['19:45:00', '21:40:00'])).toEqual(['issued', 'issued']);
  });

  it('on the night of the Grand Final 19:44:59 is too early and 21:40:01 too late (L28)', () => {
    for (const outcome of challengedAt('2022-06-06', ['19:44:59', '19:44:59.999', '21:40:00.001', '21:40:01'])) {
      expect(outcome).toContain('outside-hours (L28)');
    }
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
    for (const [how, order] of [
      ['result', 'bob ann'],
      ['abandon', 'ann bob'],
    ] as const) {
      const club = nightOf('2021-09-13').at('22:00');
      const match = club.challenge('bob', 'ann');
      club.at('23:10');
      if (how === 'result') club.result(match, [2, 0]);
      else club.abandon(match);
      expect(club.order).toBe(order);
    }
  });

  it('passing, arriving and departing know no hours (L9)', () => {
    const club = nightOf('2021-09-13').at('19:20').pass('bob');
    expect(club.turn).toBe('ann');
    expect(club.at('22:30').depart('ann').arrive('ann').turn).toBe('bob');
  });
});
