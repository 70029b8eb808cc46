import { describe, expect, it, vi } from 'vitest';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { ASSETS, PLACE, textOf } from '#test/view/page.ts';
import { seasonView } from '#test/view/told.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { houseLike, houseOf } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';
import { toldByRungs } from '../told-by-rungs.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return { ...words, wordsOf: (ladder) => toldByRungs(words.wordsOf(ladder), settlements) };
});

const AWAY = missedPeriods({
  cause: (_, name) => `no game in ${name}`,
  cost: () => 'players with no game drop a place',
});

const settlements = { week: AWAY, month: AWAY };

/** Four players, of whom 3 and 4 play each other on Wednesday 1 March, and nobody after that. */
function clubOf(settings: object): ChessClub {
  const club = houseOf(4, { rematchWeeks: 0, ...settings });
  club.plays('4', '3', [0, 1]);
  return club;
}

const configured = (club: ChessClub, when: string, settings: object) => club.at(when).does('configure', { settings });

describe('whoever stays away', () => {
  it('drops by weeks or by months, as the ladder has it, or not at all', () => {
    const none = clubOf({}).at('2023-04-20').settle();
    expect([none.settled, none.nextDue]).toEqual([[], undefined]);
    const weekly = clubOf({ period: 'week' }).at('2023-03-06').settle();
    expect([weekly.settled, weekly.order]).toEqual([['2023-W09: dropped 1 2'], '3 1 2 4']);
    const monthly = clubOf({ period: 'month', drop: 2 }).at('2023-04-01').settle();
    expect([monthly.settled, monthly.order]).toEqual([['2023-03: dropped 1 2'], '3 4 1 2']);
  });

  it('is removed after so many in a row, and never where that is none', () => {
    const removing = clubOf({ period: 'week', dropAfter: 2, removeAfter: 3 }).at('2023-03-20').settle();
    expect(removing.settled).toEqual([
      '2023-W09: nobody',
      '2023-W10: dropped 1 2',
      '2023-W11: dropped 3 4, removed 1 2',
    ]);
    expect(clubOf({ period: 'week' }).at('2024-03-01').settle().ladder.order.size).toBe(4);
  });
});

describe('where months are counted instead of weeks', () => {
  const changed = (when: string, settings: object = {}) => {
    const club = clubOf({ period: 'week', removeAfter: 3, ...settings });
    configured(club, when, { period: 'month' });
    return club;
  };

  it('the weeks that were settled stay, and the month begins that day: no day counts twice', () => {
    const club = changed('2023-03-14 12:00');
    expect(club.settled).toEqual(['2023-W09: dropped 1 2', '2023-W10: dropped 3 1 2 4']);
    club.at('2023-03-14 20:00').plays('2', '1', [0, 1]);
    expect(club.nextDue).toBe('2023-03-31T23:00:00.000Z');
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

describe('where weeks are counted after nothing was', () => {
  it('they are from that day on, and nobody is asked about those before', () => {
    const club = clubOf({ removeAfter: 2 });
    configured(club, '2023-03-22 12:00', { period: 'week' });
    expect(club.nextDue).toBe('2023-03-26T23:00:00.000Z');
    expect(club.at('2023-03-27').settle().settled).toEqual(['2023-W12: dropped 1 2 3 4']);
    configured(club, '2023-03-31 12:00', { period: 'none' });
    expect(club.nextDue).toBeUndefined();
  });
});
