import { describe, expect, it } from 'vitest';
import type { ForecastView } from '#shared/contract/forecast.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { boundsAround } from '#web/apps/player/bounds.ts';

const forecast = (to: number): ForecastView => ({
  kind: 'deadline',
  what: 'drop',
  at: '2026-11-23T00:00:00Z',
  period: 'deadline-w1',
  clause: 'N4',
  to: rung(to),
  unless: 'playing',
});
const standing = (on: number) => ({ rung: rung(on) });
const dropping = (on: number, to: number) => ({ ...standing(on), forecast: forecast(to) });

describe('the lines across the chart of a player', () => {
  it('say how far up and down they may challenge', () => {
    expect(boundsAround(standing(6), [3, 4, 8])).toEqual([
      { value: 3, kind: 'reach' },
      { value: 8, kind: 'reach' },
    ]);
    expect(boundsAround(standing(6), [4, 5])).toEqual([{ value: 4, kind: 'reach' }]);
    expect(boundsAround(standing(1), [])).toEqual([]);
  });

  it('say to where they drop unless they play, where that is a rung below', () => {
    expect(boundsAround(dropping(6, 9), [])).toEqual([{ value: 9, kind: 'drop' }]);
    expect(boundsAround(dropping(6, 6), [])).toEqual([]);
  });
});
