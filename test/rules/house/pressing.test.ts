import { expect, it } from 'vitest';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { pageOf, textOf } from '#test/view/page.ts';
import { riverside } from './riverside.ts';

/** What is seen of the row of player 4, who has just won and was challenged, and what it presses upon. */
function rowOfFour(settings: NonNullable<Header['settings']>) {
  const club = riverside(5, settings);
  club.plays('4', '3', [3, 0]);
  club.challenge('5', '4', 'c');
  const page = pageOf(club, instant(Date.parse('2023-03-02T12:00:00Z')));
  const [, row = ''] = /id="at-4">(.*?)<\/tr>/s.exec(page) ?? [];
  const part = (pattern: RegExp) => textOf(pattern.exec(row)?.[1] ?? '').trim();
  return { first: part(/<summary>(.*?)<\/summary>/s), presses: part(/<em>(.*?)<\/em>/s), all: textOf(row) };
}

it('a row tells first why its player moved, and at its end of a challenge that comes to nothing (H14)', () => {
  const { first, presses, all } = rowOfFour({});
  expect(first).toContain('beat 3 3–0 and took rung 3');
  expect(presses).toBe('');
  expect(all).toContain('has a challenge that lapses after 6 March unless it’s accepted');
});

it('a row presses first upon what costs its player a rung unless they accept, or play (H14, H15)', () => {
  expect(rowOfFour({ acceptLate: 'lost' }).presses).toMatch(/^loses a challenge .* after 6 March unless it’s accepted/);
  expect(rowOfFour({ acceptDays: 0, playLate: 'lost-by-both' }).presses).toMatch(/^drops .* after 15 March unless/);
});
