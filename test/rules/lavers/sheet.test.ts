import { describe, expect, it } from 'vitest';
import { clubOf, FINAL_WEEK, type RulesClub } from '../club.ts';
import { creweOf } from '../systems/club.ts';

/** A club of seven on the morning after its first night. */
const theMorningAfter = () => clubOf(7).at('2021-09-07 10:00');

describe('a match from a sheet', () => {
  it('moves the players as any other match does (L8)', () => {
    const club = theMorningAfter();
    expect(club.sheet('fay', 'bob', [2, 0], '2021-09-06 20:00').why).toBe('L20a: bob cy dee eve +1, fay -4');
    expect(club.sheet('gus', 'ann', [2, 0], '2021-09-06 20:30').why).toBe('L20b: eve +1, gus -1');
    expect(club.sheet('cy', 'dee', [0, 2], '2021-09-06 21:00').why).toBe('L21: cy +1, dee -1');
    expect(club.sheet('cy', 'ann', [1, 1], '2021-09-06 21:30').why).toBe('L22:');
    expect(club.order).toBe('ann fay bob dee cy gus eve');
  });

  it('counts the rungs between the players as they stand when it is entered (L8)', () => {
    const club = theMorningAfter().sheet('eve', 'ann', [2, 0], '2021-09-06 22:00');
    expect(club.order).toBe('eve ann bob cy dee fay gus');
    expect(club.sheet('gus', 'bob', [2, 0], '2021-09-06 20:00').order).toBe('eve ann gus bob cy dee fay');
  });

  it('counts them after the month that has ended is settled (L8)', () => {
    const club = clubOf(7).at('2021-09-30 22:00');
    for (const other of ['bob', 'cy', 'dee', 'eve', 'fay']) club.sheet('gus', other, [1, 1]);
    expect(club.at('2021-10-01 10:00').sheet('gus', 'cy', [2, 0]).settled).toEqual(['2021-09: dropped ann']);
    expect(club.order).toBe('bob cy dee eve fay gus ann');
  });

  it('asks neither for presence nor for turn, hours or reach, nor whether its players are in other matches (L8)', () => {
    const club = clubOf(7).at('2021-09-06 12:00').sheet('gus', 'ann', [2, 0]);
    expect(club.order).toBe('ann bob cy dee eve gus fay');
    club.at('19:50').arrive('ann', 'bob', 'cy').challenge('cy', 'bob');
    expect(club.sheet('bob', 'ann', [2, 0]).order).toBe('bob ann cy dee eve gus fay');
  });

  it('is between two players who are on the ladder when it is entered (L8)', () => {
    const club = theMorningAfter().leave('bob');
    expect(() => club.sheet('ann', 'bob', [2, 0])).toThrow('not-on-ladder');
    expect(() => club.sheet('zoe', 'ann', [2, 0])).toThrow('unknown-player');
    expect(() => club.sheet('ann', 'ann', [2, 0])).toThrow('self-challenge');
  });

  it('has a score out of 2, a name of its own and a time that is not yet to come (L5)', () => {
    const club = theMorningAfter();
    expect(() => club.sheet('bob', 'ann', [1, 0])).toThrow('bad-score (L5)');
    expect(() => club.sheet('bob', 'ann', [2, 0], '10:00:00.001')).toThrow('invalid');
    club.sheet('bob', 'ann', [2, 0], '10:00', 'm1');
    expect(() => club.sheet('dee', 'cy', [2, 0], '10:00', 'm1')).toThrow('duplicate-id');
  });

  it('is the only match of its pair on its date (L7)', () => {
    const club = theMorningAfter().sheet('bob', 'ann', [2, 0], '2021-09-06 20:00');
    expect(() => club.sheet('ann', 'bob', [2, 0], '2021-09-06 21:00')).toThrow('met-tonight (L7)');
    expect(club.sheet('ann', 'bob', [2, 0], '2021-09-07 09:00').order).toBe('ann bob cy dee eve fay gus');
  });

  it('leaves its pair no challenge on its date, whether they arrive before or after it is entered (L7)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('bob').sheet('bob', 'ann', [1, 1]).arrive('ann', 'cy');
    expect(() => club.because('once more').challenge('bob', 'ann')).toThrow('met-tonight (L7)');
    expect(club.mayChallenge('cy')).toBe('ann bob');
    expect(club.mayChallenge('bob')).toBe('cy');
  });

  it('of another date leaves its pair free tonight (L7)', () => {
    const club = clubOf(2).at('2021-09-07 19:50').arrive('ann', 'bob');
    expect(club.sheet('bob', 'ann', [1, 1], '2021-09-06 20:00').challenge('bob', 'ann').peg('bob')).toBe(1);
  });

  it('is refused on the date of a challenge of its pair, whenever that match was played (L7)', () => {
    const club = clubOf(2).at('2021-09-13 19:50').arrive('ann', 'bob');
    const match = club.issue('bob', 'ann');
    club.at('2021-09-14 10:00').because('it was put off').result(match, [1, 1], '2021-09-12 15:00');
    expect(() => club.sheet('bob', 'ann', [1, 1], '2021-09-13 15:00')).toThrow('met-tonight (L7)');
    club.sheet('bob', 'ann', [1, 1], '2021-09-12 15:00');
  });

  it('touches no peg and no pass (L8)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy').pass('cy').sheet('cy', 'bob', [1, 1]);
    expect([club.peg('bob'), club.peg('cy'), club.turn]).toEqual([0, 0, 'bob']);
  });

  it('touches nobody who waits, and leaves neither of two, who alone are free, waiting (L8)', () => {
    const turnAfter = (size: number, challenger: string, challenged: string) => {
      const club = clubOf(size)
        .at('2021-09-06 19:50')
        .arrive(...['ann', 'bob', 'cy', 'dee'].slice(0, size));
      const match = club.issue(challenger, challenged);
      club.sheet(size === 3 ? 'cy' : 'bob', 'ann', [1, 1]).result(match, [1, 1]);
      return club.turn;
    };
    expect([turnAfter(3, 'cy', 'bob'), turnAfter(4, 'dee', 'cy')]).toEqual(['ann', 'cy']);
  });
});

