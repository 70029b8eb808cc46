import { describe, expect, it } from 'vitest';
import { HEAD } from '#functions/database/keys.ts';
import { stateParts } from '#functions/ladders/changes.ts';
import { headPart, ladderOf } from '#functions/ladders/parts.ts';
import { nextRollover } from '#shared/engine/due.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/club.ts';
import { ASSETS, PLACE } from '#test/view/page.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

/** Where nobody waits for anything but protection. */
const clubOf = (settings: object = {}, changes: object = {}) =>
  houseOf(8, { protectedDays: 3, rematchWeeks: 0, ...settings }, changes);

/** Whether 6 may challenge 4 at a time; nothing is recorded. */
function free(club: ChessClub, when: string, challenger = '6', challenged = '4'): boolean {
  try {
    club.at(when).withdraw(club.issue(challenger, challenged));
    return true;
  } catch (error) {
    expect(String(error)).toContain('protected (H6)');
    return false;
  }
}

describe('whoever has defended their rung (H6)', () => {
  it('is not challenged on the days after that of the game, and then again', () => {
    const club = clubOf().plays('5', '4', [0, 1]);
    expect(() => club.at('2023-03-02 00:00').challenge('6', '4')).toThrow(
      'protected (H6): 4 can be challenged again from 5 March 2023, having just defended their rung.',
    );
    expect(free(club, '2023-03-04 23:59')).toBe(false);
    expect(free(club, '2023-03-05')).toBe(true);
    expect(free(clubOf(), '2023-03-02')).toBe(true);
  });

  it('challenges others meanwhile, and is challenged with a reason', () => {
    const club = clubOf().plays('5', '4', [0, 1]).at('2023-03-02 20:00');
    expect(club.challenge('4', '3')).toBeDefined();
    expect(club.because('the cup').challenge('6', '4')).toBeDefined();
  });

  it('won as the challenged player, be it by a walkover, against somebody who stood below when it was issued', () => {
    const walkover = clubOf();
    walkover.does('result', { ...walkover.issue('5', '4'), score: [0, 1], noShow: true });
    expect(free(walkover, '2023-03-02')).toBe(false);
    const passed = clubOf({ openMade: 2 });
    const game = passed.issue('5', '4');
    expect(passed.plays('5', '3', [1, 0]).result(game, [0, 1]).order).toBe('1 2 4 5 3 6 7 8');
    expect(free(passed, '2023-03-02')).toBe(false);
  });

  it('has not if they lost, drew or had challenged themselves, or if the other stood above', () => {
    const lost = clubOf().plays('5', '4', [1, 0]);
    expect([free(lost, '2023-03-02'), free(lost, '2023-03-02', '6', '5')]).toEqual([true, true]);
    const drew = clubOf().plays('5', '4', [0.5, 0.5]);
    expect(free(drew, '2023-03-02')).toBe(true);
    const down = clubOf();
    const odd = down.because('for fun').issue('3', '4');
    down.result(odd, [0, 1]);
    expect(free(down, '2023-03-02')).toBe(true);
  });

  it('has not where the challenge was lost as it was not played in time: neither of the two is protected', () => {
    const club = clubOf({ playDays: 2, playLate: 'lost-by-challenged' }).challenge('5', '4');
    expect(club.at('2023-03-04 10:00').settle().order).toBe('1 2 3 5 4 6 7 8');
    expect([free(club, '2023-03-04 11:00'), free(club, '2023-03-04 11:00', '6', '5')]).toEqual([true, true]);
  });

  it('is protected by the day of the game, not by that on which it was told or confirmed', () => {
    const late = clubOf();
    const game = late.issue('5', '4');
    late.at('2023-03-04 20:00').result(game, [0, 1], '2023-03-02 20:00');
    expect([free(late, '2023-03-05 23:59'), free(late, '2023-03-06')]).toEqual([false, true]);
    const slow = clubOf({ confirm: 5 });
    const other = slow.issue('5', '4');
    slow.does('result', { ...other, score: [0, 1], reported: '4' });
    expect(free(slow, '2023-03-02')).toBe(false);
    slow.does('approve', other);
    expect([free(slow, '2023-03-04'), free(slow, '2023-03-05')]).toEqual([false, true]);
  });

  it('is protected as soon as the result is reported, also while it is disputed, and no longer once it is turned down or voided', () => {
    const reported = () => {
      const club = clubOf({ confirm: 5 });
      const game = club.issue('5', '4');
      const { line } = club.does('result', { ...game, score: [0, 1], reported: '4' });
      club.at('2023-03-02 20:00');
      return { club, game, line };
    };
    const { club, game } = reported();
    expect(free(club.does('reject', { ...game, disputed: '5' }), '2023-03-02 20:01')).toBe(false);
    expect(free(club.does('reject', { ...game }), '2023-03-02 20:02')).toBe(true);
    const voided = reported();
    expect(free(voided.club.void(voided.line), '2023-03-02 20:01')).toBe(true);
    const silent = reported().club;
    expect([free(silent, '2023-03-04 23:59'), free(silent, '2023-03-05')]).toEqual([false, true]);
  });

  it('has defended it in time though that is told only after the challenge was lost', () => {
    const club = clubOf({ playDays: 2, playLate: 'lost-by-challenged', protectedDays: 10 });
    const game = club.issue('5', '4');
    expect(club.at('2023-03-06 20:00').settle().order).toBe('1 2 3 5 4 6 7 8');
    expect(club.result(game, [0, 1], '2023-03-03 20:00').order).toBe('1 2 3 4 5 6 7 8');
    expect([free(club, '2023-03-13 20:00'), free(club, '2023-03-14')]).toEqual([false, true]);
  });

  it('is protected by the last one, whatever is told of earlier ones later, and by yesterday’s on the day of another', () => {
    const club = clubOf({ openReceived: 2 });
    const [early, last] = [club.issue('5', '4'), club.issue('6', '4')];
    club.at('2023-03-10 20:00').result(last, [0, 1]);
    club.at('2023-03-11 20:00').because('late').result(early, [0, 1], '2023-03-02 20:00');
    expect([free(club, '2023-03-13'), free(club, '2023-03-14')]).toEqual([false, true]);
    const twice = clubOf().plays('5', '4', [0, 1]).at('2023-03-02 20:00');
    twice.because('the cup').plays('6', '4', [0, 1]);
    expect(free(twice, '2023-03-02 21:00', '7')).toBe(false);
  });

  it('is protected no longer once that result is corrected or voided: an earlier defence then counts', () => {
    const club = clubOf().plays('5', '4', [0, 1]).at('2023-03-03 20:00');
    const { line } = club.because('the cup').plays('6', '4', [0, 1]);
    expect(free(club.at('2023-03-04 20:00'), '2023-03-05')).toBe(false);
    club.void(line);
    expect(free(club, '2023-03-05')).toBe(true);
    const wrong = clubOf();
    const told = wrong.plays('5', '4', [1, 0]).line;
    wrong.at('2023-03-02 20:00').correct(told, [0, 1]);
    expect(free(wrong, '2023-03-02 20:00')).toBe(false);
    wrong.correct(told, [0.5, 0.5]);
    expect(free(wrong, '2023-03-02 20:00')).toBe(true);
  });

  it('keeps a challenge that was made before, whatever becomes of the defence', () => {
    const club = clubOf();
    const { line } = club.plays('5', '4', [1, 0]);
    expect(club.at('2023-03-02 20:00').challenge('6', '4').correct(line, [0, 1]).open).toEqual(['6 to 4']);
  });

  it('is asked by the day of play of a game from a sheet, also long ago', () => {
    const club = clubOf();
    for (const day of ['2023-03-02', '2023-03-12', '2023-03-22']) {
      club.at(`${day} 20:00`).plays('5', '4', [0, 1]);
    }
    club.at('2023-03-30 20:00');
    expect(() => club.sheet('6', '4', [0, 1], '2023-03-04 20:00')).toThrow('protected (H6)');
    club.sheet('6', '4', [0, 1], '2023-03-08 20:00');
  });

  it('goes by how many days the club says now; by none unless it does', () => {
    const club = houseOf(8, { rematchWeeks: 0 }).plays('5', '4', [0, 1]);
    expect(free(club, '2023-03-02')).toBe(true);
    club.does('configure', { settings: { rematchWeeks: 0, protectedDays: 2 } });
    expect([free(club, '2023-03-03'), free(club, '2023-03-04')]).toEqual([false, true]);
  });

  it('counts days by the club’s clock, also where one was skipped or has no midnight', () => {
    const samoa = clubOf({}, { timezone: 'Pacific/Apia', season: { start: '2011-12-01' } }).at('2011-12-28 20:00');
    samoa.plays('5', '4', [0, 1]);
    expect([free(samoa, '2011-12-31 23:59'), free(samoa, '2012-01-01 00:00')]).toEqual([false, true]);
    const beirut = clubOf({}, { timezone: 'Asia/Beirut', season: { start: '2022-03-01' } }).at('2022-03-23 20:00');
    beirut.plays('5', '4', [0, 1]);
    expect([free(beirut, '2022-03-26 23:59'), free(beirut, '2022-03-27 01:00')]).toEqual([false, true]);
  });

  it('is known to phones and to the store, which judge alike', () => {
    const club = clubOf().plays('5', '4', [0, 1]).at('2023-03-02 20:00').because('the cup').plays('6', '4', [0, 1]);
    const { ladder } = club.season;
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
    const head = { name: HEAD, line: ladder.line, value: plain(headPart(ladder)) };
    const stored = ladderOf(head, plain(stateParts(ladder)));
    const phone = parseLadder(plain(publicSnapshot(ladder)));
    const told = (of: typeof ladder, at: Instant = ladder.at) =>
      opponentsOf(of, playerOn(of, '6'), at).map(({ player, refusal }) => `${player} ${refusal?.code ?? 'may'}`);
    expect(told(ladder)).toContain('4 protected');
    expect(told(stored)).toEqual(told(ladder));
    expect(told(phone)).toEqual(told(ladder));
    expect(told(phone, instant(Date.parse('2023-03-06T00:00Z')))).toContain('4 may');
  });
});

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));

