import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { Season } from '#shared/engine/season.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '../runs.ts';
import { Club, toldOf } from '../view/club.ts';
import { type Component, readCalendar, textOf } from './icalendar.ts';

const PLACE = { origin: 'https://ladder.example', club: { id: 'lavers', name: 'Lavers' }, ladder: 'main' };
const CLOSED = { from: '2021-09-27', to: '2021-10-03' };

const mondays = (changes: object = {}) =>
  new Club({ season: { start: '2021-09-06', end: '2021-11-08' }, settings: { nights: ['monday'] }, ...changes }).seed(
    '2021-09-06T08:00Z',
    { ann: 'Ann', bob: 'Bob' },
  );

/** The events of a club's calendar as subscribers have them, by id. */
function eventsOf({ season }: Club): ReadonlyMap<string, Component> {
  const { events } = readCalendar(formatCalendar(toldOf(season), PLACE));
  return new Map(events.map((event) => [(textOf(event, 'UID') ?? '').split('@')[0] ?? '', event]));
}

const seen = (event: Component | undefined) =>
  event && ['DTSTART', 'SEQUENCE', 'STATUS'].map((name) => textOf(event, name)).filter((each) => each !== undefined);

describe('the calendar of a ladder that is changed', () => {
  it('moves the final under its old id, with a higher number in the sequence', () => {
    const club = mondays();
    expect(seen(eventsOf(club).get('final'))).toEqual(['20211108T194500Z', '0']);
    club.does('2021-09-20T12:00+01:00', 'configure', { end: '2021-11-15' });
    expect(seen(eventsOf(club).get('final'))).toEqual(['20211115T194500Z', '3']);
    expect(seen(eventsOf(club).get('season-start'))).toEqual(['20210906', '0']);
    club.does('2021-09-21T12:00+01:00', 'void', { line: 3 });
    expect(seen(eventsOf(club).get('final'))).toEqual(['20211108T194500Z', '4']);
  });

  it('cancels the nights of days that become closed, and the closed days that are no longer', () => {
    const club = mondays();
    club.does('2021-09-20T12:00+01:00', 'configure', { closures: [CLOSED] });
    const closed = `closed-${CLOSED.from}-${CLOSED.to}`;
    expect(seen(eventsOf(club).get('club-2021-09-27'))).toEqual(['20210927T185000Z', '3', 'CANCELLED']);
    expect(seen(eventsOf(club).get(closed))).toEqual(['20210927', '3']);
    club.does('2021-09-21T12:00+01:00', 'configure', { closures: [] });
    expect(seen(eventsOf(club).get('club-2021-09-27'))).toEqual(['20210927T185000Z', '4']);
    expect(seen(eventsOf(club).get(closed))).toEqual(['20210927', '4', 'CANCELLED']);
    club.does('2021-10-04T12:00+01:00', 'settle', {});
    expect(eventsOf(club).has(closed)).toBe(false);
  });

  it('has ids of its own for each season', () => {
    const later = new Season({ ...mondays().season.header, line: lineNumber(40) });
    const events = readCalendar(formatCalendar(toldOf(later), PLACE)).events.map((event) => textOf(event, 'UID'));
    expect(events.map((id) => id?.split('@')[0])).toEqual(
      expect.arrayContaining(['season-start-40', 'final-40', 'final-cut-40']),
    );
  });

  it('never loses an event that is to come, and counts each change of it, whatever is changed and voided', () => {
    const ends = fc.constantFrom('2021-11-01', '2021-11-08', '2021-11-15').map((end) => ({ end }));
    const closures = fc.subarray([CLOSED, { from: '2021-10-11', to: '2021-10-11' }]).map((each) => ({
      closures: each,
    }));
    const nights = fc
      .subarray(['monday', 'thursday'], { minLength: 1 })
      .map((each) => ({ settings: { nights: each } }));
    const steps = fc.array(fc.oneof(ends, closures, nights, fc.nat(9)), { minLength: 1, maxLength: 14 });
    void fc.assert(
      fc.property(steps, (all) => {
        const club = mondays();
        club.does('2021-09-20T12:00+01:00', 'settle', {});
        let before = eventsOf(club);
        for (const [index, step] of all.entries()) {
          const time = `2021-09-20T12:${10 + index}+01:00`;
          const open = club.season.lines().filter(({ line }) => club.season.standing(line)?.verb === 'configure');
          const target = typeof step === 'number' ? open[step % Math.max(1, open.length)] : undefined;
          if (target) club.does(time, 'void', { line: target.line });
          else club.does(time, 'configure', typeof step === 'number' ? { name: `N${index}` } : step);
          const now = eventsOf(club);
          for (const [id, event] of before) expectsToGoOn(event, now.get(id));
          before = now;
        }
      }),
      { numRuns: runs(10), endOnFailure: true },
    );
  });
});

/** What somebody's calendar that has an event makes of the next edition: the same, or a newer one. */
function expectsToGoOn(before: Component, now: Component | undefined): void {
  expect(now, textOf(before, 'UID')).toBeDefined();
  if (!now) return;
  const [was, is] = [before, now].map((event) => Number(textOf(event, 'SEQUENCE')));
  const said = (event: Component) => event.filter(({ name }) => !/^(SEQUENCE|DTSTAMP)$/.test(name));
  expect(is).toBeGreaterThanOrEqual(was ?? 0);
  if (JSON.stringify(said(before)) !== JSON.stringify(said(now))) expect(is).toBeGreaterThan(was ?? 0);
}
