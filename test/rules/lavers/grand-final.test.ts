import { describe, expect, it } from 'vitest';
import { latecomersOf } from '#shared/rules/night/pegs.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import { clubOf, FINAL_WEEK, RulesClub } from '../club.ts';

/** A club whose season is a week long and ends with the Grand Final; it is the evening of that. */
const finalOf = (size: number, ...here: readonly string[]) =>
  clubOf(size, FINAL_WEEK)
    .at('2022-06-06 19:30')
    .arrive(...here);

const CUT = '2022-06-06T20:15';

describe('the cut of the Grand Final', () => {
  it('removes everybody who has not arrived by 20:15, and the others move up (L29)', () => {
    const club = finalOf(5, 'bob', 'dee');
    expect(club.nextDue).toBe('2022-06-06T19:15:00.001Z');
    expect(club.at('20:15:00').settle().order).toBe('ann bob cy dee eve');
    expect(club.at('20:15:00.001').settle().order).toBe('bob dee');
    expect(club.settled).toEqual([`${CUT}: removed ann cy eve`]);
  });

  it('comes before whatever is dated later than 20:15:00, once (L29)', () => {
    const club = finalOf(4, 'bob', 'cy').at('20:15:01').join('zoe');
    expect(club.order).toBe('bob cy zoe');
    expect(club.at('21:00').join('lou').order).toBe('bob cy zoe lou');
    expect(club.settled).toEqual([`${CUT}: removed ann dee`]);
    expect(club.nextDue).toBeUndefined();
  });

  it('spares whoever arrives at 20:15:00, also where they have departed again (L29)', () => {
    expect(finalOf(3, 'bob').at('20:15:00').arrive('ann').at('20:15:00.001').settle().order).toBe('ann bob');
    expect(finalOf(3, 'ann', 'bob').depart('ann').at('20:16').settle().order).toBe('ann bob');
  });

  it('does not spare whoever arrives at 20:15:00.001: they start again at the bottom, with a peg on 0 (L29)', () => {
    const club = finalOf(3, 'bob', 'cy').at('20:15:00.001').arrive('ann');
    expect(club.settled).toEqual([`${CUT}: removed ann`]);
    expect(club.order).toBe('bob cy ann');
    expect(club.peg('ann')).toBe(0);
    expect(club.turn).toBe('ann');
  });

  it('puts latecomers at the bottom in the order in which they arrive, once (L29)', () => {
    const club = finalOf(4, 'dee').at('20:40').arrive('bob', 'ann');
    expect(club.order).toBe('dee bob ann');
    expect(() => club.arrive('bob')).toThrow('already-present');
    expect(club.depart('bob').arrive('bob').order).toBe('dee bob ann');
  });

  it('does not spare those whose match on that day is only known from a sheet (L29)', () => {
    expect(finalOf(3, 'ann').sheet('cy', 'bob', [1, 1]).at('20:16').settle().order).toBe('ann');
  });

  it('removes nobody when nobody at all has arrived (L29)', () => {
    const club = finalOf(3).at('20:16').settle();
    expect(club.order).toBe('ann bob cy');
    expect(club.settled).toEqual([`${CUT}: nobody`]);
    expect(club.arrive('ann').order).toBe('ann bob cy');
  });

  it('is none on any other night (L29)', () => {
    expect(finalOf(3).settled).toEqual([]);
    const before = clubOf(3, FINAL_WEEK).at('2022-06-05 19:30').arrive('bob');
    expect(before.at('2022-06-06 20:00').settle().order).toBe('ann bob cy');
  });

  it('closes a match that a player who is removed had still open (L29)', () => {
    const club = clubOf(4, FINAL_WEEK).at('2022-06-02 19:50');
    const match = club.arrive('ann', 'bob').issue('bob', 'ann');
    expect(club.at('2022-06-06 19:30').arrive('bob', 'cy', 'dee').at('20:16').settle().order).toBe('bob cy dee');
    expect(() => club.result(match, [1, 1])).toThrow('closed-challenge');
    expect(club.turn).toBe('dee');
    expect(club.mayChallenge('dee')).toBe('bob cy');
  });

  it('lets only those arrive again whom it removed (L29)', () => {
    const club = finalOf(4, 'bob', 'cy').leave('dee').at('20:30');
    expect(() => club.arrive('dee')).toThrow('not-on-ladder');
    expect(club.arrive('ann').order).toBe('bob cy ann');
    expect(() => club.leave('ann').arrive('ann')).toThrow('not-on-ladder');
  });

  it('lets a latecomer join without a peg, too (L4)', () => {
    const club = finalOf(2, 'bob').at('20:30').join('ann');
    expect(club.order).toBe('bob ann');
    expect(club.peg('ann')).toBeUndefined();
    expect(club.arrive('ann').peg('ann')).toBe(0);
  });

  it('takes nobody for a latecomer whom a join brought back, nor once they have left (§0, L29)', () => {
    const club = finalOf(2, 'bob').at('20:30').join('ann');
    expect(latecomersOf(club.ladder)).toEqual([]);
    expect(() => club.leave('ann').arrive('ann')).toThrow('not-on-ladder');
  });
});

