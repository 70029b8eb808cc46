import { describe, expect, it, vi } from 'vitest';
import { weekOf } from '#shared/calendar/periods.ts';
import { countingFor } from '#shared/rules/inactivity/sitting-out.ts';
import { missedInARow } from '#shared/view/missed.ts';
import { header } from '../club.ts';
import { playerOn, withHolidays } from '../house-like.ts';
import { NairobiClub } from '../systems/club.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => withHolidays(registry.systemOf(ladder)) };
});

const away = (club: NairobiClub, from: string, to = from, player = '1') => club.does('away', { player, from, to });

/** A week later: all but player 1 have played on the Saturday, the 8th of January being the first. */
const others = (club: NairobiClub, week: number): NairobiClub =>
  club.onSaturday(week).draw(['3', '2'], ['5', '4']).afterWeek(week);

describe('a week on whose only playing day a player is away', () => {
  it('neither breaks a run of missed weeks nor makes one longer', () => {
    const club = NairobiClub.of(5);
    away(club, '2022-01-15');
    for (const week of [1, 2, 3]) others(club, week);
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: nobody', '2022-W03: dropped 1']);
    const active = NairobiClub.of(5).draw(['2', '1']);
    for (const saturday of ['2022-01-15', '2022-02-05']) away(active, saturday);
    for (const week of [1, 2, 3, 4, 5]) others(active, week);
    expect(active.settled.slice(2)).toEqual(['2022-W03: nobody', '2022-W04: dropped 1', '2022-W05: nobody']);
  });

  it('counts as ever where they are away on all its other days', () => {
    const club = NairobiClub.of(5);
    away(club, '2022-01-09', '2022-01-14');
    away(club, '2022-01-16', '2022-01-21');
    for (const week of [1, 2]) others(club, week);
    expect(club.settled.at(-1)).toBe('2022-W02: dropped 1');
  });

  it('ends a run nevertheless where they play', () => {
    const club = NairobiClub.of(5);
    away(club, '2022-01-15');
    others(club, 1).onSaturday(2).draw(['2', '1']);
    for (const week of [2, 3]) others(club, week);
    expect(club.settled.at(-1)).toBe('2022-W03: nobody');
    expect(others(club, 4).settled.at(-1)).toBe('2022-W04: dropped 1');
  });

  it('is one that is over: whoever is back before it has to play', () => {
    const early = NairobiClub.of(5);
    away(early, '2022-01-10', '2022-01-22');
    others(early, 1).at('2022-01-14 12:00').does('back', { player: '1' });
    expect(others(early, 2).settled.at(-1)).toBe('2022-W02: dropped 1');
    const late = NairobiClub.of(5);
    away(late, '2022-01-10', '2022-01-22');
    others(late, 1);
    late.onSaturday(2).draw(['3', '2'], ['5', '4']).at('2022-01-16 12:00').does('back', { player: '1' });
    expect(late.afterWeek(2).settled.at(-1)).toBe('2022-W02: nobody');
    expect(others(late, 3).settled.at(-1)).toBe('2022-W03: dropped 1');
  });

  it('was missed after all once it is voided that they were away', () => {
    const club = NairobiClub.of(5);
    const { line } = away(club, '2022-01-15');
    for (const week of [1, 2]) others(club, week);
    expect(club.order).toBe('1 2 3 4 5');
    club.void(line);
    expect([club.order, club.settled.at(-1)]).toEqual(['2 1 3 4 5', '2022-W02: dropped 1']);
  });

  it('leaves long runs as they are, whether weeks are settled one by one or all in one go', () => {
    const settings = { weeksUntilDrop: 12, holidayDays: 365 };
    const [slow, once] = [NairobiClub.of(3, { settings }), NairobiClub.of(3, { settings })];
    // The ten Saturdays from the seventh on; and one more in autumn.
    for (const club of [slow, once]) {
      away(club, '2022-02-19', '2022-04-23', '2');
      away(club, '2022-10-01', '2022-10-01', '2');
    }
    for (let week = 1; week <= 45; week++) slow.afterWeek(week);
    once.afterWeek(45);
    const dropped = slow.settled.filter((week) => /\b2\b/.test(week.slice(9)));
    expect(dropped[0]).toMatch(/^2022-W22/);
    expect(dropped).toHaveLength(45 - 21 - 1);
    expect([once.order, once.ladder.settled]).toEqual(['2 1 3', slow.ladder.settled]);
    expect(slow.order).toBe('2 1 3');
    expect(slow.ladder.settled).toHaveLength(13);
    expect(missedInARow(slow.ladder).get(playerOn(slow.ladder, '1'))).toBe(12);
  });

  it('has two playing days or more where a club plays so often: on each it is shut, or they are away', () => {
    const on = (from: string, to = from) => header({ closures: [{ from, to }] });
    const [monday, thursday] = [1, 4];
    const calendar = { ...on('2021-09-09'), weekdays: [monday, thursday] };
    const week = weekOf(calendar.season.start);
    const counts = (...days: Parameters<typeof on>) => countingFor(calendar, on(...days).closures ?? [], [week]).length;
    expect([counts('2021-09-05'), counts('2021-09-07', '2021-09-12')]).toEqual([1, 1]);
    expect([counts('2021-09-06'), counts('2021-09-05', '2021-09-07')]).toEqual([0, 0]);
  });
});
