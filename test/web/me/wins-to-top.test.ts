import { expect, it } from 'vitest';
import { houseOf, playerOn } from '#test/rules/house/club.ts';
import { at, Club, who } from '#test/view/club.ts';
import { winsToTop } from '#web/apps/me/wins-to-top.ts';

const time = '2021-09-13T20:00Z';
const crewe = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });

const inCrewe = (player: string, to = time) => winsToTop(crewe.season.ladder, who(player), at(to));

it('a player is told how many wins the top is away, as their ladder moves those who win (C4)', () => {
  expect([inCrewe('bob'), inCrewe('cy'), inCrewe('dee')]).toEqual([1, 2, 2]);
});

it('a win in a challenge that is open already counts as one of them', () => {
  crewe.does('2021-09-10T10:00Z', 'challenge', { id: 'g1', challenger: 'bob', challenged: 'ann' });
  expect(inCrewe('bob')).toBe(1);
});

it('nothing is said where the rules let no win lead there now, or only more than three', () => {
  const { ladder } = houseOf(40, {}).season;
  expect(winsToTop(ladder, playerOn(ladder, '1'), ladder.at)).toBeUndefined();
  expect(winsToTop(ladder, playerOn(ladder, '2'), ladder.at)).toBe(1);
  expect(winsToTop(ladder, playerOn(ladder, '40'), ladder.at)).toBeUndefined();
});
