import { describe, expect, it } from 'vitest';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { clubOf, type RulesClub } from '../club.ts';

const club = (changes: object = {}): RulesClub => clubOf(3, changes);
/** Their season begins when it is told, and ends with a final on 6 June 2022. */
const clubFrom = (start: string): RulesClub => club({ season: { start, end: '2022-06-06' } });

/** ann, bob and cy, of whom cy has played in September, and nobody in October: both months are settled. */
function inNovember(changes: object = {}): RulesClub {
  const played = club(changes).at('2021-09-13 20:00').sheet('bob', 'ann', [1, 1]).at('2021-11-03').settle();
  return played;
}

const OCTOBER = [{ from: '2021-10-01', to: '2021-10-31' }];
const periods = ({ season }: RulesClub): readonly string[] =>
  season.lines().flatMap(({ effects }) => effects.settled.map(({ name }) => name));
const endOf = ({ ladder }: RulesClub): string | undefined => ladder.header.season.end;

/** The final put off on the morning of its date, and the evening that was to be it. */
function putOff(to: string): RulesClub {
  const late = clubFrom('2022-05-20').at('2022-06-06 09:00').does('configure', { end: to });
  return late;
}

describe('closures that are configured', () => {
  it('count as if they had always been there: what was settled, and all since, is worked out again (§0 Configuring)', () => {
    const late = inNovember();
    expect([late.order, periods(late)]).toEqual(['ann bob', ['2021-09', '2021-10']]);
    late.does('configure', { closures: OCTOBER });
    expect([late.order, periods(late)]).toEqual(['ann bob cy', ['2021-09']]);
  });

  it('replace those of before, and come back where the line is voided (§0 Configuring)', () => {
    const late = inNovember({ closures: OCTOBER }).does('configure', { closures: [] });
    expect(late.order).toBe('ann bob');
    expect(late.void().order).toBe('ann bob cy');
    expect(late.ladder.header.closures).toEqual(OCTOBER);
  });

  it('are those of the last line that stands, whatever came in between (§0 Configuring)', () => {
    const late = inNovember().does('configure', { closures: OCTOBER });
    const first = late.line;
    expect(late.does('configure', { closures: [{ from: '2021-10-02', to: '2021-10-31' }] }).order).toBe('ann bob');
    expect(late.void().order).toBe('ann bob cy');
    expect(late.void(first).order).toBe('ann bob');
    expect(late.ladder.header.closures).toBeUndefined();
  });

  it('stay what they are where something else is configured (§0 Configuring)', () => {
    const late = inNovember({ closures: OCTOBER }).does('configure', { name: 'Thursdays' });
    expect(late.ladder.header).toMatchObject({ name: 'Thursdays', closures: OCTOBER });
    expect(late.order).toBe('ann bob cy');
  });
});

