import { describe, expect, it } from 'vitest';
import { cardView } from '#shared/contract/card.ts';
import { cardOf } from '#shared/view/card.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { Club } from './club.ts';
import { seasonView } from './told.ts';

const cardAt = (club: Club, now: Instant = club.season.ladder.at) =>
  cardView.parse(cardOf(seasonView(club.season, now), [], undefined, 0));

describe('what the page of a club says of a ladder', () => {
  it('is since when its leader is on top, which a defence leaves as it is', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Ann' }], since: '2021-09-06', players: 3 });
    club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Bob' }], since: '2021-09-13' });
    club.match('2021-09-20T20:00+01:00', 'ann', 'bob', [0, 2]);
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Bob' }], since: '2021-09-13' });
  });

  it('is the end of the week or month in which players are to play, as long as the season runs', () => {
    const season = { start: '2021-09-06', end: '2021-09-27' };
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi', season });
    club.seed('2021-09-06T08:00+03:00', { ann: 'Ann', bob: 'Bob' });
    expect(cardAt(club).deadline).toBe('2021-09-13');
    club.does('2021-09-13T08:00+03:00', 'settle', {});
    expect(cardAt(club).deadline).toBe('2021-09-20');
    expect(cardAt(club, instant(club.season.ladder.at + 30 * 86_400_000)).deadline).toBeUndefined();
  });

  it('is that it is no trial from 20 results on, and not for a season that ended with none', () => {
    const { season } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    const view = seasonView(season, season.ladder.at);
    const ended = [{ season: '2020' }];
    expect(cardView.parse(cardOf(view, ended, undefined, 19)).established).toBeUndefined();
    expect(cardView.parse(cardOf(view, ended, undefined, 20)).established).toBe(true);
  });
});
