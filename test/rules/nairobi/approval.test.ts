import { describe, expect, it } from 'vitest';
import { NairobiClub } from '../systems/club.ts';

describe('a result', () => {
  it('moves the ladder when the coordinator approves it, and not before (N7)', () => {
    const club = NairobiClub.of(8);
    const game = club.issue('8', '4');
    expect(club.submit(game, [1, 0]).order).toBe('1 2 3 4 5 6 7 8');
    expect(club.approve(game).order).toBe('1 2 3 5 4 8 6 7');
  });

  it('moves the ladder from the rungs at the time of its approval (N7)', () => {
    const club = NairobiClub.of(8);
    const [one, other] = [club.issue('8', '4'), club.issue('6', '1')];
    expect(club.submit(one, [1, 0]).submit(other, [1, 0]).approve(other).order).toBe('2 1 6 3 4 5 7 8');
    expect(club.approve(one).order).toBe('2 1 6 3 5 8 4 7');
  });

  it('is approved once (N7)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    expect(() => club.approve(game)).toThrow('not-awaiting-approval (N7)');
    expect(() => club.reject(game)).toThrow('not-awaiting-approval');
    club.submit(game, [1, 0]).approve(game);
    expect(() => club.approve(game)).toThrow('not-awaiting-approval');
    expect(() => club.because('a mistake').reject(game)).toThrow('not-awaiting-approval');
    expect(() => club.approve({ challenge: 'x' })).toThrow('unknown-challenge');
    expect(() => club.reject({ challenge: 'x' })).toThrow('unknown-challenge');
  });

  it('is submitted once while it awaits approval, and its challenge is no longer answered (N7)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    club.submit(game, [1, 0]);
    expect(() => club.submit(game, [1, 0])).toThrow('closed-challenge');
    expect(() => club.accept(game)).toThrow('closed-challenge');
    expect(() => club.because('no').decline(game)).toThrow('closed-challenge');
    expect(() => club.because('no').withdraw(game)).toThrow('closed-challenge');
  });

  it('that is rejected leaves the game to be played; it is not corrected or voided, but what follows is (N7, §0 Correcting)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    const rejected = club.submit(game, [1, 0]).line;
    expect([club.reject(game).open, club.order]).toEqual([['3 to 2'], '1 2 3']);
    expect(() => club.correct(rejected, [0, 1])).toThrow('not-correctable');
    expect(() => club.void(rejected)).toThrow('not-correctable');
    const next = club.submit(game, [1, 0]).line;
    expect(() => club.correct(rejected, [0, 1])).toThrow('not-correctable');
    expect(club.correct(next, [0, 1]).order).toBe('1 2 3');
    expect(club.approve(game).order).toBe('2 1 3');
  });

  it('that was approved is corrected as if the right score had been approved there (§0 Correcting)', () => {
    const club = NairobiClub.of(8);
    const line = club.plays('8', '4', [1, 0]).line - 1;
    expect(club.plays('8', '5', [1, 0]).order).toBe('1 2 3 4 8 5 6 7');
    expect(club.correct(line, [0, 1]).order).toBe('1 2 4 3 6 8 5 7');
  });

  it('that awaits approval can be voided: there is nothing left to approve (§0 Voiding)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    expect(club.submit(game, [1, 0]).void().open).toEqual([]);
    expect(() => club.approve(game)).toThrow('not-awaiting-approval');
    expect(() => club.submit(game, [1, 0])).toThrow('closed-challenge');
  });

  it('that was approved can be voided: its approval then moves nobody (§0 Voiding)', () => {
    const club = NairobiClub.of(8);
    const line = club.plays('8', '4', [1, 0]).line - 1;
    expect(club.plays('7', '6', [1, 0]).void(line).order).toBe('1 2 3 4 5 7 6 8');
    expect(() => club.void(line)).toThrow('not-correctable');
    const sheet = club.submitSheet('one', '2', '1', [1, 0]).line;
    expect(club.approve({ challenge: 'one' }).order).toBe('2 1 3 4 5 7 6 8');
    expect(club.void(sheet).order).toBe('1 2 3 4 5 7 6 8');
  });

  it('whose approval is voided awaits it again (§0 Voiding)', () => {
    const club = NairobiClub.of(3);
    const line = club.plays('3', '2', [1, 0]).line - 1;
    expect(club.void(line + 1).order).toBe('1 2 3');
    expect(club.void(line).order).toBe('1 2 3');
  });

  it('that awaits approval when a player leaves moves nobody any more (§0 Leaving)', () => {
    const club = NairobiClub.of(4);
    const game = club.issue('3', '2');
    const { line } = club.submit(game, [1, 0]);
    expect(club.because('moved away').leave('3').join('3').order).toBe('1 2 4 3');
    expect(() => club.approve(game)).toThrow('not-awaiting-approval');
    expect(() => club.correct(line, [0, 1])).toThrow('not-correctable');
    expect(() => club.void(line)).toThrow('not-correctable');
  });
});

