import { describe, expect, it } from 'vitest';
import { creweOf } from '../systems/club.ts';

describe('a challenge', () => {
  it('reaches 10 rungs up, and 10 down (C11)', () => {
    const club = creweOf(12).challenge('12', '2').challenge('1', '11');
    expect(club.open).toEqual(['12 to 2', '1 to 11']);
    expect(() => club.challenge('12', '1')).toThrow('out-of-reach (C11)');
    expect(() => club.challenge('1', '12')).toThrow('out-of-reach (C11)');
  });

  it('reaches further where both agree to play, and only then: 10 rungs are a guide only (C11)', () => {
    const club = creweOf(12);
    const far = { id: 'far', challenger: '12', challenged: '1', agreed: false };
    expect(() => club.does('challenge', far)).toThrow('out-of-reach');
    club.agree('12', '1', 'far').result({ challenge: 'far' }, [1, 0]);
    expect(club.order).toBe('2 1 3 4 5 12 6 7 8 9 10 11');
  });

  it('reaches further when the organiser gives a reason (§0 Overriding)', () => {
    expect(creweOf(12).because('nobody else is free').challenge('12', '1').open).toEqual(['12 to 1']);
  });

  it('is measured on the rungs on which the two stand when it is issued (C11)', () => {
    const club = creweOf(12).plays('12', '11', [1, 0]);
    expect(() => club.challenge('11', '1')).toThrow('out-of-reach');
    expect(club.challenge('12', '1').open).toEqual(['12 to 1']);
  });

  it('is never against oneself, whatever the reason (§0)', () => {
    const club = creweOf(3);
    expect(() => club.because('practice').challenge('2', '2')).toThrow('self-challenge');
    expect(() => club.agree('2', '2', 'me')).toThrow('self-challenge');
  });

  it('is between players of the ladder (§0)', () => {
    const club = creweOf(3).leave('3');
    expect(() => club.challenge('2', 'x')).toThrow('unknown-player');
    expect(() => club.challenge('x', '2')).toThrow('unknown-player');
    expect(() => club.because('she is back soon').challenge('2', '3')).toThrow('not-on-ladder');
    expect(() => club.challenge('3', '2')).toThrow('not-on-ladder');
  });

  it('is the only one open between its two players, in either direction (§0)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    expect(() => club.challenge('3', '2')).toThrow('already-open');
    expect(() => club.because('now').challenge('2', '3')).toThrow('already-open');
    club.challenge('3', '1').challenge('1', '2').result(game, [0.5, 0.5]);
    expect(club.challenge('2', '3').open).toHaveLength(3);
  });

  it('has an id of its own, also when the one before is long over, and leaves it free when it is refused (§0)', () => {
    const club = creweOf(12);
    expect(() => club.challenge('12', '1', 'cup')).toThrow('out-of-reach');
    club.result(club.issue('3', '2', 'cup'), [1, 0]);
    expect(() => club.challenge('4', '2', 'cup')).toThrow('duplicate-id');
  });

  it('can be played without having been accepted, more than once a day: playing is accepting (C11, §0)', () => {
    const club = creweOf(3).plays('3', '2', [1, 0]);
    expect(club.order).toBe('1 3 2');
    expect(club.plays('3', '2', [0, 1]).order).toBe('1 2 3');
  });
});

describe('an answer to a challenge', () => {
  it('may be no: nobody moves, and it is counted (C12)', () => {
    const club = creweOf(3);
    club.decline(club.issue('3', '2')).decline(club.issue('1', '2')).decline(club.issue('2', '1'));
    expect(club.order).toBe('1 2 3');
    expect(['1', '2', '3'].map((player) => club.player(player)?.declined)).toEqual([1, 2, undefined]);
  });

  it('that was no ends the challenge, and the two may challenge each other again at once (C12)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    club.decline(game);
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
    expect(() => club.accept(game)).toThrow('closed-challenge');
    expect(() => club.decline(game)).toThrow('closed-challenge');
    expect(club.challenge('2', '3').open).toEqual(['2 to 3']);
  });

  it('that was yes, be it twice, stands: the challenge can be neither declined nor withdrawn (C12)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    club.accept(game).accept(game);
    expect(() => club.decline(game)).toThrow('cannot-decline (C12)');
    expect(() => club.withdraw(game)).toThrow('cannot-withdraw (C12)');
    expect(club.open).toEqual(['3 to 2']);
  });

  it('that was yes can be taken back with a reason (§0 Overriding)', () => {
    const club = creweOf(4);
    const [one, other] = [club.issue('3', '2'), club.issue('4', '2')];
    club.accept(one).accept(other);
    expect(club.because('she is ill').decline(one).because('he moves away').withdraw(other).open).toEqual([]);
    expect(club.player('2')?.declined).toBe(1);
  });

  it('needs a challenge (C12)', () => {
    const club = creweOf(3);
    for (const verb of ['accept', 'decline', 'withdraw'] as const)
      expect(() => club[verb]({ challenge: 'x' })).toThrow('unknown-challenge');
    const played = club.issue('3', '2');
    club.result(played, [1, 0]);
    expect(() => club.accept(played)).toThrow('closed-challenge');
    expect(() => club.because('oh no').withdraw(played)).toThrow('closed-challenge');
  });
});

describe('a challenge that is taken back before it was accepted', () => {
  it('is over, and counted against nobody (C12)', () => {
    const club = creweOf(3);
    const game = club.issue('3', '2');
    expect(club.withdraw(game).open).toEqual([]);
    expect(['2', '3'].map((player) => club.player(player)?.declined)).toEqual([undefined, undefined]);
    expect(() => club.result(game, [1, 0])).toThrow('closed-challenge');
  });
});

describe('what is said of a challenge that is over', () => {
  it('names the two, and never an id that nobody has seen (§0)', () => {
    const club = creweOf(2).at('2019-09-06 10:00');
    const begun = club.issue('2', '1');
    club.result(begun, [1, 0]);
    expect(() => club.result(begun, [1, 0])).toThrow('2 and 1 already have a result. Correct or undo that instead.');
    const declined = club.issue('1', '2');
    club.decline(declined);
    expect(() => club.result(declined, [1, 0])).toThrow('The challenge between 1 and 2 ended without a result.');
  });
});
