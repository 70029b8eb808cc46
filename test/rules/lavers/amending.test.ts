import { describe, expect, it } from 'vitest';
import { clubOf, FINAL_WEEK } from '../club.ts';

describe('correcting a result', () => {
  it('makes the ladder what it would have been had the right score been recorded at that place (§0 Correcting)', () => {
    const club = clubOf(4);
    const { line } = club.sheet('dee', 'bob', [2, 0]);
    expect(club.sheet('cy', 'bob', [2, 0]).order).toBe('ann dee cy bob');
    expect(club.correct(line, [1, 1]).order).toBe('ann cy bob dee');
  });

  it('changes the end of a match that began with a challenge, too (§0 Correcting)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy');
    const { line } = club.plays('cy', 'bob', [2, 0]);
    expect(club.order).toBe('ann cy bob');
    expect(club.correct(line, [0, 2]).order).toBe('bob ann cy');
    expect([club.peg('bob'), club.peg('cy')]).toEqual([-1, 1]);
  });

  it('measures the distance of later matches again, on the ladder that comes of it (§0 Correcting)', () => {
    const club = clubOf(7);
    const { line } = club.sheet('eve', 'ann', [2, 0]);
    expect(club.sheet('gus', 'bob', [2, 0]).order).toBe('eve ann gus bob cy dee fay');
    expect(club.correct(line, [1, 1]).order).toBe('ann bob cy dee eve gus fay');
  });

  it('leaves accepted what was accepted, though it would now be out of turn and out of reach (§0 Correcting)', () => {
    const club = clubOf(7);
    const { line } = club.sheet('eve', 'ann', [2, 0]);
    club.at('2021-09-06 19:50').arrive('ann', 'bob', 'cy', 'gus');
    const match = club.issue('gus', 'bob');
    expect(club.correct(line, [1, 1]).peg('gus')).toBe(1);
    expect(club.result(match, [2, 0]).order).toBe('ann bob cy dee eve gus fay');
  });

  it('settles months again on the ladder that comes of it (§0 Correcting)', () => {
    const club = clubOf(3).at('2021-09-20 20:00');
    const { line } = club.sheet('bob', 'ann', [0, 2]);
    expect(club.at('2021-10-04').settle().order).toBe('ann bob cy');
    expect(club.at('2021-10-10').sheet('cy', 'bob', [2, 0]).correct(line, [2, 0]).order).toBe('cy bob ann');
    expect(club.settled).toEqual(['2021-09: dropped cy']);
  });

  it('can be done again, and be followed by voiding (§0 Correcting)', () => {
    const club = clubOf(3);
    const { line } = club.sheet('cy', 'bob', [2, 0]);
    expect(club.correct(line, [1, 1]).order).toBe('ann bob cy');
    expect(club.correct(line, [0, 2]).order).toBe('bob ann cy');
    expect(club.correct(line, [2, 0]).order).toBe('ann cy bob');
    expect(club.void(line).order).toBe('ann bob cy');
  });

  it('takes a score that fits (L5)', () => {
    const club = clubOf(3);
    const { line } = club.sheet('cy', 'bob', [2, 0]);
    expect(() => club.correct(line, [1, 0])).toThrow('bad-score (L5)');
    expect(club.order).toBe('ann cy bob');
  });

  it('is for lines with a result alone, not for an abandoned match (§0 Correcting)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy');
    const challenge = club.line + 1;
    const result = club.plays('cy', 'bob', [2, 0]).line;
    const correction = club.correct(result, [1, 1]).line;
    for (const line of [0, 1, 2, challenge, correction, correction + 1, correction + 2, -1]) {
      expect(() => club.correct(line, [2, 0])).toThrow('not-correctable');
    }
    expect(() => club.does('correct', { line: 1.5, score: [2, 0] })).toThrow('invalid');
    const { line } = club.abandon(club.issue('ann', 'bob')).ladder;
    expect(() => club.correct(line, [2, 0])).toThrow('not-correctable');
  });
});

describe('voiding a result', () => {
  it('leaves the match as if it had been abandoned there: nobody moves, and the pair has met (§0 Voiding)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy');
    expect(club.plays('cy', 'bob', [2, 0]).void().order).toBe('ann bob cy');
    expect([club.peg('bob'), club.peg('cy')]).toEqual([-1, 1]);
    expect(() => club.because('again').challenge('cy', 'bob')).toThrow('met-tonight');
  });

  it('takes back that its players have played (§0 Voiding)', () => {
    const club = clubOf(2).at('2021-09-20 19:50').arrive('ann', 'bob');
    const { line } = club.plays('bob', 'ann', [1, 1]);
    club.at('2021-09-21').void(line).at('2021-10-01').settle();
    expect(club.settled).toEqual(['2021-09: dropped ann bob']);
  });

  it('is final, and does not open the match again (§0 Voiding)', () => {
    const club = clubOf(2).at('2021-09-06 19:50').arrive('ann', 'bob');
    const match = club.issue('bob', 'ann');
    const { line } = club.result(match, [2, 0]);
    club.void(line);
    expect(() => club.void(line)).toThrow('not-correctable');
    expect(() => club.correct(line, [2, 0])).toThrow('not-correctable');
    expect(() => club.result(match, [0, 2])).toThrow('closed-challenge');
    expect(() => club.abandon(match)).toThrow('closed-challenge');
  });

  it('leaves a match from a sheet as if never entered: the pair has not met, and it is entered once more (§0 Voiding)', () => {
    const club = clubOf(3).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy');
    expect(club.sheet('cy', 'bob', [2, 0]).void().order).toBe('ann bob cy');
    expect(club.sheet('cy', 'bob', [0, 2]).void().plays('cy', 'bob', [2, 0]).order).toBe('ann cy bob');
  });
});