describe('settings that are configured', () => {
  it('count from then on: what was settled stays as it was, also where a later correction works it out again (§0 Configuring)', () => {
    const late = clubOf(9).at('2021-09-13 20:00');
    const { line } = late.sheet('bob', 'cy', [1, 1]);
    late.at('2021-10-03').settle();
    const before = late.order;
    expect(late.does('configure', { settings: { drop: 1 } }).order).toBe(before);
    expect(late.correct(line, [0, 2]).correct(line, [1, 1]).order).toBe(before);
  });

  it('are those in force when a month is due, be it that they were others for most of it (§0 Configuring)', () => {
    const late = clubOf(4).at('2021-09-29 12:00');
    late.does('configure', { settings: { drop: 1, monthsUntilRemoval: 12 } });
    late.at('2021-09-30 20:00').sheet('dee', 'cy', [1, 1]);
    expect(late.at('2021-10-01').settle().order).toBe('cy ann bob dee');
  });

  it('give the system’s own figure back for null, and leave alone what is not named (§0 Configuring)', () => {
    const late = club({ settings: { drop: 2, reach: 7 } }).does('configure', { settings: { drop: null } });
    expect(late.ladder.header.settings).toEqual({ reach: 7 });
    expect(late.does('configure', { settings: { reach: null } }).ladder.header.settings).toBeUndefined();
  });

  it('leave a month alone that did not count when it was due, though it would by the nights of now (§0 Configuring)', () => {
    const mondays = [4, 11, 18, 25].map((day) => String(day).padStart(2, '0')).map((day) => `2021-10-${day}`);
    const late = inNovember({
      settings: { nights: ['monday'] },
      closures: mondays.map((day) => ({ from: day, to: day })),
    });
    late
      .does('configure', { settings: { nights: null } })
      .at('2021-11-30')
      .settle();
    expect(periods(late)).toEqual(['2021-09']);
    late.at('2021-12-01').settle();
    expect(periods(late)).toEqual(['2021-09', '2021-11']);
  });

  it('leave a challenge its terms: whether somebody stood near was known when it was issued (L20a)', () => {
    const night = clubOf(6).at('2021-09-06 20:00').arrive('ann', 'fay');
    const far = night.issue('fay', 'ann');
    night.does('configure', { settings: { reach: 5 } }).result(far, [2, 0]);
    expect(night.order).toBe('ann bob cy dee fay eve');
    night.at('2021-09-13 20:00').arrive('ann', 'eve');
    const near = night.issue('eve', 'ann');
    night.does('configure', { settings: { reach: 4 } }).result(near, [2, 0]);
    expect(night.order).toBe('eve ann bob cy dee fay');
  });

  it('have names and ranges as in the header (§0 Configuring)', () => {
    const one = club();
    const refused = (settings: object) => () => one.does('configure', { settings });
    expect(refused({ colour: 'red' })).toThrow('invalid (§0): settings: a Lavers ladder has no setting “colour”');
    expect(refused({ colour: null })).toThrow('invalid');
    expect(refused({ reach: 0 })).toThrow('invalid (§0): settings.reach: must be a whole number from 1 to 100.');
    expect(refused({ nights: ['Monday'] })).toThrow('invalid');
    expect(() => one.does('configure', {})).toThrow('invalid');
    expect(() => one.does('configure', { board: 9 })).toThrow('invalid');
    expect(() => one.does('configure', { name: null })).toThrow('invalid');
    expect(() => one.does('configure', { closures: [{ from: '2021-10-31', to: '2021-10-01' }] })).toThrow('invalid');
  });
});

describe('the date of the final', () => {
  it('is moved from then on, with the cut, the hours and the months that count before it (L27)', () => {
    const moved = clubFrom('2022-01-03').at('2022-01-10 12:00').does('configure', { end: '2022-02-10' });
    expect(endOf(moved)).toBe('2022-02-10');
    moved.at('2022-02-10 19:46').arrive('ann', 'bob').challenge('bob', 'ann');
    moved.at('2022-02-10 20:16').settle();
    expect(periods(moved).at(-1)).toBe('2022-02-10T20:15');
    expect(() => moved.at('2022-02-11').join('dee')).toThrow('season-over');
  });

  it('is announced a calendar month ahead: less is softly refused (L27)', () => {
    const moved = club().at('2022-01-31 12:00');
    expect(() => moved.does('configure', { end: '2022-02-27' })).toThrow('short-notice (L27)');
    moved.does('configure', { end: '2022-02-28' });
    moved.because('the hall burnt down').does('configure', { end: '2022-02-07' });
    expect(endOf(moved)).toBe('2022-02-07');
  });

  it('is neither before the entry nor before the season, is never taken away, and is at most ten years on (L27)', () => {
    const moved = club().at('2022-01-10 00:00');
    expect(() => moved.does('configure', { end: '2022-01-09' })).toThrow(
      'invalid (§0): end: the season can’t end in the past',
    );
    moved.because('tonight').does('configure', { end: '2022-01-10' });
    expect(() => moved.does('configure', { end: null })).toThrow('invalid');
    expect(() => moved.does('configure', { end: '2031-09-07' })).toThrow('invalid');
    expect(() => clubOf(2).at('2021-08-01').does('configure', { end: '2021-09-05' })).toThrow('invalid');
  });

  it('is the same date again: that is no change, and needs no notice (L27)', () => {
    const same = clubFrom('2022-05-20').at('2022-06-06 19:00').arrive('ann');
    same.does('configure', { end: '2022-06-06', name: 'Final' });
    expect(same.ladder.header).toMatchObject({ name: 'Final', season: { end: '2022-06-06' } });
  });

  it('stays where it is on its day from the first arrival on, unless that is voided (L27)', () => {
    const moved = clubFrom('2022-05-20').at('2022-06-06 19:00').arrive('ann');
    const arrival = moved.line;
    moved.depart('ann');
    expect(() => moved.because('so').does('configure', { end: '2022-07-11' })).toThrow('not-correctable (L27)');
    moved.void(arrival).does('configure', { end: '2022-07-11' });
    expect(endOf(moved)).toBe('2022-07-11');
  });

  it('is not changed once the season is over, nor is anything after the close (L34)', () => {
    const over = clubFrom('2022-05-20').at('2022-06-07');
    expect(() => over.does('configure', { end: '2022-08-01' })).toThrow('season-over (L34)');
    over.does('configure', { name: 'Last year' });
    const closed = clubFrom('2022-05-20').at('2022-06-06 20:00').arrive('ann', 'bob');
    expect(closed.at('2022-06-06 21:41').close().champion).toBe('ann');
    for (const body of [{ name: 'x' }, { closures: [] }, { settings: { drop: 1 } }, { end: '2022-06-06' }])
      expect(() => closed.does('configure', body)).toThrow('season-over');
  });
});

