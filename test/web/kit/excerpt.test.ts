import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineMove } from '#shared/contract/entries.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { excerptOf } from '#web/ui/ladder/before-after.tsx';

const id = (text: string): PlayerId => parsePlayerId(text) ?? fail(text);
function fail(text: string): never {
  throw new Error(text);
}
const ids = (text: string): readonly PlayerId[] => [...text].map(id);
const move = (player: string, from: number | null, to: number | null): LineMove => ({ player: id(player), from, to });

/** Rungs as "3 b a+1": what, who was there, who would be there and by how far they moved. */
const shown = (order: string, moves: readonly LineMove[]) =>
  excerptOf(ids(order), moves).rows.map(
    ({ rung, before = '–', after }) => `${rung} ${before} ${after?.player ?? '–'}${after?.change || ''}`,
  );

describe('the ladder before and after', () => {
  test('shows those who move, and a rung more on either side', () => {
    expect(shown('abcdef', [move('d', 4, 2), move('b', 2, 3), move('c', 3, 4)])).toEqual([
      '1 a a',
      '2 b d-2',
      '3 c b1',
      '4 d c1',
      '5 e e',
    ]);
  });

  test('shows who joins at the bottom', () => {
    expect(shown('ab', [move('z', null, 3)])).toEqual(['2 b b', '3 – zjoined']);
  });

  test('shows who closes up when somebody is removed', () => {
    const { rows, removed } = excerptOf(ids('abc'), [move('b', 2, null), move('c', 3, 2)]);
    expect(rows.map(({ rung, after }) => [rung, after?.player])).toEqual([
      [1, 'a'],
      [2, 'c'],
      [3, undefined],
    ]);
    expect(removed).toEqual(['b']);
  });

  test('is empty where nobody moves', () => {
    expect(excerptOf(ids('abc'), [])).toEqual({ rows: [], removed: [] });
  });

  test('is what the service means by its moves, whatever order comes of it', () => {
    const all = ids('abcdefghij');
    fc.assert(
      fc.property(fc.shuffledSubarray([...all], { minLength: 1 }), fc.shuffledSubarray([...all]), (before, after) => {
        const moves = movesBetween(Order.of(before), Order.of(after)).flatMap(({ players, from, change }) =>
          players.map((player, index): LineMove => {
            const at = from + index;
            if (change === 'joined') return { player, from: null, to: at };
            return { player, from: at, to: change === 'removed' ? null : at + change };
          }),
        );
        const { rows } = excerptOf(before, moves);
        const told = new Map(rows.map(({ rung, after: place }) => [rung, place?.player]));
        const rungs = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index + 1);
        expect(rungs.map((rung) => (told.has(rung) ? told.get(rung) : before[rung - 1]))).toEqual(
          rungs.map((rung) => after[rung - 1]),
        );
      }),
    );
  });
});
