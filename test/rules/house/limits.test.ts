import { describe, expect, it } from 'vitest';
import { HEAD } from '#functions/database/keys.ts';
import { stateParts } from '#functions/ladders/changes.ts';
import { headPart, ladderOf } from '#functions/ladders/parts.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { looksBack } from '#shared/engine/decide.ts';
import { nextRollover } from '#shared/engine/due.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { keptLately, mostPer } from '#shared/rules/challenge/whom/lately.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { readBy } from '#shared/words/reader.ts';
import { seasonView } from '#test/view/club.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

const [WON, LOST] = [
  [1, 0],
  [0, 1],
] as const;

/** Where nothing keeps two from meeting but what a test sets. */
const clubOf = (settings: object = {}) => houseOf(8, { rematchDays: 0, reach: 100, ...settings });

/** What is said to a challenge, and nothing where it is possible; nothing is recorded. */
function saidTo(club: ChessClub, when: string, challenger: string, challenged: string): string | undefined {
  try {
    club.at(when).withdraw(club.issue(challenger, challenged));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('challenges that a player has open in all (H4)', () => {
  it('are those made and received, and speak against both of the two', () => {
    const club = clubOf({ openInAll: 2 }).challenge('6', '4').challenge('8', '6');
    expect(saidTo(club, '2023-03-01 21:00', '6', '3')).toBe(
      'enough-open (H4): 6’s 2 other open challenges come first.',
    );
    expect(saidTo(club, '2023-03-01 21:00', '7', '6')).toMatch('enough-open (H4)');
    expect(saidTo(club, '2023-03-01 21:00', '4', '2')).toBeUndefined();
  });

  it('are fewer again once one is played, though its result waits to be confirmed', () => {
    const club = clubOf({ openInAll: 1, confirm: 3 });
    const game = club.issue('6', '4');
    expect(saidTo(club, '2023-03-01 21:00', '4', '3')).toMatch('enough-open');
    club.does('result', { ...game, score: LOST, reported: '6' });
    expect(saidTo(club, '2023-03-01 22:00', '4', '3')).toBeUndefined();
  });

  it('wait, where the club says so, for whoever is challenged; whoever has challenged can be challenged', () => {
    const club = clubOf({ challengedWaits: 'yes' }).challenge('6', '4');
    expect(saidTo(club, '2023-03-01 21:00', '4', '3')).toBe('enough-open (H4): 4’s other open challenge comes first.');
    expect(saidTo(club, '2023-03-01 21:00', '8', '6')).toBeUndefined();
    expect(saidTo(club, '2023-03-01 21:00', '7', '4')).toBeUndefined();
  });
});

describe('challenges made and received in a week or month (H4)', () => {
  it('are counted from Monday to Sunday by the day on which they were made, also if lost, declined or lapsed', () => {
    const club = clubOf({ mostMade: 2, acceptDays: 2 }).plays('6', '4', LOST);
    club.decline(club.issue('6', '5'));
    expect(saidTo(club, '2023-03-05 23:59', '6', '3')).toBe(
      'enough-lately (H4): 6 can make only 2 challenges a week. The next is possible from 6 March 2023.',
    );
    expect(saidTo(club, '2023-03-06 00:00', '6', '3')).toBeUndefined();
    club.at('2023-03-06 10:00').challenge('6', '3').challenge('6', '5');
    expect(club.at('2023-03-09 10:00').settle().open).toEqual([]);
    expect(saidTo(club, '2023-03-09 10:00', '6', '4')).toMatch('enough-lately');
  });

  it('are of a calendar month where the club says so, and are received as well as made', () => {
    const club = clubOf({ mostReceived: 1, mostPer: 'month' }).plays('6', '4', LOST);
    expect(saidTo(club, '2023-03-31 23:59', '8', '4')).toBe(
      'enough-lately (H4): 4 can be challenged only once a month, and again from 1 April 2023.',
    );
    expect(saidTo(club, '2023-03-31 23:59', '4', '3')).toBeUndefined();
    expect(saidTo(club, '2023-04-01 00:00', '8', '4')).toBeUndefined();
  });

  it('are as if never made once withdrawn, or voided, be it only the result', () => {
    const club = clubOf({ mostMade: 1 });
    club.withdraw(club.issue('6', '4'));
    club.plays('6', '4', LOST).void();
    expect(saidTo(club, '2023-03-01 21:00', '6', '5')).toBeUndefined();
    const { line } = club.plays('6', '5', LOST);
    expect(saidTo(club, '2023-03-01 22:00', '6', '3')).toMatch('enough-lately');
    club.void(line);
    expect(saidTo(club, '2023-03-01 22:00', '6', '3')).toBeUndefined();
  });

  it('are matches from a sheet, too, in the week of the day of play', () => {
    const club = clubOf({ mostMade: 1 }).at('2023-03-16 20:00');
    club.sheet('6', '4', LOST, '2023-03-10 20:00');
    expect(saidTo(club, '2023-03-16 20:00', '6', '5')).toBeUndefined();
    expect(() => club.sheet('6', '5', LOST, '2023-03-07 20:00')).toThrow('The next is possible from 13 March 2023.');
    expect(club.because('the cup').sheet('6', '5', LOST, '2023-03-07 20:00')).toBeDefined();
  });

  it('are those of that week alone, from its Monday to its Sunday, not of a later one', () => {
    const club = clubOf({ mostMade: 1 }).at('2023-03-16 20:00');
    club.sheet('6', '4', LOST, '2023-03-13 20:00');
    expect(() => club.sheet('6', '5', LOST, '2023-03-15 20:00')).toThrow('enough-lately');
    club.sheet('6', '5', LOST, '2023-03-12 20:00');
    expect(() => club.sheet('6', '3', LOST, '2023-03-06 20:00')).toThrow('enough-lately');
    expect(club.sheet('6', '3', LOST, '2023-03-05 20:00')).toBeDefined();
  });

  it('are kept of the month and the week of the last one, and of none before', () => {
    const club = clubOf({ mostMade: 9 });
    const [made] = keptLately;
    const keptOn = (day: string) =>
      made.of(club.at(`${day} 20:00`).plays('6', '4', LOST).ladder, playerOn(club.ladder, '6'));
    for (const day of ['2023-03-26', '2023-03-27']) keptOn(day);
    expect(keptOn('2023-04-01')).toEqual(['2023-03-27', '2023-04-01']);
    expect(keptOn('2023-04-30')).toEqual(['2023-04-01', '2023-04-30']);
    expect(keptOn('2023-05-08')).toEqual(['2023-05-08']);
  });

  it('are asked by week or month only where one of them is limited', () => {
    const isAsked = (settings: object) => mostPer.matters?.(clubOf(settings).ladder);
    expect([{}, { mostMade: 1 }, { mostReceived: 1 }, { mostMade: 2, mostReceived: 2 }].map(isAsked)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('are counted from before the club limits them, by the whole log', () => {
    const club = clubOf().plays('6', '4', LOST);
    const limit = { at: club.ladder.at, verb: 'configure', body: { settings: { mostMade: 1 } } } as const;
    expect(looksBack(club.ladder, limit)).toBe(true);
    club.does('configure', limit.body);
    expect(saidTo(club, '2023-03-05 20:00', '6', '3')).toMatch('enough-lately');
    expect(saidTo(club, '2023-03-06 20:00', '6', '3')).toBeUndefined();
    expect(looksBack(club.ladder, { ...limit, body: { settings: { mostMade: 2 } } })).toBe(false);
  });
});

describe('the same two, as a club has it (H5)', () => {
  it('wait as many days as it says, and 7 for each week of an older ladder; where both are given the days hold', () => {
    const from = (settings: Parameters<typeof houseOf>[1]) =>
      saidTo(houseOf(8, settings).plays('6', '4', LOST), '2023-03-01 21:00', '6', '4')?.split('again from ')[1];
    expect(from({ rematchDays: 9 })).toBe('10 March 2023.');
    expect(from({ rematchWeeks: 3 })).toBe('22 March 2023.');
    expect(from({ rematchWeeks: 3, rematchDays: 1 })).toBe('2 March 2023.');
    expect(from({})).toBe('15 March 2023.');
  });

  it('meet at most so often a season, whatever becomes of it; what lapsed, was withdrawn or voided doesn’t count', () => {
    const club = clubOf({ rematchMost: 2 }).plays('6', '4', LOST);
    club.withdraw(club.issue('6', '4'));
    expect(saidTo(club.plays('6', '4', LOST), '2023-09-01 20:00', '6', '4')).toBe(
      'rematch-too-soon (H5): 6 and 4 have met 2 times this season, as often as the rules allow.',
    );
    club.void();
    expect(saidTo(club, '2023-09-01 20:00', '6', '4')).toBeUndefined();
  });

  it('wait by the last one alone where only the loser does, from the day of the game', () => {
    const club = clubOf({ rematchDays: 14, rematchFor: 'loser' });
    const game = club.issue('6', '4');
    club.at('2023-03-05 20:00').result(game, LOST);
    expect(saidTo(club, '2023-03-06 20:00', '6', '4')).toBe(
      'rematch-too-soon (H5): 6 can challenge 4 again from 19 March 2023.',
    );
    expect(saidTo(club, '2023-03-19 00:00', '6', '4')).toBeUndefined();
    const upset = clubOf({ rematchDays: 14, rematchFor: 'loser' }).plays('6', '4', WON);
    expect(saidTo(upset, '2023-03-02 20:00', '4', '6')).toMatch('4 can challenge 6 again from 15 March 2023.');
    const drawn = clubOf({ rematchDays: 14, rematchFor: 'loser' }).plays('6', '4', [0.5, 0.5]);
    expect(saidTo(drawn, '2023-03-02 20:00', '6', '4')).toBeUndefined();
  });

  it('wait where one lost without a game, from the last day to play', () => {
    const club = clubOf({ rematchDays: 14, rematchFor: 'loser', playDays: 3, playLate: 'lost-by-challenged' });
    club.challenge('6', '4');
    expect(saidTo(club, '2023-03-06 20:00', '4', '6')).toMatch('again from 18 March 2023.');
  });

  it('meet at once where a beaten defender challenges back, and no longer once that is played', () => {
    const club = clubOf({ rematchDays: 28, rematchFor: 'return' }).plays('6', '4', WON);
    expect(saidTo(club, '2023-03-01 21:00', '4', '6')).toBeUndefined();
    club.plays('4', '6', LOST);
    expect(saidTo(club, '2023-03-02 21:00', '4', '6')).toMatch('again from 29 March 2023.');
  });

  it('meet once one of the two has had a result against a third player since, on the same day, too', () => {
    const club = clubOf({ rematchFor: 'other' }).plays('6', '5', LOST).plays('6', '4', LOST);
    expect(saidTo(club, '2023-05-01 20:00', '6', '4')).toBe(
      'rematch-too-soon (H5): Before 6 and 4 meet again, one of them has to play another player.',
    );
    const reader = playerOn(club.ladder, '6');
    readBy(reader);
    const own = opponentsOf(club.ladder, reader, club.ladder.at).find(({ player }) => player === '4');
    readBy('');
    expect(own?.refusal?.message).toBe('Before you and 4 meet again, one of you has to play another player.');
    const third = clubOf({ rematchFor: 'other' }).plays('6', '4', LOST);
    const { line } = third.plays('4', '2', LOST);
    expect(saidTo(third, '2023-03-01 21:00', '6', '4')).toBeUndefined();
    third.void(line);
    expect(saidTo(third, '2023-03-01 21:00', '6', '4')).toMatch('rematch-too-soon');
  });

  it('are listed as waiting if one of them may not yet, and not where days alone don’t help', () => {
    const listed = (settings: object) => {
      const { ladder } = clubOf({ rematchDays: 14, ...settings }).plays('6', '4', WON);
      const today = parseDay('2023-03-01') ?? expect.fail();
      return systemOf(ladder)
        .rematches(ladder, today)
        .map(({ above, below, from }) => `${above} ${below} ${from}`);
    };
    expect(listed({ rematchFor: 'loser' })).toEqual(['6 4 2023-03-15']);
    expect(listed({ rematchFor: 'return' })).toEqual([]);
    expect(listed({ rematchMost: 1 })).toEqual([]);
  });
});

describe('days after a challenge (H6)', () => {
  it('are free of challenges for a challenger who won, and without any of their own for one who lost', () => {
    const won = clubOf({ winnerDays: 3 }).plays('6', '4', WON);
    expect(saidTo(won, '2023-03-02 20:00', '6', '3')).toBeUndefined();
    expect(saidTo(won, '2023-03-04 23:59', '8', '6')).toBe(
      'protected (H6): 6 can be challenged again from 5 March 2023, having just won a challenge.',
    );
    expect(saidTo(won, '2023-03-05 00:00', '8', '6')).toBeUndefined();
    const lost = clubOf({ beatenDays: 3 }).plays('6', '4', LOST);
    expect(saidTo(lost, '2023-03-02 20:00', '8', '6')).toBeUndefined();
    expect(saidTo(lost, '2023-03-04 23:59', '6', '5')).toBe(
      'must-wait (H6): 6 can challenge again from 5 March 2023, having just lost a challenge.',
    );
    expect(saidTo(lost, '2023-03-05 00:00', '6', '5')).toBeUndefined();
  });

  it('begin as soon as a result is reported, and end where it is rejected', () => {
    const club = clubOf({ winnerDays: 9, beatenDays: 9, confirm: 5 });
    const [won, lost] = [club.issue('6', '4'), club.issue('8', '7')];
    club.does('result', { ...won, score: WON, reported: '6' });
    club.does('result', { ...lost, score: LOST, reported: '7' });
    expect(saidTo(club, '2023-03-02 20:00', '7', '6')).toMatch('protected');
    expect(saidTo(club, '2023-03-02 20:00', '8', '5')).toMatch('must-wait');
    for (const game of [won, lost]) club.does('reject', game);
    expect(saidTo(club, '2023-03-02 21:00', '7', '6')).toBeUndefined();
    expect(saidTo(club, '2023-03-02 21:00', '8', '5')).toBeUndefined();
  });

  it('begin on the last day to play, or that of declining, where there was no game', () => {
    const late = clubOf({ winnerDays: 9, beatenDays: 9, playDays: 2, playLate: 'lost-by-both' }).challenge('6', '4');
    expect(saidTo(late, '2023-03-12 20:00', '6', '3')).toMatch('must-wait');
    expect(saidTo(late, '2023-03-13 00:00', '6', '3')).toBeUndefined();
    const declined = clubOf({ winnerDays: 9, freeDeclines: 0, declining: 'lost' });
    declined.decline(declined.issue('6', '4'));
    expect(saidTo(declined, '2023-03-10 20:00', '8', '6')).toMatch('protected');
  });

  it('stand on the page of the ladder, which is made anew once they are over, and longer where two rules say so', () => {
    const { season } = clubOf({ winnerDays: 14, protectedDays: 2 }).plays('6', '4', WON).plays('5', '6', LOST);
    const noon = instant(Date.parse('2023-03-10T12:00:00Z'));
    expect(seasonView(season, noon).standings[3]?.protected).toBe('2023-03-15');
    expect(nextRollover(season.ladder, noon)).toBe(Date.parse('2023-03-16T00:00:00Z'));
  });
});

it('what is kept for it is known to phones and to the store, which judge alike, and only where a ladder has the rule (H4–H6)', () => {
  const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
  const judged = (settings: object) => {
    const club = clubOf(settings).plays('6', '4', WON).plays('8', '7', LOST).plays('5', '4', LOST);
    const { ladder } = club.at('2023-03-02 20:00').settle().season;
    const head = { name: HEAD, line: ladder.line, value: plain(headPart(ladder)) };
    const of = (each: typeof ladder) =>
      ['4', '5', '7', '8'].map((id) =>
        opponentsOf(each, playerOn(ladder, id), each.at).map(({ player, refusal }) => `${player} ${refusal?.code}`),
      );
    expect(of(ladderOf(head, plain(stateParts(ladder))))).toEqual(of(ladder));
    expect(of(parseLadder(plain(publicSnapshot(ladder))))).toEqual(of(ladder));
    return { said: of(ladder).flat().join(), kept: JSON.stringify(stateParts(ladder)) };
  };
  const { said, kept } = judged({ winnerDays: 5, beatenDays: 5, mostMade: 2, mostReceived: 2, rematchFor: 'loser' });
  for (const code of ['protected', 'must-wait', 'enough-lately']) expect(said).toContain(code);
  for (const slot of ['won', 'beaten', 'made', 'received', 'lost']) expect(kept).toContain(`"${slot}":`);
  expect(judged({ rematchFor: 'other' }).said).toContain('rematch-too-soon');
  expect(judged({}).kept).not.toMatch(/"(?:won|beaten|made|received|lost|meetings)":/);
});
