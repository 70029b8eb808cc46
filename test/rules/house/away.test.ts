import { describe, expect, it } from 'vitest';
import { HEAD } from '#functions/database/keys.ts';
import { stateParts } from '#functions/ladders/changes.ts';
import { headPart, ladderOf } from '#functions/ladders/parts.ts';
import { nextRollover } from '#shared/engine/due.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { daysAwayOf } from '#shared/rules/away/days.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/club.ts';
import { ASSETS, PLACE, textOf } from '#test/view/page.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import type { ChessClub } from '../systems/club.ts';
import { challenged, houseOf, lapsedOf, playerOn } from './club.ts';

/** A club whose 2 is away from 10 to 12 March. */
function clubOf(changes: object = {}): ChessClub {
  const club = houseOf(5, {}, changes).does('away', { player: '2', from: '2023-03-10', to: '2023-03-12' });
  return club;
}

describe('whoever is away (H19)', () => {
  it('is challenged and challenges again before and after that, and meanwhile for a reason alone', () => {
    const club = clubOf();
    club.withdraw(club.at('2023-03-09 23:59').issue('3', '2'));
    const says = 'away (H19): 2 is away until 12 March 2023.';
    expect(() => club.at('2023-03-10 00:00').challenge('3', '2')).toThrow(says);
    expect(() => club.at('2023-03-12 23:59').challenge('2', '1')).toThrow(says);
    club.withdraw(club.because('they met').issue('4', '2')).at('2023-03-13 00:00').challenge('3', '2');
    expect(club.challenge('2', '1')).toBeDefined();
  });

  it('is challenged again as soon as they are back', () => {
    expect(clubOf().at('2023-03-11 12:00').does('back', { player: '2' }).challenge('3', '2')).toBeDefined();
  });

  it('accepts, plays and is on a sheet all the same', () => {
    const club = clubOf();
    const game = club.issue('3', '2');
    club.at('2023-03-10 20:00').accept(game).result(game, [1, 0]);
    expect(club.sheet('4', '2', [0, 1]).order).toBe('1 3 2 4 5');
  });

  it('is shown as such to those who look whom they may challenge', () => {
    const { ladder } = clubOf();
    const seen = opponentsOf(ladder, playerOn(ladder, '3'), instant(Date.parse('2023-03-11T12:00Z')));
    expect(seen.map(({ player, refusal }) => `${player} ${refusal?.code ?? 'may'}`)).toContain('2 away');
  });

  it('is by the day on the club’s clock', () => {
    const club = clubOf({ timezone: 'Pacific/Kiritimati' });
    expect(() => club.at('2023-03-09T10:30:00Z').challenge('3', '2')).toThrow('away (H19)');
    expect(club.at('2023-03-12T10:30:00Z').challenge('3', '2')).toBeDefined();
  });
});

const away = (club: ChessClub, from: string, to = from, player = '2') => club.does('away', { player, from, to });
const back = (club: ChessClub, player = '2') => club.does('back', { player });

/** When somebody is away: "2023-03-03 to 2023-03-05". */
const daysOf = (ladder: Ladder, player = '2') =>
  daysAwayOf(ladder, playerOn(ladder, player)).map(({ from, to }) => `${from} to ${to}`);

