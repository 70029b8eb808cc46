import { describe, expect, it } from 'vitest';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ChessClub, creweOf, NairobiClub } from './club.ts';

const CONFIRM = { settings: { confirm: 2 } };

/** A Crewe ladder of eight, where two days are given to confirm what a player reports. */
const eight = () => creweOf(8, CONFIRM).at('2019-09-05 19:00');

/** The challenger's report of a challenge of 8 to 4, who wins it. */
function reported(club: ChessClub): { readonly challenge: string } {
  const game = club.issue('8', '4');
  club.does('result', { ...game, score: [1, 0], reported: '8' });
  return game;
}

const A = parsePlayerId('a') ?? expect.fail();
const [BEFORE, AFTER] = ['1 2 3 4 5 6 7 8', '1 2 3 5 4 8 6 7'];

describe('what a player reports, where it is to be confirmed', () => {
  it('moves nobody until the other player confirms it (§0)', () => {
    const club = eight();
    const game = reported(club);
    expect(club.order).toBe(BEFORE);
    expect(club.does('approve', game).order).toBe(AFTER);
    expect(() => club.does('approve', game)).toThrow('not-awaiting-approval');
  });

  it('counts by itself after its days, at midnight on the club’s own clock, though nobody does anything (§0)', () => {
    const club = eight();
    const game = reported(club);
    expect(club.at('2019-09-07 23:59:59.999').settle().order).toBe(BEFORE);
    expect(club.at('2019-09-08').settle().order).toBe(AFTER);
    expect(() => club.does('reject', { ...game, disputed: '4' })).toThrow('not-awaiting-approval');
    expect(club.season.lines().flatMap(({ effects }) => effects.settled.map(({ name }) => name))).toEqual([
      `confirmed-${game.challenge}`,
    ]);
  });

  it('is settled before anything that is dated later, also where no timer ran (§0)', () => {
    const club = eight();
    reported(club);
    expect(club.at('2019-09-20 12:00').does('join', { player: 'new' }).order).toBe(`${AFTER} new`);
  });

  it('waits for the club once it is disputed, however long that takes (§0)', () => {
    const club = eight();
    const game = reported(club);
    expect(
      club
        .does('reject', { ...game, disputed: '4' })
        .at('2019-10-20 12:00')
        .settle().order,
    ).toBe(BEFORE);
    expect(club.does('approve', game).order).toBe(AFTER);
  });

  it('can be put right by the club while it waits, and counts as it was put right (§0 Correcting)', () => {
    const club = eight();
    const game = club.issue('8', '4');
    const line = club.does('result', { ...game, score: [1, 0], reported: '8' }).line;
    club.does('reject', { ...game, disputed: '4' }).does('correct', { line, score: [0, 1] });
    expect(club.does('approve', game).order).toBe('1 2 4 3 5 6 7 8');
  });

  it('is taken back by whoever reported it: the game is still to be played (§0)', () => {
    const club = eight();
    const game = reported(club);
    expect(club.does('reject', game).open).toEqual(['8 to 4']);
    expect(club.at('2019-10-20 12:00').settle().order).toBe(BEFORE);
    club.does('result', { ...game, score: [0, 1], reported: '4' });
    expect(club.at('2019-10-23').settle().order).toBe('1 2 4 3 5 6 7 8');
  });

  it('moves the ladder from the rungs at the moment at which it comes to count (§0)', () => {
    const club = eight();
    const game = reported(club);
    expect(club.plays('5', '4', [1, 0]).order).toBe('1 2 3 5 4 6 7 8');
    expect(club.does('approve', game).order).toBe('1 2 3 5 6 8 4 7');
  });

  it('of two that are due at once, the one reported first counts first (§0)', () => {
    const club = eight();
    const [one, other] = [club.issue('8', '6'), club.issue('7', '1')];
    club.does('result', { ...other, score: [1, 0], reported: '7' });
    club.does('result', { ...one, score: [1, 0], reported: '6' });
    const names = () => club.season.lines().flatMap(({ effects }) => effects.settled.map(({ name }) => name));
    club.at('2019-09-08').settle();
    expect(names()).toEqual([other, one].map(({ challenge }) => `confirmed-${challenge}`));
  });

  it('keeps its challenge closed to everything else, and its players from leaving unasked (§0 Leaving)', () => {
    const club = eight();
    const game = reported(club);
    expect(() => club.does('result', { ...game, score: [1, 0] })).toThrow('closed-challenge');
    expect(() => club.does('result', { ...game, score: [1, 0] })).toThrow('8 and 4 is awaiting confirmation');
    expect(() => club.does('leave', { player: '8' })).toThrow('awaiting-approval');
  });

  it('is that of one of those who played, and of nobody else (§0)', () => {
    const club = eight();
    const game = club.issue('8', '4');
    expect(() => club.does('result', { ...game, score: [1, 0], reported: '1' })).toThrow('unknown-player');
    club.does('result', { ...game, score: [1, 0], reported: '8' });
    expect(() => club.does('reject', { ...game, disputed: '1' })).toThrow('unknown-player');
  });

  it('counts at once where an official reports it, and where nobody is asked (§0)', () => {
    const asked = eight().plays('8', '4', [1, 0]);
    expect(asked.order).toBe(AFTER);
    const unasked = creweOf(8);
    reported(unasked);
    expect(unasked.order).toBe(AFTER);
  });

  it('can be voided while it waits, and after it has counted by itself (§0 Voiding)', () => {
    for (const until of ['2019-09-06 12:00', '2019-09-20 12:00']) {
      const club = eight();
      const game = club.issue('8', '4');
      const { line } = club.does('result', { ...game, score: [1, 0], reported: '8' });
      expect(club.at(until).settle().void(line).order).toBe(BEFORE);
      expect(club.open).toEqual([]);
    }
  });

  it('lets a program’s game count by the gap of that moment (G)', () => {
    const players = ['a', 'b'].map((id) => ({ id, gap: '1' }));
    const club = new ChessClub({ system: 'computer-go', board: 9, season: { start: '2019-09-02' }, ...CONFIRM });
    club.does('seed', { order: 'given', players });
    const game = club.issue('b', 'a');
    expect(club.does('result', { ...game, score: [1, 0], reported: 'b' }).ladder.players.get(A)?.gap).toBe(1);
    expect(club.at('2019-09-05').settle().ladder.players.get(A)?.gap).toBe(0);
  });
});

