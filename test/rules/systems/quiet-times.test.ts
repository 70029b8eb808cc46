import { describe, expect, it } from 'vitest';
import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { earliest, lastDayOver } from '#shared/rules/inactivity/repeating.ts';
import { known } from '../club.ts';
import { ChessClub } from './club.ts';

const HOUSE = { system: 'house', timezone: 'Europe/London', season: { start: '2001-01-01' } };
const monthly = (settings: object = {}) => ({ game: 'one', period: 'month', drop: 1, dropAfter: 1, ...settings });
const clubOf = (settings?: object, changes: object = {}) =>
  new ChessClub({ ...HOUSE, ...changes, settings: monthly(settings) }).seed('ann', 'bob', 'cy');

/** Every settlement so far: "2001-01", or "2002-01 to 2020-12" where so many months came out alike. */
const settledOf = (club: ChessClub): readonly string[] =>
  club.season
    .lines()
    .flatMap(({ effects }) => effects.settled)
    .map((each) => ('through' in each && each.through ? `${each.name} to ${each.through.name}` : each.name));
const until = (club: ChessClub, when: string) => settledOf(club.at(when).settle());

describe('months in which nobody plays for years (§0 Periods)', () => {
  it('are one settlement once twelve of them came out alike (§0 Periods)', () => {
    const told = until(clubOf(), '2021-01-01');
    expect(told.length).toBe(13);
    expect([told[0], told.at(-1)]).toEqual(['2001-01', '2002-01 to 2020-12']);
  });

  it('end at the last month that is over, and with the season (§0 Periods)', () => {
    expect(until(clubOf(), '2020-12-31 23:59').at(-1)).toBe('2002-01 to 2020-11');
    expect(until(clubOf({}, { season: { start: '2001-01-01', end: '2004-06-30' } }), '2021-01-01').at(-1)).toBe(
      '2002-01 to 2004-06',
    );
    expect(until(clubOf(), '2002-02-01').at(-1)).toBe('2002-01');
  });

  it('are settled each by itself until all have missed as many as are remembered (§0 Periods)', () => {
    const club = clubOf();
    club.at('2001-03-10 20:00').sheet('cy', 'bob', [1, 0]);
    const told = until(club, '2021-01-01');
    expect(told.length).toBe(16);
    expect(told.at(-1)).toBe('2002-04 to 2020-12');
  });

  it('go on to the month in which somebody played after all, as it turns out later (§0 Playing)', () => {
    const club = clubOf();
    until(club, '2021-01-01');
    club.at('2021-01-10 20:00').sheet('cy', 'bob', [1, 0], '2011-07-15 20:00');
    const told = settledOf(club);
    expect(told[12]).toBe('2002-01 to 2011-06');
    expect(told.slice(13, 15)).toEqual(['2011-07', '2011-08']);
    expect(told.at(-1)).toMatch(/ to 2020-12$/);
  });

  it('go on to the days that a player is away, if they are still there (§0 Periods)', () => {
    const away = { player: 'bob', from: '2008-05-01', to: '2008-05-31' };
    const here = clubOf({ holidayDays: 40 }).at('2001-01-02 12:00').does('away', away);
    expect(until(here, '2021-01-01').slice(12)).toEqual(['2002-01 to 2008-04', '2008-05', '2008-06 to 2020-12']);
    const gone = clubOf({ holidayDays: 40 }).at('2001-01-02 12:00').does('away', away).leave('bob');
    expect(until(gone, '2021-01-01').at(-1)).toBe('2002-01 to 2020-12');
    const past = clubOf({ holidayDays: 40 })
      .at('2001-01-02 12:00')
      .does('away', { ...away, from: '2001-02-01', to: '2001-02-28' });
    expect(until(past, '2021-01-01').at(-1)).toMatch(/^2002-0\d to 2020-12$/);
  });

  it('are none for those in a match that runs, and all are in one (§0 Playing)', () => {
    const lavers = { system: 'lavers', season: { start: '2001-01-01', end: '2010-12-31' } };
    const club = new ChessClub(lavers).seed('ann', 'bob').at('2001-01-02 20:00').arrive('ann', 'bob');
    club.issue('bob', 'ann');
    expect(until(club, '2010-12-01')).toEqual(['2001-01 to 2010-11']);
    const three = new ChessClub(lavers).seed('ann', 'bob', 'cy').at('2001-01-02 20:00').arrive('ann', 'bob');
    three.issue('bob', 'ann');
    expect(until(three, '2010-12-01').slice(0, 2)).toEqual(['2001-01', '2001-02']);
  });
});

const day = (text: string) => known(parseDay(text));
const at = (text: string) => known(parseInstant(text));

it('the first of several days is that, whatever is unknown, and none is the first of none (§0 Periods)', () => {
  expect(earliest(day('2021-02-02'), undefined, day('2021-02-01'), day('2021-02-03'))).toBe('2021-02-01');
  expect(earliest(undefined, day('2021-02-02'))).toBe('2021-02-02');
  expect([earliest(), earliest(undefined)]).toEqual([undefined, undefined]);
});

it('a day is over at its midnight, and stays so where clocks are set back over that (§0 Periods)', () => {
  expect(lastDayOver('Europe/London', at('2021-02-02T23:59:59Z'))).toBe('2021-02-01');
  expect(lastDayOver('Europe/London', at('2021-02-03T00:00:00Z'))).toBe('2021-02-02');
  // In St John’s the 1st of November began at 02:30 UTC; a minute later it was the 31st of October again, for an hour.
  const days = ['02:29', '02:45', '03:31'].map((time) => lastDayOver('America/St_Johns', at(`2009-11-01T${time}:00Z`)));
  expect(days).toEqual(['2009-10-30', '2009-10-31', '2009-10-31']);
});
