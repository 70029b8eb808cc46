import { describe, expect, it } from 'vitest';
import { RulesClub } from '../club.ts';
import { ChessClub, creweOf, NairobiClub } from './club.ts';

const takes = (settings: object, system = 'lavers'): boolean => {
  try {
    return new RulesClub({ system, settings }).ladder !== undefined;
  } catch (error) {
    expect(String(error)).toContain('invalid (§0)');
    return false;
  }
};
const taken = (name: string, values: readonly unknown[], system?: string) =>
  values.filter((value) => takes({ [name]: value }, system));

describe('a setting (§0 Configuring)', () => {
  it('that is a figure is a whole number within its range, not one in words (§0)', () => {
    expect(taken('drop', [0, 1, 5, 100, 101, 2.5, '5', Number.NaN, null, [5]])).toEqual([1, 5, 100]);
  });

  it('that is a time of day is one on the clock, to the minute (§0)', () => {
    const times = ['00:00', '09:59', '19:45', '23:59'];
    const none = ['24:00', '9:45', '19:60', '1945', 'at 19:45', '19:45:00', '29:45', '19:4', 1945, ['19:45']];
    expect(taken('hoursTo', [...times, ...none])).toEqual(times);
  });

  it('that is in the club’s own words is a short line (§0)', () => {
    const longest = 'é'.repeat(200);
    const lines = ['', 'The Crown, High Street', longest];
    const none = [`${longest}!`, 'two\nlines', 'a\ttab', 'bell\u0007', 80, ['The Crown']];
    expect(taken('venue', [...lines, ...none])).toEqual(lines);
  });

  it('that is what the club says under its rules has paragraphs, and nothing that cannot be seen (§0)', () => {
    const texts = ['', 'New balls.\n\n\tA court costs 8 €.\r\n', 'é'.repeat(2000)];
    const none = ['é'.repeat(2001), 'bell\u0007', 'nul\u0000', 80, ['New balls.']];
    expect(taken('words', [...texts, ...none])).toEqual(texts);
  });

  it('that is one of several words is one of them, and a choice of several has each once, and one at least (§0)', () => {
    expect(taken('draws', ['yes', 'no', 'maybe', 'toString', 1, ['yes']], 'house')).toEqual(['yes', 'no']);
    const some = [['monday'], ['sunday', 'monday']];
    expect(taken('nights', [...some, [], ['monday', 'monday'], ['Monday'], 'monday', [1], {}])).toEqual(some);
  });
});

describe('a seeding', () => {
  it('keeps names and ratings, and leaves those that somebody has where it says none (§0 Seeding)', () => {
    const club = new ChessClub({ system: 'crewe', season: { start: '2019-09-02' } });
    const seed = (...players: readonly object[]) => club.does('seed', { order: 'given', players });
    const kept = (player: string) => {
      const { name, rating } = club.player(player) ?? {};
      return [name, rating];
    };
    const { line } = seed({ id: 'ann', name: 'Ann Lee', rating: 1500 }, { id: 'bob' });
    expect([kept('ann'), kept('bob')]).toEqual([
      ['Ann Lee', 1500],
      [undefined, undefined],
    ]);
    club.does('join', { player: 'cy', name: 'Cy Cole' }).void(line);
    seed({ id: 'bob', name: 'Bob Bishop' }, { id: 'cy', rating: 900 });
    expect([kept('bob'), kept('cy')]).toEqual([
      ['Bob Bishop', undefined],
      ['Cy Cole', 900],
    ]);
  });

  it('keeps what a player wants, and a record of nothing where they want nothing (§0 Seeding)', () => {
    const club = new NairobiClub({ system: 'nairobi' });
    club.does('seed', { order: 'given', players: [{ id: '1', registered: true }, { id: '2' }] });
    expect(club.preferencesOf('1')).toEqual({ registered: true });
    expect(club.player('2')).not.toHaveProperty('preferences');
  });
});

describe('a date of play', () => {
  it('before the season, or before the challenge, is refused, and the refusal says which (§0 Playing)', () => {
    const club = creweOf(4);
    const game = club.issue('3', '2');
    const early = (playedAt: string) => () => club.result(game, [1, 0], playedAt);
    expect(early('2019-09-01 20:00')).toThrow(/odd-date \(§0\): .*challenge/);
    expect(early('2019-09-04 23:59')).toThrow(/odd-date \(§0\): .*challenge/);
    expect(() => club.sheet('4', '2', [1, 0], '2019-09-01 23:59')).toThrow(/odd-date \(§0\): .*season/);
    expect(() => club.result(game, [1, 0], '2019-09-05 00:00')).not.toThrow();
  });

  it('is what a player last played on, though an older game is told later (§0 Playing)', () => {
    const club = new ChessClub().seed('ann', 'bob', 'cy').at('2021-10-12 20:00');
    club.sheet('bob', 'ann', [1, 1]);
    club.at('2021-10-13 20:00').sheet('cy', 'ann', [1, 1], '2021-10-11 20:00');
    const played = ['ann', 'bob', 'cy'].map((player) => club.player(player)?.played);
    expect(played).toEqual(['2021-10-12', '2021-10-12', '2021-10-11']);
  });
});
