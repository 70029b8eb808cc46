import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, firstOfMonth, lastOfMonth, later } from '#shared/calendar/days.ts';
import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { forAny } from '../runs.ts';

const ZONES = [
  'Europe/London',
  'America/St_Johns',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Havana',
  'UTC',
] as const;

const HOUR = 3_600_000;

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text);
const day = (text: string): Day => parseDay(text) ?? expect.fail(text);

const utc = (zone: string, date: string, time: number) => new Date(instantOf(zone, day(date), time)).toISOString();

const zones = fc.constantFrom(...ZONES);
const instants = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) })
  .map((milliseconds) => instant(milliseconds));

const always = (holds: (zone: string, moment: Instant) => void): void => forAny(500, [zones, instants], holds);

function onTheWall(zone: string, moment: Instant): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(moment);
}

const timeText = (time: number) => new Date(time).toISOString().slice(11, 19);

describe('the local date and time', () => {
  it('are those that the platform’s own calendar shows', () => {
    always((zone, moment) => {
      const local = localOf(zone, moment);
      expect(`${local.day} ${timeText(local.time)}`).toBe(onTheWall(zone, moment));
      expect(local.time % 1000).toBe(moment % 1000);
    });
  });

  it('change at midnight, at month ends and at year ends, by the clocks of the place', () => {
    for (const [zone, moment, date, time] of [
      ['Europe/London', '2021-09-30T22:59:59.999Z', '2021-09-30', 24 * HOUR - 1],
      ['Europe/London', '2021-09-30T23:00:00Z', '2021-10-01', 0],
      ['Europe/London', '2021-12-31T23:59:59.999Z', '2021-12-31', 24 * HOUR - 1],
      ['America/St_Johns', '2022-01-01T03:29:59Z', '2021-12-31', 24 * HOUR - 1000],
      ['America/St_Johns', '2022-01-01T03:30:00Z', '2022-01-01', 0],
      ['Africa/Nairobi', '2021-12-31T21:00:00Z', '2022-01-01', 0],
      ['Asia/Kolkata', '2022-02-28T18:30:00Z', '2022-03-01', 0],
      ['Asia/Kolkata', '2024-02-28T18:30:00Z', '2024-02-29', 0],
      ['Australia/Lord_Howe', '2021-12-31T13:00:00Z', '2022-01-01', 0],
      ['Pacific/Chatham', '2021-12-31T10:14:59.999Z', '2021-12-31', 24 * HOUR - 1],
      ['Pacific/Chatham', '2021-12-31T10:15:00Z', '2022-01-01', 0],
      ['America/Havana', '2021-01-31T05:00:00Z', '2021-01-31', 0],
      ['UTC', '1969-12-31T23:59:59.999Z', '1969-12-31', 24 * HOUR - 1],
    ] as const) {
      expect([zone, moment, localOf(zone, at(moment))]).toEqual([zone, moment, { day: date, time }]);
    }
  });
});

describe('the instant of a local time', () => {
  it('is the one at which the clocks show it', () => {
    always((zone, moment) => {
      const local = localOf(zone, moment);
      const found = instantOf(zone, local.day, local.time);
      expect(localOf(zone, found)).toEqual(local);
      expect(found).toBeLessThanOrEqual(moment);
    });
  });

  it('is the first where the clocks show it twice', () => {
    expect(utc('Europe/London', '2021-10-31', 1.5 * HOUR)).toBe('2021-10-31T00:30:00.000Z');
    expect(utc('America/St_Johns', '2021-11-07', 1.5 * HOUR)).toBe('2021-11-07T04:00:00.000Z');
    expect(utc('Australia/Lord_Howe', '2022-04-03', 1.75 * HOUR)).toBe('2022-04-02T14:45:00.000Z');
    expect(utc('Pacific/Chatham', '2022-04-03', 3 * HOUR)).toBe('2022-04-02T13:15:00.000Z');
    expect(utc('America/Havana', '2020-11-01', 0)).toBe('2020-11-01T04:00:00.000Z');
  });

  it('is as much later as they skip where they never show it', () => {
    expect(utc('Europe/London', '2022-03-27', 1.5 * HOUR)).toBe('2022-03-27T01:30:00.000Z');
    expect(utc('America/St_Johns', '2022-03-13', 2.5 * HOUR)).toBe('2022-03-13T06:00:00.000Z');
    expect(utc('Australia/Lord_Howe', '2021-10-03', 2.25 * HOUR)).toBe('2021-10-02T15:45:00.000Z');
    expect(utc('Pacific/Chatham', '2021-09-26', 3 * HOUR)).toBe('2021-09-25T14:15:00.000Z');
  });

  it('is one o’clock for a midnight that they skip', () => {
    expect(utc('America/Havana', '2021-03-14', 0)).toBe('2021-03-14T05:00:00.000Z');
    expect(utc('Asia/Amman', '2016-04-01', 0)).toBe('2016-03-31T22:00:00.000Z');
  });
});

