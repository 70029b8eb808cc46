import { describe, expect, it } from 'vitest';
import { systemOf } from '#shared/systems/registry.ts';
import { standingsOf, tablesOf } from '../boxes/league.ts';
import { idOf } from '../club.ts';
import { PairsClub } from './club.ts';

const EIGHT = ['ann bob', 'cy dee', 'eve fay', 'gus ann', 'i j', 'k l', 'm n', 'o p'];

const placeOf = ({ ladder }: PairsClub, pair: string) => systemOf(ladder).controls.round(ladder)?.placeOf(idOf(pair));

describe('pairs in boxes', () => {
  it('play, go up and down, and come to be led by whom a result names, as players do (P6)', () => {
    const club = PairsClub.inBoxes({ confirm: 3 }, ...EIGHT);
    expect(tablesOf(club)).toEqual(['p1 p2 p3 p4', 'p5 p6 p7 p8']);
    const lineup = ['i', 'j', 'k', 'l'];
    club.does('match', { id: 'm1', challenger: 'p5', challenged: 'p6', score: [1, 0], lineup, reported: 'p5' });
    expect(() => club.does('match', { id: 'm2', challenger: 'p7', challenged: 'p8', score: [1, 0], lineup })).toThrow(
      'not-in-pair (P6)',
    );
    club.does('match', { id: 'm3', challenger: 'p3', challenged: 'p4', score: [0, 1] });
    club.does('match', { id: 'm4', challenger: 'p1', challenged: 'p2', score: [1, 0] });
    expect(club.at('2023-04-01 00:00').does('settle', {}).order).toBe('p1 p4 p2 p5 p3 p6 p7 p8');
  });

  it('have no match against one that shares a person with them: none is left to play, and none is missed (P5)', () => {
    const club = PairsClub.inBoxes({ least: 3 }, ...EIGHT);
    expect(() => club.sheet('p4', 'p1', [1, 0])).toThrow('same-person (P5)');
    expect([placeOf(club, 'p1'), placeOf(club, 'p2')]).toMatchObject([
      { toPlay: ['p2', 'p3'], barred: ['p4'] },
      { toPlay: ['p1', 'p3', 'p4'] },
    ]);
    expect(placeOf(club, 'p2')).not.toHaveProperty('barred');
    for (const [one, other] of ['p2 p1', 'p3 p1', 'p2 p3'].map((two) => two.split(' ')))
      club.sheet(one ?? '', other ?? '', [1, 0]);
    // The first has played all that it could; the others have not, and stand below it with more points.
    expect(standingsOf(club)[0]).toBe('p1:2 p2:6 p3:4 p4:0');
  });

  it('are told so as soon as who plays changes, and keep a match that they have had (P4, P5)', () => {
    const club = PairsClub.inBoxes({ least: 3 }, ...EIGHT);
    club.sheet('p2', 'p1', [1, 0]).sheet('p3', 'p1', [1, 0]).sheet('p2', 'p3', [1, 0]);
    expect(standingsOf(club)[0]).toBe('p1:2 p2:6 p3:4 p4:0');
    club.regroup('p4', 'gus hal');
    expect(placeOf(club, 'p1')).toMatchObject({ toPlay: ['p4'] });
    expect(standingsOf(club)[0]).toBe('p2:6 p3:4 p1:2 p4:0');
    club.regroup('p3', 'eve ann');
    expect(placeOf(club, 'p1')).toMatchObject({ toPlay: ['p4'], met: [{ other: 'p2' }, { other: 'p3' }] });
    expect(placeOf(club, 'p1')).not.toHaveProperty('barred');
  });

  it('need not have played at all where they could meet nobody (P5)', () => {
    const club = PairsClub.inBoxes({ removeAfter: 1 }, 'ann bob', 'ann cy', 'bob cy', ...EIGHT.slice(4), 'q r');
    expect(tablesOf(club)).toEqual(['p1 p2 p3 p4', 'p5 p6 p7 p8']);
    club.sheet('p5', 'p6', [1, 0]).does('leave', { player: 'p4' });
    expect(club.at('2023-04-01 00:00').does('settle', {}).order).toBe('p1 p2 p5 p3 p6');
  });
});
