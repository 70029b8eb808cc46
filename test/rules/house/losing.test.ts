import { describe, expect, it } from 'vitest';
import { strikesSlot } from '#shared/rules/deadlines/slots.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, lapsedOf, playerOn } from './club.ts';

const BLAMED = {
  acceptDays: 5,
  acceptLate: 'lost',
  playDays: 14,
  playLate: 'lost-by-both',
  declining: 'lost',
  freeDeclines: 0,
};

/** 4 has challenged 2 on 1 March: until 6 March to accept, until 15 March to play. */
const challenged = (settings: object): ChessClub => houseOf(6, { ...BLAMED, ...settings }).challenge('4', '2', 'c');

const until = (club: ChessClub, day: string): string => {
  club.at(day).settle();
  return club.order;
};
const strikesOf = ({ ladder }: ChessClub): object => Object.fromEntries(strikesSlot.of(ladder).entries());

describe('what a challenge costs that nobody played (H15, lostCosts)', () => {
  it.each([
    ['match', '1 4 2 3 5 6', '1 4 2 3 5 6', '1 3 2 5 4 6'],
    ['one-rung', '1 3 2 4 5 6', '1 3 2 4 5 6', '1 3 2 5 4 6'],
    ['bottom', '1 3 4 5 6 2', '1 3 4 5 6 2', '1 3 5 6 2 4'],
  ])('is by %s', (lostCosts, declined, unaccepted, unplayed) => {
    expect(challenged({ lostCosts }).decline({ challenge: 'c' }).order).toBe(declined);
    expect(until(challenged({ lostCosts }), '2023-03-07')).toBe(unaccepted);
    expect(until(challenged({ lostCosts }).accept({ challenge: 'c' }), '2023-03-16')).toBe(unplayed);
  });

  it('costs the silent challenger the same, and is a defence of the other (H6)', () => {
    const club = challenged({ lostCosts: 'bottom', playLate: 'lost-by-silent', protectedDays: 5 });
    club.accept({ challenge: 'c' }).does('offer', { challenge: 'c', player: '2' });
    expect(until(club, '2023-03-16 12:00')).toBe('1 2 3 5 6 4');
    expect(() => club.challenge('3', '2')).toThrow('protected (H6)');
  });

  it('keeps the same two waiting, as a loss does (H5)', () => {
    const club = challenged({ lostCosts: 'one-rung', rematchWeeks: 2 }).decline({ challenge: 'c' });
    expect(() => club.challenge('4', '2')).toThrow('rematch-too-soon');
  });
});

