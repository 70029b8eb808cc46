import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineMove } from '#shared/contract/entries.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { type PlayerId, VERBS } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { who } from '#test/view/club.ts';
import { excerptOf } from '#web/ui/ladder/before-after.tsx';
import { linesById, marksIn, peopleIn, storyOf } from '#web/ui/ladder/line-story.ts';
import { line } from './lines.ts';

const ids = (text: string): readonly PlayerId[] => [...text].map(who);
const move = (player: string, from: number | null, to: number | null): LineMove => ({ player: who(player), from, to });

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

const named = (player: PlayerId) => ({ id: player, name: player.toUpperCase() });

describe('a line of the log', () => {
  const [ann, bob] = [who('ann'), who('bob')];
  const SCORES = Object.entries({ ann: 12, bob: -3 });
  const LOG = [
    line(7, 'void', { amends: 4 }),
    line(6, 'correct', { amends: 4, score: [0, 1] }),
    line(5, 'finish', { game: 'g', scores: SCORES }),
    line(4, 'result', { challenge: 'c', score: [1, 0] }),
    line(3, 'challenge', { id: 'c', challenger: ann, challenged: bob }),
  ];
  function told(verb: string, rest: object = {}): string {
    const last = line(9, verb, rest);
    const amended = LOG.find((each) => each.line === last.amends);
    return textOf(storyOf(last, linesById(LOG), named, amended));
  }

  test.each([
    ['result', { challenge: 'c', score: [1, 0] }, 'ANN 1–0 BOB'],
    ['result', { challenge: 'c', score: [1, 0], walkover: true }, 'ANN 1–0 BOB (walkover)'],
    ['result', { challenge: 'c', score: [1, 0], noShow: true }, 'ANN 1–0 BOB (no-show)'],
    [
      'match',
      { challenger: bob, challenged: ann, score: [0.5, 0.5], playedAt: '2026-11-14T15:00:00+00:00' },
      'BOB ½–½ ANN, played on 14 November 2026',
    ],
    ['decline', { challenge: 'c' }, 'ANN against BOB: declined'],
    ['reject', { challenge: 'c' }, 'ANN against BOB: the result was rejected'],
    ['reject', { challenge: 'c', disputed: bob }, 'ANN against BOB: the result was disputed'],
    ['accept', { challenge: 'long-ago' }, 'A challenge: accepted'],
    ['finish', { game: 'g', scores: SCORES }, 'A game ended: ANN 12, BOB -3'],
    ['start', { players: [ann, bob] }, 'A game began: ANN and BOB'],
    ['correct', { amends: 4, score: [0, 1] }, 'ANN 1–0 BOB: corrected to 0–1'],
    ['correct', { amends: 4, score: [0, 1], points: [[7, 11]] }, 'ANN 1–0 BOB: corrected to 0–1 (7–11)'],
    ['void', { amends: 4 }, 'ANN 1–0 BOB: undone'],
    ['void', { amends: 1 }, 'An earlier entry: undone'],
    ['seed', { players: [{ id: ann }] }, 'Seeded: 1 on the ladder'],
  ])('with "%s" reads %o as “%s”', (verb, rest, words) => {
    expect(told(verb, rest)).toBe(words);
  });

  test.each(VERBS)('with "%s" is told in words even where all that it is about is further down', (verb) => {
    expect(told(verb)).toMatch(/^.{3,}$/);
  });

  test('names everybody whom its challenge is between', () => {
    expect(new Set(peopleIn(line(4, 'result', { challenge: 'c' }), linesById(LOG)))).toEqual(new Set([ann, bob]));
  });

  test('that was corrected and then voided is voided', () => {
    expect(marksIn(LOG)).toEqual(new Map([[4, { verb: 'voided', line: 7 }]]));
  });
});
