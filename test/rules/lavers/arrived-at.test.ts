import { describe, expect, it } from 'vitest';
import { type Club, clubOf } from '../club.ts';

/** A club on the night of its final: bob and cy are there, ann is late or was not entered. */
const final = (): Club =>
  clubOf(3, { season: { start: '2022-06-01', end: '2022-06-06' } })
    .at('2022-06-06 19:45')
    .arrive('bob', 'cy');

const arrives = (club: Club, player: string, arrivedAt: string): number =>
  club.does('arrive', { player, arrivedAt: `2022-06-06T${arrivedAt}+01:00` }).line;

const corrects = (club: Club, line: number, arrivedAt: string): string => {
  club.does('correct', { line, arrivedAt: `2022-06-06T${arrivedAt}+01:00` });
  return club.order;
};

describe('when somebody arrived', () => {
  it('counts for the cut, whenever it was entered: who was in time was never removed (L29)', () => {
    const club = final().at('2022-06-06 20:16').pass('cy');
    expect(club.order).toBe('bob cy');
    arrives(club.at('2022-06-06 20:40'), 'ann', '20:15');
    expect([club.order, club.settled, club.peg('ann')]).toEqual(['ann bob cy', ['2022-06-06T20:15: nobody'], 0]);
  });

  it('was too late a second after the cut: they begin again at the bottom (L29)', () => {
    const club = final().at('2022-06-06 20:40');
    arrives(club, 'ann', '20:15:01');
    expect(club.order).toBe('bob cy ann');
  });

  it('can be corrected on its line, and that line be voided (L29)', () => {
    const club = final().at('2022-06-06 20:40');
    const line = arrives(club, 'ann', '20:30');
    club.at('2022-06-06 20:50').settle();
    expect(corrects(club, line, '20:10')).toBe('ann bob cy');
    expect(corrects(club, line, '20:20')).toBe('bob cy ann');
    expect(corrects(club, line, '20:15')).toBe('ann bob cy');
    expect(club.void(line).order).toBe('bob cy');
    expect(() => corrects(club, line, '20:10')).toThrow('not-correctable');
  });

  it('lies on the date on which it was entered, and not later (L29)', () => {
    const club = final().at('2022-06-06 20:40');
    for (const at of ['2022-06-06T20:41+01:00', '2022-06-05T20:00+01:00'])
      expect(() => club.does('arrive', { player: 'ann', arrivedAt: at })).toThrow('invalid');
    const line = arrives(club, 'ann', '20:40');
    club.at('2022-06-06 21:00');
    expect(() => corrects(club, line, '20:41')).toThrow('invalid');
    expect(() => club.correct(line, [2, 0])).toThrow('not-correctable');
    expect(() => corrects(club, 2, '20:00')).toThrow('not-correctable');
  });

  it('changes neither pegs nor turns: those go by the log (L11–L12)', () => {
    const club = clubOf(3).at('2021-09-06 20:00').arrive('cy', 'bob');
    club.at('2021-09-06 20:30').does('arrive', { player: 'ann', arrivedAt: '2021-09-06T19:50+01:00' });
    expect([club.turn, club.mayChallenge('cy')]).toEqual(['cy', 'ann bob']);
  });
});
