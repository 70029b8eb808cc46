import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { LadderView } from '#shared/contract/view.ts';
import { seasonView } from '#test/view/club.ts';
import { Season } from '#web/pages/season.tsx';
import { houseOf } from './club.ts';

const season = { start: '2023-03-01', end: '2023-06-30' };

/** What the public page reads of a club, of which one game is played and then something is changed. */
function viewAt(when: string, settings: object, changed: object): LadderView {
  const club = houseOf(5, { reach: 100, rematchDays: 0, ...settings }, { season })
    .at('2023-03-03 20:00')
    .plays('5', '4', [0, 1]);
  club.at('2023-03-21 20:00').does('configure', { settings: changed });
  if (when > '2023-04') club.at('2023-04-05 20:00').plays('5', '4', [0, 1]);
  club.at(when).settle();
  return seasonView(club.season, club.ladder.at);
}

const told = ({ settlements }: LadderView) =>
  settlements.map((each) => ['length' in each && each.length, 'cause' in each && each.cause]);

describe('stretches of which each has its own figures (H18)', () => {
  it('are told with theirs, also where a setting is changed in mid-season', () => {
    const kinds = (view: LadderView) => [...new Set(told(view).map(String))];
    const days = viewAt('2023-05-02 12:00', { period: 'days', days: 10 }, { days: 20 });
    expect(kinds(days)).toEqual(['20,no game in 20 days', '10,no game in 10 days']);
    const weeks = viewAt('2023-05-02 12:00', { period: 'week', each: 3 }, { each: 2 });
    expect(kinds(weeks)).toEqual(['2,no game for 2 weeks', '3,no game for 3 weeks']);
  });

  it('go from day to day on the page, and are no weeks', () => {
    const view = viewAt('2023-03-22 12:00', { period: 'week', each: 3 }, { each: 3 });
    expect(view.calendar.dues[0]).toMatchObject({ first: '2023-03-20', length: 3 });
    const page = renderToString(h(Season, { view })).replace(/<[^>]+>/g, '');
    expect(page).toContain('10 April (20 March – 9 April), 1 May, 22 May, 12 June');
    const single = viewAt('2023-03-22 12:00', { period: 'week' }, { drop: 2 });
    expect(single.calendar.dues[0]).not.toHaveProperty('length');
    expect(renderToString(h(Season, { view: single })).replace(/<[^>]+>/g, '')).toContain('(the week of 20 March)');
  });
});
