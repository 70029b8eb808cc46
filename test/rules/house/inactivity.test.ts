import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { weekOf } from '#shared/calendar/periods.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { countingFor } from '#shared/rules/inactivity/missed-runs.ts';
import { missedInARow } from '#shared/view/missed-in-a-row.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/club.ts';
import { ASSETS, PLACE, textOf } from '#test/view/page.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { header } from '../club.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

/** Four players, of whom 3 and 4 play each other on Wednesday 1 March, and nobody after that. */
function clubOf(settings: object): ChessClub {
  const club = houseOf(4, { rematchWeeks: 0, ...settings }).plays('4', '3', [0, 1]);
  return club;
}

const configured = (club: ChessClub, when: string, settings: object) => club.at(when).does('configure', { settings });

describe('whoever stays away (H18)', () => {
  it('drops by weeks or by months, as the ladder has it, or not at all', () => {
    const none = clubOf({}).at('2023-04-20').settle();
    expect([none.settled, none.nextDue]).toEqual([[], undefined]);
    const weekly = clubOf({ period: 'week' }).at('2023-03-06').settle();
    expect([weekly.settled, weekly.order]).toEqual([['2023-W09: dropped 1 2'], '3 1 2 4']);
    const monthly = clubOf({ period: 'month', drop: 2 }).at('2023-04-01').settle();
    expect([monthly.settled, monthly.order]).toEqual([['2023-03: dropped 1 2'], '3 4 1 2']);
  });

  it('is removed after so many in a row, and never where that is none', () => {
    expect(clubOf({ period: 'week', dropAfter: 2, removeAfter: 3 }).at('2023-03-20').settle().settled).toEqual([
      '2023-W09: nobody',
      '2023-W10: dropped 1 2',
      '2023-W11: dropped 3 4, removed 1 2',
    ]);
    expect(clubOf({ period: 'week' }).at('2024-03-01').settle().ladder.order.size).toBe(4);
  });
});

describe('where months are counted instead of weeks (H18)', () => {
  const changed = (when: string, settings: object = {}) => {
    const club = clubOf({ period: 'week', removeAfter: 3, ...settings });
    configured(club, when, { period: 'month' });
    return club;
  };

  it('the weeks that were settled stay, and the month begins that day: no day counts twice', () => {
    const club = changed('2023-03-14 12:00');
    expect(club.settled).toEqual(['2023-W09: dropped 1 2', '2023-W10: dropped 3 1 2 4']);
    expect(club.at('2023-03-14 20:00').plays('2', '1', [0, 1]).nextDue).toBe('2023-03-31T23:00:00.000Z');
    expect(club.at('2023-04-01').settle().settled.slice(2)).toEqual(['2023-03: dropped 3 4']);
  });

  it('a month of which less than half is left does not count, and runs begin anew', () => {
    const club = changed('2023-03-20 12:00', { removeAfter: 4 });
    expect(club.settled).toHaveLength(3);
    expect(club.nextDue).toBe('2023-04-30T23:00:00.000Z');
    club.at('2023-06-01').settle();
    expect(club.settled.slice(3)).toEqual(['2023-04: dropped 3 1 2 4', '2023-05: dropped 3 1 2 4']);
  });

  it('another setting that is changed meanwhile changes nothing of that', () => {
    const club = changed('2023-03-14 12:00');
    configured(club, '2023-03-20 12:00', { drop: 2 });
    expect(club.nextDue).toBe('2023-03-31T23:00:00.000Z');
    configured(club, '2023-04-05 12:00', { drop: 1 });
    expect(club.nextDue).toBe('2023-04-30T23:00:00.000Z');
    const kept = parseLadder(publicSnapshot(club.ladder));
    expect(new Date(nextDue(kept) ?? Number.NaN).toISOString()).toBe('2023-04-30T23:00:00.000Z');
  });

  it('and that is voided, the weeks are worked out as if it had never been', () => {
    const club = clubOf({ period: 'week' });
    const { line } = configured(club, '2023-03-14 12:00', { period: 'month' });
    club.at('2023-04-03').void(line);
    expect(club.settled.map((each) => each.slice(0, 8))).toEqual(
      ['09', '10', '11', '12', '13'].map((week) => `2023-W${week}`),
    );
  });

  it('rows count weeks until then, and months from then on', () => {
    const rowsOf = ({ season, ladder }: ChessClub) =>
      textOf(renderLadder(seasonView(season, instant(ladder.at)), PLACE, ASSETS));
    const club = clubOf({ period: 'week', removeAfter: 0 }).at('2023-03-13 12:00').settle();
    expect(rowsOf(club)).toContain('missed 2 weeks in a row');
    configured(club, '2023-03-14 12:00', { period: 'month' });
    expect(rowsOf(club)).not.toContain('missed');
    expect(rowsOf(club.at('2023-04-01 12:00').settle())).toContain('missed one month');
  });
});

describe('where weeks are counted after nothing was (H18)', () => {
  it('they are from that day on, and nobody is asked about those before', () => {
    const club = clubOf({ removeAfter: 2 });
    configured(club, '2023-03-22 12:00', { period: 'week' });
    expect(club.nextDue).toBe('2023-03-26T23:00:00.000Z');
    expect(club.at('2023-03-27').settle().settled).toEqual(['2023-W12: dropped 1 2 3 4']);
    configured(club, '2023-03-31 12:00', { period: 'none' });
    expect(club.nextDue).toBeUndefined();
  });
});

