import { describe, expect, it } from 'vitest';
import { at, Club } from '#test/view/club.ts';
import { usualDates } from '#web/apps/me/usual-dates.ts';
import { matchId } from '#web/ui/page/ids.ts';

const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
const MONDAY = at('2021-09-13T10:00Z');

function dates(changes: object, played: readonly string[]): readonly string[] {
  const club = new Club({ system: 'house', ...changes }).seed('2021-09-06T08:00Z', NAMES);
  club.does('2021-09-13T09:00Z', 'challenge', { id: 'mc1', challenger: 'bob', challenged: 'ann' });
  club.does('2021-09-13T09:30Z', 'accept', { challenge: 'mc1' });
  return usualDates(club.season.ladder, matchId('c1'), played, MONDAY);
}

describe('the dates that a player is offered to propose', () => {
  it('are the next evenings on which the club mostly plays', () => {
    const played = ['2021-09-07T20:40:00+01:00', '2021-09-09T20:05:00+01:00', '2021-09-09T19:30:00+01:00'];
    expect(dates({}, played)).toEqual(['2021-09-14T20:00', '2021-09-16T20:00', '2021-09-21T20:00']);
  });

  it('are the next evenings of a club that has not played yet, and none on which it is closed', () => {
    expect(dates({}, [])).toEqual(['2021-09-14T19:00', '2021-09-15T19:00', '2021-09-16T19:00']);
    const closures = [{ from: '2021-09-14', to: '2021-09-15' }];
    expect(dates({ closures }, [])).toEqual(['2021-09-16T19:00', '2021-09-17T19:00', '2021-09-18T19:00']);
  });

  it('are in time for the challenge', () => {
    expect(dates({ settings: { playDays: 2 } }, [])).toEqual(['2021-09-14T19:00', '2021-09-15T19:00']);
  });
});
