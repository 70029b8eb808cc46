import { describe, expect, it } from 'vitest';
import { clubOf } from '../club.ts';

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
