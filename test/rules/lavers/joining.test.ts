import { describe, expect, it } from 'vitest';
import { Club, clubOf } from '../club.ts';

const clubNight = (size: number) => clubOf(size).at('2021-09-06 19:50');

describe('joining and leaving', () => {
  it('a new player starts on the first free rung at the bottom (L4)', () => {
    const club = clubOf(2).at('2021-09-20').join('zoe').join('cy');
    expect(club.order).toBe('ann bob zoe cy');
  });

  it('a player who comes back starts at the bottom again (L4)', () => {
    const club = clubOf(3).at('2021-09-20').leave('ann').join('ann');
    expect(club.order).toBe('bob cy ann');
  });

  it('when somebody leaves, those below move up at once (§0 Leaving)', () => {
    expect(clubOf(4).leave('bob').order).toBe('ann cy dee');
  });

  it('nobody joins who is on the ladder already (L4)', () => {
    expect(() => clubOf(2).join('bob')).toThrow('already-on-ladder (L4)');
  });

  it('nobody leaves who was never on the ladder (§0 Leaving)', () => {
    expect(() => clubOf(2).leave('zoe')).toThrow('unknown-player');
  });

  it('nobody leaves twice (§0 Leaving)', () => {
    const club = clubOf(2).leave('ann');
    expect(() => club.leave('ann')).toThrow('not-on-ladder');
  });

  it('a player in a match cannot leave until it is over (§0 Leaving)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy');
    const match = club.challenge('cy', 'bob');
    expect(() => club.leave('cy')).toThrow('busy');
    expect(() => club.leave('bob')).toThrow('busy');
    club.at('20:20').result(match, [1, 1]);
    expect(club.leave('bob').order).toBe('ann cy');
  });

  it('a player who leaves the ladder while present departs from the night too (L24)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').pass('cy');
    expect(club.turn).toBe('bob');
    club.leave('ann');
    expect(club.turn).toBe('cy');
    expect(club.mayChallenge('cy')).toBe('bob');
  });

  it('a player who leaves alone one other beside a match makes them the one who waits (L12a)', () => {
    const club = clubNight(4).arrive('ann', 'bob', 'cy', 'dee');
    const match = club.challenge('dee', 'cy');
    club.leave('bob').at('20:10').result(match, [1, 1]);
    expect(club.turn).toBe('ann');
  });

  it('a player who left the ladder and joined again takes a new peg on arriving (L11)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy');
    club.result(club.challenge('cy', 'bob'), [1, 1]);
    expect(club.peg('cy')).toBe(1);
    club.leave('cy').join('cy');
    expect(club.peg('cy')).toBeUndefined();
    expect(club.arrive('cy').peg('cy')).toBe(0);
  });
});

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

/** A club of eight, of whom these are here: ann on rung 1, then bob, cy, dee, eve, fay, gus and hal. */
const nightWith = (...players: readonly string[]) =>
  clubOf(8)
    .at('2021-09-06 19:50')
    .arrive(...players);

