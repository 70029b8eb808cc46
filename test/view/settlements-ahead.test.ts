import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import type { StandingView } from '#shared/contract/view.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { movingBy } from '#shared/rules/challenge/moving.ts';
import { figure } from '#shared/rules/common/settings.ts';
import { takenOff } from '#shared/rules/common/standing.ts';
import { deadline, forfeited } from '#shared/rules/deadlines/deadline.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import type { Duty } from '#shared/rules/duty.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { cutWords } from '#shared/rules/night/final-in-words.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { aheadOf, forecastWords } from '#shared/view/forecast-words.ts';
import type { CutSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, Club, seasonView } from './club.ts';
import { pageOf, textOf } from './page.ts';
import { standing } from './vectors.ts';

const ZONE = 'Africa/Nairobi';
const dayOf = (of: Ladder, when: number) => formatLocal(of.header.timezone, instant(when)).slice(0, 10);

/** A challenge not played within 14 days is won by the challenger, who takes the rung. */
const movement = movingBy(() => 'takes-rung', { fromBelow: 'X4', fromAbove: 'X5', drawn: 'X6' });
const unplayed = forfeited(movement);
const played = deadline({ days: figure('days', 14, [1, 100]), unplayed, clause: 'X1' });

/** A made-up cut on a day of the season takes everybody off who has not played yet. */
const cutOn =
  (days: number): Duty =>
  (ladder) => {
    const due = instantOf(ZONE, addDays(ladder.header.season.start, days), 20 * 3_600_000);
    const gone = ladder.order.players().filter((id) => !ladder.players.get(id)?.played);
    if (ladder.at >= due || finalSlot.of(ladder).latecomers || gone.length === 0) return undefined;
    const name = `${dayOf(ladder, due)}T20:00`;
    const moves = movesBetween(ladder.order, ladder.order.without(new Set(gone)));
    const settlement: CutSettlement = { kind: 'cut', name, at: due, clause: 'X2', removed: gone, moves };
    const settle = () => ({
      ladder: finalSlot.set(takenOff(ladder, new Set(gone)), { displaced: [], closed: false, latecomers: gone }),
      settlement,
    });
    return { at: due, settle };
  };

/** Nairobi's weeks, of which each missed one costs a place; with a cut, or deadlines, as the name of the ladder says. */
const DUTIES: Readonly<Record<string, readonly Duty[]>> = {
  'cut in the week': [cutOn(2)],
  'cut after the week': [cutOn(9)],
  deadlines: [played],
};

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf(ladder) {
      const system = registry.systemOf(ladder);
      const name = 'name' in ladder.header ? String(ladder.header.name) : '';
      return { ...system, duties: [...system.duties, ...(DUTIES[name] ?? [])] };
    },
  };
});

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const { wordsOf, ...rest } = await original();
  return {
    ...rest,
    wordsOf(ladder) {
      const words = wordsOf(ladder);
      return { ...words, settlements: { ...words.settlements, cut: cutWords, deadline: deadlineWords } };
    },
  };
});

const NOW = '2026-01-05T12:00+03:00';

/** Six players since Monday 5 January 2026, under weeks of which one missed costs a place. */
function club(name: string): Club {
  const club = new Club({
    name,
    system: 'nairobi',
    timezone: ZONE,
    season: { start: '2026-01-05' },
    settings: { weeksUntilDrop: 1 },
  });
  return club.seed(NOW, { p1: 'P1', p2: 'P2', p3: 'P3', p4: 'P4', p5: 'P5', p6: 'P6' });
}

const told = (each: StandingView, today = NOW): readonly string[] =>
  aheadOf(each).map(({ forecast, rung }) => forecastWords(forecast, { today, rung }));

const viewOf = (of: Club) => seasonView(of.season, of.season.ladder.at);

describe('of two settlements ahead', () => {
  it('a player who is removed by the first hears no more of the second', () => {
    const view = viewOf(club('cut in the week'));
    expect(told(standing(view, 'p1'))).toEqual(['is removed at 20:00 on 7 January unless they check in by then']);
    expect(view.due).toMatchObject({ kind: 'cut', period: '2026-01-07T20:00' });
    expect(view.later).toBeUndefined();
  });

  it('a player hears of both where the first only drops them', () => {
    const view = viewOf(club('cut after the week'));
    expect(standing(view, 'p1').forecast).toMatchObject({ kind: 'week', what: 'drop', clause: 'N4' });
    expect(standing(view, 'p1').later).toMatchObject([{ kind: 'cut', what: 'removal', clause: 'X2' }]);
    expect(view.due).toMatchObject({ kind: 'week', period: '2026-W02' });
    expect(view.later).toMatchObject([{ kind: 'cut', period: '2026-01-14T20:00' }]);
  });
});

const PAID = { registered: true, paidUntil: '2026-12-31' };

describe('where challenges have a deadline', () => {
  const ladder = club('deadlines');
  for (const player of ['p2', 'p4', 'p5', 'p6']) ladder.does('2026-01-10T14:00+03:00', 'prefer', { player, ...PAID });
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
    expect(standing(view, 'p5').later).toMatchObject([
      { kind: 'deadline', period: 'deadline-c2', clause: 'X1', to: 6 },
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
  const many = club('deadlines');
  const players = Array.from({ length: 150 }, (_, index) => `q${index}`);
  for (const player of players) many.does(NOW, 'join', { player, ...PAID });
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
