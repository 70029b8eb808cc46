import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { houseLike, houseOf, playerOn } from '#test/rules/house-like.ts';
import { Part } from '#web/apps/me/away/away.tsx';
import { meOf } from '#web/apps/me/model.ts';
import type { Tools } from '#web/apps/me/tools.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

/** What the page of player 2 says of days away; the first of them is 2 March. */
function shown(days: number, settings: Readonly<Record<string, number>> = {}): string {
  const { ladder } = days === 0 ? houseOf(3, settings) : goneFor(days, settings);
  const player = playerOn(ladder, '2');
  const tools: Partial<Tools> = { player, at: ladder.at, model: meOf(ladder, player, ladder.at) };
  return renderToString(h(Part, { tools: tools as Tools }));
}

function goneFor(days: number, settings: Readonly<Record<string, number>>) {
  const club = houseOf(3, settings);
  const to = `2023-03-${String(days + 1).padStart(2, '0')}`;
  club.does('away', { player: '2', from: '2023-03-02', to });
  return club;
}

it('players see how many days away they have left this season before they announce any', () => {
  expect(shown(0)).toContain('28 of 28 days left this season');
  expect(shown(16)).toContain('12 of 28 days left this season');
  expect(shown(16)).toContain('I’ll be away');
});

it('players without any left, or of a ladder that gives none, are not asked to announce some', () => {
  expect(shown(28)).toContain('You’ve used all 28 of this season’s days.');
  expect(shown(28)).not.toContain('I’ll be away');
  expect(shown(0, { holidayDays: 0 })).toBe('');
});
