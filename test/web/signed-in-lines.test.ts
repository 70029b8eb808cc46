import { describe, expect, it } from 'vitest';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Standing } from '#web/apps/signed-in/own.ts';
import { linesOf } from '#web/apps/signed-in/rows.ts';

function standing(place: number): Standing & { readonly rung: number } {
  const player = parsePlayerId(`p${place}`);
  if (!player) throw new Error('no id');
  return { player, place, rung: place };
}
const around = (...places: readonly number[]) => ({ me: standing(7), rivals: places.map(standing), players: 12 });
const placed = (own: Parameters<typeof linesOf>[0]) =>
  linesOf(own).map(({ place, side, style }) => [place, side, style]);

describe('the lines across a ladder, for whoever is signed in', () => {
  it('say how far up and down they may challenge', () => {
    expect(placed(around(4, 5, 6, 8, 9))).toEqual([
      [4, 'above', 'reach'],
      [9, 'below', 'reach'],
    ]);
    expect(placed(around(5, 6))).toEqual([[5, 'above', 'reach']]);
    expect(placed(around(8, 9))).toEqual([[9, 'below', 'reach']]);
  });

  it('are left out where the ladder ends, and where nobody may be challenged', () => {
    expect(placed(around(1, 6, 8, 12))).toEqual([]);
    expect(placed(around())).toEqual([]);
  });

  it('say to where they drop unless they play', () => {
    expect(placed({ ...around(), drop: 9 })).toEqual([[9, 'below', 'drop']]);
    expect(placed({ ...around(), drop: 7 })).toEqual([]);
  });
});
