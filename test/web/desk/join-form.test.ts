import { expect, test } from 'vitest';
import { houseOf } from '#test/rules/house/club.ts';
import { NairobiClub } from '#test/rules/systems/club.ts';
import { JoinForm, readRung } from '#web/apps/admin/join-form.tsx';
import { renderedAt, viewOf } from './rendered.ts';

test('Admin asks on which rung somebody new starts only where the rules know it', () => {
  const house = viewOf(houseOf(4));
  expect(renderedAt(house, JoinForm)).toContain('Starts on rung');
  expect(renderedAt(house, JoinForm)).not.toContain('New players start at the bottom.');
  expect(renderedAt(viewOf(NairobiClub.of(4)), JoinForm)).not.toContain('Starts on rung');
  const typed = ['1', ' 5 ', '6', '0', '-1', '2.5', 'top'];
  expect(typed.map((text) => readRung(text, house))).toEqual([1, 5, ...Array(5).fill(undefined)]);
});
