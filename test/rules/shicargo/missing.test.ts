import { describe, expect, it } from 'vitest';
import { clubOf, DiceClub, months } from './dice-club.ts';

describe('a month in which somebody plays no game', () => {
  it('costs them a quarter of their points, shared equally among all others, odd ones to the top (S missing players)', () => {
    const club = months(clubOf('ann bob cy dee'), '2021-09', 'ann bob cy').until('2021-10-01');
    expect(club.points).toBe('ann 1084, bob 1083, cy 1083, dee 750');
    expect(club.settled).toEqual(['2021-09: dee 250']);
  });

  it('gives the odd points to the top of the ladder as it stands then (S missing players)', () => {
    const club = clubOf('ann bob cy dee').at('2021-09-10 20:00').game({ cy: 1, ann: 0 }).even('ann', 'bob');
    expect(club.until('2021-10-01').points).toBe('cy 1184, bob 1083, ann 983, dee 750');
  });

  it('costs the fraction of a point nothing (S missing players)', () => {
    const club = new DiceClub().at('2021-09-10 20:00');
    club.game({ weez: 627, alduin: 576, twilyte: 564, lisa: 442, aj: 378, gypsy: 324 });
    months(club, '2021-10', 'weez twilyte lisa aj gypsy').until('2021-11-01');
    expect(club.points).toBe('weez 1141, twilyte 1102, lisa 1026, aj 986, gypsy 952, alduin 793');
    expect(club.settled).toEqual(['2021-09: nothing', '2021-10: alduin 264']);
  });

  it('has each forfeit shared by itself, each with its odd points to the top (S missing players)', () => {
    const club = months(clubOf('ann bob cy dee eve'), '2021-09', 'ann bob cy').until('2021-10-01');
    expect(club.points).toBe('ann 1168, bob 1166, cy 1166, dee 750, eve 750');
    expect(club.settled).toEqual(['2021-09: dee 250, eve 250']);
  });

  it('gives nothing to those who forfeit themselves, not even if that is nothing (S missing players)', () => {
    const club = clubOf('ann bob cy dee').at('2021-09-10 20:00');
    for (let game = 0; game < 10; game++) club.game({ ann: 1, bob: 0 });
    months(club, '2021-09', 'cy dee');
    months(club, '2021-10', 'ann cy').until('2021-11-01');
    expect(club.settled.at(-1)).toBe('2021-10: dee 250');
    expect(club.points).toBe('ann 2125, cy 1125, dee 750, bob 0');
  });

  it('is over at midnight where the club is, and what it costs is due then, once (S missing players)', () => {
    const club = clubOf('ann bob cy', { timezone: 'America/Chicago' });
    expect(club.nextDue).toBe('2021-10-01T05:00:00.000Z');
    expect(club.at('2021-09-30 23:59:59').even('ann', 'bob').settled).toEqual([]);
    expect(club.until('2021-10-01').until('2021-10-02').settled).toEqual(['2021-09: cy 250']);
  });

  it('is settled also by a command that is refused (§0)', () => {
    const club = months(clubOf('ann bob cy'), '2021-09', 'ann bob').at('2021-10-03');
    expect(() => club.join('ann')).toThrow('already-on-ladder');
    expect(club.settled).toEqual(['2021-09: cy 250']);
  });

  it('does not count where nobody has played, even where nobody would forfeit: nobody is there to share with (S missing players)', () => {
    const club = clubOf('ann bob cy').until('2021-10-01');
    expect([club.points, club.settled]).toEqual(['ann 1000, bob 1000, cy 1000', []]);
    months(club, '2021-10', 'ann bob').until('2021-11-01');
    expect([club.points, club.settled]).toEqual(['ann 1125, bob 1125, cy 750', ['2021-10: cy 250']]);
    const joined = new DiceClub().at('2021-09-02').join('ann').join('bob').until('2021-10-01');
    expect(joined.settled).toEqual([]);
    expect(months(joined, '2021-10', 'ann bob').until('2021-11-01').settled).toEqual(['2021-10: nothing']);
  });

  it('is not listed where the ladder is empty at its end (S missing players)', () => {
    expect(new DiceClub().join('ann').leave('ann').until('2021-11-01').settled).toEqual([]);
  });

  it('is nothing to somebody who joined after its first day: no forfeit, and no share without a game (§0 Periods, S missing players)', () => {
    const joined = () => clubOf('ann bob cy').at('2021-09-02').join('dee').at('2021-09-03').join('eve');
    const club = months(joined(), '2021-09', 'ann dee').until('2021-10-01');
    expect(club.settled).toEqual(['2021-09: bob 250, cy 250']);
    expect(club.points).toBe('ann 1250, dee 1250, eve 1000, bob 750, cy 750');
  });

  it('is shared by those alone who took part in a game of that month, also where that is typed in late (S missing players)', () => {
    const club = months(clubOf('ann bob cy'), '2021-09', 'ann bob').at('2021-09-20').join('dee');
    expect(club.until('2021-10-02').points).toBe('ann 1125, bob 1125, dee 1000, cy 750');
    club.finish(club.start('ann', 'dee'), { ann: 0, dee: 0 }, '2021-09-28T20:00:00+01:00');
    expect(club.points).toBe('ann 1084, bob 1083, dee 1083, cy 750');
  });

  it('is shared by those whose game ran at its end, as long as nobody abandons it (S missing players)', () => {
    const club = clubOf('ann bob').at('2021-09-20').join('cy').join('dee').join('eve');
    const game = club.at('2021-09-30 22:00').start('cy', 'dee');
    expect(club.until('2021-10-02').points).toBe('cy 1150, dee 1150, eve 1000, ann 750, bob 750');
    expect(club.abandonGame(game).settled).toEqual([]);
  });

  it('gives no share to somebody who played and has left (S missing players)', () => {
    const club = months(clubOf('ann bob cy'), '2021-09', 'ann bob').leave('bob').until('2021-10-01');
    expect(club.settled).toEqual(['2021-09: cy 250']);
    expect(club.points).toBe('ann 1750, cy 1250');
  });
});