describe('a final that is put off', () => {
  it('has its cut on the new date, also where nobody came on the old one and that was settled (L29)', () => {
    const late = clubFrom('2022-05-20').at('2022-06-06 21:00').does('configure', { end: '2022-07-11' });
    expect(periods(late).at(-1)).toBe('2022-06-06T20:15');
    late.at('2022-07-11 20:00').arrive('ann', 'bob');
    expect(() => late.close()).toThrow('too-early (L29)');
    expect(late.at('2022-07-11 20:16').settle().order).toBe('ann bob');
    expect(finalSlot.of(late.ladder).latecomers).toEqual(['cy']);
    expect(late.at('2022-07-11 21:41').close().champion).toBe('ann');
  });

  it('leaves the old date an ordinary night, on which nobody is removed (L29)', () => {
    const late = putOff('2022-07-11').at('2022-06-06 20:00').arrive('ann').at('2022-06-07').settle();
    expect(late.order).toBe('ann bob cy');
    expect(() => late.at('2022-06-07').close()).toThrow('not-final-night');
  });

  it('gives the date back where the line is voided in time (L27)', () => {
    const back = club().at('2022-03-03 12:00').does('configure', { end: '2022-06-13' }).void();
    expect(endOf(back)).toBe('2022-06-06');
  });

  it('cannot be voided to a date that is over, nor on the new one once somebody has come, nor after it (L27)', () => {
    const late = putOff('2022-07-11');
    const line = late.line;
    expect(() => late.at('2022-06-07').void(line)).toThrow('not-correctable (§0)');
    const early = clubFrom('2022-03-01').at('2022-03-03').does('configure', { end: '2022-04-04' });
    const moved = early.line;
    early.at('2022-04-04 19:00').arrive('ann');
    expect(() => early.void(moved)).toThrow('not-correctable');
    expect(() => early.at('2022-04-05').void(moved)).toThrow('not-correctable');
  });

  it('is voided at any time where that leaves the date as it is (L27)', () => {
    const late = putOff('2022-07-11');
    const first = late.line;
    late.does('configure', { end: '2022-08-08' }).at('2022-07-20').void(first);
    expect(endOf(late)).toBe('2022-08-08');
  });

  it('neither corrects nor voids what is not there (§0 Configuring)', () => {
    const late = putOff('2022-07-11');
    expect(() => late.correct(late.line, [2, 0])).toThrow('not-correctable');
  });
});
