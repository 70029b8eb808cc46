import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { member } from './club.ts';
import { barsOf, type Measured, ratioOf } from './http/bars.ts';
import { type Case, caseOf } from './http/cases.ts';
import type { Round } from './http/measure.ts';
import { Ranks, resultOf } from './http/rival/ranks.ts';

const CASE = caseOf('crewe');

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

const measured = (...rounds: readonly Round[]): Measured => ({ rounds, singles: [], restarts: [] });

describe('the rival', () => {
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
    expect(isMet(rounds, 'at most that of SQLite')).toBe(true);
    expect(isMet(rounds, '5xx')).toBe(false);
  });
});

describe('what grows', () => {
  it.each([
    [15, true],
    [16, false],
  ])('is flat up to 1.5 times as much, of players and of lines: %d ms after 10', (ms, flat) => {
    const of = { players: 1000 };
    expect(isMet([round('now', {}, 10), round('now', of, ms)], '10,000 players')).toBe(flat);
    expect(isMet([round('now', {}, 10), round('now', of, ms)], '10,000 lines')).toBe(true);
    expect(isMet([round('now', {}, 10), round('now', { lines: 1000 }, ms)], '10,000 lines')).toBe(flat);
  });
});

const isMet = (rounds: readonly Round[], part: string): boolean | undefined =>
  barsOf(measured(...rounds), 'now', 'SQLite').find(({ bar }) => bar.includes(part))?.isMet;

const TEN = caseOf('crewe', { players: 10, lines: 4 });
const IDS = Array.from({ length: TEN.players }, (_, n) => member(n + 1));

/** Where everybody stands afterwards, worked out by hand. */
function after(before: readonly string[], winner: string, loser: string): readonly string[] {
  const [from, to] = [before.indexOf(winner), before.indexOf(loser)];
  return to < from ? before.toSpliced(from, 1).toSpliced(to, 0, winner) : before;
}

describe('the ladder in SQLite that ours is measured beside', () => {
  let folder = '';
  let ranks: Ranks;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ranks-'));
    ranks = new Ranks(folder);
    ranks.fill('club/main', TEN);
  });

  afterEach(() => {
    ranks.close();
    rmSync(folder, { recursive: true });
  });

  const order = (): readonly string[] => {
    const { players } = ranks.ladder('club/main');
    expect(players.map(({ rank }) => rank)).toEqual(IDS.map((_, n) => n + 1));
    return players.map(({ id }) => id);
  };

  it('has the winner take the rank of a loser above, and those between move down, whatever is played', () => {
    const game = fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(game, ([winner = '', loser = '']) => {
        const before = order();
        expect(ranks.record('club/main', { winner, loser })).toBeDefined();
        expect(order()).toEqual(after(before, winner, loser));
      }),
    );
  });

  it('is given the games that the season log has, with the same winners', () => {
    expect(resultOf(0, 10)).toEqual({ winner: member(1), loser: member(2) });
    expect(resultOf(1, 10)).toEqual({ winner: member(10), loser: member(8) });
  });
});
