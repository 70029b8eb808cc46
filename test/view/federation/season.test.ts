import { describe, expect, it } from 'vitest';
import { gamesOf } from '#shared/view/happenings.ts';
import { stateOf, unfinishedOf } from '#shared/words/game.ts';
import { Club } from '../club.ts';
import { exported, replayed, sampleLogs, vector } from '../vectors.ts';

const LOGS = sampleLogs().filter((name) => !name.startsWith('shicargo'));

/** By pair, by how much its first has won altogether, and how: a match of two games counts as both. */
function differences(games: readonly { one: string; other: string; by: number; how: string | undefined }[]) {
  const found: Record<string, number> = {};
  for (const { one, other, by, how = 'played' } of games) {
    const [key, signed] = one < other ? [`${one} ${other} ${how}`, by] : [`${other} ${one} ${how}`, -by];
    found[key] = (found[key] ?? 0) + signed;
  }
  return found;
}

describe('a season as federations are told it', () => {
  it.each(LOGS)('has the games that count by the rules, and no others: %s', (name) => {
    const season = replayed(vector(name));
    const counting = gamesOf(season.ladder, season.lines())
      .all()
      .filter((game) => stateOf(season.ladder, game) === 'stands')
      .map((game) => ({
        one: game.challenger,
        other: game.challenged,
        by: game.score[0] - game.score[1],
        how: unfinishedOf(game) === 'retired' ? undefined : unfinishedOf(game), // broken off, it was played
      }));
    const told = exported(season).bouts.map(({ white, black, score: [one, other], unplayed }) => ({
      one: white,
      other: black,
      by: one - other,
      how: unplayed,
    }));
    expect(differences(told)).toEqual(differences(counting));
  });

  const club = (changes: object) => {
    const made = new Club({ season: { start: '2026-09-07', end: '2027-06-07' }, ...changes });
    const players = ['ann', 'bob', 'cat'].map((id) => ({ id, name: id }));
    made.does('2026-09-07T08:00Z', 'seed', { order: 'given', players });
    return made;
  };

  it('gives the challenger Black in Crewe (C13), and says which game isn’t rated (C14)', () => {
    const crewe = club({ system: 'crewe' });
    crewe.does('2026-09-08T08:00Z', 'prefer', { player: 'ann', rated: true });
    crewe.does('2026-09-08T09:00Z', 'prefer', { player: 'bob', rated: true });
    crewe.match('2026-09-14T20:00Z', 'bob', 'ann', [1, 0]);
    crewe.match('2026-09-15T20:00Z', 'cat', 'ann', [0.5, 0.5]);
    const [rated, unrated] = exported(crewe.season).bouts;
    expect(rated).toEqual({ day: '2026-09-14', white: 'ann', black: 'bob', score: [0, 1] });
    expect(unrated).toMatchObject({ white: 'ann', black: 'cat', unrated: true });
  });

  it('makes a match of two games two, one with each colour, and does not pretend to know which of them was drawn', () => {
    const lavers = club({ system: 'lavers' });
    lavers.match('2026-09-14T20:00+01:00', 'bob', 'ann', [1.5, 0.5]);
    lavers.match('2026-09-14T21:00+01:00', 'cat', 'ann', [0, 2]);
    expect(exported(lavers.season).bouts).toMatchObject([
      { white: 'ann', black: 'bob', score: [0, 1], ofMatch: [0.5, 1.5] },
      { white: 'bob', black: 'ann', score: [0.5, 0.5], ofMatch: [1.5, 0.5] },
      { white: 'ann', black: 'cat', score: [1, 0] },
      { white: 'cat', black: 'ann', score: [0, 1] },
    ]);
  });
});
