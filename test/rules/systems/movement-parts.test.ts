import { describe, expect, it, vi } from 'vitest';
import { movementParts, movingInParts } from '#shared/rules/challenge/moving.ts';
import { movementPartsRules } from '#shared/rules/challenge/moving-in-words.ts';
import { gameScore, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { ChessClub } from './club.ts';

const terms: ChessTerms = {
  reach: { includes: () => true, says: () => 'everybody', clause: 'T1' },
  declining: { allowed: false, clause: 'T2' },
  score: gameScore,
  movement: movingInParts({ fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};

/** A ladder that says of each part by itself what it moves. */
vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf: (ladder) => {
      const system = registry.systemOf(ladder);
      const rules = { ...system.rules, result: resulting(terms) };
      return { ...system, settings: [...system.settings, ...Object.values(movementParts)], rules };
    },
  };
});

type Settings = Readonly<Record<string, string>>;

/** The order of a ladder of nine after one game, and by which clause; players are called by the rungs on which they began. */
function orderWith(settings: Settings, challenger: string, challenged: string, score: Score): string {
  const club = new ChessClub({ system: 'crewe', season: { start: '2023-03-01' }, settings });
  club.seedNumbered(9).at('2023-03-02 19:00');
  const line = club.result(club.challenge(challenger, challenged), score);
  return `${club.order} ${club.why(line).split(':')[0]}`;
}

describe('movement that a ladder puts together', () => {
  it.each([
    [{}, '1 6 2 3 4 5 7 8 9 T4'],
    [{ win: 'takes-rung' }, '1 6 2 3 4 5 7 8 9 T4'],
    [{ win: 'swap' }, '1 6 3 4 5 2 7 8 9 T4'],
    [{ win: 'halfway' }, '1 3 2 6 4 5 7 8 9 T4'],
  ])('by a win from below, with %j', (settings, order) => {
    expect(orderWith(settings, '6', '2', [1, 0])).toBe(order);
    expect(orderWith(settings, '2', '6', [0, 1])).toBe(order);
  });

  it.each([
    [{}, '3', '6', '1 2 3 4 5 6 7 8 9 T5'],
    [{ win: 'halfway' }, '3', '6', '1 2 3 4 5 6 7 8 9 T5'],
    [{ defence: 'up-one' }, '3', '6', '1 3 2 4 5 6 7 8 9 T5'],
    [{ defence: 'up-one' }, '1', '2', '1 2 3 4 5 6 7 8 9 T5'],
  ])('by a win from above, with %j: %s against %s', (settings, winner, loser, order) => {
    expect(orderWith(settings, loser, winner, [0, 1])).toBe(order);
  });

  it.each([
    [{}, '6', '3', '1 2 3 4 5 6 7 8 9 T6'],
    [{ defence: 'up-one' }, '6', '3', '1 2 3 4 5 6 7 8 9 T6'],
    [{ draw: 'up-one' }, '6', '3', '1 2 3 4 6 5 7 8 9 T6'],
    [{ draw: 'up-one' }, '4', '3', '1 2 3 4 5 6 7 8 9 T6'],
  ])('by a draw, with %j: %s and %s', (settings, challenger, challenged, order) => {
    expect(orderWith(settings, challenger, challenged, [0.5, 0.5])).toBe(order);
  });

  it('is told as it is', () => {
    const header = (settings: Settings) => ({ settings }) as Header;
    const told = (settings: Settings, mayBeDrawn = true) =>
      movementPartsRules(header(settings), { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }, mayBeDrawn);
    const [win, defence, draw] = told({});
    expect(win?.text).toContain('You take the loser’s rung');
    expect(defence?.text).toBe('You keep your rung, and nobody moves.');
    expect(draw?.text).toBe('Nobody moves.');
    expect(told({ win: 'swap' })[0]?.text).toContain('change places');
    expect(told({ win: 'halfway' })[0]?.text).toContain('half the distance');
    expect(told({ defence: 'up-one' })[1]?.text).toContain('You move up one');
    expect(told({ draw: 'up-one' })[2]?.text).toContain('The player below moves up one');
    expect(told({}, false)).toHaveLength(2);
  });
});