describe('a game from a sheet', () => {
  it('awaits approval like any other (N7)', () => {
    const club = NairobiClub.of(8).submitSheet('one', '8', '4', [1, 0]);
    expect(club.order).toBe('1 2 3 4 5 6 7 8');
    expect(() => club.challenge('8', '4')).toThrow('already-open');
    expect(club.approve({ challenge: 'one' }).order).toBe('1 2 3 5 4 8 6 7');
  });

  it('that is rejected is a game to be played (N7)', () => {
    const club = NairobiClub.of(3);
    const { line } = club.submitSheet('one', '3', '2', [1, 0]);
    expect(club.reject({ challenge: 'one' }).open).toEqual(['3 to 2']);
    expect(() => club.void(line)).toThrow('not-correctable');
    expect(club.submit({ challenge: 'one' }, [0, 1]).approve({ challenge: 'one' }).order).toBe('2 1 3');
  });

  it('is judged by its day of play: session, moves and membership (N6, N7, N11)', () => {
    const club = NairobiClub.of(4).onSaturday(3).prefer('3', { paidUntil: '2022-01-14' });
    const lapsed = { playedAt: '2022-01-15T15:00:00+03:00' };
    expect(() => club.submitSheet('one', '3', '2', [1, 0], lapsed)).toThrow('not-paid-up (N11)');
    expect(() => club.submitSheet('one', '4', '2', [1, 0], { playedAt: '2022-01-16T15:00:00+03:00' })).toThrow(
      'outside-hours (N6)',
    );
    expect(() => club.submitSheet('one', '4', '2', [1, 0], { pgn: '1. e4 e5 0-1' })).toThrow('no-moves (N7)');
    club.submitSheet('one', '3', '2', [1, 0], { playedAt: '2022-01-08T15:00:00+03:00' });
  });

  it('is judged by the rungs as they stand when it is entered (N8)', () => {
    const club = NairobiClub.of(8).plays('7', '6', [1, 0]);
    expect(() => club.submitSheet('one', '6', '1', [1, 0])).toThrow('out-of-reach (N8)');
    expect(club.submitSheet('one', '7', '1', [1, 0]).open).toEqual(['7 to 1']);
  });

  it('that is voided was never entered: but its id stays taken (§0 Voiding)', () => {
    const club = NairobiClub.of(3).submitSheet('one', '3', '2', [1, 0]).void();
    expect(() => club.submitSheet('one', '3', '2', [0, 1])).toThrow('duplicate-id');
    expect(() => club.approve({ challenge: 'one' })).toThrow('not-awaiting-approval');
    expect(club.submitSheet('two', '3', '2', [0, 1]).approve({ challenge: 'two' }).order).toBe('2 1 3');
  });
});

describe('leaving while a result awaits approval', () => {
  const waiting = () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    club.submit(game, [1, 0]);
    return { club, game };
  };

  it('is asked about, of either player: the result would be lost (N5, N7)', () => {
    const { club } = waiting();
    expect(() => club.leave('3')).toThrow('awaiting-approval (§0)');
    expect(() => club.leave('2')).toThrow('awaiting-approval (§0)');
    expect(club.leave('1').order).toBe('2 3');
  });

  it('is possible once the coordinator has approved or rejected it (N5, N7)', () => {
    const approved = waiting();
    expect(approved.club.approve(approved.game).leave('3').order).toBe('1 2');
    const rejected = waiting();
    expect(rejected.club.reject(rejected.game).leave('3').order).toBe('1 2');
  });

  it('closes the game where somebody says why (N5, §0 Overriding)', () => {
    const { club, game } = waiting();
    expect(club.because('moved away').leave('3').order).toBe('1 2');
    expect(() => club.approve(game)).toThrow('not-awaiting-approval');
  });
});
