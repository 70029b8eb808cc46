import { expect, it } from 'vitest';
import { Club } from '../rules/club.ts';
import { seasonView } from './told.ts';

const changesOf = ({ season }: Club) =>
  seasonView(season, season.ladder.at).calendar.changes?.map(({ at, text }) => `${at.slice(0, 10)} ${text}`);

it('the page tells what was changed in mid-season, and when', () => {
  const club = new Club({ season: { start: '2022-02-21', end: '2022-06-06' } })
    .seed('ann', 'bob')
    .at('2022-03-03 12:00');
  expect(changesOf(club)).toBeUndefined();
  club.does('configure', { end: '2022-06-13', name: 'Mondays' });
  club.does('configure', {
    closures: [{ from: '2022-04-11', to: '2022-04-24' }],
    settings: { reach: 5, nights: ['monday'] },
  });
  expect(changesOf(club)).toEqual([
    '2022-03-03 The ladder is now called Mondays. The final was moved to 13 June 2022.',
    '2022-03-03 The club is closed: 11 April 2022 to 24 April 2022. How many rungs a challenge reaches: 5. Club nights: Monday.',
  ]);
  club.void(club.ladder.line);
  expect(changesOf(club)).toHaveLength(1);
});

it('the page of a season without a final tells of its last day, and of none', () => {
  const club = new Club({ system: 'crewe', season: { start: '2022-02-21' } }).seed('ann', 'bob').at('2022-03-03 12:00');
  club.does('configure', { end: '2022-06-13' });
  club.does('configure', { end: null, closures: [] });
  expect(changesOf(club)).toEqual([
    '2022-03-03 The season’s last day is now 13 June 2022.',
    '2022-03-03 The season no longer has a last day. The club is no longer closed on any day.',
  ]);
});

it('the page tells where the club plays now, and where that is no longer said', () => {
  const club = new Club({ system: 'crewe', season: { start: '2022-02-21' } }).seed('ann', 'bob').at('2022-03-03 12:00');
  for (const venue of ['Parish Hall, High St.', 'The Swan', null]) club.does('configure', { settings: { venue } });
  expect(changesOf(club)).toEqual([
    '2022-03-03 Where you play: Parish Hall, High St.',
    '2022-03-03 Where you play: The Swan.',
    '2022-03-03 Where you play: not set.',
  ]);
});