describe('several months without a game', () => {
  const others = 'ann bob';
  const absent = () => months(clubOf('ann bob cy'), '2021-09 2021-10 2021-11', others);

  it('cost a quarter each of what there was at first (S missing players)', () => {
    const club = absent().until('2021-12-01');
    expect(club.settled).toEqual(['2021-09: cy 250', '2021-10: cy 250', '2021-11: cy 250']);
    expect(club.points).toBe('ann 1375, bob 1375, cy 250');
  });

  it('are ended by the fourth: it takes what is left, and the player (S missing players)', () => {
    const club = months(absent(), '2021-12', others).until('2022-01-01');
    expect(club.settled.at(-1)).toBe('2021-12: cy 250; removed cy');
    expect(club.points).toBe('ann 1500, bob 1500');
    club.at('2022-01-10 20:00').join('cy');
    expect([club.points, club.admissions]).toEqual(['ann 1500, bob 1500, cy 1000', 4]);
  });

  it('give what a removal spreads to those alone who played in that month (S missing players)', () => {
    const club = months(absent(), '2021-12', others).at('2021-12-20').join('dee').until('2022-01-01');
    expect(club.settled.at(-1)).toBe('2021-12: cy 250; removed cy');
    expect(club.points).toBe('ann 1500, bob 1500, dee 1000');
  });

  it('leave to the fourth what the quarters left over (S missing players)', () => {
    const club = new DiceClub().at('2021-09-10 20:00');
    club.game({ weez: 627, alduin: 576, twilyte: 564, lisa: 442, aj: 378, gypsy: 324 });
    months(club, '2021-10 2021-11 2021-12 2022-01', 'weez twilyte lisa aj gypsy').until('2022-02-01');
    expect(club.settled.slice(1)).toEqual([
      '2021-10: alduin 264',
      '2021-11: alduin 264',
      '2021-12: alduin 264',
      '2022-01: alduin 265; removed alduin',
    ]);
  });

  it('count from the points at the first of them, after the month before was settled (S missing players)', () => {
    const club = months(clubOf('ann bob cy dee'), '2021-09', 'ann bob cy');
    months(club, '2021-10 2021-11', 'bob cy').until('2021-12-01');
    expect(club.settled).toEqual(['2021-09: dee 250', '2021-10: ann 271, dee 250', '2021-11: ann 271, dee 250']);
  });

  it('are a run that playing ends; another one counts from what there is then (S missing players)', () => {
    const club = months(clubOf('ann bob cy'), '2021-09', others);
    months(club, '2021-10', 'ann bob cy');
    months(club, '2021-11 2021-12 2022-01', others).until('2022-02-01');
    expect(club.settled).toEqual([
      '2021-09: cy 250',
      '2021-10: nothing',
      '2021-11: cy 187',
      '2021-12: cy 187',
      '2022-01: cy 187',
    ]);
  });

  it('are no longer for a month in which nobody played at all (S missing players)', () => {
    const club = months(clubOf('ann bob cy'), '2021-09', others).until('2021-11-01');
    months(club, '2021-11 2021-12', others).until('2022-01-01');
    expect(club.settled).toEqual(['2021-09: cy 250', '2021-11: cy 250', '2021-12: cy 250']);
    months(club, '2022-01', others).until('2022-02-01');
    expect(club.settled.at(-1)).toBe('2022-01: cy 250; removed cy');
  });
});

