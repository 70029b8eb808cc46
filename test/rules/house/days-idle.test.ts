import { describe, expect, it } from 'vitest';
import { decide } from '#shared/engine/decide.ts';
import { nextDue, settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { forecastsOf, outlooksOf } from '#shared/view/forecast.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

/** Seeded on 1 March: 7 days without a game end on 8 March. */
const clubOf = (settings: object = {}, changes: object = {}): ChessClub =>
  houseOf(5, { period: 'days', days: 7, rematchWeeks: 0, ...settings }, changes);

const settledOf = (club: ChessClub): readonly string[] =>
  club.season
    .lines()
    .flatMap(({ effects }) => effects.settled)
    .map(({ name, dropped = [], removed }) => `${name}: ${[...dropped, ...removed.map((id) => `-${id}`)].join(' ')}`);
const until = (club: ChessClub, when: string): ChessClub => club.at(when).settle();

describe('so many days without a game (H18, days)', () => {
  it('cost a drop as the last of them ends, and again after as many more', () => {
    const club = clubOf().at('2023-03-03 20:00').plays('5', '4', [0, 1]).plays('3', '2', [0, 1]);
    expect(settledOf(until(club, '2023-03-17'))).toEqual(['2023-03-08: 1', '2023-03-10: 2 3 4 5', '2023-03-15: 1']);
    expect(club.order).toBe('2 1 3 4 5');
  });

  it('are not those when the club is closed, or the player is away', () => {
    const closed = clubOf({}, { closures: [{ from: '2023-03-05', to: '2023-03-06' }] });
    expect(settledOf(until(closed, '2023-03-11'))).toEqual(['2023-03-10: 1 2 3 4 5']);
    const away = clubOf({ holidayDays: 10 }).does('away', { player: '1', from: '2023-03-03', to: '2023-03-04' });
    expect(settledOf(until(away, '2023-03-11'))).toEqual(['2023-03-08: 2 3 4 5', '2023-03-10: 1']);
    const back = clubOf({ holidayDays: 10 }).does('away', { player: '1', from: '2023-03-03', to: '2023-03-09' });
    expect(settledOf(until(back.at('2023-03-05 12:00').does('back', { player: '1' }), '2023-03-11'))).toEqual([
      '2023-03-08: 2 3 4 5',
      '2023-03-10: 1',
    ]);
  });

  it('count from joining and returning, and end with the season', () => {
    const club = clubOf({}, { season: { start: '2023-03-01', end: '2023-03-13' } }).at('2023-03-05 12:00');
    club.does('join', { player: '6' });
    expect(settledOf(until(club, '2023-04-01'))).toEqual(['2023-03-08: 1 2 3 4 5', '2023-03-12: 6']);
  });

  it('cost that too where a challenge runs out at the same midnight', () => {
    const club = clubOf({ acceptDays: 5 }).at('2023-03-03 20:00').challenge('5', '4', 'c');
    expect(settledOf(until(club, '2023-03-09'))).toEqual(['acceptance-c: ', '2023-03-08: 1 2 3 4 5']);
  });

  it('remove where they come so often in a row', () => {
    expect(until(clubOf({ removeAfter: 2 }).plays('2', '1', [0, 1]), '2023-03-16').order).toBe('');
  });

  it('are none where a game is told later, and are again where that is turned down', () => {
    const club = until(clubOf({ confirm: 9 }).challenge('2', '1', 'c'), '2023-03-09');
    expect(settledOf(club)).toEqual(['2023-03-08: 1 2 3 4 5']);
    club.at('2023-03-09 12:00');
    club.does('result', { challenge: 'c', score: [0, 1], reported: '2', playedAt: '2023-03-07T20:00:00Z' });
    expect(club.order).toBe('1 2 3 4 5');
    expect(settledOf(club)).toEqual(['2023-03-08: 3 4 5']);
    club.at('2023-03-10 12:00').does('reject', { challenge: 'c' });
    expect(settledOf(club)).toEqual(['2023-03-08: 1 2 3 4 5']);
  });

  it('are told with the first of them and the last', () => {
    const [settled] = until(clubOf(), '2023-03-09').season.lines().at(-1)?.effects.settled ?? [];
    expect(settled).toMatchObject({ first: '2023-03-02', last: '2023-03-08', length: 7 });
  });

  it('remove nobody whose game in them is told later, also where their challenge had ended by it', () => {
    const club = until(clubOf({ removeAfter: 1 }).challenge('2', '1', 'c'), '2023-03-09');
    expect(club.order).toBe('');
    club.does('result', { challenge: 'c', score: [1, 0], playedAt: '2023-03-07T20:00:00Z' });
    expect(club.order).toBe('2 1');
    expect(settledOf(club)).toEqual(['2023-03-08: -3 -4 -5']);
  });

  it('end with the day on which they did before, where a game told in time is turned down, be the log at hand or not', () => {
    const club = clubOf({ confirm: 9 }).at('2023-03-03 20:00').challenge('2', '1', 'c');
    club
      .does('result', { challenge: 'c', score: [0, 1], reported: '2' })
      .at('2023-03-04 12:00')
      .settle();
    const waiting = club.ladder;
    const by = instant(Date.parse('2023-03-09T12:00Z'));
    const dropped = (of: Ladder) => settleDue(of, by, asRemembered).settlements.map((each) => each.dropped?.join(' '));
    expect(dropped(waiting)).toEqual(['3 4 5']);
    club.does('reject', { challenge: 'c' });
    expect(dropped(decide(waiting, club.season.lines().at(-1)?.command ?? expect.fail()).ladder)).toEqual([
      '1 2 3 4 5',
    ]);
    expect(settledOf(until(club, '2023-03-09'))).toEqual(['2023-03-08: 1 2 3 4 5']);
  });

  it('are nothing to settle where they cost nobody anything: whoever is spared, or has left', () => {
    const playing = (settings: object) =>
      clubOf(settings).at('2023-03-03 20:00').plays('5', '4', [0, 1]).plays('3', '2', [0, 1]);
    expect(settledOf(until(playing({ exemptFirst: 'yes' }), '2023-03-10'))).toEqual([]);
    expect(settledOf(until(playing({ exemptFirst: 'yes', onlyTop: 1 }), '2023-03-11'))).toEqual([]);
    expect(settledOf(until(playing({}).does('leave', { player: '1' }), '2023-03-10'))).toEqual([]);
  });

  it('count anew from the day on which they are changed', () => {
    const club = clubOf({ days: 30 }).at('2023-03-20 12:00');
    club.does('configure', { settings: { days: 10 } });
    expect(settledOf(until(club, '2023-03-31'))).toEqual(['2023-03-30: 1 2 3 4 5']);
  });

  it('spare whoever is 1st then, or all below a rung, until the next time', () => {
    expect(settledOf(until(clubOf({ exemptFirst: 'yes' }), '2023-03-09'))).toEqual(['2023-03-08: 2 3 4 5']);
    expect(settledOf(until(clubOf({ onlyTop: 2 }), '2023-03-09'))).toEqual(['2023-03-08: 1 2']);
    const club = until(clubOf({ exemptFirst: 'yes' }), '2023-03-10 12:00').plays('2', '1', [1, 0]);
    expect(settledOf(until(club.plays('3', '1', [1, 0]), '2023-03-16')).slice(1)).toEqual(['2023-03-15: 4 5']);
  });

  it('come a hundred times in a row and no more: a ladder on which nobody has played for years comes to rest', () => {
    const settled = settledOf(until(clubOf({}, { season: { start: '2023-03-01' } }), '2026-03-01'));
    expect([settled.length, settled.at(-1)]).toEqual([100, '2025-01-29: 1 2 3 4 5']);
  });

  it('are looked for a hundred times of a player who plays however far one looks, and are then never due', () => {
    let looks = 0;
    const lastPlayed = (_: Ladder, __: PlayerId, until: Day): Day => {
      looks++;
      return until;
    };
    const always = { ...asRemembered, lastPlayed };
    expect(nextDue(clubOf({}, { season: { start: '2023-03-01' } }).ladder, always)).toBeUndefined();
    expect(looks).toBeLessThanOrEqual(5 * 101);
  });

  it('are told to each player by their own day', () => {
    const club = clubOf().at('2023-03-03 20:00').plays('5', '4', [0, 1]);
    const forecasts = forecastsOf(outlooksOf(club.ladder), club.ladder.at);
    const told = (id: string, rung: number) =>
      (forecasts.get(playerOn(club.ladder, id)) ?? []).map((each) => forecastWords(each, rung))[0];
    expect([told('1', 1), told('4', 4)]).toEqual([
      'down to 2nd if no game by 8 Mar',
      expect.stringContaining('up to 1st'),
    ]);
  });
});

describe('several weeks as one (H18, each)', () => {
  const settled = (settings: object, changes: object = {}) =>
    settledOf(until(houseOf(3, { period: 'week', rematchWeeks: 0, each: 2, ...settings }, changes), '2023-04-04'));

  it('begin with the first that counts, leave closed ones out, and come again', () => {
    expect(settled({})).toEqual(['2023-W10: 1 2 3', '2023-W12: 1 2 3']);
    const closures = [{ from: '2023-03-06', to: '2023-03-12' }];
    expect(settled({}, { closures })).toEqual(['2023-W11: 1 2 3', '2023-W13: 1 2 3']);
  });

  it('remove by how many of them are missed in a row', () => {
    expect(settled({ removeAfter: 2 })).toEqual(['2023-W10: 1 2 3', '2023-W12: -1 -2 -3']);
  });

  it('spare whoever is 1st', () => {
    expect(settled({ exemptFirst: 'yes' })[0]).toBe('2023-W10: 2 3');
  });
});
