import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { LAST_DATE, parseDay } from '#shared/calendar/moment.ts';
import { pointsOf, wayOf } from '#web/apps/ladder/way.ts';
import { Club } from '../view/club.ts';
import { seasonHistory } from '../view/told.ts';

/** Ann, Bob and Cy; Cy beats Ann, Bob leaves and comes back. */
function season() {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
  club.does('2021-09-20T12:00Z', 'leave', { player: 'bob' });
  club.does('2021-09-27T12:00Z', 'join', { player: 'bob' });
  const history = seasonHistory(club.season, club.season.ladder.at);
  const wayTo = (id: string, present: number) =>
    wayOf(
      history,
      history.players.findIndex((each) => each.id === id),
      present,
    );
  return { wayTo };
}

describe('the line in a row of the ladder', () => {
  const { wayTo } = season();

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
      const scores = [
        ['ann', 30],
        ['bob', 20],
        ['cy', 10],
      ];
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
