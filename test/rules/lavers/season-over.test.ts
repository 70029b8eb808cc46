import { describe, expect, it } from 'vitest';
import { Club, clubOf } from '../club.ts';

/** Four have come to the Grand Final, and ann has been displaced by bob. */
function theFinal(): Club {
  const club = clubOf(4, { season: { start: '2022-06-01', end: '2022-06-06' } })
    .at('2022-06-06 19:45')
    .arrive('ann', 'bob', 'cy', 'dee');
  club.sheet('dee', 'bob', [0, 2]);
  return club;
}

/** What is new, and so no longer possible when a season is over. */
const NEW: readonly ((club: Club) => unknown)[] = [
  (club) => club.seed('zoe'),
  (club) => club.join('zoe'),
  (club) => club.arrive('ann'),
  (club) => club.pass('dee'),
  (club) => club.because('one more').challenge('dee', 'cy'),
  (club) => club.sheet('dee', 'cy', [1, 1]),
];

describe('the day after the Grand Final', () => {
  it('nothing new begins (§0 A season that is over)', () => {
    for (const begin of NEW) {
      expect(() => begin(theFinal().at('2022-06-06 23:59:59.999'))).not.toThrow('season-over');
      expect(() => begin(theFinal().at('2022-06-07 00:00'))).toThrow('season-over (L34)');
    }
  });

  it('what was begun may be ended (§0 A season that is over)', () => {
    const begun = () => {
      const club = theFinal();
      return { club, match: club.challenge('dee', 'cy') };
    };
    const one = begun();
    one.club.at('2022-06-07 10:00').result(one.match, [2, 0]);
    expect(one.club.order).toBe('bob ann dee cy');
    const other = begun();
    other.club.at('2022-06-07 10:00').abandon(other.match).leave('dee');
    expect(other.club.close().playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });

  it('a match is entered from a sheet if it was played in the season (§0 A match from a sheet)', () => {
    const club = theFinal().at('2022-06-08 10:00');
    expect(() => club.sheet('cy', 'ann', [2, 0], '2022-06-07 00:00')).toThrow('season-over (L34)');
    club.sheet('cy', 'ann', [2, 0], '2022-06-06 23:59:59.999');
    expect(club.order).toBe('bob cy ann dee');
  });

  it('a result is never too late, whatever its date of play (§0 A season that is over)', () => {
    const club = theFinal();
    const match = club.challenge('dee', 'cy');
    club.at('2022-06-30 10:00').result(match, [2, 0], '2022-06-29 10:00');
    expect(club.order).toBe('bob ann dee cy');
  });

  it('what was recorded may be corrected and voided (§0 A season that is over)', () => {
    const club = theFinal();
    const line = club.sheet('dee', 'cy', [2, 0]);
    club.at('2022-06-08').correct(line, [1, 1]);
    expect(club.order).toBe('bob ann cy dee');
    expect(club.correct(line, [2, 0]).void(line).order).toBe('bob ann cy dee');
  });
});

describe('a final that is closed', () => {
  it('leaves only play-offs, departing, settling, correcting and voiding (§0 A season that is over)', () => {
    for (const begin of [...NEW, (club: Club) => club.leave('dee'), (club: Club) => club.close()]) {
      expect(() => begin(theFinal().at('22:00').close())).toThrow('season-over (L32)');
    }
    const club = theFinal().at('22:00').close().depart('dee').settle().correct(7, [0.5, 1.5]);
    expect(club.playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });

  it('has had its cut (L29)', () => {
    const club = theFinal().at('22:00').close().depart('cy');
    expect(club.settled).toEqual(['2022-06-06T20:15: nobody']);
  });
});

describe('a season with a champion', () => {
  const champions = () => theFinal().at('22:00').close().playoff('ann', 'bob', 'bob');

  it('leaves only settling, correcting and voiding (L34)', () => {
    const late = [
      ...NEW,
      (club: Club) => club.leave('dee'),
      (club: Club) => club.depart('dee'),
      (club: Club) => club.close(),
      (club: Club) => club.playoff('ann', 'bob', 'ann'),
      (club: Club) => club.result({ challenge: 'm1' }, [2, 0]),
      (club: Club) => club.abandon({ challenge: 'm1' }),
    ];
    for (const begin of late) expect(() => begin(champions())).toThrow('season-over (L34)');
    expect(champions().settle().correct(7, [0.5, 1.5]).champion).toBe('bob');
  });

  it('has nothing more to settle (L34)', () => {
    const club = champions();
    expect(club.nextDue).toBeUndefined();
    expect(club.at('2022-06-06 23:00').settle().settled).toEqual(['2022-06-06T20:15: nobody']);
    expect(club.at('2023-06-06').settle().settled).toHaveLength(1);
  });
});

describe('before the season begins', () => {
  it('nothing is refused for being early (§0 A season that is over)', () => {
    const early = new Club({ season: { start: '2021-09-20', end: '2022-06-06' } });
    early.at('2021-08-02 18:00').seed('ann', 'bob').join('cy').at('19:50').arrive('ann', 'bob', 'cy');
    early.result(early.challenge('cy', 'bob'), [2, 0]);
    expect(early.order).toBe('ann cy bob');
    expect(early.nextDue).toBe('2021-11-01T00:00:00.000Z');
  });
});
