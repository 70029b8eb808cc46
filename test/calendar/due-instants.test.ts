import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { everyDay, onWeekdays, shutStretches } from '#shared/calendar/club-calendar.ts';
import { addDays, daysBetween, weekday } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { lastPeriod, monthOf, nextPeriod, type PeriodOf, weekOf } from '#shared/calendar/periods.ts';
import { nextDue, settleDue } from '#shared/engine/settle.ts';
import { parseHeader } from '#shared/log/parse.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import type { Closure, Header } from '#shared/vocabulary/header.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { forAny } from '../runs.ts';

interface Season {
  readonly start: string;
  readonly end?: string;
  readonly closures?: readonly { readonly from: string; readonly to: string }[];
}

function ladderOf(system: string, timezone: string, { closures, ...season }: Season): Ladder {
  const parsed = parseHeader({ system, timezone, season, ...(closures && { closures }) });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return newLadder(parsed.value);
}

/** The first so many instants at which something falls due, in UTC; fewer where no more ever does. */
function dueInstants(ladder: Ladder, count: number): readonly string[] {
  const due = nextDue(ladder);
  if (due === undefined || count === 0) return [];
  return [new Date(due).toISOString(), ...dueInstants(settleDue(ladder, due, asRemembered).ladder, count - 1)];
}

/** Expected instants in UTC, to the second. They come from the IANA rules, by other means than ours. */
const utc = (text: string): readonly string[] =>
  text === '' ? [] : text.split(' ').map((each) => `${each.padEnd(19, ':00')}.000Z`);

type Case = readonly [what: string, zone: string, season: Season, expected: string];

const fallDue = (system: string) => (_: string, zone: string, season: Season, expected: string) => {
  const instants = utc(expected);
  expect(dueInstants(ladderOf(system, zone, season), instants.length)).toEqual(instants);
};

/** A season whose end is as far away as it can be. */
const from = (start: string): Season => ({ start, end: `${Number(start.slice(0, 4)) + 10}-01-01` });

const MONTHS: readonly Case[] = [
  ['in summer time', 'Europe/London', from('2021-09-06'), '2021-09-30T23:00 2021-11-01T00:00'],
  ['after a month an hour short', 'Europe/London', from('2022-03-01'), '2022-03-31T23:00'],
  ['after a leap February', 'Europe/London', from('2024-02-01'), '2024-03-01T00:00 2024-03-31T23:00'],
  ['after a February of 28 days', 'Asia/Kathmandu', from('2021-02-01'), '2021-02-28T18:15'],
  ['in a leap year that is none', 'Africa/Nairobi', from('2100-02-01'), '2100-02-28T21:00'],
  ['at the turn of the year', 'Asia/Kolkata', from('2021-12-01'), '2021-12-31T18:30 2022-01-31T18:30'],
  ['across Newfoundland’s autumn', 'America/St_Johns', from('2021-10-01'), '2021-11-01T02:30 2021-12-01T03:30'],
  ['when 1 November begins for the first time', 'America/St_Johns', from('2009-10-01'), '2009-11-01T02:30'],
  ['across half an hour', 'Australia/Lord_Howe', from('2021-09-01'), '2021-09-30T13:30 2021-10-31T13:00'],
  ['across half an hour back', 'Australia/Lord_Howe', from('2021-03-01'), '2021-03-31T13:00 2021-04-30T13:30'],
  ['at three quarters', 'Pacific/Chatham', from('2021-03-01'), '2021-03-31T10:15 2021-04-30T11:15'],
  ['across a midnight that is skipped', 'America/Havana', from('2021-03-01'), '2021-04-01T04:00'],
  ['across an hour after midnight that comes twice', 'America/Havana', from('2021-11-01'), '2021-12-01T05:00'],
  ['at one o’clock, midnight being skipped', 'America/Sao_Paulo', from('1966-10-01'), '1966-11-01T03:00'],
  ['at one o’clock, midnight being skipped', 'Asia/Damascus', from('2004-03-01'), '2004-03-31T22:00'],
  ['after an evening whose last hour comes twice', 'Asia/Damascus', from('2004-09-01'), '2004-09-30T22:00'],
  ['at a quarter past midnight, as a zone moves', 'Asia/Kathmandu', from('1985-12-01'), '1985-12-31T18:30'],
  ['after a December without a 30th', 'Pacific/Apia', from('2011-12-01'), '2011-12-31T10:00'],
];

