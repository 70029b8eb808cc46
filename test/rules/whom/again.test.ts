import { describe, expect, it, vi } from 'vitest';
import { nextRollover } from '#shared/engine/due.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/told.ts';
import { houseLike, houseOf } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

const TOO_SOON = 'rematch-too-soon (T7)';

/** A club in which 5 challenged 4 on 1 March, and lost a week later. */
function playedOnce(settings: { readonly rematchWeeks?: number } = {}, changes: object = {}): ChessClub {
  const club = houseOf(6, settings, changes);
  const game = club.challenge('5', '4');
  club.at('2023-03-08 20:00').result(game, [0, 1]);
  return club;
}

describe('the same two, where they wait for so many weeks', () => {
  it('may challenge each other again on that day of the week, counted from their challenge', () => {
    const club = playedOnce();
    expect(() => club.at('2023-03-14 23:59:59.999').challenge('5', '4')).toThrow(
      `${TOO_SOON}: 5 and 4 can challenge each other again from 15 March 2023.`,
    );
    expect(club.at('2023-03-15').challenge('5', '4')).toBeDefined();
  });

  it('wait in either direction, and not at all where that is nothing', () => {
    const upset = houseOf(6, { rematchWeeks: 1 });
    upset.plays('5', '4', [1, 0]);
    expect(() => upset.at('2023-03-07 20:00').challenge('4', '5')).toThrow(TOO_SOON);
    expect(playedOnce({ rematchWeeks: 0 }).challenge('5', '4')).toBeDefined();
    const sameDay = houseOf(6, { rematchWeeks: 0 });
    sameDay.plays('5', '4', [0, 1]);
    expect(sameDay.challenge('5', '4')).toBeDefined();
  });

  it('count days by the club’s clock, also where a day was skipped', () => {
    const samoa = { timezone: 'Pacific/Apia', season: { start: '2011-12-01' } };
    const club = houseOf(6, { rematchWeeks: 1 }, samoa).at('2011-12-24 20:00');
    club.plays('5', '4', [0, 1]);
    // 30 December 2011 was no day in Samoa.
    expect(() => club.at('2011-12-29 23:59').challenge('5', '4')).toThrow(TOO_SOON);
    expect(club.at('2011-12-31 00:00').challenge('5', '4')).toBeDefined();
  });

  it('go by what the club has said last', () => {
    const club = playedOnce();
    club.does('configure', { settings: { rematchWeeks: 1 } });
    expect(club.challenge('5', '4')).toBeDefined();
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
    club.withdraw(club.challenge('5', '4'));
    club.decline(club.challenge('5', '4'));
    club.void(club.plays('5', '4', [0, 1]));
    expect(club.challenge('5', '4')).toBeDefined();
  });

  it.each(['lost-by-challenged', 'lost-by-both'])(
    'wait after a challenge that was %s, and not after one that lapsed',
    (late) => {
      const unplayed = (playLate: string): ChessClub => {
        const club = houseOf(6, { rematchWeeks: 4, playDays: 7, playLate });
        club.challenge('5', '4');
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

  it('wait after a challenge that was lost by declining', () => {
    const club = houseOf(6, { rematchWeeks: 4, freeDeclines: 0, declining: 'lost' });
    club.decline(club.challenge('5', '4'));
    expect(club.order).toBe('1 2 3 5 4 6');
    expect(() => club.challenge('4', '5')).toThrow(TOO_SOON);
  });
});
