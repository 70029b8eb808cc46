import { describe, expect, it, vi } from 'vitest';
import { nextRollover } from '#shared/engine/due.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { ASSETS, PLACE, textOf } from '#test/view/page.ts';
import { seasonView } from '#test/view/told.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { houseLike, houseOf } from '../house-like.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));

describe('the page of a ladder', () => {
  const club = houseOf(4);
  club.because('a long way to go').does('away', { player: '2', from: '2023-03-20', to: '2023-04-03' });

  it('says until when a player is away, on those days and on no other', () => {
    const awayOn = (day: string) => seasonView(club.season, noonOf(day)).standings.map(({ away }) => away);
    expect(awayOn('2023-03-19')).toEqual([undefined, undefined, undefined, undefined]);
    expect(awayOn('2023-04-03')).toEqual([undefined, '2023-04-03', undefined, undefined]);
    expect(awayOn('2023-04-04')[1]).toBeUndefined();
    const html = renderLadder(seasonView(club.season, noonOf('2023-03-25')), PLACE, ASSETS);
    expect(html).toContain('<summary><span class="note">away until 3 April</span></summary>');
    const page = textOf(html);
    expect(page).not.toContain('a long way to go');
  });

  it('is made anew as they go away, and once they are back', () => {
    const nextAfter = (day: string) => new Date(nextRollover(club.ladder, noonOf(day)) ?? 0).toISOString();
    expect(nextAfter('2023-03-12')).toBe('2023-03-20T00:00:00.000Z');
    expect(nextAfter('2023-03-20')).toBe('2023-04-03T23:00:00.000Z');
  });
});