describe('a player who is away (H19)', () => {
  it('announces it for days that are not over, today and the season’s last included', () => {
    const club = houseOf(4, {}, { season: { start: '2023-03-01', end: '2023-06-30' } });
    away(club, '2023-03-01', '2023-03-02');
    away(club, '2023-06-30');
    expect(daysOf(club.ladder)).toEqual(['2023-03-01 to 2023-03-02', '2023-06-30 to 2023-06-30']);
    expect(() => away(club, '2023-02-28', '2023-03-10', '3')).toThrow('bad-days (H19): Some of these days are already');
    expect(() => away(club, '2023-06-29', '2023-07-01', '3')).toThrow(
      'bad-days (H19): The season ends on 30 June 2023.',
    );
    expect(() => away(club, '2023-03-09', '2023-03-08', '3')).toThrow('to: must not be before “from”.');
    club.at('2023-07-01');
    expect(() => away(club, '2023-07-01')).toThrow('season-over');
  });

  it('does not announce a day twice, and is away in one go on days that adjoin', () => {
    const club = houseOf(4);
    away(club, '2023-03-10', '2023-03-12');
    const twice = 'bad-days (H19): 2 is already away from 10 March 2023 to 12 March 2023.';
    expect(() => away(club, '2023-03-08', '2023-03-10')).toThrow(twice);
    expect(() => away(club.because('sure'), '2023-03-12', '2023-03-20')).toThrow(twice);
    away(club, '2023-03-13', '2023-03-14');
    away(club, '2023-03-08', '2023-03-08');
    away(club, '2023-03-11', '2023-03-11', '3');
    expect(daysOf(club.ladder)).toEqual(['2023-03-08 to 2023-03-08', '2023-03-10 to 2023-03-14']);
  });

  it('has so many days of a season in all, and more where an official gives a reason', () => {
    const club = houseOf(4, { holidayDays: 5 });
    away(club, '2023-03-10', '2023-03-12');
    expect(() => away(club, '2023-04-01', '2023-04-03')).toThrow(
      'no-days-left (H19): 2 asked for 3 days away and has 2 of 5 left this season.',
    );
    away(club, '2023-04-01', '2023-04-02');
    expect(() => away(club, '2023-05-01')).toThrow('no-days-left (H19): 2 has no days away left this season.');
    away(club.because('an operation'), '2023-05-01');
    club.does('configure', { settings: { holidayDays: 7 } });
    away(club, '2023-05-02');
    expect(() => away(club, '2023-05-09')).toThrow('no-days-left');
    expect(() => away(houseOf(4, { holidayDays: 0 }), '2023-03-10')).toThrow('Players can’t be away on this ladder.');
  });

  it('comes back early: days that are over stay, all others can be had again', () => {
    const club = houseOf(4, { holidayDays: 10 });
    away(club, '2023-03-10', '2023-03-17');
    away(club, '2023-04-01', '2023-04-02');
    back(club.at('2023-03-12 08:00'));
    expect(daysOf(club.ladder)).toEqual(['2023-03-10 to 2023-03-11']);
    expect(() => back(club)).toThrow('not-away (H19): 2 has no holiday to end.');
    away(club, '2023-03-12', '2023-03-19');
    expect(daysOf(club.ladder)).toEqual(['2023-03-10 to 2023-03-19']);
  });

  it('is on the ladder', () => {
    const club = houseOf(4).leave('3');
    expect(() => away(club, '2023-03-10', '2023-03-10', '3')).toThrow('not-on-ladder');
    expect(() => back(club, '3')).toThrow('not-on-ladder');
    expect(() => away(club, '2023-03-10', '2023-03-10', 'zoe')).toThrow('unknown-player');
  });

  it('never was where that is voided, and still is where it is voided that they came back', () => {
    const club = houseOf(4);
    const { line } = away(club, '2023-03-10', '2023-03-20');
    const returned = back(club.at('2023-03-12 08:00')).line;
    away(club, '2023-03-18', '2023-03-25');
    club.void(returned);
    expect(daysOf(club.ladder)).toEqual(['2023-03-10 to 2023-03-25']);
    club.void(line);
    expect(daysOf(club.ladder)).toEqual(['2023-03-18 to 2023-03-25']);
  });

  it('is nobody to a ladder without their joining, and away again once that stands', () => {
    const club = houseOf(4);
    const { line } = club.does('join', { player: 'zoe' });
    away(club, '2023-03-10', '2023-03-20', 'zoe');
    club.void(line);
    expect(() => daysOf(club.ladder, 'zoe')).toThrow('not on the ladder');
    expect(daysOf(club.join('zoe').ladder, 'zoe')).toEqual([]);
  });

  it('counts days by the club’s clock: one whose midnight comes twice is over at the first', () => {
    const goose = houseOf(4, {}, { timezone: 'America/Goose_Bay', season: { start: '2006-10-01' } });
    goose.at('2006-10-29T03:30:00Z');
    expect(goose.today).toBe('2006-10-28');
    expect(() => away(goose, '2006-10-28', '2006-10-30')).toThrow('already over');
    away(goose, '2006-10-29', '2006-10-30');
    const samoa = houseOf(4, { holidayDays: 3 }, { timezone: 'Pacific/Apia', season: { start: '2011-12-01' } });
    samoa.at('2011-12-29 23:59');
    away(samoa, '2011-12-29', '2011-12-31');
    expect(daysOf(samoa.at('2012-01-01 12:00').ladder)).toEqual(['2011-12-29 to 2011-12-31']);
  });

  it('is known to phones and to the store', () => {
    const club = houseOf(4);
    away(club, '2023-03-10', '2023-03-12');
    away(club, '2023-03-20', '2023-03-20');
    const { ladder } = club;
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
    const head = { name: HEAD, line: ladder.line, value: plain(headPart(ladder)) };
    const stored = ladderOf(head, plain(stateParts(ladder)));
    const phone = parseLadder(plain(publicSnapshot(ladder)));
    expect([stored, phone].map((each) => daysOf(each))).toEqual([daysOf(ladder), daysOf(ladder)]);
  });
});

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));

