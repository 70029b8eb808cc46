import { describe, expect, it } from 'vitest';
import { nightSlot } from '#shared/rules/night/slots.ts';
import { clubOf, FINAL_WEEK } from '../club.ts';

const NIGHT = '2021-09-06 19:50';

describe('voiding a line', () => {
  it('is refused for one that is not there, was refused, only let time pass, or amended another (§0 Voiding)', () => {
    const club = clubOf(2).at(NIGHT).arrive('ann', 'bob');
    const result = club.plays('bob', 'ann', [2, 0]).line;
    const correction = club.correct(result, [1, 1]).line;
    const settle = club.settle().line;
    for (const other of [0, 1, correction, settle, settle + 1, settle + 9, -1])
      expect(() => club.void(other)).toThrow('not-correctable');
    const voiding = club.void(result).line;
    for (const other of [result, voiding]) expect(() => club.void(other)).toThrow('not-correctable');
  });

  it('of a challenge gives the counts, the pegs, the meeting and the wait back: the pair may play after all (§0 Voiding)', () => {
    const club = clubOf(3).at(NIGHT).arrive('ann', 'bob', 'cy').challenge('cy', 'bob', 'slip');
    expect(nightSlot.of(club.ladder)?.waiting).toBe('ann');
    expect(nightSlot.of(club.void().ladder)?.waiting).toBeUndefined();
    expect([club.peg('bob'), club.peg('cy'), club.turn]).toEqual([0, 0, 'cy']);
    expect(() => club.challenge('cy', 'bob', 'slip')).toThrow('duplicate-id');
    expect(() => club.result({ challenge: 'slip' }, [2, 0])).toThrow('closed-challenge');
    club.challenge('cy', 'bob');
    expect([club.peg('bob'), club.peg('cy')]).toEqual([-1, 1]);
  });

  it('of a challenge waits until its result is voided (§0 Voiding)', () => {
    const club = clubOf(2).at(NIGHT).arrive('ann', 'bob');
    const match = club.issue('bob', 'ann');
    const challenge = club.line;
    const result = club.result(match, [2, 0]).line;
    expect(() => club.void(challenge)).toThrow('has-result');
    expect(() => club.because('a slip').void(challenge)).toThrow('has-result');
    expect(club.void(result).void(challenge).challenge('bob', 'ann').peg('bob')).toBe(1);
  });

  it('of a pass lets it be made again (§0 Voiding)', () => {
    const club = clubOf(3).at(NIGHT).arrive('ann', 'bob', 'cy').pass('cy');
    expect(club.turn).toBe('bob');
    expect(club.void().turn).toBe('cy');
    expect(club.pass('cy').turn).toBe('bob');
  });

  it('of an arrival keeps a challenge that was accepted since: its player is busy, without a peg (§0 Voiding)', () => {
    const club = clubOf(3).at(NIGHT).arrive('ann', 'bob', 'cy');
    const bob = club.line - 1;
    const match = club.issue('cy', 'bob');
    club.void(bob);
    expect([club.peg('bob'), club.peg('cy')]).toEqual([undefined, 1]);
    club.arrive('bob');
    expect(() => club.depart('bob')).toThrow('busy');
    expect(club.result(match, [2, 0]).order).toBe('ann cy bob');
  });

  it('of an arrival makes the pass and the departure that followed do nothing (§0 Voiding)', () => {
    const club = clubOf(3).at(NIGHT).arrive('ann', 'bob', 'cy');
    const cy = club.line;
    club.pass('cy').depart('cy').void(cy);
    expect([club.turn, club.order]).toEqual(['bob', 'ann bob cy']);
  });

  it('of an abandonment leaves the match in progress, and who is in it plays (§0 Voiding)', () => {
    const club = clubOf(3).at('2021-09-30 22:00').arrive('ann', 'bob', 'cy');
    const match = club.issue('cy', 'bob');
    expect(club.at('2021-10-01 00:30').abandon(match).settled).toEqual(['2021-09: dropped ann bob cy']);
    expect(club.void().settled).toEqual(['2021-09: dropped ann']);
    club.result(match, [1, 1]);
  });

  it('of joining makes of whom it admitted somebody who was never there (§0 Voiding)', () => {
    const club = clubOf(2).join('zoe', { name: 'Zoe' });
    expect(club.void().order).toBe('ann bob');
    expect(() => club.at(NIGHT).arrive('zoe')).toThrow('unknown-player');
  });

  it('of leaving opens no second place to who has joined again since (§0 Voiding)', () => {
    const club = clubOf(3).leave('ann');
    const leave = club.line;
    expect(club.join('ann').order).toBe('bob cy ann');
    expect(club.void(leave).order).toBe('ann bob cy');
  });

  it('of a seed is possible until somebody is challenged, and lets the ladder be seeded again (§0 Voiding)', () => {
    const club = clubOf(3).join('zoe').join('cal');
    expect(() => club.seed('bob')).toThrow('already-seeded');
    expect(club.void(2).order).toBe('zoe cal');
    expect(club.seed('bob', 'cal', 'ann').order).toBe('bob cal ann zoe');
    expect(() => club.seed('ann')).toThrow('already-seeded');
    club.sheet('zoe', 'ann', [1, 1]);
    expect(() => club.void(club.line - 1)).toThrow('not-correctable');
  });

  it('stays possible after the final is closed, and after the champion: the close itself can be voided (§0 Voiding)', () => {
    const club = clubOf(2, FINAL_WEEK).at('2022-06-06 20:00').arrive('ann', 'bob').at('2022-06-06 22:00').close();
    expect(club.champion).toBe('ann');
    expect(club.void().champion).toBeUndefined();
    expect(club.close().champion).toBe('ann');
  });
});

describe('an arrival whose player was taken off the ladder before it', () => {
  it('puts them back at the bottom, on a peg (§0 Correcting)', () => {
    const club = clubOf(2).at(NIGHT).join('x').join('y');
    const joined = club.line - 1;
    club.arrive('x');
    const arrived = club.line;
    expect(club.order).toBe('ann bob x y');
    club.void(joined);
    expect([club.order, club.peg('x')]).toEqual(['ann bob y x', 0]);
    expect(club.void(arrived).order).toBe('ann bob y');
  });

  it('does so where a seed was voided (§0 Correcting)', () => {
    const club = clubOf(2).at(NIGHT).arrive('bob').void(2);
    expect([club.order, club.peg('bob')]).toEqual(['bob', 0]);
  });

  it('does so where a voided result makes two months without a match (§0 Correcting)', () => {
    const club = clubOf(3).at(NIGHT).arrive('ann', 'bob');
    const result = club.plays('bob', 'ann', [2, 0]).line;
    club.at('2021-10-04 19:50').arrive('ann', 'bob');
    const october = club.plays('ann', 'bob', [2, 0]).line;
    expect(club.at('2021-12-06 19:50').arrive('bob').order).toContain('bob');
    expect(club.void(result).void(october).order.endsWith('bob')).toBe(true);
    expect(club.peg('bob')).toBe(0);
  });
});