describe('strikes (H17)', () => {
  const STRIKES = { strikes: 2, strikeCosts: 'bottom' };
  const again = (club: ChessClub) => club.challenge('4', '2', 'd');

  it('cost nothing before the last of so many, and are counted anew then', () => {
    const club = challenged(STRIKES).decline({ challenge: 'c' });
    expect([club.order, strikesOf(club)]).toEqual(['1 2 3 4 5 6', { 2: 1 }]);
    again(club).decline({ challenge: 'd' });
    expect([club.order, strikesOf(club)]).toEqual(['1 3 4 5 6 2', {}]);
  });

  it('end a challenge without a result, so that the two may meet again (H5)', () => {
    const club = challenged({ ...STRIKES, rematchWeeks: 4 }).decline({ challenge: 'c' });
    expect(again(club).open).toEqual(['4 to 2']);
  });

  it('are told of with what fell due, to whom and the how manieth', () => {
    const club = challenged(STRIKES).accept({ challenge: 'c' });
    until(club, '2023-03-16');
    expect(lapsedOf(club)).toEqual(['deadline-c at 2023-03-16T00:00Z (H15): 4 to 2 closed']);
    expect(club.season.lines().flatMap(({ effects }) => effects.settled)[0]).toMatchObject({
      strikes: [
        { player: '4', count: 1, of: 2 },
        { player: '2', count: 1, of: 2 },
      ],
    });
  });

  it('count where a challenge is not accepted, whatever else would become of it', () => {
    const club = challenged({ ...STRIKES, acceptLate: 'lapses' });
    expect([until(club, '2023-03-07'), strikesOf(club)]).toEqual(['1 2 3 4 5 6', { 2: 1 }]);
  });

  it('may cost the place on the ladder, and close what else was open', () => {
    const club = challenged({ strikes: 1, strikeCosts: 'removed' })
      .challenge('2', '1', 'e')
      .decline({ challenge: 'c' });
    expect([club.order, club.open]).toEqual(['1 3 4 5 6', []]);
  });

  it('may cost a lost match', () => {
    expect(challenged({ strikes: 1, strikeCosts: 'match' }).decline({ challenge: 'c' }).order).toBe('1 4 2 3 5 6');
  });

  it('let the one who pays lose alone, where both are to blame', () => {
    const club = challenged({ strikes: 2, strikeCosts: 'match' }).decline({ challenge: 'c' });
    again(club).accept({ challenge: 'd' });
    expect([until(club, '2023-03-16'), strikesOf(club)]).toEqual(['1 4 2 3 5 6', { 4: 1 }]);
  });

  it('are none of those who may not have heard of a challenge (H14), and void with the line', () => {
    const unheard = houseOf(4, { ...BLAMED, ...STRIKES }).does('challenge', {
      ...{ id: 'c', challenger: '4', challenged: '2', unreached: true },
    });
    until(unheard, '2023-04-01');
    expect(strikesOf(unheard)).toEqual({});
    const club = challenged(STRIKES);
    club.void(club.does('decline', { challenge: 'c' }).line);
    expect(strikesOf(club)).toEqual({});
  });

  it('leave nothing free to decline (freeDeclines)', () => {
    expect(strikesOf(challenged({ ...STRIKES, freeDeclines: 3 }).decline({ challenge: 'c' }))).toEqual({ 2: 1 });
    expect(() => challenged({ ...STRIKES, freeDeclines: 3, declining: 'no' }).decline({ challenge: 'c' })).toThrow(
      'cannot-decline (H17): Challenges can’t be declined.',
    );
  });
});

describe('days to play that count from acceptance (H15, playFrom)', () => {
  const club = (settings: object = {}) =>
    challenged({ playFrom: 'acceptance', playDays: 7, playLate: 'lapses', ...settings });

  it('begin with the day on which the challenge is accepted', () => {
    const accepted = club().at('2023-03-04 12:00').accept({ challenge: 'c' });
    accepted.at('2023-03-05 12:00').accept({ challenge: 'c' });
    until(accepted, '2023-03-11 23:00');
    expect(accepted.open).toEqual(['4 to 2']);
    until(accepted, '2023-03-12');
    expect(lapsedOf(accepted)).toEqual(['deadline-c at 2023-03-12T00:00Z (H15): 4 to 2 closed']);
  });

  it('and not before: what is not accepted runs out by the days to accept alone', () => {
    const waiting = club({ acceptDays: 20 });
    expect(() => waiting.does('postpone', { challenge: 'c' })).toThrow('cannot-postpone (H16)');
    until(waiting, '2023-03-22');
    expect(lapsedOf(waiting)).toEqual(['acceptance-c at 2023-03-22T00:00Z (H14): 4 to 2 forfeited']);
  });

  it('begin anew where a result is turned down', () => {
    const reported = club({ confirm: 5 }).at('2023-03-03 12:00');
    reported.does('result', { challenge: 'c', score: [1, 0], reported: '4' });
    reported.at('2023-03-05 12:00').does('reject', { challenge: 'c' });
    until(reported, '2023-03-13');
    expect(lapsedOf(reported)).toEqual(['deadline-c at 2023-03-13T00:00Z (H15): 4 to 2 closed']);
  });

  it('are refused where a challenge need not be accepted', () => {
    const says = 'invalid (§0): settings.acceptDays: can’t be 0 where the days to play count from acceptance.';
    for (const settings of [{ acceptDays: 0 }, { acceptDays: 0, strikes: 1 }])
      expect(() => club().does('configure', { settings })).toThrow(says);
    expect(playerOn(club().ladder, '2')).toBe('2');
  });
});
