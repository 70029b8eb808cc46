import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { NairobiClub } from '../systems/club.ts';

const WON: Score = [1, 0];

/** What becomes of a result that is submitted later on, for a game that 3 and 2 arranged. */
function submitting(score: Score, also: object, changes: object = {}) {
  const club = NairobiClub.of(3, changes);
  const game = club.issue('3', '2');
  return () => club.at('2022-01-20 12:00').submit(game, score, also);
}

const playedAt = (when: string, changes: object = {}) => submitting(WON, { playedAt: when }, changes);

describe('a game is played', () => {
  it('on a Saturday from 14:00 to 18:00, both included, to the second (N6)', () => {
    expect(playedAt('2022-01-08T13:59:59+03:00')).toThrow('outside-hours (N6)');
    expect(playedAt('2022-01-08T14:00:00+03:00')).not.toThrow();
    expect(playedAt('2022-01-08T18:00:00+03:00')).not.toThrow();
    expect(playedAt('2022-01-08T18:00:01+03:00')).toThrow('outside-hours (N6)');
  });

  it('on a Saturday, and on no other day (N6)', () => {
    expect(playedAt('2022-01-07T15:00:00+03:00')).toThrow('outside-hours');
    expect(playedAt('2022-01-09T15:00:00+03:00')).toThrow('outside-hours');
    expect(playedAt('2022-01-15T15:00:00+03:00')).not.toThrow();
  });

  it('when it is Saturday afternoon on the club’s own clock (N6)', () => {
    expect(playedAt('2022-01-08T11:00:00Z')).not.toThrow();
    expect(playedAt('2022-01-08T10:59:59Z')).toThrow('outside-hours');
    const kathmandu = { timezone: 'Asia/Kathmandu' };
    expect(playedAt('2022-01-08T08:15:00Z', kathmandu)).not.toThrow();
    expect(playedAt('2022-01-08T12:15:01Z', kathmandu)).toThrow('outside-hours');
    const auckland = { timezone: 'Pacific/Auckland' };
    expect(playedAt('2022-01-08T01:00:00Z', auckland)).not.toThrow();
    expect(playedAt('2022-01-08T14:00:00Z', auckland)).toThrow('outside-hours');
  });

  it('at the time at which its result is submitted, unless another is given (N6)', () => {
    expect(submitting(WON, {})).toThrow('outside-hours');
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    expect(() => club.at('18:00:00.001').submit(game, WON)).toThrow('outside-hours');
    club.onSaturday(2).submit(game, WON);
  });

  it('with 60 to 120 minutes for each player (N6)', () => {
    const onSaturday = { playedAt: '2022-01-08T15:00:00+03:00' };
    expect(submitting(WON, { ...onSaturday, minutes: 59 })).toThrow('outside-hours (N6)');
    expect(submitting(WON, { ...onSaturday, minutes: 60 })).not.toThrow();
    expect(submitting(WON, { ...onSaturday, minutes: 120 })).not.toThrow();
    expect(submitting(WON, { ...onSaturday, minutes: 121 })).toThrow('outside-hours (N6)');
    expect(submitting(WON, onSaturday)).not.toThrow();
  });

  it('at another time where the coordinator gives a reason (§0 Overriding)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    club.at('2022-01-11 20:00').because('the hall was closed').submit(game, WON, { minutes: 30 });
    expect(club.approve(game).order).toBe('1 3 2');
  });
});

/** What one approved game does to a club of twelve; players are called by the rungs on which they began. */
function playing(challenger: string, challenged: string, score: Score) {
  const club = NairobiClub.of(12).because('to see what comes of it').plays(challenger, challenged, score);
  return { order: club.order, why: club.why };
}

describe('an approved game', () => {
  it('puts a 10th player who beat the 4th on rung 7, and the loser on rung 5: the worked example (N10a)', () => {
    expect(playing('10', '4', [1, 0])).toEqual({
      order: '1 2 3 5 4 6 10 7 8 9 11 12',
      why: 'N10a: 4 +1, 5 -1, 7 8 9 +1, 10 -3',
    });
  });

  it('lets neighbours change places where the one below won (N10b)', () => {
    expect(playing('5', '4', [1, 0]).order).toBe('1 2 3 5 4 6 7 8 9 10 11 12');
    expect(playing('12', '11', [1, 0]).order).toBe('1 2 3 4 5 6 7 8 9 10 12 11');
  });

  it('moves a winner from above up one and the loser down one (N10c)', () => {
    expect(playing('8', '4', [0, 1])).toEqual({
      order: '1 2 4 3 5 6 7 9 8 10 11 12',
      why: 'N10c: 3 +1, 4 -1, 8 +1, 9 -1',
    });
    expect(playing('5', '4', [0, 1]).order).toBe('1 2 4 3 6 5 7 8 9 10 11 12');
  });

  it('that was drawn moves the player below up by one, and nobody where they are neighbours (N10d)', () => {
    expect(playing('7', '3', [0.5, 0.5])).toEqual({ order: '1 2 3 4 5 7 6 8 9 10 11 12', why: 'N10d: 6 +1, 7 -1' });
    expect(playing('7', '5', [0.5, 0.5]).order).toBe('1 2 3 4 5 7 6 8 9 10 11 12');
    expect(playing('7', '6', [0.5, 0.5])).toEqual({ order: '1 2 3 4 5 6 7 8 9 10 11 12', why: 'N10d:' });
  });
});

it('voiding a rejection brings the first result back, and a second one does nothing (§0 Voiding)', () => {
  const club = NairobiClub.of(3);
  const game = club.issue('3', '2');
  const first = club.submit(game, [1, 0]).line;
  club.reject(game);
  const rejection = club.line;
  const second = club.submit(game, [0, 1]).line;
  expect(club.approve(game).order).toBe('2 1 3');
  expect(club.void(rejection).order).toBe('1 3 2');
  expect(() => club.correct(second, [1, 0])).toThrow('not-correctable');
  expect(club.void(first).order).toBe('1 2 3');
});

it('a challenge cannot be voided while its result awaits approval, nor where that was closed by leaving (§0 Voiding)', () => {
  const club = NairobiClub.of(3);
  const game = club.issue('3', '2');
  const challenge = club.line;
  const result = club.submit(game, [1, 0]).line;
  expect(() => club.void(challenge)).toThrow('has-result');
  club.because('moves abroad').leave('3');
  const leave = club.line;
  expect(() => club.void(challenge)).toThrow('has-result');
  expect(() => club.void(result)).toThrow('not-correctable');
  expect(club.void(leave).void(result).void(challenge).order).toBe('1 2 3');
});