describe('the "displaced" marker', () => {
  it('goes to whoever loses rung 1 because rung 2 challenged, or was challenged by, somebody else and won (L30)', () => {
    const club = finalOf(4).sheet('dee', 'bob', [0, 2]);
    expect([club.order, club.displaced]).toEqual(['bob ann cy dee', 'ann']);
    const other = finalOf(4, 'ann', 'bob', 'cy').at('19:50').because('for once').plays('bob', 'cy', [2, 0]);
    expect([other.order, other.displaced]).toEqual(['bob ann cy dee', 'ann']);
  });

  it('does not go to whoever loses rung 1 in a match of their own, or another rung (L30)', () => {
    const club = finalOf(4).sheet('bob', 'ann', [2, 0]).sheet('cy', 'bob', [2, 0]);
    expect([club.order, club.displaced]).toEqual(['cy bob ann dee', '']);
    const other = finalOf(4).sheet('dee', 'cy', [0, 2]);
    expect([other.order, other.displaced]).toEqual(['ann cy bob dee', '']);
  });

  it('goes by the night on which a match began, though its result is typed after midnight (L30)', () => {
    const club = finalOf(4, 'ann', 'bob', 'cy', 'dee').at('21:30');
    const match = club.because('for once').issue('dee', 'bob');
    club.at('2022-06-07 00:20').result(match, [0, 2]);
    expect([club.order, club.displaced]).toEqual(['bob ann cy dee', 'ann']);
    const old = clubOf(4, FINAL_WEEK).at('2022-06-05 20:00');
    const open = old.arrive('bob', 'dee').issue('dee', 'bob');
    old.at('2022-06-06 19:45').arrive('ann', 'bob', 'cy', 'dee').result(open, [0, 2]);
    expect([old.order, old.displaced]).toEqual(['bob ann cy dee', '']);
  });

  it('is taken by the cut from whoever it removes: they come back without it (L29, L30)', () => {
    const club = finalOf(4, 'bob', 'cy', 'dee').at('19:50').sheet('dee', 'bob', [0, 2]);
    expect(club.displaced).toBe('ann');
    club.at('20:20').arrive('ann');
    expect([club.order, club.displaced]).toEqual(['bob cy dee ann', '']);
  });

  it('is given for matches that were played on the date of the final, whenever they are recorded (L30)', () => {
    const before = clubOf(3, FINAL_WEEK).at('2022-06-05 20:00').sheet('cy', 'bob', [0, 2]);
    expect(before.displaced).toBe('');
    const late = finalOf(3).sheet('cy', 'bob', [0, 2], '2022-06-05 23:59:59');
    expect([late.order, late.displaced]).toEqual(['bob ann cy', '']);
    const after = finalOf(3).at('2022-06-07 10:00').sheet('cy', 'bob', [0, 2], '2022-06-06 00:00');
    expect(after.displaced).toBe('ann');
  });

  it('stays after a win and after a draw, also back on rung 1 (L31)', () => {
    const club = finalOf(5).sheet('dee', 'bob', [0, 2]).sheet('ann', 'eve', [1, 1]).sheet('ann', 'bob', [2, 0]);
    expect([club.order, club.displaced]).toEqual(['ann bob cy dee eve', 'ann']);
  });

  it('is lost with a match, on either side, and not with those of other people (L31)', () => {
    const ladderAfter = (challenger: string, challenged: string, score: Score) => {
      const club = finalOf(5).sheet('dee', 'bob', [0, 2]);
      expect(club.displaced).toBe('ann');
      club.sheet(challenger, challenged, score);
      return club.displaced;
    };
    expect([ladderAfter('ann', 'eve', [0, 2]), ladderAfter('eve', 'ann', [1.5, 0.5])]).toEqual(['', '']);
    expect(ladderAfter('dee', 'eve', [0, 2])).toBe('ann');
  });

  it('can be had by several, and by nobody twice (L30)', () => {
    const club = finalOf(6).sheet('dee', 'bob', [0, 2]).sheet('ann', 'cy', [2, 0]);
    expect([club.order, club.displaced]).toEqual(['ann bob cy dee eve fay', 'ann bob']);
    expect(club.sheet('bob', 'eve', [2, 0]).order).toBe('bob ann cy dee eve fay');
    expect(club.displaced.split(' ').toSorted()).toEqual(['ann', 'bob']);
  });
});

/** Four have come to the Grand Final, and ann has been displaced by bob. */
function theFinal(): RulesClub {
  const club = clubOf(4, FINAL_WEEK).at('2022-06-06 19:45').arrive('ann', 'bob', 'cy', 'dee');
  club.sheet('dee', 'bob', [0, 2]);
  return club;
}

