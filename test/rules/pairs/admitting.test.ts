import { describe, expect, it } from 'vitest';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import { entrantsOf, peopleBehind } from '#shared/rules/entrants/people.ts';
import { clubOf, header, idOf, RulesClub } from '../club.ts';
import { PairsClub, peopleOf } from './club.ts';

describe('a ladder of pairs', () => {
  it('is one whose header says so, by rules that know pairs (P1)', () => {
    expect(header({ system: 'house', entrants: 'pairs' }).entrants).toBe('pairs');
    expect(() => header({ system: 'crewe', entrants: 'pairs' })).toThrow(
      'invalid (§0): entrants: a Crewe ladder can’t be for pairs.',
    );
    expect(() => header({ system: 'house', entrants: 'teams' })).toThrow('invalid');
  });

  it('has the people of each pair, who may be in several (P1, P2)', () => {
    const club = PairsClub.of('ann bob', 'cy dee', 'ann cy fay');
    expect(['p1', 'p2', 'p3'].map(club.people)).toEqual(['ann bob', 'cy dee', 'ann cy fay']);
    expect(entrantsOf(club.ladder, idOf('ann'))).toEqual(['p1', 'p3']);
    expect(entrantsOf(club.ladder, idOf('p1'))).toEqual([]);
  });

  it('tells as whom a person plays: the best pair first, and last those that have left (P1)', () => {
    const club = PairsClub.of('ann bob', 'ann cy', 'ann dee').leave('p1').because('a mistake');
    expect(entrantsOf(club.does('place', { player: 'p3', rung: 1 }).ladder, idOf('ann'))).toEqual(['p3', 'p2', 'p1']);
  });

  it('goes on with its pairs in the next season, and with the names that they were given (P1)', () => {
    const { ladder } = PairsClub.of('ann bob', 'cy dee').rename('p2', 'Net Gain').rename('ann', 'Ann Moss');
    const asked = { season: { start: ladder.header.season.start }, order: 'given' } as const;
    expect(nextHeader(ladder, asked).entrants).toBe('pairs');
    expect(nextSeed(ladder, asked).players).toEqual([
      { id: 'p1', people: [{ id: 'ann', name: 'Ann Moss' }, ...peopleOf('bob')] },
      { id: 'p2', name: 'Net Gain', people: peopleOf('cy dee') },
    ]);
  });

  it('takes no pair that is new and names nobody (P1)', () => {
    const club = PairsClub.of('ann bob');
    const says = 'invalid (P1): people: “p2” needs two to four people.';
    expect(() => club.join('p2')).toThrow(says);
    expect(() => new PairsClub({ system: 'house', entrants: 'pairs' }).seed('p2')).toThrow(says);
    expect(() => club.join('p2', { people: peopleOf('cy') })).toThrow('at least 2');
    expect(() => club.join('p2', { people: peopleOf('cy dee eve fay gus') })).toThrow('at most 4');
    expect(club.join('p2', { people: peopleOf('cy dee') }).people('p2')).toBe('cy dee');
  });

  it('takes a pair back with those who were in it, or with others (P1)', () => {
    const club = PairsClub.of('ann bob', 'cy dee');
    expect(club.leave('p1').join('p1').people('p1')).toBe('ann bob');
    expect(
      club
        .leave('p1')
        .join('p1', { people: peopleOf('ann eve') })
        .people('p1'),
    ).toBe('ann eve');
  });

  it('keeps the ids of pairs and of people apart (P2)', () => {
    const club = PairsClub.of('ann bob', 'cy dee').leave('p2');
    const isPair = 'duplicate-id (P2): “p2” is a pair on this ladder. Name its people instead.';
    expect(() => club.join('p3', { people: peopleOf('eve p2') })).toThrow(isPair);
    expect(() => club.regroup('p1', 'ann p2')).toThrow(isPair);
    const isPerson = 'duplicate-id (P2): “dee” is a person on this ladder. Give the pair an id of its own.';
    expect(() => club.join('dee', { people: peopleOf('eve fay') })).toThrow(isPerson);
    expect(() => club.join('eve', { people: peopleOf('eve fay') })).toThrow('duplicate-id (P2): “eve”');
    expect(() => PairsClub.of('ann bob', 'cy p1')).toThrow('duplicate-id (P2): “p1”');
  });

  it('has nobody in a pair twice (P2)', () => {
    expect(() => PairsClub.of('ann ann')).toThrow(
      'invalid (§0): players.0.people: the same person can’t be listed twice',
    );
  });
});

describe('a ladder of players', () => {
  it('knows nothing of pairs (P1)', () => {
    const house = new RulesClub({ system: 'house' });
    expect(() => house.does('seed', { order: 'given', players: [{ id: 'p', people: peopleOf('ann bob') }] })).toThrow(
      'Unknown field in players.0: people.',
    );
    expect(() => house.does('regroup', { player: 'ann', people: peopleOf('ann bob') })).toThrow('knows no regroup');
  });

  it('has one person behind each player (P1)', () => {
    const { ladder } = clubOf(2);
    expect([peopleBehind(ladder, idOf('ann')), entrantsOf(ladder, idOf('ann'))]).toEqual([['ann'], ['ann']]);
    expect(entrantsOf(ladder, idOf('zoe'))).toEqual([]);
  });
});