describe('who may be challenged', () => {
  it('anybody up to 4 rungs above, of one’s own choice (L17b)', () => {
    const club = nightWith('ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus');
    expect(club.mayChallenge('gus')).toBe('cy dee eve fay');
    for (const opponent of ['cy', 'dee', 'eve', 'fay']) {
      const tonight = nightWith('ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus');
      tonight.challenge('gus', opponent);
      expect(tonight.peg(opponent)).toBe(-1);
    }
  });

  it('nobody 5 rungs above while somebody suitable stands nearer (L17c)', () => {
    const club = nightWith('bob', 'cy', 'gus');
    expect(() => club.challenge('gus', 'bob')).toThrow('out-of-reach (L17)');
  });

  it('anybody 5 or more rungs above if nobody suitable stands nearer (L17c)', () => {
    const club = nightWith('ann', 'bob', 'gus', 'hal');
    club.pass('hal');
    expect(club.mayChallenge('gus')).toBe('ann bob');
    club.challenge('gus', 'ann');
    expect(club.peg('gus')).toBe(1);
  });

  it('nobody below while somebody suitable stands above (L17d)', () => {
    const club = nightWith('ann', 'gus', 'hal').pass('hal');
    expect(club.mayChallenge('gus')).toBe('ann');
    expect(() => club.challenge('gus', 'hal')).toThrow('out-of-reach (L17)');
  });

  it('anybody below, however far, if nobody suitable stands above (L17d)', () => {
    const club = nightWith('ann', 'bob', 'hal').pass('hal', 'bob');
    expect(club.mayChallenge('ann')).toBe('bob hal');
    club.challenge('ann', 'hal');
    expect(club.peg('ann')).toBe(1);
  });

  it('somebody who is in a match is not suitable, so that those further off are (L17c)', () => {
    const club = nightWith('ann', 'fay', 'gus', 'hal');
    expect(club.mayChallenge('gus')).toBe('fay');
    club.challenge('hal', 'fay');
    expect(club.mayChallenge('gus')).toBe('ann');
  });

  it('somebody met tonight is not suitable, so that those further off are (L17a)', () => {
    const club = nightWith('ann', 'fay', 'gus', 'hal');
    club.result(club.challenge('hal', 'gus'), [1, 1]);
    expect(club.mayChallenge('hal')).toBe('fay');
    expect(club.mayChallenge('gus')).toBe('fay');
    club.result(club.because('a friendly word').challenge('gus', 'fay'), [1, 1]);
    expect(club.mayChallenge('gus')).toBe('ann');
  });

  it('no pair meets twice on one night, whoever challenges and whatever the reason (L7)', () => {
    const club = nightWith('ann', 'bob', 'cy');
    club.result(club.challenge('cy', 'bob'), [1, 1]);
    expect(() => club.because('they asked for it').challenge('cy', 'bob')).toThrow('met-tonight (L7)');
    expect(() => club.because('they asked for it').challenge('bob', 'cy')).toThrow('met-tonight (L7)');
  });

  it('a pair whose match was abandoned has met (L7)', () => {
    const club = nightWith('bob', 'cy');
    expect(() => club.abandon(club.challenge('cy', 'bob')).challenge('cy', 'bob')).toThrow('met-tonight');
  });

  it('a pair may meet again on another night (L7)', () => {
    const club = nightWith('bob', 'cy');
    club.result(club.challenge('cy', 'bob'), [1, 1]);
    club.at('2021-09-07 19:50').arrive('bob', 'cy').challenge('cy', 'bob');
    expect(club.peg('cy')).toBe(1);
  });

  it('a player who passed can still be challenged (L18)', () => {
    const club = nightWith('ann', 'bob', 'cy').pass('cy', 'bob');
    club.challenge('ann', 'cy');
    expect(club.peg('cy')).toBe(-1);
  });

  it('nobody plays against themselves (L7)', () => {
    expect(() => nightWith('ann', 'bob').challenge('bob', 'bob')).toThrow('self-challenge');
  });

  it('nobody is challenged who is not here, not on the ladder, or unknown (L11)', () => {
    const club = nightWith('ann', 'bob', 'cy').leave('cy');
    expect(() => club.challenge('bob', 'dee')).toThrow('not-present');
    expect(() => club.challenge('bob', 'cy')).toThrow('not-on-ladder');
    expect(() => club.challenge('bob', 'zoe')).toThrow('unknown-player');
    expect(() => club.challenge('dee', 'bob')).toThrow('not-present');
  });

  it('a challenge starts the match: there is no declining it (L14)', () => {
    const club = nightWith('ann', 'bob');
    club.challenge('bob', 'ann', 'tonight');
    expect(() => club.does('decline', { challenge: 'tonight' })).toThrow('knows no decline');
    expect([...club.ladder.challenges.values()].map(({ id }) => id)).toEqual(['tonight']);
  });

  it('every match has a name of its own, which a refused challenge leaves free (§0 Refusals)', () => {
    const club = nightWith('ann', 'bob', 'cy', 'dee');
    expect(() => club.challenge('cy', 'bob', 'm1')).toThrow('not-your-turn');
    club.challenge('dee', 'cy', 'm1');
    expect(() => club.challenge('bob', 'ann', 'm1')).toThrow('duplicate-id');
    club.result({ challenge: 'm1' }, [1, 1]);
    expect(() => club.challenge('cy', 'bob', 'm1')).toThrow('duplicate-id');
  });
});
