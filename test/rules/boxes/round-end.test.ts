import { describe, expect, it } from 'vitest';
import { leagueOf, type Settings, standingsOf } from './league.ts';

/** Two boxes of five, in which whoever stands below has won. */
function twoBoxes(settings: Settings = {}) {
  const club = leagueOf(10, settings);
  for (const [one, other] of ['2 1', '3 1', '4 1', '5 1', '3 2', '7 6', '8 6', '9 6', '10 6', '8 7'].map((two) =>
    two.split(' '),
  ))
    club.plays(one ?? '', other ?? '', [3, 0]);
  return club;
}

describe('as a round ends', () => {
  it('the best of each box but the first change places with the last of the box above, the others stand as they did (B7)', () => {
    const club = twoBoxes();
    expect(standingsOf(club)).toEqual(['3:10 2:6 4:5 5:5↓ 1:4↓', '8:10↑ 7:6↑ 9:5 10:5 6:4']);
    expect(club.at('2023-04-01 00:00').settle().order).toBe('3 2 4 8 7 5 1 9 10 6');
  });

  it('so many do as the club says, at its last midnight, and one where a box is too small for so many (B7)', () => {
    expect(twoBoxes({ up: 1 }).at('2023-04-01 00:00').settle().order).toBe('3 2 4 5 8 1 7 9 10 6');
    const small = leagueOf(8)
      .plays('7', '6', [3, 0])
      .plays('1', '5', [3, 0])
      .plays('2', '4', [3, 0])
      .plays('3', '4', [3, 1]);
    expect(small.at('2023-03-31 23:59').settle().order).toBe('1 2 3 4 5 6 7 8');
    expect(small.at('2023-04-01 00:00').settle().order).toBe('1 2 3 4 7 5 6 8');
  });

  it('whoever has played too little goes down before all others, and never up (B7)', () => {
    const club = leagueOf(8, { up: 1 }).plays('5', '4', [3, 0]).plays('3', '2', [3, 0]).plays('7', '8', [3, 0]);
    expect(club.at('2023-04-01 00:00').settle().order).toBe('3 5 2 4 7 1 8 6');
    const nobody = leagueOf(8, { up: 1 }).plays('1', '2', [3, 0]);
    expect(nobody.at('2023-04-01 00:00').settle().order).toBe('1 2 3 4 5 6 7 8');
  });

  it('whoever gave their match away has not played it (B7)', () => {
    const club = leagueOf(8, { up: 1 })
      .plays('7', '6', [3, 0], { walkover: true })
      .plays('8', '7', [3, 0])
      .plays('1', '2', [3, 0]);
    expect(standingsOf(club)[1]).toBe('7:6↑ 8:5 6:0');
    expect(club.at('2023-04-01 00:00').settle().order).toBe('1 2 3 4 7 5 8 6');
  });

  it('whoever has played too little so often in a row is removed, but not in the round in which they joined (B7)', () => {
    const club = leagueOf(5).plays('1', '2', [3, 0]).join('6').at('2023-04-10 20:00').plays('1', '2', [3, 0]);
    expect(club.at('2023-05-01 00:00').settle().order).toBe('1 2 6');
  });

  it('nobody moves and nothing is held against anybody where nobody has played (B7)', () => {
    const club = leagueOf(8).at('2023-06-10 20:00').settle();
    expect(club.order).toBe('1 2 3 4 5 6 7 8');
    expect(club.season.lines().flatMap(({ effects }) => effects.settled)).toEqual([]);
  });

  it('whoever was away for more than half of it keeps the middle of their box (B8)', () => {
    const away = (to: string) => {
      const club = leagueOf(5, { least: 1, removeAfter: 1 }).at('2023-03-01 20:00');
      club.does('away', { player: '5', from: '2023-03-02', to });
      for (const [one, other] of ['2 1', '3 1', '4 1'].map((two) => two.split(' ')))
        club.plays(one ?? '', other ?? '', [3, 0]);
      return club.at('2023-04-01 00:00').settle().order;
    };
    expect(away('2023-03-17')).toBe('2 3 5 4 1');
    expect(away('2023-03-16')).toBe('2 3 4 1');
  });

  it('of players who may be away so many days in a season (B8)', () => {
    const club = leagueOf(5, { holidayDays: 3 });
    expect(() => club.does('away', { player: '5', from: '2023-03-22', to: '2023-03-25' })).toThrow('no-days-left (B8)');
  });
});

describe('as things stand', () => {
  it('those would go up and down who do if nothing happens: what waits counts then, what is disputed does not (B9)', () => {
    const club = leagueOf(8, { size: 4, up: 1, confirm: 3 }).plays('2', '1', [3, 0]).plays('4', '3', [3, 0]);
    club.plays('3', '1', [3, 2], { reported: '3' }).plays('5', '6', [3, 0]).plays('8', '7', [3, 2], { reported: '8' });
    expect(standingsOf(club)).toEqual(['2:5 4:5 1:1↓ 3:1', '5:5↑ 6:1 7:0 8:0']);
    club.does('reject', { challenge: 'm3', disputed: '1' }).does('reject', { challenge: 'm5', disputed: '7' });
    expect(standingsOf(club)[0]).toBe('2:5 4:5 1:1 3:1↓');
    expect(club.at('2023-04-01 00:00').settle().order).toBe('2 4 1 5 3 6 7 8');
  });

  it('nobody would before anybody has played (B7)', () => {
    expect(standingsOf(leagueOf(8, { size: 4, least: 0 }))).toEqual(['1:0 2:0 3:0 4:0', '5:0 6:0 7:0 8:0']);
  });
});

describe('a box league', () => {
  it('is seeded as listed, by rating or by lot, once (B10)', () => {
    const club = leagueOf(5);
    expect(() => club.does('seed', { order: 'given', players: [{ id: '9' }] })).toThrow('already-seeded (B10)');
  });

  it('works a round and all since out again where a match is corrected, or voided (B10)', () => {
    const club = twoBoxes({ up: 1 }).at('2023-04-02 12:00');
    expect(club.settle().order).toBe('3 2 4 5 8 1 7 9 10 6');
    // The match of 8 and 7 was the other way round.
    club.does('correct', { line: 12, score: [0, 3] });
    expect(club.order).toBe('3 2 4 5 7 1 8 9 10 6');
    club.void(12);
    expect(club.order).toBe('3 2 4 5 7 1 8 9 10 6');
  });
});
