import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { scoresIn } from '../club.ts';
import { creweOf } from '../systems/club.ts';

const WON: Score = [1, 0];
const LOST: Score = [0, 1];
const DRAWN: Score = [0.5, 0.5];

/** The order of a club of twelve after one game; players are called by the rungs on which they began. */
function orderAfter(challenger: string, challenged: string, score: Score): string {
  const club = creweOf(12).plays(challenger, challenged, score);
  return club.order;
}

const whyAfter = (challenger: string, challenged: string, score: Score): string => {
  const club = creweOf(12);
  return club.plays(challenger, challenged, score).why;
};

describe('a winner from below', () => {
  it('who was 10th and beat the 4th is 7th, and the loser 5th: the worked example (C4)', () => {
    expect(orderAfter('10', '4', WON)).toBe('1 2 3 5 4 6 10 7 8 9 11 12');
    expect(whyAfter('10', '4', WON)).toBe('C4: 4 +1, 5 -1, 7 8 9 +1, 10 -3');
  });

  it('who was 10th and beat the 5th is 7th, half a rung being rounded towards the top, and the loser 6th (C4)', () => {
    expect(orderAfter('10', '5', WON)).toBe('1 2 3 4 6 5 10 7 8 9 11 12');
  });

  it('who stood 2, 3 or 4 below comes onto the rung between, directly above the loser, or one below (C4)', () => {
    expect(orderAfter('6', '4', WON)).toBe('1 2 3 5 6 4 7 8 9 10 11 12');
    expect(orderAfter('7', '4', WON)).toBe('1 2 3 5 7 4 6 8 9 10 11 12');
    expect(orderAfter('8', '4', WON)).toBe('1 2 3 5 4 8 6 7 9 10 11 12');
  });

  it('who stood directly below changes places with the loser (C5)', () => {
    expect(orderAfter('5', '4', WON)).toBe('1 2 3 5 4 6 7 8 9 10 11 12');
    expect(orderAfter('2', '1', WON)).toBe('2 1 3 4 5 6 7 8 9 10 11 12');
    expect(orderAfter('12', '11', WON)).toBe('1 2 3 4 5 6 7 8 9 10 12 11');
  });

  it('moves as far whether they challenged or were challenged (C4)', () => {
    expect(orderAfter('4', '10', LOST)).toBe(orderAfter('10', '4', WON));
    expect(orderAfter('4', '7', LOST)).toBe(orderAfter('7', '4', WON));
  });

  it('moves from the bottom against the top by half the distance, and lets down those whom it passes (C4, C8)', () => {
    expect(creweOf(9).plays('9', '1', WON).order).toBe('2 1 3 4 9 5 6 7 8');
  });
});

describe('a winner from above', () => {
  it('moves up one, and the loser down one, also where they stand next to each other (C6)', () => {
    expect(orderAfter('4', '8', WON)).toBe('1 2 4 3 5 6 7 9 8 10 11 12');
    expect(orderAfter('8', '4', LOST)).toBe('1 2 4 3 5 6 7 9 8 10 11 12');
    expect(whyAfter('4', '8', WON)).toBe('C6: 3 +1, 4 -1, 8 +1, 9 -1');
    expect(orderAfter('4', '5', WON)).toBe('1 2 4 3 6 5 7 8 9 10 11 12');
  });

  it('stays on rung 1, while the loser still moves down (C6)', () => {
    expect(orderAfter('1', '4', WON)).toBe('1 2 3 5 4 6 7 8 9 10 11 12');
    expect(orderAfter('1', '2', WON)).toBe('1 3 2 4 5 6 7 8 9 10 11 12');
  });

  it('moves up one while a loser at the bottom stays there (C6)', () => {
    expect(orderAfter('4', '12', WON)).toBe('1 2 4 3 5 6 7 8 9 10 11 12');
    expect(orderAfter('11', '12', WON)).toBe('1 2 3 4 5 6 7 8 9 11 10 12');
  });

  it('moves nobody where there are only the two of them (C6)', () => {
    const club = creweOf(2);
    expect(club.plays('1', '2', WON).why).toBe('C6:');
    expect(club.order).toBe('1 2');
  });
});

describe('a draw', () => {
  it('moves the player below up by one, and leaves the opponent where they are (C7)', () => {
    expect(orderAfter('7', '3', DRAWN)).toBe('1 2 3 4 5 7 6 8 9 10 11 12');
    expect(orderAfter('3', '7', DRAWN)).toBe('1 2 3 4 5 7 6 8 9 10 11 12');
    expect(whyAfter('7', '3', DRAWN)).toBe('C7: 6 +1, 7 -1');
  });

  it('two rungs apart brings them next to each other, and moves nobody where they are (C7)', () => {
    expect(orderAfter('5', '3', DRAWN)).toBe('1 2 3 5 4 6 7 8 9 10 11 12');
    expect(whyAfter('5', '4', DRAWN)).toBe('C7:');
    expect(whyAfter('1', '2', DRAWN)).toBe('C7:');
    expect(orderAfter('12', '11', DRAWN)).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
  });
});

