import { describe, expect, it } from 'vitest';
import { clubOf, RulesClub } from '../club.ts';

const clubNight = (size: number) => clubOf(size).at('2021-09-06 19:50');

describe('joining and leaving', () => {
  it('a player who is new, or comes back, starts on the first free rung at the bottom (L4)', () => {
    expect(clubOf(2).at('2021-09-20').join('zoe').join('cy').order).toBe('ann bob zoe cy');
    expect(clubOf(3).at('2021-09-20').leave('ann').join('ann').order).toBe('bob cy ann');
  });

  it('when somebody leaves, those below move up at once; nobody leaves twice, or who never was there (§0 Leaving)', () => {
    const club = clubOf(4).leave('bob');
    expect(club.order).toBe('ann cy dee');
    expect(() => club.leave('bob')).toThrow('not-on-ladder');
    expect(() => club.leave('zoe')).toThrow('unknown-player');
  });

  it('nobody joins who is on the ladder already (L4)', () => {
    expect(() => clubOf(2).join('bob')).toThrow('already-on-ladder (L4)');
  });

  it('a player in a match cannot leave until it is over (§0 Leaving)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy');
    const match = club.issue('cy', 'bob');
    expect(() => club.leave('cy')).toThrow('busy');
    expect(() => club.leave('bob')).toThrow('busy');
    expect(club.at('20:20').result(match, [1, 1]).leave('bob').order).toBe('ann cy');
  });

  it('a player who leaves the ladder while present departs from the night too (L24)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').pass('cy');
    expect(club.turn).toBe('bob');
    expect(club.leave('ann').turn).toBe('cy');
    expect(club.mayChallenge('cy')).toBe('bob');
  });

  it('a player who leaves alone one other beside a match makes them the one who waits (L12a)', () => {
    const club = clubNight(4).arrive('ann', 'bob', 'cy', 'dee');
    const match = club.issue('dee', 'cy');
    expect(club.leave('bob').at('20:10').result(match, [1, 1]).turn).toBe('ann');
  });

  it('a player who left the ladder and joined again takes a new peg on arriving (L11)', () => {
    const club = clubNight(3).arrive('ann', 'bob', 'cy').plays('cy', 'bob', [1, 1]);
    expect(club.peg('cy')).toBe(1);
    expect(club.leave('cy').join('cy').peg('cy')).toBeUndefined();
    expect(club.arrive('cy').peg('cy')).toBe(0);
  });
});

const emptyClub = () => new RulesClub().at('2021-09-06 12:00');

