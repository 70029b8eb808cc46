import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, onWeekdays, shutStretches } from '#shared/calendar/club-calendar.ts';
import { addDays, daysBetween, weekday } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { lastPeriod, monthOf, nextPeriod, weekOf } from '#shared/calendar/periods.ts';
import type { Closure, Header } from '#shared/vocabulary/header.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '../runs.ts';

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
    void fc.assert(
      fc.property(headers, weekdays, (known, days) => {
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
      }),
      { numRuns: runs(20) },
    );
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