/** What is new, and so no longer possible when a season is over. */
const NEW: readonly ((club: RulesClub) => unknown)[] = [
  (club) => club.seed('zoe'),
  (club) => club.join('zoe'),
  (club) => club.arrive('ann'),
  (club) => club.pass('dee'),
  (club) => club.because('one more').challenge('dee', 'cy'),
  (club) => club.sheet('dee', 'cy', [1, 1]),
];

describe('the day after the Grand Final', () => {
  it('nothing new begins (§0 A season that is over)', () => {
    for (const begin of NEW) {
      expect(() => begin(theFinal().at('2022-06-06 23:59:59.999'))).not.toThrow('season-over');
      expect(() => begin(theFinal().at('2022-06-07 00:00'))).toThrow('season-over (L34)');
    }
  });

  it('what was begun may be ended (§0 A season that is over)', () => {
    const begun = () => {
      const club = theFinal();
      return { club, match: club.issue('dee', 'cy') };
    };
    const one = begun();
    one.club.at('2022-06-07 10:00').result(one.match, [2, 0]);
    expect(one.club.order).toBe('bob ann dee cy');
    const other = begun();
    other.club.at('2022-06-07 10:00').abandon(other.match).leave('dee');
    expect(other.club.close().playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });

  it('a match is entered from a sheet if it was played in the season (§0 A match from a sheet)', () => {
    const club = theFinal().at('2022-06-08 10:00');
    expect(() => club.sheet('cy', 'ann', [2, 0], '2022-06-07 00:00')).toThrow('season-over (L34)');
    expect(club.sheet('cy', 'ann', [2, 0], '2022-06-06 23:59:59.999').order).toBe('bob cy ann dee');
  });

  it('a result is never too late, whatever its date of play (§0 A season that is over)', () => {
    const club = theFinal();
    const match = club.issue('dee', 'cy');
    expect(club.at('2022-06-30 10:00').result(match, [2, 0], '2022-06-29 10:00').order).toBe('bob ann dee cy');
  });

  it('what was recorded may be corrected and voided (§0 A season that is over)', () => {
    const club = theFinal();
    const { line } = club.sheet('dee', 'cy', [2, 0]);
    expect(club.at('2022-06-08').correct(line, [1, 1]).order).toBe('bob ann cy dee');
    expect(club.correct(line, [2, 0]).void(line).order).toBe('bob ann cy dee');
  });
});

describe('a final that is closed', () => {
  it('leaves only play-offs, departing, settling, correcting and voiding (§0 A season that is over)', () => {
    for (const begin of [...NEW, (club: RulesClub) => club.leave('dee'), (club: RulesClub) => club.close()]) {
      expect(() => begin(theFinal().at('22:00').close())).toThrow('season-over (L32)');
    }
    const club = theFinal().at('22:00').close().depart('dee').settle().correct(7, [0.5, 1.5]);
    expect(club.playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });

  it('has had its cut (L29)', () => {
    expect(theFinal().at('22:00').close().depart('cy').settled).toEqual(['2022-06-06T20:15: nobody']);
  });
});

describe('a season with a champion', () => {
  const champions = () => theFinal().at('22:00').close().playoff('ann', 'bob', 'bob');

  it('leaves only settling, correcting and voiding (L34)', () => {
    const late = [
      ...NEW,
      (club: RulesClub) => club.leave('dee'),
      (club: RulesClub) => club.depart('dee'),
      (club: RulesClub) => club.close(),
      (club: RulesClub) => club.playoff('ann', 'bob', 'ann'),
      (club: RulesClub) => club.result({ challenge: 'm1' }, [2, 0]),
      (club: RulesClub) => club.abandon({ challenge: 'm1' }),
    ];
    for (const begin of late) expect(() => begin(champions())).toThrow('season-over (L34)');
    expect(champions().settle().correct(7, [0.5, 1.5]).champion).toBe('bob');
  });

  it('has nothing more to settle (L34)', () => {
    const club = champions();
    expect(club.nextDue).toBeUndefined();
    expect(club.at('2022-06-06 23:00').settle().settled).toEqual(['2022-06-06T20:15: nobody']);
    expect(club.at('2023-06-06').settle().settled).toHaveLength(1);
  });
});

describe('before the season begins', () => {
  it('nothing is refused for being early (§0 A season that is over)', () => {
    const early = new RulesClub({ season: { start: '2021-09-20', end: '2022-06-06' } });
    early.at('2021-08-02 18:00').seed('ann', 'bob').join('cy').at('19:50').arrive('ann', 'bob', 'cy');
    expect(early.plays('cy', 'bob', [2, 0]).order).toBe('ann cy bob');
    expect(early.nextDue).toBe('2021-11-01T00:00:00.000Z');
  });
});