describe('a match from a sheet of a month that is settled', () => {
  it('is entered for somebody who was removed after they join again, and the joining then does nothing (L8)', () => {
    const club = clubOf(3).at('2021-09-13 21:00').sheet('cy', 'bob', [1, 1]);
    club.at('2021-10-18 21:00').sheet('cy', 'bob', [1, 1]);
    expect(club.at('2021-11-02 10:00').settle().settled).toEqual(['2021-09: dropped ann', '2021-10: removed ann']);
    expect(() => club.sheet('ann', 'bob', [1, 1], '2021-10-18 20:00')).toThrow('not-on-ladder');
    club.join('ann').sheet('ann', 'bob', [1, 1], '2021-10-18 20:00');
    expect(club.settled).toEqual(['2021-09: dropped ann', '2021-10: nobody']);
    expect(club.order).toBe('bob cy ann');
    expect(club.at('2021-12-01 10:00').settle().settled.at(-1)).toBe('2021-11: dropped bob cy ann');
  });
});

describe('a match whose sheet knows the distance', () => {
  /** Six players, of whom fay beats ann, entered when others have moved both. */
  const afterwards = (distance?: number) => {
    const club = clubOf(7).at('2021-09-06 21:00');
    const match = { id: 'sheet', challenger: 'gus', challenged: 'ann', score: [2, 0] };
    club.does('match', distance === undefined ? match : { ...match, distance });
    return club;
  };

  it('counts as it was challenged: near, though the two are far apart by now (L8, L20a)', () => {
    expect(afterwards(4).order).toBe('gus ann bob cy dee eve fay');
    expect(afterwards().order).toBe('ann bob cy dee eve gus fay');
    expect(afterwards(-1).order).toBe('ann bob cy dee eve gus fay');
  });

  it('keeps it in a replay, where the distance of another is measured again (L8, L20a)', () => {
    const club = clubOf(7).at('2021-09-06 20:00');
    const { line } = club.sheet('bob', 'ann', [2, 0]);
    club.does('match', { id: 'sheet', challenger: 'gus', challenged: 'bob', score: [2, 0], distance: 3 });
    expect(club.order).toBe('gus bob ann cy dee eve fay');
    expect(club.void(line).order).toBe('ann gus bob cy dee eve fay');
  });

  it('has one from -10,000 to 10,000, never 0, and in Lavers alone (L8)', () => {
    for (const distance of [0, 1.5, 10_001, -10_001]) expect(() => afterwards(distance)).toThrow('invalid');
    expect(afterwards(10_000).order).toBe('ann bob cy dee eve gus fay');
    const crewe = creweOf(3);
    const match = { id: 'sheet', challenger: '3', challenged: '2', score: [1, 0], distance: 1 };
    expect(() => crewe.does('match', match)).toThrow('invalid (§0): Unknown field: distance.');
  });
});

/** A club on the night of its final: bob and cy are there, ann is late or was not entered. */
const final = (): RulesClub => clubOf(3, FINAL_WEEK).at('2022-06-06 19:45').arrive('bob', 'cy');

const arrives = (club: RulesClub, player: string, arrivedAt: string): number =>
  club.does('arrive', { player, arrivedAt: `2022-06-06T${arrivedAt}+01:00` }).line;

const corrects = (club: RulesClub, line: number, arrivedAt: string): string => {
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
