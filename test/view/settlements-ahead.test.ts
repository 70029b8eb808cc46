import { describe, expect, it } from 'vitest';
import type { StandingView } from '#shared/contract/view.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { aheadOf, forecastWords } from '#shared/view/forecast-words.ts';
import { at, Club, seasonView } from './club.ts';
import { pageOf, textOf } from './page.ts';
import { standing } from './vectors.ts';

const NOW = '2026-01-05T12:00+03:00';

/** Six players since Monday 5 January 2026; a missed week costs a place, and so does a challenge not played in 14 days. */
function club(settings: object = {}): Club {
  const club = new Club({
    system: 'house',
    timezone: 'Africa/Nairobi',
    season: { start: '2026-01-05' },
    settings: { period: 'week', acceptDays: 0, playDays: 14, playLate: 'lost-by-challenged', ...settings },
  });
  return club.seed(NOW, { p1: 'P1', p2: 'P2', p3: 'P3', p4: 'P4', p5: 'P5', p6: 'P6' });
}

const told = (each: StandingView, today = NOW): readonly string[] =>
  aheadOf(each).map(({ forecast, rung }) => forecastWords(forecast, { today, rung }));

const viewOf = (of: Club) => seasonView(of.season, of.season.ladder.at);

it('a player who is removed by the first of two settlements ahead hears no more of the second', () => {
  const removing = club({ removeAfter: 1 });
  removing.does('2026-01-06T14:05+03:00', 'challenge', { id: 'c1', challenger: 'p4', challenged: 'p2' });
  const view = viewOf(removing);
  expect(told(standing(view, 'p2'))).toEqual(['is removed on 12 January unless they play']);
  expect(view.due).toMatchObject({ kind: 'week', period: '2026-W02' });
});

describe('where challenges have a deadline', () => {
  const ladder = club();
  ladder.does('2026-01-10T14:05+03:00', 'challenge', { id: 'c1', challenger: 'p4', challenged: 'p2' });
  ladder.does('2026-01-17T14:05+03:00', 'challenge', { id: 'c2', challenger: 'p6', challenged: 'p5' });
  const view = viewOf(ladder);

  it('each player hears of their own, however many come before it and though the week ends sooner', () => {
    expect(told(standing(view, 'p1'))).toHaveLength(1);
    expect(told(standing(view, 'p2'), view.asOf)).toEqual([
      'is due to drop on 19 January unless they play, but as things stand stays on rung 2',
      'loses a challenge and falls to rung 3 after 24 January unless they play it',
    ]);
    expect(told(standing(view, 'p4')).at(-1)).toBe('rises to rung 2 after 24 January as things stand');
    expect(told(standing(view, 'p5')).at(-1)).toBe(
      'loses a challenge and falls to rung 6 after 31 January unless they play it',
    );
    expect(standing(view, 'p5').forecast).toMatchObject({ kind: 'week', what: 'drop', clause: 'H18' });
    expect(standing(view, 'p5').later).toMatchObject([
      { kind: 'deadline', period: 'deadline-c2', clause: 'H15', to: 6 },
    ]);
  });

  it('says on the page what is next, and what after that', () => {
    const ahead = [view.due, ...(view.later ?? [])];
    expect(ahead.map((due) => due?.period)).toEqual(['2026-W03', 'deadline-c1', 'deadline-c2']);
    const text = textOf(pageOf(ladder));
    expect(text).toContain('P4 and P2 have until the end of 24 January to play; otherwise P4 wins by default.');
    expect(text).toContain('loses a challenge and falls to rung 6 after 31 January unless they play it');
  });

  it('promises what the settlements then do', () => {
    for (const each of view.standings) {
      for (const { forecast } of aheadOf(each)) {
        const then = settleDue(ladder.season.ladder, at(forecast.at), asRemembered).ladder;
        expect([each.id, forecast.period, forecast.to]).toEqual([each.id, forecast.period, then.order.rungOf(each.id)]);
      }
    }
  });
});

it('looks at a hundred at most, the soonest of them', () => {
  const many = club();
  const players = Array.from({ length: 150 }, (_, index) => `q${index}`);
  for (const player of players) many.does(NOW, 'join', { player });
  for (let index = 0; index < 149; index++) {
    const pair = { challenger: `q${index + 1}`, challenged: `q${index}` };
    many.does('2026-01-10T14:05+03:00', 'challenge', { id: `c${100 + index}`, ...pair });
  }
  const { due, later = [] } = viewOf(many);
  expect(due?.period).toBe('2026-W02');
  expect(later[0]?.period).toBe('deadline-c100');
  expect(later.length).toBeGreaterThan(90);
  expect(later.length).toBeLessThan(100);
});