describe('the page of a ladder whose players may be away (H19)', () => {
  const club = houseOf(4);
  club.because('a long way to go').does('away', { player: '2', from: '2023-03-20', to: '2023-04-03' });

  it('says until when a player is away, on those days and on no other', () => {
    const awayOn = (day: string) => seasonView(club.season, noonOf(day)).standings.map(({ away }) => away);
    expect(awayOn('2023-03-19')).toEqual([undefined, undefined, undefined, undefined]);
    expect(awayOn('2023-04-03')).toEqual([undefined, '2023-04-03', undefined, undefined]);
    expect(awayOn('2023-04-04')[1]).toBeUndefined();
    const html = renderLadder(seasonView(club.season, noonOf('2023-03-25')), PLACE, ASSETS);
    expect(html).toContain('<summary><span class="note">away until 3 April</span></summary>');
    expect(textOf(html)).not.toContain('a long way to go');
  });

  it('is made anew as they go away, and once they are back', () => {
    const nextAfter = (day: string) => new Date(nextRollover(club.ladder, noonOf(day)) ?? 0).toISOString();
    expect(nextAfter('2023-03-12')).toBe('2023-03-20T00:00:00.000Z');
    expect(nextAfter('2023-03-20')).toBe('2023-04-03T23:00:00.000Z');
  });
});

const GAME = { challenge: 'c' };

/** When the challenge is to be accepted and, once it is, to be played. */
function dueOf(club: ChessClub): readonly (string | undefined)[] {
  const { nextDue } = club;
  return [nextDue, club.accept(GAME).nextDue].map((due) => due?.slice(0, 10));
}

describe('the deadlines of a challenge between players who may be away (H14, H15, H19)', () => {
  it('stand still on the days on which either of the two is away, also where that is announced later', () => {
    const club = challenged();
    away(club, '2023-03-03', '2023-03-05');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
    const other = challenged();
    away(other, '2023-03-03', '2023-03-05', '4');
    expect(dueOf(other)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('stand still for a day once, be both away on it and the club shut', () => {
    const club = challenged({}, { closures: [{ from: '2023-03-07', to: '2023-03-10' }] });
    away(club, '2023-03-03', '2023-03-06');
    away(club, '2023-03-05', '2023-03-08', '4');
    expect(dueOf(club)).toEqual(['2023-03-15', '2023-03-24']);
  });

  it('care for no other days: before it was issued, after it has run out, or of other players', () => {
    const club = houseOf(5, { acceptDays: 5, playDays: 14 });
    away(club, '2023-03-02', '2023-03-03');
    club.at('2023-03-04 20:00').challenge('4', '2', 'c');
    away(club, '2023-03-05', '2023-03-08', '3');
    away(club, '2023-03-19', '2023-03-23', '4');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('go on as soon as the player is back: days that are over have stood still', () => {
    const club = challenged();
    away(club, '2023-03-03', '2023-03-20');
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
    back(club.at('2023-03-06 08:00'), '2');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('are saved by going away on the very last day, and not on the day after', () => {
    const club = challenged();
    away(club.at('2023-03-06 23:59'), '2023-03-06', '2023-03-07');
    expect(dueOf(club)).toEqual(['2023-03-09', '2023-03-18']);
    const late = challenged();
    away(late.at('2023-03-07 00:00'), '2023-03-07', '2023-03-20');
    expect(lapsedOf(late)).toEqual(['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });

  it('were earlier after all where it is voided that a player was away', () => {
    const club = challenged();
    const { line } = away(club, '2023-03-03', '2023-03-12');
    club.at('2023-03-14 20:00').settle();
    expect(lapsedOf(club)).toEqual([]);
    club.void(line);
    expect(lapsedOf(club)).toEqual(['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });

  it('let a game count that was played in the time which the days away have made longer, whenever it is told', () => {
    const club = challenged({ acceptDays: 0 });
    away(club, '2023-03-03', '2023-03-05', '4');
    club.at('2023-03-25 20:00').settle();
    expect(lapsedOf(club)).toEqual(['deadline-c at 2023-03-19T00:00Z (H15): 4 to 2 forfeited']);
    expect(() => club.result(GAME, [0, 1], '2023-03-19 10:00')).toThrow('closed-challenge (H15)');
    club.result(GAME, [0, 1], '2023-03-18 22:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('are later by the days of putting off, not counting those away either', () => {
    const club = challenged();
    club.does('postpone', GAME);
    away(club, '2023-03-18', '2023-03-19');
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
  });

  it('are none where the days away take them past the season’s last day, until the player is back', () => {
    const club = challenged({ acceptDays: 0 }, { season: { start: '2023-03-01', end: '2023-03-16' } });
    away(club, '2023-03-08', '2023-03-10');
    expect(club.nextDue).toBeUndefined();
    back(club.at('2023-03-09 08:00'), '2');
    expect(club.nextDue).toBe('2023-03-17T00:00:00.000Z');
  });

  it('are where they were, whatever the ladder allows by now', () => {
    const club = challenged();
    away(club, '2023-03-03', '2023-03-05');
    club.does('configure', { settings: { holidayDays: 0, acceptDays: 1 } });
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('end with the day by the club’s clock, also where its midnight is skipped', () => {
    const start = { start: '2022-03-01' };
    const beirut = houseOf(5, { playDays: 2 }, { timezone: 'Asia/Beirut', season: start }).at('2022-03-23 20:00');
    beirut.challenge('4', '2', 'c');
    away(beirut, '2022-03-24');
    expect(beirut.nextDue).toBe('2022-03-26T22:00:00.000Z');
  });
});
