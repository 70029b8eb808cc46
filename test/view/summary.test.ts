import { describe, expect, it } from 'vitest';
import { summaryOf } from '#shared/view/summary.ts';
import { at, busyClub, Club } from './club.ts';
import { seasonView } from './told.ts';

const summary = (club: Club, now = club.season.ladder.at): string => summaryOf(seasonView(club.season, now));

describe('what the preview of a link says', () => {
  it('is who leads and how much was played this month', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.match('2021-09-14T20:00+01:00', 'dee', 'bob', [2, 0]);
    expect(summary(club)).toBe('Cy leads, before Ann and Dee. 2 results in September 2021. Lavers system.');
    expect(summary(club, at('2021-11-02T12:00Z'))).toBe('Cy leads, before Ann and Dee. Lavers system.');
  });

  it('ends with one full stop where it ends with a short name', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann A.', bob: 'Bob B.' });
    expect(summary(club)).toBe('Ann A. leads, before Bob B. Lavers system.');
  });

  it('does not count what was voided', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
    club.match('2021-09-14T20:00+01:00', 'ann', 'bob', [2, 0]);
    club.does('2021-09-15T20:00Z', 'void', { line: 3 });
    expect(summary(club)).toContain('one result in September 2021');
  });

  it('claims no number where it may be more', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    for (let day = 7; day < 30; day++)
      club.match(`2021-09-${String(day).padStart(2, '0')}T20:00Z`, 'ann', 'bob', [1, 1]);
    expect(summary(club)).toContain('20 results or more in September 2021');
  });

  it('is when the season begins, as long as nobody is there', () => {
    expect(summary(new Club(), at('2021-09-01T08:00Z'))).toBe('From Monday 6 September 2021. Lavers system.');
  });

  it('has room for a very long name, and none for one that turns the words around', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { long: 'x'.repeat(900), right: '\u202eeman\u2066' });
    expect(summary(club)).toBe(`${'x'.repeat(40)}… leads, before eman. Lavers system.`);
  });

  it('is short whatever happens', () => {
    expect(summary(busyClub(100)).length).toBeLessThan(200);
  });
});
