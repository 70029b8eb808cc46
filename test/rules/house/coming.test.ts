import { describe, expect, it } from 'vitest';
import { ChessClub } from '../systems/club.ts';
import { riverside } from './riverside.ts';

describe('a result that a player reports', () => {
  it('counts at once, unless the club asks the opponent (H20)', () => {
    const report = (settings: { readonly confirm?: number }) => {
      const club = riverside(3, settings);
      club.does('result', { ...club.challenge('3', '2'), score: [3, 0], reported: '3' });
      return club;
    };
    expect(report({}).order).toBe('1 3 2');
    const asked = report({ confirm: 2 });
    expect(asked.order).toBe('1 2 3');
    expect(asked.at('2023-03-04').settle().order).toBe('1 3 2');
  });
});

describe('a ladder', () => {
  it('begins as listed, by rating or by lot (H21)', () => {
    const begin = (order: string) =>
      new ChessClub({ system: 'house', season: { start: '2023-03-01' } }).does('seed', {
        order,
        players: [
          { id: 'ann', rating: 1500 },
          { id: 'bob', rating: 1400 },
        ],
      }).effects;
    for (const order of ['given', 'rating', 'draw']) expect(begin(order)).toBeDefined();
  });

  it('has newcomers at its bottom, or where an official says (H22)', () => {
    const club = riverside(3);
    club.join('ann');
    club.join('bob', { rung: 2 });
    expect(club.order).toBe('1 bob 2 3 ann');
    expect(() => club.join('cy', { rung: 7 })).toThrow('no-such-rung (H22)');
  });
});