describe('rungs that change between a challenge and its game', () => {
  it('are taken as they are when the result is recorded (C3)', () => {
    const club = creweOf(12);
    const game = club.issue('10', '4');
    expect(club.plays('11', '3', WON).order).toBe('1 2 4 3 5 6 11 7 8 9 10 12');
    expect(club.result(game, WON).order).toBe('1 2 3 4 5 6 10 11 7 8 9 12');
  });

  it('can turn a winner from below into one from above (C3)', () => {
    const club = creweOf(4);
    const game = club.issue('3', '2');
    expect(club.plays('3', '1', WON).plays('3', '4', WON).order).toBe('3 2 1 4');
    expect(club.result(game, WON).why).toBe('C6: 2 +1, 1 -1');
  });

  it('do not matter for reach once the challenge is issued (C11)', () => {
    const club = creweOf(12);
    const game = club.issue('11', '1');
    expect(club.plays('12', '11', WON).result(game, WON).order).toBe('2 1 3 4 5 11 6 7 8 9 10 12');
  });
});

describe('a game', () => {
  it('is worth one point: 1–0, ½–½ or 0–1 (§0)', () => {
    const club = creweOf(4);
    const game = club.issue('3', '2');
    for (const score of scoresIn('2–0 1–1 0–0 ½–0 1½–-.5 .25–.75 -1–2'))
      expect(() => club.result(game, score)).toThrow('bad-score');
    expect(club.order).toBe('1 2 3 4');
  });

  it('has one result (§0)', () => {
    const club = creweOf(4);
    const game = club.issue('3', '2');
    club.result(game, WON);
    expect(() => club.result(game, WON)).toThrow('closed-challenge');
    expect(() => club.result({ challenge: 'x' }, WON)).toThrow('unknown-challenge');
  });
});

describe('a game from a sheet', () => {
  it('moves the ladder as any other (C4)', () => {
    expect(creweOf(12).sheet('10', '4', [1, 0]).why).toBe('C4: 4 +1, 5 -1, 7 8 9 +1, 10 -3');
  });

  it('is judged on the rungs as they stand when it is entered, though it was played before (§0 Sheet)', () => {
    const club = creweOf(12).plays('12', '11', [1, 0]);
    expect(() => club.at('2019-09-10 20:00').sheet('11', '1', [1, 0], '2019-09-04 20:00')).toThrow('out-of-reach');
    expect(club.sheet('12', '1', [1, 0], '2019-09-04 20:00').order).toBe('2 1 3 4 5 12 6 7 8 9 10 11');
  });

  it('reaches further where both agreed (C11)', () => {
    const club = creweOf(12);
    const far = { id: 'far', challenger: '12', challenged: '1', score: [0, 1] };
    expect(() => club.does('match', far)).toThrow('out-of-reach (C11)');
    expect(club.does('match', { ...far, agreed: true }).order).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
  });

  it('is not possible while the two have a challenge open, but several times on one day (§0 Sheet)', () => {
    const club = creweOf(3);
    expect(club.withdraw(club.issue('3', '2')).sheet('3', '2', [1, 0]).sheet('3', '2', [1, 0]).order).toBe('3 1 2');
    club.challenge('3', '2');
    expect(() => club.sheet('2', '3', [1, 0])).toThrow('already-open');
  });

  it('has an id of its own, a score that fits, and two players of the ladder (§0 Sheet)', () => {
    const club = creweOf(3).challenge('2', '1', 'cup');
    expect(() => club.sheet('3', '2', [1, 0], undefined, 'cup')).toThrow('duplicate-id');
    expect(() => club.sheet('3', '2', [2, 0])).toThrow('bad-score');
    expect(() => club.sheet('3', '3', [1, 0])).toThrow('self-challenge');
    expect(() => club.sheet('3', 'x', [1, 0])).toThrow('unknown-player');
  });

  it('is not played later than it is entered (§0 Playing)', () => {
    const club = creweOf(3);
    expect(() => club.sheet('3', '2', [1, 0], '19:00:00.001')).toThrow('invalid');
    expect(club.sheet('3', '2', [1, 0], '19:00').order).toBe('1 3 2');
  });

  it('is over: nothing can be done to it as to a challenge (§0 Sheet)', () => {
    const club = creweOf(3).sheet('3', '2', [1, 0], undefined, 'cup');
    const game = { challenge: 'cup' };
    expect(() => club.accept(game)).toThrow('closed-challenge');
    expect(() => club.decline(game)).toThrow('closed-challenge');
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
  });

  it('can be corrected, and voided as if it had never been entered, but that its id stays taken (§0 Voiding)', () => {
    const club = creweOf(3);
    const { line } = club.sheet('3', '2', [1, 0], undefined, 'cup');
    expect(club.correct(line, [0, 1]).order).toBe('2 1 3');
    expect(club.void(line).order).toBe('1 2 3');
    expect(() => club.sheet('2', '1', [1, 0], undefined, 'cup')).toThrow('duplicate-id');
    expect(club.sheet('2', '1', [1, 0], undefined, 'plate').line).toBe(line + 3);
    expect(club.order).toBe('2 1 3');
  });
});
