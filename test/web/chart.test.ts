import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { LAST_DATE, parseDay } from '#shared/calendar/moment.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { pointsOf, wayOf } from '#web/apps/ladder/recent-rungs.ts';
import { lineOf, rangeOf, standingNow, valueAt } from '#web/ui/chart/lines.ts';
import { Club, seasonHistory, who } from '../view/club.ts';

/** Ann, Bob and Cy; Cy beats Ann, Bob leaves and comes back. */
const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
club.does('2021-09-20T12:00Z', 'leave', { player: 'bob' });
club.does('2021-09-27T12:00Z', 'join', { player: 'bob' });
const history = seasonHistory(club.season, club.season.ladder.at);
const index = (id: string) => history.players.findIndex((each) => each.id === id);

const day = (text: string): number => Date.parse(text);

describe('a line of the chart', () => {
  it('leaves room for how far its player may challenge', () => {
    const lines = [lineOf(history, index('ann'))];
    expect(rangeOf(lines)).toEqual([1, 2]);
    expect(rangeOf(lines, [{ value: 7, kind: 'reach' }])).toEqual([1, 7]);
  });

  it('follows a player from rung to rung, up to today', () => {
    expect(lineOf(history, index('cy')).stretches).toEqual([
      [
        { at: day('2021-09-06'), value: 3 },
        { at: day('2021-09-13'), value: 1 },
        { at: day('2021-09-27'), value: 1 },
      ],
    ]);
  });

  it('is broken where somebody was not on the ladder', () => {
    const line = lineOf(history, index('bob'));
    expect(line.stretches).toHaveLength(2);
    const rungs = ['2021-09-05', '2021-09-06', '2021-09-19', '2021-09-21', '2021-09-27'].map((on) =>
      valueAt(line, day(on)),
    );
    expect(rungs).toEqual([undefined, 2, 3, undefined, 3]);
  });

  it('ends in the order of the ladder', () => {
    expect(standingNow(history)).toEqual(['cy', 'ann', 'bob'].map(index));
    expect(standingNow(history).map((player) => valueAt(lineOf(history, player), day('2021-09-27')))).toEqual([
      1, 2, 3,
    ]);
  });

  it('is one of points where a ladder is played for them', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores: Object.entries({ ann: 10, bob: 30 }) });
    const points = seasonHistory(club.season, club.season.ladder.at);
    const bob = points.players.findIndex(({ id }) => id === 'bob');
    const line = lineOf(points, bob);
    expect(valueAt(line, day('2021-09-06'))).toBe(1000);
    expect(valueAt(line, day('2021-09-13'))).toBe(pursesSlot.of(club.season.ladder).get(who('bob'))?.points);
  });
});

describe('the line in a row of the ladder', () => {
  const wayTo = (id: string, present: number) => wayOf(history, index(id), present);

  it('goes from rung to rung, and begins where its player came back', () => {
    expect(wayTo('cy', 1)).toEqual([3, 1]);
    expect(wayTo('ann', 2)).toEqual([1, 2]);
    expect(wayTo('bob', 3)).toEqual([3]);
  });

  it('ends at the rung that the page shows, where the history is not yet there', () => {
    expect(wayTo('cy', 2)).toEqual([3, 1, 2]);
  });

  it('counts no day on which points alone were others', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    for (const day of ['2021-09-10', '2021-09-17']) {
      club.does(`${day}T20:00Z`, 'start', { id: `g-${day}`, players: ['ann', 'bob', 'cy'] });
      const scores = Object.entries({ ann: 30, bob: 20, cy: 10 });
      club.does(`${day}T21:00Z`, 'finish', { game: `g-${day}`, scores });
    }
    expect(wayOf(seasonHistory(club.season, club.season.ladder.at), 0, 1)).toEqual([1]);
  });

  it('shows the last ten changes', () => {
    const days = Array.from({ length: 30 }, (_, n) => ({
      day: addDays(parseDay('2021-10-01') ?? LAST_DATE, n),
      moved: n % 2 === 0 ? [[1, 1, 1] as const, [2, 1, -1] as const] : [[2, 1, -1] as const, [1, 1, 1] as const],
    }));
    expect(wayOf({ start: [0, 1], days }, 0, 1)).toHaveLength(11);
  });

  it('runs up for whoever climbs, by less where they moved one rung, and is none where nobody moved', () => {
    const heightOf = (rungs: readonly number[]) => {
      const [[, from] = [0, 0], [, to] = [0, 0]] = pointsOf(rungs);
      return from - to;
    };
    expect(heightOf([9, 1])).toBe(12);
    expect(heightOf([2, 1])).toBe(3);
    expect(heightOf([1, 2])).toBe(-3);
    expect(pointsOf([5])).toEqual([]);
  });
});
