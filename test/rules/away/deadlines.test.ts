import { describe, expect, it } from 'vitest';
import { challenged, houseOf, lapsedOf } from '../house/club.ts';
import type { ChessClub } from '../systems/club.ts';

const GAME = { challenge: 'c' };
const away = (club: ChessClub, player: string, from: string, to = from) => club.does('away', { player, from, to });
const back = (club: ChessClub, player: string) => club.does('back', { player });

/** When the challenge is to be accepted and, once it is, to be played. */
function dueOf(club: ChessClub): readonly (string | undefined)[] {
  const { nextDue } = club;
  return [nextDue, club.accept(GAME).nextDue].map((due) => due?.slice(0, 10));
}

describe('the deadlines of a challenge', () => {
  it('stand still on the days on which either of the two is away, also where that is announced later', () => {
    const club = challenged();
    away(club, '2', '2023-03-03', '2023-03-05');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
    const other = challenged();
    away(other, '4', '2023-03-03', '2023-03-05');
    expect(dueOf(other)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('stand still for a day once, be both away on it and the club shut', () => {
    const club = challenged({}, { closures: [{ from: '2023-03-07', to: '2023-03-10' }] });
    away(club, '2', '2023-03-03', '2023-03-06');
    away(club, '4', '2023-03-05', '2023-03-08');
    expect(dueOf(club)).toEqual(['2023-03-15', '2023-03-24']);
  });

  it('care for no other days: before it was issued, after it has run out, or of other players', () => {
    const club = houseOf(5, { acceptDays: 5, playDays: 14 });
    away(club, '2', '2023-03-02', '2023-03-03');
    club.at('2023-03-04 20:00').challenge('4', '2', 'c');
    away(club, '3', '2023-03-05', '2023-03-08');
    away(club, '4', '2023-03-19', '2023-03-23');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('go on as soon as the player is back: days that are over have stood still', () => {
    const club = challenged();
    away(club, '2', '2023-03-03', '2023-03-20');
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
    back(club.at('2023-03-06 08:00'), '2');
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('are saved by going away on the very last day, and not on the day after', () => {
    const club = challenged();
    away(club.at('2023-03-06 23:59'), '2', '2023-03-06', '2023-03-07');
    expect(dueOf(club)).toEqual(['2023-03-09', '2023-03-18']);
    const late = challenged();
    away(late.at('2023-03-07 00:00'), '2', '2023-03-07', '2023-03-20');
    expect(lapsedOf(late)).toEqual(['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });

  it('were earlier after all where it is voided that a player was away', () => {
    const club = challenged();
    const { line } = away(club, '2', '2023-03-03', '2023-03-12');
    club.at('2023-03-14 20:00').settle();
    expect(lapsedOf(club)).toEqual([]);
    club.void(line);
    expect(lapsedOf(club)).toEqual(['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });

  it('let a game count that was played in the time which the days away have made longer, whenever it is told', () => {
    const club = challenged({ acceptDays: 0 });
    away(club, '4', '2023-03-03', '2023-03-05');
    club.at('2023-03-25 20:00').settle();
    expect(lapsedOf(club)).toEqual(['deadline-c at 2023-03-19T00:00Z (H15): 4 to 2 forfeited']);
    expect(() => club.result(GAME, [0, 1], '2023-03-19 10:00')).toThrow('closed-challenge (H15)');
    club.result(GAME, [0, 1], '2023-03-18 22:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('are later by the days of putting off, not counting those away either', () => {
    const club = challenged();
    club.does('postpone', GAME);
    away(club, '2', '2023-03-18', '2023-03-19');
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
  });

  it('are none where the days away take them past the season’s last day, until the player is back', () => {
    const club = challenged({ acceptDays: 0 }, { season: { start: '2023-03-01', end: '2023-03-16' } });
    away(club, '2', '2023-03-08', '2023-03-10');
    expect(club.nextDue).toBeUndefined();
    back(club.at('2023-03-09 08:00'), '2');
    expect(club.nextDue).toBe('2023-03-17T00:00:00.000Z');
  });

  it('are where they were, whatever the ladder allows by now', () => {
    const club = challenged();
    away(club, '2', '2023-03-03', '2023-03-05');
    club.does('configure', { settings: { holidayDays: 0, acceptDays: 1 } });
    expect(dueOf(club)).toEqual(['2023-03-10', '2023-03-19']);
  });

  it('end with the day by the club’s clock, also where its midnight is skipped', () => {
    const start = { start: '2022-03-01' };
    const beirut = houseOf(5, { playDays: 2 }, { timezone: 'Asia/Beirut', season: start }).at('2022-03-23 20:00');
    beirut.challenge('4', '2', 'c');
    away(beirut, '2', '2022-03-24');
    expect(beirut.nextDue).toBe('2022-03-26T22:00:00.000Z');
  });
});