const WEEKS: readonly Case[] = [
  ['at midnight', 'Africa/Nairobi', from('2022-01-03'), '2022-01-09T21:00 2022-01-16T21:00'],
  ['at the end of a year of 53 weeks', 'Africa/Nairobi', from('2020-12-28'), '2021-01-03T21:00 2021-01-10T21:00'],
  ['at the end of a year of 53 weeks', 'Asia/Kolkata', from('2020-12-21'), '2020-12-27T18:30 2021-01-03T18:30'],
  ['after a Sunday of 25 hours', 'Europe/London', from('2021-10-25'), '2021-11-01T00:00'],
  ['after a Sunday of 23 hours', 'Europe/London', from('2022-03-21'), '2022-03-27T23:00'],
  ['after a Sunday of 25 hours', 'America/St_Johns', from('2021-11-01'), '2021-11-08T03:30'],
  ['after a Sunday of 23½ hours', 'Australia/Lord_Howe', from('2021-09-27'), '2021-10-03T13:00'],
  ['after a Sunday of 24½ hours', 'Australia/Lord_Howe', from('2021-03-29'), '2021-04-04T13:30'],
  ['after a Sunday of 23 hours', 'Pacific/Chatham', from('2021-09-20'), '2021-09-26T10:15'],
  ['after a Sunday that began at one', 'America/Havana', from('2021-03-08'), '2021-03-15T04:00'],
  ['after a Sunday that was an hour old twice', 'America/Havana', from('2021-11-01'), '2021-11-08T05:00'],
  ['at one o’clock on a Monday without midnight', 'Asia/Tehran', from('2021-03-15'), '2021-03-21T20:30'],
  ['after a Sunday whose last hour comes twice', 'Asia/Tehran', from('2020-09-14'), '2020-09-20T20:30'],
  ['after a week without a Friday', 'Pacific/Apia', from('2011-12-26'), '2012-01-01T10:00'],
];

const POINTS: readonly Case[] = [
  ['with the season, and month by month', 'Europe/London', from('2021-09-06'), '2021-09-05T23:00 2021-09-30T23:00'],
  ['on a day that begins at one', 'America/Havana', from('2021-03-14'), '2021-03-14T05:00 2021-04-01T04:00'],
  ['on a day of which an hour comes twice', 'America/Havana', from('2021-11-07'), '2021-11-07T04:00 2021-12-01T05:00'],
  ['on a day that begins at one', 'America/Sao_Paulo', from('2018-11-04'), '2018-11-04T03:00 2018-12-01T02:00'],
  ['on a day that never was', 'Pacific/Apia', from('2011-12-30'), '2011-12-30T10:00 2011-12-31T10:00'],
];

describe('months of a Lavers ladder', () => {
  test.each(MONTHS)('fall due %s (%s)', fallDue('lavers'));
});

describe('weeks of a Nairobi ladder', () => {
  test.each(WEEKS)('fall due %s (%s)', fallDue('nairobi'));
});

describe('months of a Shicargo ladder, of which the first begins with the season', () => {
  test.each(POINTS)('fall due %s (%s)', fallDue('shicargo'));
});

describe('the Grand Final’s cut, when 20:15:00 is over', () => {
  const onlyNight = (date: string): Season => ({ start: date, end: date });

  test.each([
    ['on the day after whose night clocks went forward', 'Europe/London', '2022-03-27', '2022-03-27T19:15:00.001Z'],
    ['on the day on which clocks went back', 'Europe/London', '2021-10-31', '2021-10-31T20:15:00.001Z'],
    ['two hours before clocks go forward', 'America/Nuuk', '2022-03-26', '2022-03-26T23:15:00.001Z'],
    [
      'on the day on which clocks went back half an hour',
      'Australia/Lord_Howe',
      '2022-04-03',
      '2022-04-03T09:45:00.001Z',
    ],
    ['on a day without midnight', 'America/Havana', '2022-03-13', '2022-03-14T00:15:00.001Z'],
    ['on a day of 23 hours', 'Pacific/Chatham', '2021-09-26', '2021-09-26T06:30:00.001Z'],
  ])('is made %s (%s)', (_, zone, date, expected) => {
    expect(dueInstants(ladderOf('lavers', zone, onlyNight(date)), 2)).toEqual([expected]);
  });
});

/** A zone's date at an instant, as the platform's own formatter tells it. */
const dateIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const days = fc.integer({ min: Date.UTC(1972, 0, 1), max: Date.UTC(2037, 11, 1) }).map((each) => dayAt(each));

