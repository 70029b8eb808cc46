import { describe, expect, it } from 'vitest';
import { systemOf } from '#shared/systems/registry.ts';
import { leagueOf, standingsOf, tablesOf } from './league.ts';

describe('boxes', () => {
  it('are made from the top, and what is left over is the last one, or joins the one above (B1)', () => {
    expect(tablesOf(leagueOf(8))).toEqual(['1 2 3 4 5', '6 7 8']);
    expect(tablesOf(leagueOf(7))).toEqual(['1 2 3 4 5 6 7']);
    expect(tablesOf(leagueOf(2))).toEqual(['1 2']);
    expect(tablesOf(leagueOf(9, { size: 4 }))).toEqual(['1 2 3 4', '5 6 7 8 9']);
  });

  it('are those that there would be until the first match of a season, and stay from then on (B2)', () => {
    const club = leagueOf(8).leave('2');
    expect(tablesOf(club)).toEqual(['1 3 4 5 6 7 8']);
    expect(tablesOf(club.join('9'))).toEqual(['1 3 4 5 6', '7 8 9']);
    club.plays('1', '3', [3, 0]).leave('4');
    expect(tablesOf(club)).toEqual(['1 3 5 6', '7 8 9']);
    expect(tablesOf(club.join('10').join('11').join('12').join('13'))).toEqual(['1 3 5 6', '7 8 9 10 11 12']);
    expect(club.order).toBe('1 3 5 6 7 8 9 10 11 12 13');
  });

  it('are made anew as the next round begins, by the settings of that moment (B2)', () => {
    const club = leagueOf(8)
      .plays('1', '2', [3, 0])
      .configure({ settings: { size: 4 } });
    expect(tablesOf(club)).toEqual(['1 2 3 4 5', '6 7 8']);
    expect(tablesOf(club.at('2023-04-01 00:00').settle())).toEqual(['1 2 3 4', '5 6 7 8']);
  });
});

describe('how boxes stand', () => {
  type Club = ReturnType<typeof leagueOf>;
  const LINES: readonly ((club: Club) => Club)[] = [
    (club) => club.plays('1', '2', [3, 0]).plays('6', '7', [3, 1]),
    (club) => club.plays('3', '2', [3, 2]),
    (club) => club.does('away', { player: '1', from: '2023-03-20', to: '2023-04-05' }),
    (club) => club.configure({ settings: { forGame: 3, up: 1 } }),
    (club) => club.does('leave', { player: '4' }),
    (club) => club.does('void', { line: 3 }),
    (club) => club.join('4').plays('5', '1', [3, 0]),
    (club) => club.at('2023-04-01 12:00').settle(),
  ];

  it('is the same whether or not somebody has looked at them before (B6)', () => {
    const looked = leagueOf(10);
    const often = LINES.map((does) => standingsOf(does(looked)));
    const once = LINES.map((_, last) =>
      standingsOf(LINES.slice(0, last + 1).reduce((club, does) => does(club), leagueOf(10))),
    );
    expect(often).toEqual(once);
  });
});

describe('a round', () => {
  const lastDay = (club: ReturnType<typeof leagueOf>) => {
    const { first, last } = systemOf(club.ladder).controls.round(club.ladder) ?? {};
    return `${first} to ${last}`;
  };

  it('is a month, the first one from the season’s first day on, if half of that month is left (B2)', () => {
    expect(lastDay(leagueOf(5))).toBe('2023-03-01 to 2023-03-31');
    expect(lastDay(leagueOf(5, {}, { season: { start: '2023-03-16' } }))).toBe('2023-03-16 to 2023-03-31');
    expect(lastDay(leagueOf(5, {}, { season: { start: '2023-03-17' } }))).toBe('2023-03-17 to 2023-04-30');
  });

  it('is so many weeks from the season’s first day on where a club has it so, but never one (B2)', () => {
    const club = leagueOf(5, { weeks: 4 });
    expect(lastDay(club)).toBe('2023-03-01 to 2023-03-28');
    expect(lastDay(club.at('2023-03-29 12:00').settle())).toBe('2023-03-29 to 2023-04-25');
    expect(() => club.configure({ settings: { weeks: 1 } })).toThrow('settings.weeks: a round takes at least 2 weeks');
  });

  it('goes on where the club is closed until its end, and ends with the season (B2)', () => {
    const closures = [{ from: '2023-04-01', to: '2023-04-30' }];
    const club = leagueOf(5, {}, { season: { start: '2023-03-01', end: '2023-05-10' }, closures });
    expect(lastDay(club)).toBe('2023-03-01 to 2023-03-31');
    expect(lastDay(club.at('2023-04-02 12:00').settle())).toBe('2023-04-01 to 2023-05-10');
    expect(lastDay(club.at('2023-05-11 12:00').settle())).toBe('undefined to undefined');
  });
});