describe.each(['walkover', 'noShow'] as const)('a game that was won without being played, by a %s,', (how) => {
  const unplayed = { [how]: true };

  it('counts as the rules count a win (§0)', () => {
    const club = creweOf(8);
    expect(club.does('result', { ...club.issue('8', '4'), score: [1, 0], ...unplayed }).order).toBe(AFTER);
  });

  it('is won by one of the two, and says one thing alone (§0)', () => {
    const club = creweOf(8);
    const game = club.issue('8', '4');
    expect(() => club.does('result', { ...game, score: [0.5, 0.5], ...unplayed })).toThrow('bad-score');
    for (const verb of ['result', 'match'] as const) {
      const body = verb === 'result' ? game : { id: 'm', challenger: '8', challenged: '4' };
      expect(() => club.does(verb, { ...body, score: [1, 0], walkover: true, noShow: true })).toThrow(
        'only one of them',
      );
    }
    expect(() => club.does('result', { ...game, score: [1, 0], [how]: false })).toThrow('invalid');
  });

  it('has no moves, but is approved like any other, and counts as played (N7)', () => {
    const club = NairobiClub.of(8);
    const game = club.issue('8', '4');
    const result = { ...game, score: [1, 0], ...unplayed };
    expect(() => club.does('result', { ...result, pgn: '1. e4 1-0' })).toThrow('no-moves');
    expect(club.does('result', result).order).toBe(BEFORE);
    expect(club.approve(game).order).toBe(AFTER);
  });

  it('is a fact about two programs (G)', () => {
    const players = ['a', 'b'].map((id) => ({ id, gap: '1' }));
    const club = new ChessClub({ system: 'computer-go', board: 9, season: { start: '2019-09-02' } });
    club.does('seed', { order: 'given', players });
    club.does('result', { ...club.issue('b', 'a'), score: [1, 0], ...unplayed });
    expect(club.ladder.players.get(A)?.gap).toBe(0);
  });
});

it('a ladder asks nobody to confirm anything, unless it says so', () => {
  expect(confirm.usual).toBe(0);
});
