import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { riverside } from './club.ts';

describe('a match', () => {
  it.each([
    [
      'one',
      [[1, 0]],
      [
        [0.5, 0.5],
        [2, 0],
        [1, 1],
      ],
    ],
    [
      'best-of-3',
      [
        [2, 0],
        [2, 1],
        [0, 2],
      ],
      [
        [3, 0],
        [1, 1],
        [1, 0],
      ],
    ],
    [
      'best-of-5',
      [
        [3, 0],
        [3, 1],
        [3, 2],
        [2, 3],
      ],
      [
        [4, 0],
        [2, 2],
        [2, 1],
        [3, 3],
      ],
    ],
  ] as const)('of %s has a score that can be, and no other (H7)', (game, fitting, others) => {
    const score = (of: Score) => riverside(3, { game }).plays('3', '2', of);
    for (const each of fitting) expect(score(each)).toBeGreaterThan(0);
    for (const each of others) expect(() => score(each)).toThrow('bad-score (H7)');
  });

  it('may be given with the points of each game, which come to its score (H8)', () => {
    const says = (points: readonly Score[], score: Score = [3, 1]) => {
      const club = riverside(3);
      return () => club.does('result', { ...club.challenge('3', '2'), score, points });
    };
    const games: readonly Score[] = [
      [11, 7],
      [9, 11],
      [11, 4],
      [11, 8],
    ];
    expect(says(games)()).toBeDefined();
    expect(says(games, [3, 2])).toThrow('bad-score');
    expect(says([...games, [11, 0]])).toThrow('bad-score');
    expect(says([[11, 11], ...games.slice(1)])).toThrow('bad-score');
  });

  it('is drawn only where it is one game, and the club has draws (H9)', () => {
    const draws = (settings: object) => () => riverside(3, { draws: 'yes', ...settings }).plays('3', '2', [0.5, 0.5]);
    expect(draws({ game: 'one' })()).toBeGreaterThan(0);
    expect(draws({})).toThrow('bad-score');
    expect(draws({ game: 'one', draws: 'no' })).toThrow('bad-score');
  });

  it('of somebody who retires is the other’s, who has the games that win a match (H10)', () => {
    const club = riverside(3);
    const points: readonly Score[] = [
      [5, 11],
      [11, 3],
      [2, 11],
    ];
    const result = { ...club.challenge('3', '2'), points, retired: true };
    expect(() => club.does('result', { ...result, score: [1, 2] })).toThrow('bad-score');
    club.does('result', { ...result, score: [3, 2] });
    expect(club.order).toBe('1 3 2');
  });

  it.each(['walkover', 'noShow', 'retired'])('won by %s is corrected to no draw (H10)', (how) => {
    const club = riverside(3, { game: 'one', draws: 'yes' });
    const { line } = club.does('result', { ...club.challenge('3', '2'), score: [1, 0], [how]: true });
    expect(() => club.correct(line, [0.5, 0.5])).toThrow('bad-score');
    club.correct(line, [0, 1]);
    expect(club.order).toBe('1 2 3');
  });

  it('that did not take place is won to nothing, without points (H10)', () => {
    for (const how of ['walkover', 'noShow']) {
      const club = riverside(3);
      club.does('result', { ...club.challenge('3', '2'), score: [3, 0], [how]: true });
      expect(club.order).toBe('1 3 2');
      const late = riverside(3);
      const said = {
        score: [3, 0],
        points: [
          [11, 0],
          [11, 0],
          [11, 0],
        ],
        [how]: true,
      };
      expect(() => late.does('result', { ...late.challenge('3', '2'), ...said })).toThrow('bad-score');
    }
  });
});

describe('what moves', () => {
  it.each([
    ['takes-rung', '1 5 2 3 4 6'],
    ['swap', '1 5 3 4 2 6'],
    ['halfway', '1 3 5 2 4 6'],
  ])('is the winner from below by %s (H11)', (win, order) => {
    const club = riverside(6, { win });
    club.plays('5', '2', [3, 2]);
    expect(club.order).toBe(order);
  });

  it.each([
    ['stays', '1 2 3 4 5'],
    ['up-one', '1 3 2 4 5'],
  ])('is after a defence: %s (H12)', (defence, order) => {
    const club = riverside(5, { defence });
    club.plays('5', '3', [0, 3]);
    expect(club.order).toBe(order);
  });

  it.each([
    ['stays', '3', '1 2 3 4 5'],
    ['up-one', '3', '1 2 3 5 4'],
    ['up-one', '4', '1 2 3 4 5'],
  ])('is after a draw: %s, between 5 and %s (H13)', (draw, other, order) => {
    const club = riverside(5, { game: 'one', draws: 'yes', draw });
    club.plays('5', other, [0.5, 0.5]);
    expect(club.order).toBe(order);
  });
});
