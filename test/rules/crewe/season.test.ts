import { describe, expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

/** A club on the morning after its season, with one challenge open. */
const afterwards = () => {
  const club = creweOf(4, { season: { start: '2019-09-02', end: '2020-05-31' } });
  const game = club.issue('3', '2');
  return { club: club.at('2020-06-01'), game };
};

describe('a season that is over', () => {
  it('is over from the midnight after its last day (§0 Season over)', () => {
    const { club } = afterwards();
    club.at('2020-05-31 23:59:59.999').join('ann');
    expect(() => club.at('2020-06-01').join('bob')).toThrow('season-over');
  });

  it('begins nothing any more, whatever the reason (§0 Season over)', () => {
    const { club, game } = afterwards();
    expect(() => club.join('ann')).toThrow('season-over');
    expect(() => club.prefer('2', { rated: true })).toThrow('season-over');
    expect(() => club.because('a last one').challenge('4', '3')).toThrow('season-over');
    expect(() => club.accept(game)).toThrow('season-over');
    expect(() => club.because('a last one').result(game, [1, 0])).toThrow('season-over');
    expect(() => club.sheet('4', '3', [1, 0])).toThrow('season-over');
  });

  it('still takes games that were played in it (§0 Season over)', () => {
    const { club, game } = afterwards();
    club.result(game, [1, 0], '2020-05-31 23:59').sheet('4', '2', [1, 0], '2020-05-30 12:00');
    expect(club.order).toBe('1 3 4 2');
  });

  it('still ends what was begun: challenges are declined and withdrawn, players leave (§0 Season over)', () => {
    const { club, game } = afterwards();
    expect(club.decline(game).leave('1').order).toBe('2 3 4');
    expect(() => afterwards().club.withdraw(game)).not.toThrow();
  });

  it('can still be corrected (§0 Season over)', () => {
    const { club, game } = afterwards();
    const { line } = club.result(game, [1, 0], '2020-05-31 20:00');
    expect(club.at('2020-07-01').correct(line, [0, 1]).order).toBe('2 1 4 3');
    expect(club.void(line).order).toBe('1 2 3 4');
  });

  it('never comes where no last day was set (§0 Season over)', () => {
    expect(creweOf(3).at('2031-01-01').join('ann').plays('ann', '3', [1, 0]).order).toBe('1 2 ann 3');
  });

  it('is one day too early for nobody who means it: a game may be played before the first day (§0 Season over)', () => {
    const club = creweOf(3).because('a friendly that counts').sheet('3', '2', [1, 0], '2019-08-01 20:00');
    expect(club.order).toBe('1 3 2');
  });
});

describe('where several things speak against a command', () => {
  it('what can never be overridden is said first (§0 Refusals)', () => {
    const club = creweOf(12).challenge('12', '2', 'cup');
    expect(() => club.challenge('12', 'x', 'cup')).toThrow('unknown-player');
    expect(() => club.challenge('12', '1', 'cup')).toThrow('duplicate-id');
    expect(() => club.because('why not').challenge('12', '1', 'cup')).toThrow('duplicate-id');
    expect(() => club.challenge('2', '12', 'cup')).toThrow('already-open');
    expect(() => club.challenge('x', 'x', 'cup')).toThrow('unknown-player');
  });

  it('an unknown player comes before one who has left, and both before everything else (§0 Refusals)', () => {
    const club = creweOf(3).leave('3');
    expect(() => club.challenge('3', 'x')).toThrow('unknown-player');
    expect(() => club.challenge('3', '3')).toThrow('not-on-ladder');
  });

  it('a challenge that is over comes before its score (§0 Refusals)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    club.result(game, [1, 0]);
    expect(() => club.result(game, [7, 0])).toThrow('closed-challenge');
    expect(() => club.result({ challenge: 'x' }, [7, 0])).toThrow('unknown-challenge');
    expect(() => club.correct(1, [7, 0])).toThrow('bad-score');
  });

  it('a season that is over comes before all of that, and an earlier date before the season (§0 Refusals)', () => {
    const { club } = afterwards();
    expect(() => club.challenge('x', 'x')).toThrow('season-over');
    expect(() => club.settle().at('2020-05-31').challenge('x', 'x')).toThrow('time-goes-back');
  });
});

describe('a Crewe ladder', () => {
  it('has no peg board, no pots, and no approvals unless results are confirmed (§0)', () => {
    const club = creweOf(3);
    for (const verb of ['arrive', 'pass', 'abandon', 'start', 'close'] as const)
      expect(() => club.does(verb, {})).toThrow(`the system knows no ${verb}`);
    for (const verb of ['approve', 'reject'] as const)
      expect(() => club.does(verb, { challenge: 'x' })).toThrow('not-this-system');
  });

  it('knows no fields of other systems (§0)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    expect(() => club.does('result', { ...game, score: [1, 0], pgn: '1. e4 1-0' })).toThrow('invalid');
    expect(() => club.does('result', { ...game, score: [1, 0], minutes: 60 })).toThrow('invalid');
    expect(() => club.does('seed', { order: 'given', players: [{ id: 'a', gap: '1' }] })).toThrow('invalid');
  });
});

describe('correcting a result', () => {
  it('makes the ladder what it would have been with the right score, later games included (§0 Correcting)', () => {
    const club = creweOf(12);
    const { line } = club.plays('10', '4', [1, 0]);
    expect(club.plays('12', '10', [1, 0]).order).toBe('1 2 3 5 4 6 7 10 12 8 9 11');
    expect(club.correct(line, [0, 1]).order).toBe('1 2 4 3 5 6 7 8 9 11 12 10');
  });

  it('leaves refused what would now be within reach (§0 Correcting)', () => {
    const club = creweOf(12);
    const { line } = club.plays('12', '11', [0, 1]);
    expect(() => club.challenge('12', '1', 'far')).toThrow('out-of-reach');
    club.correct(line, [1, 0]);
    expect(() => club.result({ challenge: 'far' }, [1, 0])).toThrow('unknown-challenge');
  });

  it('works for a game one of whose players has left since (§0 Correcting)', () => {
    const club = creweOf(4);
    const { line } = club.plays('4', '1', [1, 0]);
    expect(club.leave('1').order).toBe('2 4 3');
    expect(club.correct(line, [0, 1]).order).toBe('2 3 4');
  });
});

describe('voiding a result', () => {
  it('closes its challenge without a result (§0 Voiding)', () => {
    const club = creweOf(12);
    const game = club.issue('10', '4');
    expect(club.result(game, [1, 0]).void().order).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
    expect(club.open).toEqual([]);
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
    expect(club.challenge('4', '10').open).toEqual(['4 to 10']);
  });

  it('is counted against nobody as a declined challenge (C12)', () => {
    expect(creweOf(3).plays('3', '2', [1, 0]).void().player('2')?.declined).toBeUndefined();
  });
});

it('voiding a refusal to play opens the challenge again, and takes it off the count (§0 Voiding, C12)', () => {
  const club = creweOf(3);
  const game = club.issue('3', '2');
  expect(club.decline(game).void().open).toEqual(['3 to 2']);
  expect([...club.ladder.players.values()].some(({ declined }) => declined)).toBe(false);
  expect(club.result(game, [1, 0]).order).toBe('1 3 2');
});

it('what somebody prefers who is no longer there does nothing (§0 Voiding)', () => {
  const club = creweOf(2).join('zoe');
  const join = club.line;
  expect(club.does('prefer', { player: 'zoe', rated: true }).void(join).order).toBe('1 2');
});
