import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { clubOf } from '#test/rules/club.ts';
import { NairobiClub } from '#test/rules/systems/club.ts';
import { columnsFor, gamesFor, Part as Roll, rollOf } from '#web/apps/admin/roll/part.tsx';
import { renderedAt, viewOf } from './rendered.ts';

const player = (id: string, name: string, rung = 1) => ({
  player: parsePlayerId(id) ?? expect.unreachable(),
  name,
  rung,
});

describe('the roll for a night', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('has a column for the rungs apart where the rules remember them (L20a)', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    expect(renderedAt(viewOf(clubOf(4)), Roll)).toContain('>Rungs apart</span>');
    expect(renderedAt(viewOf(NairobiClub.of(4)), Roll)).not.toContain('Rungs apart');
  });

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
