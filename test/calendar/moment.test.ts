import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, firstOfMonth, lastOfMonth, later } from '#shared/calendar/days.ts';
import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';

function day(text: string): Day {
  const found = parseDay(text);
  if (!found) throw new Error(`"${text}" is no date`);
  return found;
}

const utc = (text: string) => {
  const found = parseInstant(text);
  return found === undefined ? undefined : new Date(found).toISOString();
};

describe('a date and time with offset', () => {
  it('is read with any offset, and without seconds', () => {
    expect(utc('2021-09-06T19:50:00+01:00')).toBe('2021-09-06T18:50:00.000Z');
    expect(utc('2021-09-06T19:50+01:00')).toBe('2021-09-06T18:50:00.000Z');
    expect(utc('2021-09-06T19:50:00Z')).toBe('2021-09-06T19:50:00.000Z');
    expect(utc('2021-09-06T19:50:00-02:30')).toBe('2021-09-06T22:20:00.000Z');
    expect(utc('2021-12-31T23:50:00-00:30')).toBe('2022-01-01T00:20:00.000Z');
    expect(utc('2022-01-01T10:00:00+13:45')).toBe('2021-12-31T20:15:00.000Z');
    expect(utc('2021-09-06T19:50:00+0100')).toBe('2021-09-06T18:50:00.000Z');
    expect(utc('2021-09-06T19:50:00+01')).toBe('2021-09-06T18:50:00.000Z');
  });

  it('is read to the millisecond; what is less is cut off', () => {
    expect(utc('2021-09-06T20:15:00.1Z')).toBe('2021-09-06T20:15:00.100Z');
    expect(utc('2021-09-06T20:15:00.001Z')).toBe('2021-09-06T20:15:00.001Z');
    expect(utc('2021-09-06T20:15:00.0019Z')).toBe('2021-09-06T20:15:00.001Z');
    expect(utc('2021-09-06T20:15:00,25Z')).toBe('2021-09-06T20:15:00.250Z');
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
      expect([text, utc(text)]).toEqual([text, undefined]);
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