describe('a time as people of the zone write it', () => {
  it('has the offset of the place and the season', () => {
    for (const [zone, moment, text] of [
      ['Europe/London', '2021-09-06T18:50:00Z', '2021-09-06T19:50:00+01:00'],
      ['Europe/London', '2021-12-06T19:50:00Z', '2021-12-06T19:50:00+00:00'],
      ['America/St_Johns', '2021-09-06T18:50:00.007Z', '2021-09-06T16:20:00.007-02:30'],
      ['America/St_Johns', '2021-12-31T18:50:00Z', '2021-12-31T15:20:00-03:30'],
      ['Africa/Nairobi', '2021-12-31T21:00:00Z', '2022-01-01T00:00:00+03:00'],
      ['Asia/Kolkata', '2021-09-06T18:50:00.5Z', '2021-09-07T00:20:00.500+05:30'],
      ['Australia/Lord_Howe', '2021-12-31T18:50:00Z', '2022-01-01T05:50:00+11:00'],
      ['Pacific/Chatham', '2021-09-06T18:50:00Z', '2021-09-07T07:35:00+12:45'],
    ] as const) {
      expect(formatLocal(zone, at(moment))).toBe(text);
    }
  });

  it('is read as the same instant again', () => {
    always((zone, moment) => {
      expect(parseInstant(formatLocal(zone, moment))).toBe(moment);
    });
  });

  it('is read as the same instant again where the offset was not one of whole minutes', () => {
    const moment = at('1971-06-01T12:00:00.250Z');
    expect(parseInstant(formatLocal('Africa/Monrovia', moment))).toBe(moment);
  });
});

const inUtc = (text: string) => {
  const found = parseInstant(text);
  return found === undefined ? undefined : new Date(found).toISOString();
};

describe('a date and time with offset', () => {
  it('is read with any offset, and without seconds', () => {
    expect(inUtc('2021-09-06T19:50:00+01:00')).toBe('2021-09-06T18:50:00.000Z');
    expect(inUtc('2021-09-06T19:50+01:00')).toBe('2021-09-06T18:50:00.000Z');
    expect(inUtc('2021-09-06T19:50:00Z')).toBe('2021-09-06T19:50:00.000Z');
    expect(inUtc('2021-09-06T19:50:00-02:30')).toBe('2021-09-06T22:20:00.000Z');
    expect(inUtc('2021-12-31T23:50:00-00:30')).toBe('2022-01-01T00:20:00.000Z');
    expect(inUtc('2022-01-01T10:00:00+13:45')).toBe('2021-12-31T20:15:00.000Z');
    expect(inUtc('2021-09-06T19:50:00+0100')).toBe('2021-09-06T18:50:00.000Z');
    expect(inUtc('2021-09-06T19:50:00+01')).toBe('2021-09-06T18:50:00.000Z');
  });

  it('is read to the millisecond; what is less is cut off', () => {
    expect(inUtc('2021-09-06T20:15:00.1Z')).toBe('2021-09-06T20:15:00.100Z');
    expect(inUtc('2021-09-06T20:15:00.001Z')).toBe('2021-09-06T20:15:00.001Z');
    expect(inUtc('2021-09-06T20:15:00.0019Z')).toBe('2021-09-06T20:15:00.001Z');
    expect(inUtc('2021-09-06T20:15:00,25Z')).toBe('2021-09-06T20:15:00.250Z');
  });

  it('is nothing without an offset, or where there is no such date or time', () => {
    for (const text of [
      '2021-09-06T19:50:00',
      '2021-09-06',
      '2021-09-06 19:50:00Z',
      '2021-02-29T19:50:00Z',
      '2021-09-31T19:50:00Z',
      '2021-13-01T19:50:00Z',
      '2021-09-06T24:00:00Z',
      '2021-09-06T19:60:00Z',
      '2021-09-06T19:50:60Z',
      '2021-09-06T19:50:00+24:00',
      '2021-09-06T19:50:00+01:60',
      '2021-09-06T19Z',
      ' 2021-09-06T19:50:00Z',
      'yesterday',
      '',
    ]) {
      expect([text, inUtc(text)]).toEqual([text, undefined]);
    }
  });
});

describe('a date', () => {
  it('is one of the calendar', () => {
    for (const text of ['2021-09-06', '2024-02-29', '2000-02-29', '2021-12-31']) expect(parseDay(text)).toBe(text);
    for (const text of ['2021-02-29', '1900-02-29', '2021-04-31', '2021-00-10', '2021-9-6', '06.09.2021', '']) {
      expect(parseDay(text)).toBeUndefined();
    }
  });

  it('is so many days from another, over month and year ends', () => {
    expect(addDays(day('2021-12-31'), 1)).toBe('2022-01-01');
    expect(addDays(day('2024-03-01'), -1)).toBe('2024-02-29');
    expect(addDays(day('2021-03-27'), 2)).toBe('2021-03-29');
    expect(daysBetween(day('2021-09-06'), day('2022-06-06'))).toBe(273);
    expect(daysBetween(day('2021-09-06'), day('2021-09-06'))).toBe(0);
    expect(daysBetween(day('2021-10-31'), day('2021-10-01'))).toBe(-30);
    expect(later(day('2021-09-30'), day('2021-10-01'))).toBe('2021-10-01');
  });

  it('lies in a month with a first and a last day', () => {
    expect(firstOfMonth(day('2021-09-30'))).toBe('2021-09-01');
    expect(['2021-02-10', '2024-02-29', '2021-04-01', '2021-12-31'].map((each) => lastOfMonth(day(each)))).toEqual([
      '2021-02-28',
      '2024-02-29',
      '2021-04-30',
      '2021-12-31',
    ]);
  });

  it('has the same date some months on, or the last of a month that is shorter', () => {
    expect(addMonths(day('2021-09-06'), 1)).toBe('2021-10-06');
    expect(addMonths(day('2021-10-31'), 1)).toBe('2021-11-30');
    expect(addMonths(day('2021-11-30'), 3)).toBe('2022-02-28');
    expect(addMonths(day('2021-12-31'), 12)).toBe('2022-12-31');
  });
});
