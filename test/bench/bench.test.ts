import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caseOf } from './cases.ts';
import { member } from './club.ts';
import { Ranks, resultOf } from './http/rival/ranks.ts';
import { atLeast, atMost, barsTable, timesRival, verdict } from './report.ts';

describe('the report', () => {
  const slow = atMost('a lone result · its page', [9, 60], 'ms', { before: 30, now: 12, rival: 1 }, { now: 50 });
  const fast = atLeast('answers', 1000, 'a second', { now: 1200 });
  const failed = atMost('cold', 20, '', { before: 1149 });
  const unset = atLeast('beside a version that was not measured', Number.NaN, '', { now: 7 });

  it('says of each bar whether this version meets all of it, whatever others do', () => {
    expect(barsTable([slow, fast]).split('\n').slice(2)).toEqual([
      '| a lone result · its page | ≤ 9 · 60 ms | 30 · – | 12 · 50 | 1 · – | ✗ |',
      '| answers | ≥ 1,000 a second |  | 1,200 |  | ✓ |',
    ]);
  });

  it('compares with the rival of the same run, without whom a bar is not met', () => {
    const cpu = { before: 30, now: 12, rival: 4 };
    expect(timesRival(cpu)).toEqual({ before: 7.5, now: 3, rival: 1 });
    expect(verdict([atMost('CPU', 3, '×', timesRival(cpu)), atMost('CPU', 3, '×', timesRival({ now: 12 }))])).toBe(
      '1 of 2 bars met',
    );
  });

  it('counts what could not be measured as missed, and not what has no bar', () => {
    expect(verdict([slow, fast, failed, unset])).toBe('1 of 3 bars met');
  });
});

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