describe('somebody with no points, or fewer', () => {
  const afterLosing = (games: number, players = 'ann bob cy') => {
    const club = clubOf(players).at('2021-09-10 20:00');
    for (let game = 0; game < games; game++) club.game({ ann: 1, bob: 0 });
    const others = players.replace('bob ', '');
    return months(club, '2021-09 2021-10 2021-11 2021-12 2022-01', others).until('2022-02-01');
  };

  it('forfeits nothing for three months, and is removed after the fourth like anybody else (S missing players)', () => {
    const nothing = ['2021-09: nothing', '2021-10: nothing', '2021-11: nothing', '2021-12: nothing'];
    expect(afterLosing(11).settled.slice(0, 4)).toEqual(nothing);
    const club = afterLosing(10);
    expect(club.settled).toEqual([...nothing, '2022-01: nothing; removed bob']);
    expect(club.points).toBe('ann 2000, cy 1000');
  });

  it('forfeits nothing either for what comes back later: what counts is what the month began with (S missing players)', () => {
    const club = clubOf('ann bob cy', { settings: { stake: 600 } })
      .at('2021-09-10 20:00')
      .even('ann', 'bob', 'cy');
    const games = [club.at('2021-09-30 22:00').start('ann', 'bob'), club.start('ann', 'cy')];
    expect(club.until('2021-10-02 20:00').points).toBe('bob 400, cy 400, ann -200');
    for (const game of games) club.abandonGame(game);
    club.at('2021-10-10 20:00').even('bob', 'cy');
    expect(club.points).toBe('ann 1000, bob 1000, cy 1000');
    expect(club.until('2021-11-01').settled).toEqual(['2021-09: nothing', '2021-10: nothing']);
  });

  it('leaves a debt to all others, who share it; the odd points are the top’s (S missing players)', () => {
    const two = afterLosing(11);
    expect(two.settled.at(-1)).toBe('2022-01: bob -100; removed bob');
    expect(two.points).toBe('ann 2050, cy 950');
    expect(afterLosing(11, 'ann bob cy dee').points).toBe('ann 2066, cy 967, dee 967');
  });
});

describe('a club that has other figures', () => {
  it('forfeits its own share, and removes after its own number of months (S settings)', () => {
    const club = clubOf('ann bob cy', { settings: { forfeitPercent: 10, monthsUntilRemoval: 2 } });
    months(club, '2021-09 2021-10', 'ann bob').until('2021-11-01');
    expect(club.settled).toEqual(['2021-09: cy 100', '2021-10: cy 900; removed cy']);
  });

  it('plays for its own stake (S settings)', () => {
    const club = clubOf('ann bob cy', { settings: { stake: 30 } }).game({ ann: 3, bob: 1, cy: 0 });
    expect(club.points).toBe('ann 1038, bob 992, cy 970');
    const running = club.start('ann', 'bob');
    expect([club.points, club.total]).toEqual(['ann 1008, cy 970, bob 962', 3000]);
    expect(club.abandonGame(running).points).toBe('ann 1038, bob 992, cy 970');
  });
});
