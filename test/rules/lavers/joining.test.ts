import { describe, expect, it } from 'vitest';
import { clubOf } from '../club.ts';

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
