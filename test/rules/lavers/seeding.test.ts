import { describe, expect, it } from 'vitest';
import { Club, clubOf } from '../club.ts';

const emptyClub = () => new Club().at('2021-09-06 12:00');

describe('seeding the ladder', () => {
  it('the lowest-rated player stands on rung 1 and the highest-rated at the bottom (L3)', () => {
    const club = emptyClub().seedBy(
      'rating',
      { id: 'ann', rating: 1500 },
      { id: 'bob', rating: 1200 },
      { id: 'cy', rating: 1800 },
      { id: 'dee', rating: -50 },
    );
    expect(club.order).toBe('dee bob ann cy');
  });

  it('players with equal ratings keep the order in which they are listed (L3)', () => {
    const club = emptyClub().seedBy(
      'rating',
      { id: 'zoe', rating: 1400 },
      { id: 'ann', rating: 1400 },
      { id: 'cy', rating: 900 },
      { id: 'bob', rating: 1400 },
    );
    expect(club.order).toBe('cy zoe ann bob');
  });

  it('nobody is seeded by rating without one, and the refusal names those who have none (L3)', () => {
    const seed = () =>
      emptyClub().seedBy('rating', { id: 'ann', rating: 1500 }, { id: 'bob', name: 'Bob B.' }, { id: 'cy' });
    expect(seed).toThrow('missing-rating (L3)');
    expect(seed).toThrow('Bob B., cy');
    expect(seed).not.toThrow('ann');
  });

  it('an order that is given stands as listed, whatever the ratings (§0 Seeding)', () => {
    const club = emptyClub().seedBy('given', { id: 'ann', rating: 1800 }, { id: 'bob', rating: 1200 }, { id: 'cy' });
    expect(club.order).toBe('ann bob cy');
  });

  it('an order that was drawn stands as it was drawn (§0 Seeding)', () => {
    const club = emptyClub().seedBy('draw', { id: 'cy' }, { id: 'ann', rating: 900 }, { id: 'bob' });
    expect(club.order).toBe('cy ann bob');
  });

  it('a ladder is seeded once (§0 Seeding)', () => {
    expect(() => clubOf(3).seed('dee')).toThrow('already-seeded');
  });

  it('a ladder that somebody joined is not seeded, even after they have left (§0 Seeding)', () => {
    const club = emptyClub().join('ann').leave('ann');
    expect(() => club.seed('bob', 'cy')).toThrow('already-seeded');
  });

  it('nobody is listed twice in a seeding (§0 Seeding)', () => {
    expect(() => emptyClub().seed('ann', 'bob', 'ann')).toThrow('duplicate-id');
  });

  it('a refused seeding leaves the ladder to be seeded (§0 Refusals)', () => {
    const club = emptyClub();
    expect(() => club.seed('ann', 'ann')).toThrow('duplicate-id');
    expect(club.seed('ann', 'bob').order).toBe('ann bob');
  });

  it('a season has a Grand Final, so a header without its date is none (L1)', () => {
    expect(() => new Club({ season: { start: '2021-09-06' } })).toThrow('season.end');
  });
});
