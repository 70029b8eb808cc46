import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { looksBack } from '#shared/engine/decide.ts';
import type { Attendance } from '#shared/rules/duty.ts';
import { askedBySeason, seasonMinimum, untilSeasonEnd } from '#shared/rules/inactivity/season-minimum.ts';
import { houseRules } from '#shared/systems/house/rules-in-words.ts';
import { asked } from '#shared/systems/house/settings.ts';
import { askedSentence } from '#shared/view/asked-sentence.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { duesAhead } from '#shared/view/season-calendar.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, seasonView } from '#test/view/club.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf } from './club.ts';

/** Who has only a ladder, and not its log. */
const attendance: Attendance = {
  lastPlayed: () => undefined,
  nextPlayed: () => undefined,
  counts: () => true,
  arrivedBy: () => [],
  isPlayed: () => false,
};

const season = { start: '2023-03-01', end: '2023-03-31' };
const clubOf = (settings: object, changes: object = { season }): ChessClub =>
  houseOf(5, { rematchWeeks: 0, reach: 5, ...settings }, changes);

/** The order after the season's last day. */
const endOf = (club: ChessClub): string => club.at('2023-04-01 12:00').settle().order;

describe('what a season asks for by its end (H18, minPlayed and minMade)', () => {
  it('sends whoever has played less to the bottom, in their order, at that midnight and no earlier', () => {
    const club = clubOf({ minPlayed: 2 }).plays('5', '3', [0, 1]).plays('5', '3', [0, 1]).plays('4', '2', [0, 1]);
    expect(club.at('2023-03-31 23:59').settle().order).toBe('1 2 3 4 5');
    expect(club.at('2023-04-01 00:00').settle().order).toBe('3 5 1 2 4');
    expect(club.at('2023-05-01 00:00').settle().order).toBe('3 5 1 2 4');
  });

  it('is content with either, where both are asked for, and leaves whoever is 1st alone where that is so', () => {
    const club = clubOf({ minPlayed: 2, minMade: 1, exemptFirst: 'yes' });
    club.plays('5', '3', [0, 1]).plays('4', '3', [0, 1]);
    expect(endOf(club)).toBe('1 3 4 5 2');
  });

  it('counts challenges that are open or declined, not those withdrawn or voided', () => {
    const club = clubOf({ minMade: 1 }).challenge('5', '1', 'a').challenge('4', '1', 'b').challenge('3', '1', 'c');
    club.does('decline', { challenge: 'a' }).does('withdraw', { challenge: 'b' });
    expect(endOf(club)).toBe('3 5 1 2 4');
    const voided = clubOf({ minMade: 1 }).challenge('5', '1', 'a').challenge('4', '1', 'b');
    voided.does('void', { line: 3 });
    expect(endOf(voided)).toBe('4 1 2 3 5');
  });

  it('counts a result that waits to be confirmed, and not any more once it is turned down', () => {
    const club = clubOf({ minPlayed: 1, confirm: 9 }).at('2023-03-30 20:00').challenge('5', '4', 'a');
    club.does('result', { challenge: 'a', score: [0, 1], reported: '5' });
    expect(endOf(club)).toBe('4 5 1 2 3');
    expect(club.does('reject', { challenge: 'a' }).order).toBe('1 2 3 4 5');
  });

  it('counts a game of the season that is told later', () => {
    const club = clubOf({ minPlayed: 1 }).challenge('5', '4', 'a');
    expect(endOf(club)).toBe('1 2 3 4 5');
    club.does('result', { challenge: 'a', score: [0, 1], playedAt: '2023-03-20T20:00:00Z' });
    expect(club.order).toBe('4 5 1 2 3');
  });

  it('counts from the season’s beginning where it is set later, and is settled by the whole log alone', () => {
    const club = clubOf({}).plays('5', '4', [0, 1]).at('2023-03-20 20:00');
    club.does('configure', { settings: { minPlayed: 1 } });
    const settle = { verb: 'settle', body: {} } as const;
    const isByLog = (at: string) => looksBack(club.ladder, { ...settle, at: instant(Date.parse(at)) });
    expect([isByLog('2023-03-31T22:59:59Z'), isByLog('2023-03-31T23:00:00Z')]).toEqual([false, true]);
    expect(endOf(club)).toBe('4 5 1 2 3');
    expect(isByLog('2023-04-02T00:00:00Z')).toBe(false);
  });

  it('is settled at that midnight, for the days of the season, and asks nobody any more', () => {
    const club = clubOf({ minPlayed: 1 }).plays('5', '4', [0, 1]);
    const ofDays = () =>
      ['2023-03-31', '2023-04-01'].map((day) => untilSeasonEnd(club.ladder, parseDay(day) ?? expect.fail()));
    const isAsked = () => askedBySeason(club.ladder, { ...attendance, playsUntil: () => [] }) !== undefined;
    club.at('2023-03-31 23:59').settle();
    expect([ofDays(), isAsked()]).toEqual([[false, false], true]);
    club.at('2023-04-01 00:00').settle();
    expect([ofDays(), isAsked()]).toEqual([[true, false], false]);
    const later = { verb: 'settle', body: {}, at: instant(Date.parse('2023-04-02T00:00:00Z')) } as const;
    expect(looksBack(club.ladder, later)).toBe(false);
  });

  it('comes to nothing where all have done enough, and without the whole log, which alone knows', () => {
    const club = clubOf({ minPlayed: 1 }).plays('5', '4', [0, 1]).plays('3', '2', [0, 1]).plays('2', '1', [0, 1]);
    const { order } = club;
    expect(endOf(club)).toBe(order);
    expect(club.season.lines().flatMap(({ effects }) => effects.settled)).toEqual([]);
    const { ladder } = clubOf({ minPlayed: 1 });
    const due = seasonMinimum({ clause: 'H18' })(ladder, attendance) ?? expect.fail();
    expect(due.settle(attendance, due.at)).not.toHaveProperty('settlement');
    expect(askedBySeason(ladder, attendance)).toBeUndefined();
  });

  it('counts a match from a sheet as made by its challenger alone, also where it is entered after the season', () => {
    const club = clubOf({ minMade: 1 }).challenge('3', '1', 'c');
    expect(endOf(club)).toBe('3 1 2 4 5');
    club.at('2023-04-03 12:00').sheet('5', '4', [1, 0], '2023-03-20 20:00');
    expect(club.order).toBe('3 5 1 2 4');
  });

  it('says nothing of it to whoever is 1st where they are left alone', () => {
    const { standings } = seasonView(clubOf({ minPlayed: 1, exemptFirst: 'yes' }).season, at('2023-03-25T12:00Z'));
    expect(standings.map((each) => each.asked !== undefined)).toEqual([false, true, true, true, true]);
  });

  it('is settled too where a month, days or a deadline end at the same midnight', () => {
    const orderBy = (settings: object): string => {
      const club = clubOf({ minPlayed: 1, ...settings })
        .plays('5', '4', [0, 1])
        .at('2023-03-26 20:00');
      return endOf(club.challenge('3', '2', 'late'));
    };
    expect(orderBy({ period: 'month' })).toBe('4 5 1 2 3');
    expect(orderBy({ acceptDays: 5 })).toBe('4 5 1 2 3');
    expect(orderBy({ period: 'days', days: 30, onlyTop: 1 })).toBe('4 5 2 1 3');
  });

  it('lets a calendar that looks ahead come to an end, though nobody falls whom it looks at', () => {
    const { ladder } = clubOf({ minPlayed: 1, exemptFirst: 'yes', period: 'month' });
    const ahead = duesAhead(ladder, instant(Date.parse('2024-03-01T00:00:00Z')));
    expect(ahead.map(({ name }) => name)).toEqual(['2023-03']);
  });

  it('is nothing in a season without an end: no form asks for it, and no rule tells of it', () => {
    const club = clubOf({ minPlayed: 1 }, {});
    expect(endOf(club)).toBe('1 2 3 4 5');
    const isAsked = ({ ladder }: ChessClub) => asked.find(({ name }) => name === 'minPlayed')?.matters?.(ladder);
    const told = ({ ladder }: ChessClub) => JSON.stringify(houseRules(ladder.header));
    expect([isAsked(club), isAsked(clubOf({}))]).toEqual([false, true]);
    expect(told(club)).not.toContain('When the season ends');
    expect(told(clubOf({ minPlayed: 3, minMade: 2 }))).toContain(
      'When the season ends, anyone who hasn’t played 3 games or made 2 challenges goes to the bottom',
    );
  });

  it('tells each player what is asked, how much of it is done, and in the season’s last third what too little costs', () => {
    const club = clubOf({ minPlayed: 2, minMade: 3 })
      .plays('5', '3', [0, 1])
      .plays('5', '3', [0, 1])
      .plays('4', '2', [0, 1]);
    const { standings } = seasonView(club.season, at('2023-03-25T12:00Z'));
    const toldTo = (id: string) => {
      const row = standings.find((each) => each.id === id) ?? expect.fail();
      const due = [row.forecast, ...(row.later ?? [])].find((each) => each?.kind === 'season');
      return [
        ...(due ? [forecastWords(due, row.rung, row.asked)] : []),
        row.asked && askedSentence(row.asked, row.rung, due),
      ];
    };
    expect(toldTo('1')).toEqual([
      'down to 3rd with only 0 of 2 games and 0 of 3 challenges made by 31 Mar',
      'You need 2 games or 3 challenges made by 31 March, or you drop to 3rd. So far: 0 of 2 games, 0 of 3 challenges made.',
    ]);
    const untouched = seasonView(clubOf({ minPlayed: 2 }).season, at('2023-03-25T12:00Z')).standings[0];
    expect(untouched?.asked && askedSentence(untouched.asked, untouched.rung)).toBe(
      'You need 2 games by 31 March, or you go to the bottom, below everyone who has done that. So far: 0 of 2 games.',
    );
    expect(toldTo('5')).toContain(
      'You need 2 games or 3 challenges made by 31 March. So far: 2 of 2 games, 2 of 3 challenges made – that’s enough.',
    );
  });

  describe('where falling short removes (H18, minCosts)', () => {
    const removing = (settings: object = {}) => clubOf({ minPlayed: 2, minCosts: 'removed', ...settings });
    const twice = (club: ChessClub) => club.plays('5', '3', [0, 1]).plays('5', '3', [0, 1]).plays('4', '2', [0, 1]);

    it('takes whoever has played less off the ladder, with their challenges, but for whoever is 1st where that is so', () => {
      expect(endOf(twice(removing()).challenge('4', '3', 'a'))).toBe('3 5');
      expect(endOf(twice(removing({ exemptFirst: 'yes' })))).toBe('1 3 5');
      expect(twice(removing()).at('2023-04-01 12:00').settle().open).toEqual([]);
    });

    it('lets a game of the season be told later, which may be just enough', () => {
      const club = twice(removing()).challenge('4', '2', 'a');
      expect(endOf(club)).toBe('3 5');
      expect(() => club.does('result', { challenge: 'a', score: [1, 0], playedAt: '2023-04-01T09:00:00Z' })).toThrow(
        'season-over',
      );
      club.does('result', { challenge: 'a', score: [0, 1], playedAt: '2023-03-31T20:00:00Z' });
      expect(club.order).toBe('2 3 4 5');
    });

    it('lets none be told of a challenge whose result was waiting as they were removed', () => {
      const club = removing({ confirm: 9 }).at('2023-03-30 20:00').challenge('4', '2', 'a');
      club.does('result', { challenge: 'a', score: [0, 1], reported: '4' });
      expect(endOf(club)).toBe('');
      expect(() => club.does('result', { challenge: 'a', score: [1, 0], playedAt: '2023-03-31T12:00:00Z' })).toThrow(
        'closed-challenge',
      );
    });

    it('says so in the rules, on the ladder ahead, and of whom it befell', () => {
      const club = twice(removing());
      expect(JSON.stringify(houseRules(club.ladder.header))).toContain(
        'hasn’t played 2 games is removed from the ladder',
      );
      const { standings } = seasonView(club.season, at('2023-03-25T12:00Z'));
      const row = standings.find(({ id }) => id === '4');
      expect(row?.forecast && row.asked && forecastWords(row.forecast, row.rung, row.asked)).toBe(
        'removed with only 1 of 2 games by 31 Mar',
      );
      expect(row?.asked && askedSentence(row.asked, row.rung, row.forecast)).toBe(
        'You need 2 games by 31 March, or you are removed. So far: 1 of 2 games.',
      );
    });
  });
});
