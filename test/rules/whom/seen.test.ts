import { describe, expect, it, vi } from 'vitest';
import { nextRollover } from '#shared/engine/due.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { ASSETS, PLACE } from '#test/view/page.ts';
import { seasonView } from '#test/view/told.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { houseLike, houseOf } from '../house-like.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));

describe('the page of a ladder on which players are protected', () => {
  const club = houseOf(5, { protectedDays: 14, rematchWeeks: 0 });
  club.plays('5', '4', [0, 1]);

  it('says until when, on those days and on no other', () => {
    const protectedOn = (day: string) => seasonView(club.season, noonOf(day)).standings[3]?.protected;
    expect(protectedOn('2023-03-01')).toBeUndefined();
    expect(protectedOn('2023-03-15')).toBe('2023-03-15');
    expect(protectedOn('2023-03-16')).toBeUndefined();
    const html = renderLadder(seasonView(club.season, noonOf('2023-03-10')), PLACE, ASSETS);
    expect(html).toContain('<span class="note">protected until Wednesday 15 March</span>');
  });

  it('is made anew once they are not', () => {
    const next = nextRollover(club.ladder, noonOf('2023-03-12'));
    expect(new Date(next ?? 0).toISOString()).toBe('2023-03-16T00:00:00.000Z');
  });
});
