import { describe, expect, it } from 'vitest';
import { PairsClub, peopleOf } from './club.ts';

describe('the name of a pair', () => {
  it('is made of its first two people’s, or of their ids (P3)', () => {
    const club = PairsClub.of('ann bob cy', 'zoe dee');
    expect(['p1', 'p2'].map(club.nameOf)).toEqual(['Ann Lee / Bob Ray', 'zoe / Dee Orr']);
  });

  it('is its own where the club gives it one, whoever plays (P3)', () => {
    const club = PairsClub.of('ann bob').join('p2', { name: 'The Aces', people: peopleOf('cy dee') });
    expect(club.regroup('p2', 'cy eve').nameOf('p2')).toBe('The Aces');
    expect(club.rename('p1', 'Net Gain').regroup('p1', 'ann fay').nameOf('p1')).toBe('Net Gain');
    expect(club.leave('p1').join('p1').nameOf('p1')).toBe('Net Gain');
  });

  it('is none of its own where it is the very one that is made (P3)', () => {
    const club = PairsClub.of('ann bob').rename('p1', 'Net Gain').rename('p1', 'Ann Lee / Bob Ray');
    expect(club.regroup('p1', 'ann cy').nameOf('p1')).toBe('Ann Lee / Cy Fox');
  });

  it('follows those of its people, who have one on a ladder: the last one given (P3, P9)', () => {
    const club = PairsClub.of('ann bob', 'cy ann').rename('ann', 'Ann Moss');
    expect(['p1', 'p2'].map(club.nameOf)).toEqual(['Ann Moss / Bob Ray', 'Cy Fox / Ann Moss']);
    club.join('p3', { people: [{ id: 'ann' }, { id: 'bob', name: 'Bobby Ray' }] });
    expect(['p1', 'p3'].map(club.nameOf)).toEqual(['Ann Moss / Bobby Ray', 'Ann Moss / Bobby Ray']);
  });
});

describe('renaming', () => {
  it('reaches those who play no more, and whom a pair takes back by the name that they have by then (P3, P9)', () => {
    const club = PairsClub.of('ann bob').regroup('p1', 'ann cy').rename('bob', 'Bobby Ray');
    expect(() => club.join('bob', { people: peopleOf('eve fay') })).toThrow('duplicate-id (P2)');
    expect(club.does('regroup', { player: 'p1', people: [{ id: 'bob' }, { id: 'ann' }] }).nameOf('p1')).toBe(
      'Bobby Ray / Ann Lee',
    );
  });

  it('changes a person’s name, but no name that a pair was given (P9)', () => {
    const club = PairsClub.of('ann bob').rename('p1', 'Net Gain').rename('bob', 'Bob Rhys');
    expect(club.nameOf('p1')).toBe('Net Gain');
    expect(club.void(3).nameOf('p1')).toBe('Ann Lee / Bob Rhys');
  });

  it('is of a pair, or of somebody in one (P9)', () => {
    expect(() => PairsClub.of('ann bob').rename('zoe', 'Zoe Young')).toThrow(
      'unknown-player (§0): “zoe” isn’t a player on this ladder.',
    );
  });
});
