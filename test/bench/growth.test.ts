import { describe, expect, it } from 'vitest';
import { barsOf } from './http/bars.ts';
import type { Case } from './http/cases.ts';
import { growsTooMuch, growthOf } from './http/growth.ts';
import { type Measured, ratioOf } from './http/measured.ts';
import type { Round } from './http/rounds.ts';

const CASE: Case = { system: 'crewe', players: 100, lines: 10, ladders: 1 };

const round = (contestant: string, of: Partial<Case>, p50: number, more: Partial<Round> = {}): Round => ({
  contestant,
  of: { ...CASE, ...of },
  clients: 1,
  seconds: 1,
  accepted: 10,
  refused: 0,
  tooMany: 0,
  failed: 0,
  p50,
  p95: p50,
  p99: p50,
  most: p50,
  rate: 1000 / p50,
  page50: p50,
  page99: p50,
  ...more,
});

const measured = (...rounds: readonly Round[]): Measured => ({
  contestants: ['now', 'SQLite'],
  rounds,
  singles: [],
  restarts: [],
});

describe('the growth of what was measured', () => {
  it('is named for each step of its cause, and as if that step were tenfold', () => {
    const steps = growthOf(measured(round('now', {}, 10), round('now', { lines: 1000 }, 40)));
    expect(steps.find(({ figure }) => figure === 'request to answer, p50')).toMatchObject({
      cause: 'lines',
      from: 10,
      to: 1000,
      factor: 4,
      tenfold: 2,
    });
  });

  it('is too much above 1.5 for a tenfold cause, and not at 1.5', () => {
    const [slow, flat] = [40, 15].map((ms) =>
      growthOf(measured(round('now', {}, 10), round('now', { players: 1000 }, ms))),
    );
    expect(slow?.every(growsTooMuch)).toBe(true);
    expect(flat?.some(growsTooMuch)).toBe(false);
  });

  it('compares nothing that differs in two ways', () => {
    expect(
      growthOf(measured(round('now', { players: 10, lines: 1000 }, 10), round('now', { players: 1000 }, 40))),
    ).toEqual([]);
  });
});

describe('what stands beside', () => {
  it('is compared round by round, as the machine may be slower in one of them', () => {
    const rounds = [round('now', {}, 10), round('SQLite', {}, 20), round('now', {}, 90), round('SQLite', {}, 60)];
    const cell = { of: CASE, clients: 1 };
    expect(ratioOf(measured(...rounds), ['now', 'SQLite'], cell, ({ p50 }) => p50)).toEqual({
      least: 0.5,
      median: 1.5,
      most: 1.5,
    });
  });

  it('is no slower by the bars, and no answer failed', () => {
    const rounds = [round('now', {}, 10, { failed: 1 }), round('SQLite', {}, 20)];
    const bars = barsOf(measured(...rounds), 'now', 'SQLite');
    const met = (part: string): boolean | undefined => bars.find(({ bar }) => bar.includes(part))?.isMet;
    expect(met('at most that of SQLite')).toBe(true);
    expect(met('5xx')).toBe(false);
  });
});