describe('the page of a ladder on which players are protected (H6)', () => {
  const club = houseOf(5, { protectedDays: 14, rematchWeeks: 0 }).plays('5', '4', [0, 1]);

  it('says until when, on those days and on no other', () => {
    const protectedOn = (day: string) => seasonView(club.season, noonOf(day)).standings[3]?.protected;
    expect(protectedOn('2023-03-01')).toBeUndefined();
    expect(protectedOn('2023-03-15')).toBe('2023-03-15');
    expect(protectedOn('2023-03-16')).toBeUndefined();
    const html = renderLadder(seasonView(club.season, noonOf('2023-03-10')), PLACE, ASSETS);
    expect(html).toContain('<span class="note">can be challenged from 16 March</span>');
  });

  it('says it from the report on', () => {
    const waiting = houseOf(5, { protectedDays: 14, rematchWeeks: 0, confirm: 20 });
    const before = waiting.issue('5', '4');
    const view = seasonView(waiting.season, noonOf('2023-03-10'));
    expect(view.standings[3]?.protected).toBeUndefined();
    waiting.does('result', { ...before, score: [0, 1], reported: '4' });
    expect(seasonView(waiting.season, noonOf('2023-03-10')).standings[3]?.protected).toBe('2023-03-15');
    expect(nextRollover(waiting.ladder, noonOf('2023-03-12'))).toBe(nextRollover(club.ladder, noonOf('2023-03-12')));
  });

  it('is made anew once they are not', () => {
    const next = nextRollover(club.ladder, noonOf('2023-03-12'));
    expect(new Date(next ?? 0).toISOString()).toBe('2023-03-16T00:00:00.000Z');
  });
});