function dayAt(milliseconds: number): Day {
  const day = parseDay(new Date(milliseconds).toISOString().slice(0, 10));
  return day ?? expect.fail();
}

describe('in every zone there is, a period falls due in the first millisecond of its successor', () => {
  const begins = (system: string, of: PeriodOf) => (zone: string, start: Day) => {
    const { first } = of(start);
    const due = nextDue(ladderOf(system, zone, from(first))) ?? expect.fail();
    const successor = addDays(of(start).last, 1);
    expect(dateIn(zone, due) >= successor).toBe(true);
    expect(dateIn(zone, due - 1) < successor).toBe(true);
  };

  test.each([
    ['a month of Lavers', begins('lavers', monthOf)],
    ['a week of Nairobi', begins('nairobi', weekOf)],
  ])('%s', (_, holds) => {
    forAny(100, [zones, days], holds);
  });
});

const day = (text: string): Day => parseDay(text) ?? expect.fail(text);
const START = day('2021-09-06');

const header = (closures: readonly Closure[], start = START): Header => ({
  system: 'crewe',
  timezone: 'Europe/London',
  season: { start },
  closures,
});

const headers = fc
  .record({
    start: fc.nat(40),
    closures: fc.array(fc.tuple(fc.nat(400), fc.oneof(fc.nat(3), fc.nat(60))), { maxLength: 8 }),
  })
  .map(({ start, closures }) =>
    header(
      closures.map(([from, days]) => ({ from: addDays(START, from), to: addDays(START, from + days) })),
      addDays(START, start),
    ),
  );

/** With Saturdays, which no week lacks of which half is left. */
const weekdays = fc.subarray([0, 1, 2, 3, 4, 5]).map((days) => [...days, 6]);

const daysOf = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));

describe('the periods that count', () => {
  it.each([
    ['month', monthOf],
    ['week', weekOf],
  ] as const)('are each %s that has a playing day on which the club is open, and half of its days', (_, of) => {
    forAny(20, [headers, weekdays], (known, days) => {
      const calendar = onWeekdays(() => days)(known);
      const { season, closures = [] } = known;
      const isOpen = (each: Day) =>
        days.includes(weekday(each)) && !closures.some((shut) => shut.from <= each && each <= shut.to);
      const expected: Day[] = [];
      for (let period = of(season.start); period.last < addDays(START, 500); period = of(addDays(period.last, 1))) {
        const all = daysOf(period.first, period.last);
        const left = all.filter((each) => each >= season.start);
        if (2 * left.length >= all.length && left.some(isOpen)) expected.push(period.last);
      }
      const [onward, backward]: Day[][] = [[], []];
      const until = addDays(START, 500);
      for (
        let period = nextPeriod(calendar, of, undefined, until);
        period;
        period = nextPeriod(calendar, of, period.last, until)
      )
        if (period.last < until) onward?.push(period.last);
      for (
        let period = lastPeriod(calendar, of, addDays(until, -1));
        period;
        period = lastPeriod(calendar, of, addDays(period.first, -1))
      )
        backward?.unshift(period.last);
      expect(onward).toEqual(expected);
      expect(backward).toEqual(expected);
    });
  });
});

describe('the stretches in which nobody can play', () => {
  it('are closures, those that adjoin or overlap as one', () => {
    const closures = [
      { from: day('2021-12-20'), to: day('2022-01-02') },
      { from: day('2021-12-01'), to: day('2021-12-10') },
      { from: day('2021-12-11'), to: day('2021-12-12') },
      { from: day('2021-12-25'), to: day('2021-12-26') },
    ];
    expect(shutStretches(everyDay(header(closures)))).toEqual([
      { from: '2021-12-01', to: '2021-12-12' },
      { from: '2021-12-20', to: '2022-01-02' },
    ]);
  });

  it('reach from one club night to the next, also to the end of all days', () => {
    const closures = [{ from: day('2021-12-24'), to: day('2021-12-26') }];
    const saturdays = onWeekdays(() => [6]);
    expect(shutStretches(saturdays(header(closures)))).toEqual([{ from: '2021-12-19', to: '2021-12-31' }]);
    const forEver = [{ from: day('2021-12-24'), to: day('9999-12-31') }];
    expect(shutStretches(saturdays(header(forEver)))).toEqual([{ from: '2021-12-19', to: '9999-12-31' }]);
  });
});