describe('a replay in which somebody is no longer on the ladder', () => {
  /** Ann's only match in two months; she plays again in November. */
  const annPlaysInSeptember = () => {
    const club = clubOf(3).at('2021-09-20 20:00');
    const { line } = club.sheet('bob', 'ann', [1, 1]);
    club.sheet('cy', 'bob', [1, 1]).at('2021-10-18 20:00').sheet('cy', 'bob', [1, 1]);
    club.at('2021-11-08 19:50').arrive('ann', 'bob', 'cy');
    return { club, line };
  };

  it('puts them at the bottom for an accepted challenge (§0 Correcting)', () => {
    const { club, line } = annPlaysInSeptember();
    expect(club.order).toBe('bob cy ann');
    expect(club.because('she has to leave early').plays('ann', 'cy', [2, 0]).order).toBe('bob ann cy');
    expect(club.void(line).settled).toEqual(['2021-09: dropped ann', '2021-10: removed ann']);
    expect(club.order).toBe('bob ann cy');
  });

  it('puts them at the bottom for an accepted match from a sheet, the challenger first (§0 Correcting)', () => {
    const club = clubOf(4).at('2021-09-20 20:00');
    const { line } = club.sheet('bob', 'ann', [1, 1]);
    club.sheet('dee', 'cy', [1, 1]).at('2021-10-18 20:00').sheet('dee', 'cy', [1, 1]);
    expect(club.at('2021-11-08 20:00').sheet('bob', 'ann', [1, 1]).void(line).order).toBe('cy dee bob ann');
    expect(club.settled.at(-1)).toBe('2021-10: removed ann bob');
  });

  it('puts them at the bottom for an accepted arrival, which is in time for the cut of the final (§0 Correcting)', () => {
    const club = clubOf(3, { season: { start: '2021-10-01', end: '2021-12-06' } }).at('2021-10-18 20:00');
    const { line } = club.sheet('bob', 'ann', [1, 1]);
    club.sheet('cy', 'bob', [1, 1]).at('2021-11-08 20:00').sheet('cy', 'bob', [1, 1]);
    expect(club.at('2021-12-06 19:45').arrive('bob', 'cy', 'ann').order).toBe('bob cy ann');
    const match = club.issue('ann', 'cy');
    expect(club.at('20:30').result(match, [2, 0]).order).toBe('bob ann cy');
    club.void(line);
    expect(club.settled).toEqual(['2021-10: dropped ann', '2021-11: removed ann', '2021-12-06T20:15: nobody']);
    expect(club.order).toBe('bob ann cy');
  });

  it('makes nothing of their arriving, departing and leaving (§0 Correcting)', () => {
    const { club, line } = annPlaysInSeptember();
    expect(club.depart('ann').leave('ann').join('ann').void(line).order).toBe('bob cy ann');
    expect(club.peg('ann')).toBeUndefined();
  });

  it('makes nothing of joining when they have never left (§0 Correcting)', () => {
    const club = clubOf(3).at('2021-09-20 20:00').sheet('cy', 'bob', [1, 1]);
    club.at('2021-10-18 20:00').sheet('cy', 'bob', [1, 1]);
    expect(club.at('2021-11-02').join('ann').order).toBe('bob cy ann');
    club.sheet('bob', 'ann', [1, 1], '2021-09-27 20:00');
    expect(club.settled).toEqual(['2021-09: nobody', '2021-10: dropped ann']);
  });
});

describe('correcting after the Grand Final', () => {
  const theFinal = () => clubOf(4, FINAL_WEEK).at('2022-06-06 19:45').arrive('ann', 'bob', 'cy', 'dee').at('22:00');

  it('makes somebody else the champion (§0 Correcting)', () => {
    const club = theFinal();
    const { line } = club.sheet('bob', 'ann', [2, 0]);
    expect(club.close().champion).toBe('bob');
    expect(club.at('2022-07-01').correct(line, [0, 2]).champion).toBe('ann');
    expect(club.order).toBe('ann bob cy dee');
  });

  it('works the play-offs out again, and one that is no longer due changes nothing (§0 Correcting)', () => {
    const club = theFinal();
    const { line } = club.sheet('dee', 'bob', [0, 2]);
    expect(club.close().playoff('ann', 'bob', 'bob').champion).toBe('bob');
    expect(club.correct(line, [2, 0]).champion).toBe('ann');
    expect(club.order).toBe('ann dee bob cy');
  });

  it('keeps a play-off that is still due and makes nothing of another that is not (§0 Correcting)', () => {
    const club = clubOf(5, FINAL_WEEK).at('2022-06-06 19:45').arrive('ann', 'bob', 'cy', 'dee', 'eve').at('22:00');
    club.sheet('dee', 'bob', [0, 2]).sheet('ann', 'cy', [2, 0]).sheet('cy', 'dee', [2, 0]);
    club.sheet('cy', 'eve', [2, 0]);
    const { line } = club.sheet('dee', 'ann', [1, 1]);
    expect([club.order, club.close().playoffDue]).toEqual(['cy ann bob dee eve', 'bob challenges ann']);
    expect(club.playoff('bob', 'ann', 'bob').playoff('bob', 'cy', 'cy').champion).toBe('cy');
    club.correct(line, [2, 0]);
    expect([club.order, club.displaced]).toEqual(['cy dee ann bob eve', 'bob']);
    expect(club.champion).toBe('cy');
  });

  it('leaves a play-off to be played that was not due before (§0 Correcting)', () => {
    const club = theFinal();
    const { line } = club.sheet('dee', 'bob', [1, 1]);
    expect(club.close().champion).toBe('ann');
    expect(club.correct(line, [0, 2]).champion).toBeUndefined();
    expect(club.playoffDue).toBe('ann challenges bob');
    expect(club.playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });
});
