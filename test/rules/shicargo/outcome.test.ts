import { describe, expect, it } from 'vitest';
import { potOutcome } from '#shared/rules/pots/outcome.ts';
import { PotGames } from '#shared/words/pots.ts';
import { clubOf, type DiceClub } from './dice-club.ts';

/** What is told of the last game of a club. */
function outcomeOf({ season, ladder }: DiceClub) {
  const [game] = new PotGames(season.lines()).last(1);
  if (!game) throw new Error('there is no game');
  return potOutcome(ladder, game, (id) => ({ id, name: id }));
}

const rowsOf = (club: DiceClub) =>
  outcomeOf(club).rows.map(({ id, score, spread, rating, points, bonus, net }) => [
    id,
    score,
    spread,
    rating,
    points,
    bonus,
    net,
  ]);

describe('the outcome of a game', () => {
  it('is told by the steps of the worked example, the best score first (S end)', () => {
    const club = clubOf('lisa weez gypsy alduin aj twilyte').at('2021-09-10 20:00');
    club.game({ gypsy: 324, weez: 627, lisa: 442, alduin: 576, aj: 378, twilyte: 564 });
    expect(outcomeOf(club)).toMatchObject({ pot: 600, spread: 967, at: '2021-09-10T20:00:00+01:00' });
    expect(rowsOf(club)).toEqual([
      ['weez', 627, 303, 313, 187, 1, 88],
      ['alduin', 576, 252, 260, 156, 1, 57],
      ['twilyte', 564, 240, 248, 148, 1, 49],
      ['lisa', 442, 118, 122, 73, 0, -27],
      ['aj', 378, 54, 55, 33, 0, -67],
      ['gypsy', 324, 0, 0, 0, 0, -100],
    ]);
  });

  it('has no ratings where all are equal, and everybody gets their stake back (S end)', () => {
    const club = clubOf('ann bob').even('ann', 'bob');
    expect(rowsOf(club)).toEqual([
      ['ann', 300, 0, undefined, 100, 0, 0],
      ['bob', 300, 0, undefined, 100, 0, 0],
    ]);
  });
});

describe('what became of the scores of a game', () => {
  const played = (changes: object = {}) => {
    const club = clubOf('ann bob cy', changes).at('2021-09-10 20:00');
    const game = club.start('ann', 'bob');
    return { club, game };
  };
  const report = { scores: Object.entries({ ann: 1, bob: 0 }), reported: 'ann' };
  const state = (club: DiceClub) => {
    const { state, correctedBy, voidedBy } = outcomeOf(club);
    return { state, ...(correctedBy && { correctedBy }), ...(voidedBy && { voidedBy }) };
  };

  it('is that they stand, as they were corrected, or are void, by which line (§0 Correcting, Voiding)', () => {
    const { club, game } = played();
    const { line } = club.finish(game, { ann: 1, bob: 0 });
    expect(state(club)).toEqual({ state: 'stands' });
    const corrected = club.correctScores(line, { ann: 0, bob: 1 }).line;
    expect(state(club)).toEqual({ state: 'stands', correctedBy: corrected });
    const voided = club.void(line).line;
    expect(state(club)).toEqual({ state: 'void', correctedBy: corrected, voidedBy: voided });
  });

  it('is that they wait for another player, or were taken back (S)', () => {
    const { club, game } = played({ settings: { confirm: 2 } });
    club.does('finish', { ...game, ...report });
    expect(state(club)).toEqual({ state: 'awaiting' });
    club.does('reject', game);
    expect(state(club)).toEqual({ state: 'rejected' });
  });
});
