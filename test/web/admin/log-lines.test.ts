import { describe, expect, it } from 'vitest';
import { line } from '#test/web/ui/lines.ts';
import { isEnough, type LogFilter, monthsBetween, wantedIn, withOlder } from '#web/apps/admin/log-lines.ts';

const ALL: LogFilter = { about: '', month: '', onlyResults: false };

/** Newest first, as they are read. */
const SEASON = [
  line(9, 'settle', { at: '2026-12-01T00:00:00+00:00', moves: [{ player: 'ann', from: 2, to: 3 }] }),
  line(8, 'result', {
    challenge: 'c2',
    score: [2, 0],
    at: '2026-11-30T21:00:00+00:00',
    moves: [{ player: 'dee', from: 3, to: 4 }],
  }),
  line(7, 'challenge', { id: 'c2', challenger: 'cy', challenged: 'bob', at: '2026-11-20T20:00:00+00:00' }),
  line(6, 'result', { challenge: 'c1', score: [2, 1], at: '2026-11-02T20:00:00+00:00' }),
  line(5, 'arrive', { player: 'cy', at: '2026-10-31T20:00:00+00:00' }),
  line(4, 'challenge', { id: 'c1', challenger: 'ann', challenged: 'bob', at: '2026-10-30T20:00:00+00:00' }),
  line(3, 'seed', { at: '2026-09-01T20:00:00+00:00' }),
];

const found = (wanted: Partial<LogFilter>, lines = SEASON) =>
  wantedIn(lines, { ...ALL, ...wanted }).map((each) => each.line);

describe('of the history of a season is looked at', () => {
  it('everything, newest first', () => {
    expect(found({})).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('what there was up to the end of a month', () => {
    expect(found({ month: '2026-11' })).toEqual([8, 7, 6, 5, 4, 3]);
    expect(found({ month: '2026-10' })).toEqual([5, 4, 3]);
  });

  it('results only', () => {
    expect(found({ onlyResults: true })).toEqual([8, 6]);
  });

  it('what a player did, and what moved them, as the line itself did or what was due before it', () => {
    const due = { kind: 'month', first: '2026-11-01', period: '2026-11', removed: [], why: 'H18' };
    const settled = [{ ...due, dropped: ['eve'], moves: [{ player: 'eve', from: 4, to: 5 }] }];
    expect(found({ about: 'eve' }, [line(10, 'settle', { settled }), ...SEASON])).toEqual([10]);
    expect(found({ about: 'ann' })).toEqual([9, 6, 4]);
    expect(found({ about: 'ann', onlyResults: true })).toEqual([6]);
    expect(found({ about: 'dee' })).toEqual([8]);
    expect(found({ about: 'dee', onlyResults: true })).toEqual([]);
  });
});

describe('so that no result of a player is missing', () => {
  it('it is looked further back while it is not known who played', () => {
    const read = SEASON.slice(0, 4);
    const results = wantedIn(read, { ...ALL, onlyResults: true });
    expect(isEnough(read, results, 1)).toBe(true);
    expect(isEnough(read, results, 2)).toBe(false);
    expect(isEnough(SEASON, results, 2)).toBe(true);
    expect(isEnough(SEASON, results, 3)).toBe(false);
  });

  it('new lines come before those that were read, and none between them is passed over', () => {
    const [ten, eleven] = [line(10, 'arrive'), line(11, 'arrive')];
    const numbers = (newest: typeof SEASON) => withOlder(newest, SEASON).map((each) => each.line);
    expect(numbers([eleven, ten])).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(numbers(SEASON.slice(0, 2))).toEqual([9, 8, 7, 6, 5, 4, 3]);
    expect(numbers([eleven])).toEqual([11]);
  });
});

describe('the months to go back to', () => {
  it('are those of the season so far, also over the turn of a year', () => {
    expect(monthsBetween('2026-11-20', '2027-02-01T20:00:00+00:00')).toEqual([
      '2027-02',
      '2027-01',
      '2026-12',
      '2026-11',
    ]);
  });

  it('are this one alone before a season has begun', () => {
    expect(monthsBetween('2027-01-08', '2026-11-27')).toEqual(['2026-11']);
  });
});