describe('seeding the ladder', () => {
  const byRating = (ratings: Readonly<Record<string, number>>) =>
    emptyClub().seedBy('rating', ...Object.entries(ratings).map(([id, rating]) => ({ id, rating }))).order;

  it('the lowest-rated player stands on rung 1 and the highest-rated at the bottom (L3)', () => {
    expect(byRating({ ann: 1500, bob: 1200, cy: 1800, dee: -50 })).toBe('dee bob ann cy');
  });

  it('players with equal ratings keep the order in which they are listed (L3)', () => {
    expect(byRating({ zoe: 1400, ann: 1400, cy: 900, bob: 1400 })).toBe('cy zoe ann bob');
  });

  it('nobody is seeded by rating without one, and the refusal names those who have none (L3)', () => {
    const seed = () =>
      emptyClub().seedBy('rating', { id: 'ann', rating: 1500 }, { id: 'bob', name: 'Bob B.' }, { id: 'cy' });
    expect(seed).toThrow('missing-rating (L3)');
    expect(seed).toThrow('Bob B., cy');
    expect(seed).not.toThrow('ann');
  });

  it('an order that is given, or was drawn, stands as listed, whatever the ratings (§0 Seeding)', () => {
    const listed = [{ id: 'cy' }, { id: 'ann', rating: 1800 }, { id: 'bob', rating: 1200 }];
    for (const order of ['given', 'draw'] as const)
      expect(emptyClub().seedBy(order, ...listed).order).toBe('cy ann bob');
  });

  it('a ladder is seeded once, and not once somebody has joined, even after they have left (§0 Seeding)', () => {
    expect(() => clubOf(3).seed('dee')).toThrow('already-seeded');
    const club = emptyClub().join('ann').leave('ann');
    expect(() => club.seed('bob', 'cy')).toThrow('already-seeded');
  });

  it('nobody is listed twice in a seeding, and one that is refused leaves the ladder to be seeded (§0 Seeding)', () => {
    const club = emptyClub();
    expect(() => club.seed('ann', 'bob', 'ann')).toThrow('duplicate-id');
    expect(club.seed('ann', 'bob').order).toBe('ann bob');
  });

  it('a season has a Grand Final, so a header without its date is none (L1)', () => {
    expect(() => new RulesClub({ season: { start: '2021-09-06' } })).toThrow('season.end');
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
      const tonight = nightWith('ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus').challenge('gus', opponent);
      expect(tonight.peg(opponent)).toBe(-1);
    }
  });

  it('nobody 5 rungs above while somebody suitable stands nearer (L17c)', () => {
    const club = nightWith('bob', 'cy', 'gus');
    expect(() => club.challenge('gus', 'bob')).toThrow('out-of-reach (L17)');
  });

  it('anybody 5 or more rungs above if nobody suitable stands nearer (L17c)', () => {
    const club = nightWith('ann', 'bob', 'gus', 'hal').pass('hal');
    expect(club.mayChallenge('gus')).toBe('ann bob');
    expect(club.challenge('gus', 'ann').peg('gus')).toBe(1);
  });

  it('nobody below while somebody suitable stands above (L17d)', () => {
    const club = nightWith('ann', 'gus', 'hal').pass('hal');
    expect(club.mayChallenge('gus')).toBe('ann');
    expect(() => club.challenge('gus', 'hal')).toThrow('out-of-reach (L17)');
  });

  it('anybody below, however far, if nobody suitable stands above (L17d)', () => {
    const club = nightWith('ann', 'bob', 'hal').pass('hal', 'bob');
    expect(club.mayChallenge('ann')).toBe('bob hal');
    expect(club.challenge('ann', 'hal').peg('ann')).toBe(1);
  });

  it('somebody who is in a match is not suitable, so that those further off are (L17c)', () => {
    const club = nightWith('ann', 'fay', 'gus', 'hal');
    expect(club.mayChallenge('gus')).toBe('fay');
    expect(club.challenge('hal', 'fay').mayChallenge('gus')).toBe('ann');
  });

  it('somebody met tonight is not suitable, so that those further off are (L17a)', () => {
    const club = nightWith('ann', 'fay', 'gus', 'hal').plays('hal', 'gus', [1, 1]);
    expect(club.mayChallenge('hal')).toBe('fay');
    expect(club.mayChallenge('gus')).toBe('fay');
    expect(club.because('a friendly word').plays('gus', 'fay', [1, 1]).mayChallenge('gus')).toBe('ann');
  });

  it('no pair meets twice on one night, whoever challenges and whatever the reason (L7)', () => {
    const club = nightWith('ann', 'bob', 'cy').plays('cy', 'bob', [1, 1]);
    expect(() => club.because('they asked for it').challenge('cy', 'bob')).toThrow('met-tonight (L7)');
    expect(() => club.because('they asked for it').challenge('bob', 'cy')).toThrow('met-tonight (L7)');
  });

  it('a pair whose match was abandoned has met, and may meet again on another night (L7)', () => {
    const club = nightWith('bob', 'cy');
    expect(() => club.abandon(club.issue('cy', 'bob')).challenge('cy', 'bob')).toThrow('met-tonight');
    expect(club.at('2021-09-07 19:50').arrive('bob', 'cy').challenge('cy', 'bob').peg('cy')).toBe(1);
  });

  it('a player who passed can still be challenged (L18)', () => {
    expect(nightWith('ann', 'bob', 'cy').pass('cy', 'bob').challenge('ann', 'cy').peg('cy')).toBe(-1);
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
    const club = nightWith('ann', 'bob').challenge('bob', 'ann', 'tonight');
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
