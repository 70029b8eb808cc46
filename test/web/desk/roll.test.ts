import { describe, expect, it } from 'vitest';
import { parsePlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { columnsFor, gamesFor, rollOf } from '../../../web/apps/desk/roll/lines.ts';

const player = (id: string, name: string, rung = 1) => ({
  player: parsePlayerId(id) ?? expect.unreachable(),
  name,
  rung,
});

describe('the roll for a night', () => {
  it('has everybody by name, accents or not, with those who have no rung yet', () => {
    const lines = rollOf(
      [player('zoe', 'Zoë'), player('emil', 'Émile', 2), player('fay', 'Fay', 3)],
      [player('ann', 'Ann')],
      'en',
    );
    expect(lines.map(({ name, rung }) => [name, rung])).toEqual([
      ['Ann', undefined],
      ['Émile', 2],
      ['Fay', 3],
      ['Zoë', 1],
    ]);
  });

  it.each([0, 1, 8, 26, 27, 52, 78, 100])('leaves room for games on one sheet with %i players', (players) => {
    const rows = Math.ceil(players / columnsFor(players));
    const games = gamesFor(players);
    // What an A4 sheet has between its margins and beside headings, in millimetres.
    expect(rows * 6.5 + (games / 2) * 9).toBeLessThanOrEqual(240);
    expect(games).toBeGreaterThanOrEqual(6);
  });
});