const START = parseDay('2022-01-03') ?? expect.fail();
/** A day of a week of the season, Monday being 0. */
const on = (week: number, day: number): string => addDays(START, 7 * (week - 1) + day);

/** Who misses two weeks in a row drops, unless the settings say otherwise; on the first Saturday. */
const weekly = (size: number, settings: object = {}): ChessClub => {
  const usual = { period: 'week', dropAfter: 2, rematchWeeks: 0, ...settings };
  return houseOf(size, usual, { season: { start: START } }).at(`${on(1, 5)} 15:00`);
};

const draw = (club: ChessClub, ...pairs: readonly (readonly [string, string])[]): void => {
  for (const [one, other] of pairs) club.because('keen').result(club.because('keen').issue(one, other), [0.5, 0.5]);
};

const away = (club: ChessClub, week: number, until = week, player = '1') =>
  club.does('away', { player, from: on(week, 0), to: on(until, 6) });

/** A week later, in which all but player 1 have played. */
function others(club: ChessClub, week: number): ChessClub {
  draw(club.at(`${on(week, 5)} 15:00`), ['3', '2'], ['5', '4']);
  return club.at(on(week + 1, 0)).settle();
}

describe('a week that a player is away all of (H18, H19)', () => {
  it('neither breaks a run of missed weeks nor makes one longer', () => {
    const club = weekly(5);
    away(club, 2);
    for (const week of [1, 2, 3]) others(club, week);
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: nobody', '2022-W03: dropped 1']);
    const active = weekly(5);
    draw(active, ['2', '1']);
    for (const week of [2, 5]) away(active, week);
    for (const week of [1, 2, 3, 4, 5]) others(active, week);
    expect(active.settled.slice(2)).toEqual(['2022-W03: nobody', '2022-W04: dropped 1', '2022-W05: nobody']);
  });

  it('counts as ever where they are there on one of its days', () => {
    const club = weekly(5).does('away', { player: '1', from: on(2, 0), to: on(2, 5) });
    for (const week of [1, 2]) others(club, week);
    expect(club.settled.at(-1)).toBe('2022-W02: dropped 1');
  });

  it('ends a run nevertheless where they play', () => {
    const club = weekly(5);
    away(club, 2);
    draw(others(club, 1).at(`${on(2, 5)} 15:00`), ['2', '1']);
    for (const week of [2, 3]) others(club, week);
    expect(club.settled.at(-1)).toBe('2022-W03: nobody');
    expect(others(club, 4).settled.at(-1)).toBe('2022-W04: dropped 1');
  });

  it('is one that is over: whoever is back before it has to play', () => {
    const early = weekly(5);
    away(early, 2, 3);
    others(early, 1)
      .at(`${on(2, 4)} 12:00`)
      .does('back', { player: '1' });
    expect(others(early, 2).settled.at(-1)).toBe('2022-W02: dropped 1');
    const late = weekly(5);
    away(late, 2, 3);
    for (const week of [1, 2]) others(late, week);
    expect(
      late
        .at(`${on(3, 0)} 12:00`)
        .does('back', { player: '1' })
        .settled.at(-1),
    ).toBe('2022-W02: nobody');
    expect(others(late, 3).settled.at(-1)).toBe('2022-W03: dropped 1');
  });

  it('was missed after all once it is voided that they were away', () => {
    const club = weekly(5);
    const { line } = away(club, 2);
    for (const week of [1, 2]) others(club, week);
    expect(club.order).toBe('1 2 3 4 5');
    club.void(line);
    expect([club.order, club.settled.at(-1)]).toEqual(['2 1 3 4 5', '2022-W02: dropped 1']);
  });

  it('leaves long runs as they are, whether weeks are settled one by one or all in one go', () => {
    const [slow, once] = [1, 2].map(() => weekly(3, { dropAfter: 12, holidayDays: 365 })) as [ChessClub, ChessClub];
    // Ten weeks from the seventh on; and one more in autumn.
    for (const club of [slow, once]) {
      away(club, 7, 16, '2');
      away(club, 39, 39, '2');
    }
    for (let week = 1; week <= 45; week++) slow.at(on(week + 1, 0)).settle();
    once.at(on(46, 0)).settle();
    const dropped = slow.settled.filter((week) => /\b2\b/.test(week.slice(9)));
    expect(dropped[0]).toMatch(/^2022-W22/);
    expect(dropped).toHaveLength(45 - 21 - 1);
    expect([once.order, once.ladder.settled]).toEqual(['2 1 3', slow.ladder.settled]);
    expect(slow.order).toBe('2 1 3');
    expect(slow.ladder.settled).toHaveLength(13);
    expect(missedInARow(slow.ladder).get(playerOn(slow.ladder, '1'))).toBe(12);
  });

  it('is, where a club plays on two days a week, one on both of which it is shut, or they are away', () => {
    const shut = (from: string, to = from) => header({ closures: [{ from, to }] });
    const [monday, thursday] = [1, 4];
    const calendar = { ...shut('2021-09-09'), weekdays: [monday, thursday] };
    const week = weekOf(calendar.season.start);
    const counts = (...days: Parameters<typeof shut>) =>
      countingFor(calendar, shut(...days).closures ?? [], [week]).length;
    expect([counts('2021-09-05'), counts('2021-09-07', '2021-09-12')]).toEqual([1, 1]);
    expect([counts('2021-09-06'), counts('2021-09-05', '2021-09-07')]).toEqual([0, 0]);
  });
});
