import { describe, expect, it } from 'vitest';
import { nextRollover } from '#shared/engine/due.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/club.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf } from './club.ts';

const TOO_SOON = 'rematch-too-soon (H5)';

/** A club in which 5 challenged 4 on 1 March, and lost a week later. */
function playedOnce(settings: { readonly rematchWeeks?: number } = {}, changes: object = {}): ChessClub {
  const club = houseOf(6, settings, changes);
  const game = club.issue('5', '4');
  club.at('2023-03-08 20:00').result(game, [0, 1]);
  return club;
}

describe('the same two, where they wait for so many weeks (H5)', () => {
  it('may challenge each other again on that day of the week, counted from their challenge', () => {
    const club = playedOnce();
    expect(() => club.at('2023-03-14 23:59:59.999').challenge('5', '4')).toThrow(
      `${TOO_SOON}: 5 and 4 can challenge each other again from 15 March 2023.`,
    );
    expect(club.at('2023-03-15').challenge('5', '4')).toBeDefined();
  });

  it('wait in either direction, and not at all where that is nothing', () => {
    const upset = houseOf(6, { rematchWeeks: 1 }).plays('5', '4', [1, 0]);
    expect(() => upset.at('2023-03-07 20:00').challenge('4', '5')).toThrow(TOO_SOON);
    expect(playedOnce({ rematchWeeks: 0 }).challenge('5', '4')).toBeDefined();
    expect(houseOf(6, { rematchWeeks: 0 }).plays('5', '4', [0, 1]).challenge('5', '4')).toBeDefined();
  });

  it('count days by the club’s clock, also where a day was skipped', () => {
    const samoa = { timezone: 'Pacific/Apia', season: { start: '2011-12-01' } };
    const club = houseOf(6, { rematchWeeks: 1 }, samoa).at('2011-12-24 20:00').plays('5', '4', [0, 1]);
    // 30 December 2011 was no day in Samoa.
    expect(() => club.at('2011-12-29 23:59').challenge('5', '4')).toThrow(TOO_SOON);
    expect(club.at('2011-12-31 00:00').challenge('5', '4')).toBeDefined();
  });

  it('go by what the club has said last', () => {
    expect(
      playedOnce()
        .does('configure', { settings: { rematchWeeks: 1 } })
        .challenge('5', '4'),
    ).toBeDefined();
  });

  it('are listed the soonest first, whoever stands above first, while both are there and in reach (H5)', () => {
    const lost = [0, 1] as const;
    const club = houseOf(6, { rematchWeeks: 4, reach: 2 }).at('2023-03-01 20:00').plays('3', '2', lost);
    club.at('2023-03-02 20:00').plays('6', '4', lost);
    club.at('2023-03-29 20:00').plays('3', '2', lost).plays('6', '5', lost);
    const listed = () => {
      const today = dayOf(club.ladder, club.ladder.at);
      return systemOf(club.ladder)
        .rematches(club.ladder, today)
        .map(({ above, below, from }) => `${above} ${below} ${from}`);
    };
    expect(listed()).toEqual(['4 6 2023-03-30', '2 3 2023-04-26', '5 6 2023-04-26']);
    club.does('configure', { settings: { reach: 1 } });
    expect(listed()).toEqual(['2 3 2023-04-26', '5 6 2023-04-26']);
    expect(club.leave('5').plays('4', '3', [1, 0]) && listed()).toEqual(['4 3 2023-04-26']);
    club.at('2023-04-26 00:00').does('settle', {});
    expect(listed()).toEqual([]);
  });

  it('are listed until that day, and the page is drawn anew on it', () => {
    const { season } = playedOnce({ rematchWeeks: 4 });
    expect(seasonView(season, season.ladder.at).rematches).toMatchObject([{ one: { id: '4' }, from: '2023-03-29' }]);
    expect(nextRollover(season.ladder, instant(Date.parse('2023-03-20T20:00Z')))).toBe(
      Date.parse('2023-03-29T00:00+01:00'),
    );
  });

  it('need not wait after a challenge that was withdrawn, declined or voided', () => {
    const club = houseOf(6, { rematchWeeks: 52 });
    club.withdraw(club.issue('5', '4'));
    expect(club.decline(club.issue('5', '4')).plays('5', '4', [0, 1]).void().challenge('5', '4')).toBeDefined();
  });

  it.each(['lost-by-challenged', 'lost-by-both'])(
    'wait after a challenge that was %s, and not after one that lapsed',
    (late) => {
      const unplayed = (playLate: string): ChessClub => {
        const club = houseOf(6, { rematchWeeks: 4, playDays: 7, playLate }).challenge('5', '4');
        return club.at('2023-03-10 20:00').settle();
      };
      const lost = unplayed(late);
      expect(lost.open).toEqual([]);
      const [below = '', above = ''] = lost.order.startsWith('1 2 3 5') ? ['4', '5'] : ['5', '4'];
      expect(() => lost.challenge(below, above)).toThrow(TOO_SOON);
      expect(lost.at('2023-03-29').challenge(below, above)).toBeDefined();
      expect(unplayed('lapses').challenge('5', '4')).toBeDefined();
    },
  );

  it('wait after a challenge that was lost for not being played once its late result was voided (H15)', () => {
    const club = houseOf(6, { rematchWeeks: 4, playDays: 7, playLate: 'lost-by-both' });
    const game = club.issue('5', '4');
    club.at('2023-03-12 20:00').result(game, [1, 0], '2023-03-08 20:00').void();
    expect(() => club.challenge('5', '4')).toThrow(TOO_SOON);
  });

  it('wait after a challenge that was lost by declining', () => {
    const club = houseOf(6, { rematchWeeks: 4, freeDeclines: 0, declining: 'lost' });
    expect(club.decline(club.issue('5', '4')).order).toBe('1 2 3 5 4 6');
    expect(() => club.challenge('4', '5')).toThrow(TOO_SOON);
  });
});
