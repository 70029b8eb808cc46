import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { member } from './club.ts';
import { resultOf } from './http/beside/filling.ts';
import { pageOf } from './http/beside/page.ts';
import { SqliteRanks } from './http/beside/sqlite.ts';
import type { Case } from './http/cases.ts';

const TEN: Case = { system: 'crewe', players: 10, lines: 4, ladders: 1 };
const IDS = Array.from({ length: TEN.players }, (_, n) => member(n + 1));

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

/** Where everybody stands afterwards, worked out by hand. */
function after(before: readonly string[], winner: string, loser: string): readonly string[] {
  const [from, to] = [before.indexOf(winner), before.indexOf(loser)];
  return to < from ? before.toSpliced(from, 1).toSpliced(to, 0, winner) : before;
}

describe('the ladder in SQLite that ours is measured beside', () => {
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
