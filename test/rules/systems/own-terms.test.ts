import { expect, it, vi } from 'vitest';
import { challenging } from '#shared/rules/challenge/challenging.ts';
import { movingBy } from '#shared/rules/challenge/moving.ts';
import { resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { scoreOfTwo } from '#shared/rules/common/score.ts';
import { textOf } from '#shared/words/phrase.ts';
import { seasonView } from '#test/view/club.ts';
import { ChessClub } from './club.ts';

const score = scoreOfTwo({
  fits: (strokes) => strokes.every((each) => each > 0),
  outcome: ([challenger, challenged]) =>
    challenger === challenged ? 'drawn' : challenger < challenged ? 'challenger-won' : 'challenged-won',
  says: () => 'A round takes strokes.',
  clause: 'T2',
});

const terms: ChessTerms = {
  reach: {
    includes: ({ order }, { challenged, distance }) =>
      distance >= 1 && (order.rungOf(challenged) !== 1 || distance === 1),
    says: () => 'all above, and rung 1 from rung 2 alone',
    clause: 'T1',
  },
  declining: { allowed: false, clause: 'T3' },
  score,
  movement: movingBy(() => 'swap', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};

/** A ladder on which rung 1 is reached from rung 2 alone, and whoever takes fewer strokes has won. */
vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf: (ladder) => {
      const system = registry.systemOf(ladder);
      return { ...system, score, rules: { ...system.rules, challenge: challenging(terms), result: resulting(terms) } };
    },
  };
});

const clubOf = (): ChessClub =>
  new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } }).seedNumbered(9).at('2023-03-02 19:00');

it('a system says in its own way who is within reach', () => {
  const club = clubOf();
  expect(club.challenge('9', '2')).toBeDefined();
  expect(() => club.challenge('3', '1')).toThrow('out-of-reach (T1): Challenges can only go to all above, and rung 1');
  expect(club.challenge('2', '1')).toBeDefined();
});

it('a system says who has won with a score, and a correction is judged by it too', () => {
  const club = clubOf();
  const line = club.result(club.challenge('5', '2'), [71, 74]);
  expect(club.order).toBe('1 5 3 4 2 6 7 8 9');
  expect(() => club.correct(line, [0, 74])).toThrow('bad-score (T2): A round takes strokes.');
  const told = () => seasonView(club.season, club.season.ladder.at).results.map(({ moved }) => textOf(moved));
  expect(told()).toEqual(['5 took rung 2']);
  club.correct(line, [75, 74]);
  expect(told()).toEqual(['nobody moved']);
  expect(club.order).toBe('1 2 3 4 5 6 7 8 9');
});
