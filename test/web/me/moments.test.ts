import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import type { Stand } from '#shared/view/reading-history.ts';
import type { Rung } from '#shared/vocabulary/vocabulary.ts';
import { momentOf } from '#web/apps/me/moments.ts';
import type { OwnBout } from '#web/apps/me/published.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const TODAY = day('2026-11-20');

/** Rungs, each with the day from which on the player was there; the first of them from the season's beginning. */
const way = (first: number, ...then: readonly (readonly [on: string, rung: number])[]): readonly Stand[] => [
  { rung: first as Rung },
  ...then.map(([on, rung]) => ({ day: day(on), rung })),
];

const games = (outcomes: readonly OwnBout['outcome'][], on = '2026-11-19'): readonly OwnBout[] =>
  outcomes.map((outcome) => ({ outcome, played: { at: `${on}T20:00:00+00:00` } }) as unknown as OwnBout);

const told = (stands: readonly Stand[], bouts: readonly OwnBout[] = [], defences = 0) =>
  momentOf({ way: stands, bouts, defences }, TODAY);

describe('a player is told what they may be proud of', () => {
  it('when they come to rung 1 for the first time in a season, and for a week after that', () => {
    expect(told(way(4, ['2026-11-14', 1]))).toBe('Rung 1 for the first time this season. Enjoy the view!');
    expect(told(way(4, ['2026-11-13', 1]))).toBeUndefined();
    expect(told(way(1, ['2026-11-10', 2], ['2026-11-19', 1]))).toBeUndefined();
  });

  it('when they have defended it, unless they have lost since', () => {
    expect(told(way(1), games(['won']), 1)).toBe('You’ve defended rung 1.');
    expect(told(way(1), games(['drawn', 'won']), 2)).toBe('You’ve defended rung 1 2 times in a row.');
    expect(told(way(1), games(['lost', 'won']), 1)).toBeUndefined();
    expect(told(way(1), games(['won'], '2026-11-01'), 1)).toBeUndefined();
  });

  it('when no rung of theirs was better, but not for where they began', () => {
    expect(told(way(9, ['2026-10-01', 6], ['2026-11-19', 5]))).toBe('5th: your best place this season.');
    expect(told(way(9, ['2026-10-01', 5], ['2026-11-01', 7], ['2026-11-19', 5]))).toBeUndefined();
    expect(told([{ rung: null }, { day: day('2026-11-19'), rung: 12 }])).toBeUndefined();
  });

  it('with every tenth game that counts', () => {
    expect(told(way(3), games([...Array(9).fill('lost'), 'won', undefined]))).toBe('10 games this season. Keep it up!');
    expect(told(way(3), games(Array(11).fill('won')))).toBeUndefined();
  });
});
