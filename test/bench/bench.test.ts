import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { member } from './club.ts';
import { barsOf } from './http/bars.ts';
import { resultOf } from './http/beside/filling.ts';
import { pageOf } from './http/beside/page.ts';
import { SqliteRanks } from './http/beside/sqlite.ts';
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

const TEN: Case = { system: 'crewe', players: 10, lines: 4, ladders: 1 };
const IDS = Array.from({ length: TEN.players }, (_, n) => member(n + 1));

/** Where everybody stands afterwards, worked out by hand. */
function after(before: readonly string[], winner: string, loser: string): readonly string[] {
  const [from, to] = [before.indexOf(winner), before.indexOf(loser)];
  return to < from ? before.toSpliced(from, 1).toSpliced(to, 0, winner) : before;
}

describe('the ladder in SQLite that ours is measured beside', () => {
  let folder = '';
  let ranks: SqliteRanks;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ranks-'));
    ranks = new SqliteRanks(folder);
    await ranks.fill('club/main', TEN);
  });

  afterEach(async () => {
    await ranks.close();
    rmSync(folder, { recursive: true });
  });

  const order = async (): Promise<readonly string[]> => {
    const { players } = await ranks.ladder('club/main');
    expect(players.map(({ rank }) => rank)).toEqual(IDS.map((_, n) => n + 1));
    return players.map(({ id }) => id);
  };

  it('has the winner take the rank of a loser above, and those between move down, whatever is played', async () => {
    const game = fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(game, async ([winner = '', loser = '']) => {
        const before = await order();
        expect(await ranks.record('club/main', { winner, loser })).toBeDefined();
        expect(await order()).toEqual(after(before, winner, loser));
      }),
    );
  });

  it('counts who played and who won, and lists the newest result first', async () => {
    const number = await ranks.record('club/main', { winner: IDS[4] ?? '', loser: IDS[1] ?? '' });
    const { players, results } = await ranks.ladder('club/main');
    expect(players[1]).toMatchObject({ id: IDS[4], played: 1, won: 1 });
    expect(players[2]).toMatchObject({ id: IDS[1], played: 1, won: 0 });
    expect(results[0]).toMatchObject({ id: number, winner: IDS[4], loser: IDS[1] });
    expect(results).toHaveLength(TEN.lines);
  });

  it('records nothing of somebody who does not play here', async () => {
    const before = await order();
    expect(await ranks.record('club/main', { winner: 'nobody', loser: IDS[0] ?? '' })).toBeUndefined();
    expect(await order()).toEqual(before);
    expect((await ranks.ladder('club/main')).results).toHaveLength(TEN.lines - 1);
  });

  it('shows everybody on its page, and no markup of theirs', async () => {
    const { results } = await ranks.ladder('club/main');
    const player = { id: 'x', name: '<b>', rank: 1, played: 0, won: 0 };
    expect(pageOf('Main', { players: [player], results })).toContain('<a href="players/x">&lt;b&gt;</a>');
  });

  it('is given the games that the season log has, with the same winners', () => {
    expect(resultOf(0, 10)).toEqual({ winner: member(1), loser: member(2) });
    expect(resultOf(1, 10)).toEqual({ winner: member(10), loser: member(8) });
  });
});
