import { describe, expect, it } from 'vitest';
import type { Preferences } from '#shared/vocabulary/command.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ladderOf, Programs } from './programs.ts';

function preferencesOf(ladder: Programs, program: string): Preferences | undefined {
  const id = parsePlayerId(program);
  return id && ladder.ladder.players.get(id)?.preferences;
}

describe('what a program prefers', () => {
  it('is noted when it joins or is seeded: main minutes, byo-yomi minutes for 25 moves, scoring (G time, G scoring)', () => {
    const ladder = new Programs().does('seed', { order: 'given', players: [{ id: 'ash', main: 20 }] });
    ladder.join('fir', { main: 15, byoyomi: 25, scoring: 'Japanese' });
    expect(preferencesOf(ladder, 'ash')).toEqual({ main: 20 });
    expect(preferencesOf(ladder, 'fir')).toEqual({ main: 15, byoyomi: 25, scoring: 'Japanese' });
  });

  it('changes where it says so, and stays where it does not (G time)', () => {
    const ladder = new Programs().join('ash', { main: 15, byoyomi: 25 });
    ladder.does('prefer', { player: 'ash', main: 20, scoring: 'Chinese' });
    expect(preferencesOf(ladder, 'ash')).toEqual({ main: 20, byoyomi: 25, scoring: 'Chinese' });
  });

  it('is a preference that this system knows, of a program that is here (G time)', () => {
    const ladder = ladderOf('ash 1 birch 1 gum').leave('gum');
    expect(() => ladder.does('prefer', { player: 'ash' })).toThrow('invalid');
    expect(() => ladder.does('prefer', { player: 'ash', rated: true })).toThrow('invalid');
    expect(() => ladder.does('prefer', { player: 'ash', main: '20' })).toThrow('invalid');
    expect(() => ladder.does('prefer', { player: 'zelkova', main: 20 })).toThrow('unknown-player');
    expect(() => ladder.does('prefer', { player: 'gum', main: 20 })).toThrow('not-on-ladder');
  });

  it('may change before the program has a rung, and gives it none, and after games, and moves nobody (G time)', () => {
    const ladder = ladderOf('ash 1? birch').join('fir').wins('ash', 'birch');
    ladder.does('prefer', { player: 'ash', main: 5 }).does('prefer', { player: 'fir', main: 20 });
    expect([preferencesOf(ladder, 'ash'), preferencesOf(ladder, 'fir')]).toEqual([{ main: 5 }, { main: 20 }]);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 2.5+ birch', 'fir']);
  });
});

describe('a season of programs that is over', () => {
  const over = (before: (ladder: Programs) => void = () => {}) => {
    const ladder = ladderOf('ash 1? birch', { season: { start: '2021-01-04', end: '2021-06-30' } });
    before(ladder.at('2021-06-30 23:59:59'));
    return ladder.at('2021-07-01');
  };

  it('has nobody begin anything any more (§0 A season that is over)', () => {
    const ladder = over((open) => void open.challenge('birch', 'ash', 'last'));
    expect(() => ladder.join('fir')).toThrow('season-over');
    expect(() => ladder.does('prefer', { player: 'ash', main: 20 })).toThrow('season-over');
    expect(() => ladder.challenge('ash', 'birch')).toThrow('season-over');
    expect(() => ladder.does('accept', { challenge: 'last' })).toThrow('season-over');
    expect(() => ladder.because('one more').challenge('ash', 'birch')).toThrow('season-over');
  });

  it('takes results of games that were played in time, and no others (§0 A season that is over)', () => {
    const game = { challenge: 'last' };
    const ladder = over((open) => void open.challenge('birch', 'ash', 'last'));
    expect(() => ladder.won(game)).toThrow('season-over');
    expect(ladder.result(game, [1, 0], '2021-06-30 23:59:59').picture).toBe('ash 0- birch');
  });

  it('lets programs withdraw and leave, and mistakes be mended (§0 A season that is over)', () => {
    let line = 0;
    const ladder = over((open) => {
      ({ line } = open.wins('birch', 'ash'));
      open.challenge('birch', 'ash', 'last');
    });
    expect(ladder.does('withdraw', { challenge: 'last' }).correct(line, [0, 1]).picture).toBe('ash 1+ birch');
    expect(ladder.void(line).leave('ash').picture).toBe('birch');
  });
});

describe('a program that leaves', () => {
  it('leaves one gap in the place of two, their sum (G leaving)', () => {
    const sums = { '0? birch 0?': '0?', '0 birch 1': '1?', '1 birch 1': '2.5?', '2.5+ birch 3.5-': '5.5?' };
    for (const [gaps, sum] of Object.entries(sums))
      expect(ladderOf(`ash ${gaps} cedar 1 elm`).leave('birch').picture).toBe(`ash ${sum} cedar 1 elm`);
  });

  it('gives that gap the suffix of what the two know of each other (G leaving)', () => {
    const ladder = ladderOf('ash 1? birch 2.5? cedar');
    ladder.lost(ladder.because('a friendly').issue('cedar', 'ash'));
    expect(ladder.leave('birch').picture).toBe('ash 3.5+ cedar');
  });

  it('leaves no gap behind at the top or at the bottom, nor for the next who comes (G leaving)', () => {
    expect(ladderOf('ash 2.5 birch 1- cedar').leave('ash').picture).toBe('birch 1- cedar');
    const ladder = ladderOf('ash 2.5 birch 3.5 cedar').leave('cedar');
    expect(ladder.picture).toBe('ash 2.5 birch');
    expect(ladder.join('fir').loses('fir', 'birch').picture).toBe('ash 2.5 birch 0+ fir');
  });

  it('may leave the ladder empty, and rung 1 to whoever joins (G leaving)', () => {
    const ladder = new Programs().join('ash').leave('ash');
    expect(ladder.picture).toBe('');
    expect(ladder.join('birch').picture).toBe('birch');
    expect(ladder.leave('birch').join('ash').picture).toBe('ash');
  });

  it('has its open challenges closed, also those against it (G leaving)', () => {
    const ladder = ladderOf('ash 1 birch 1 cedar');
    const games = [ladder.issue('birch', 'ash'), ladder.issue('cedar', 'birch')];
    ladder.leave('birch');
    for (const game of games) expect(() => ladder.won(game)).toThrow('closed-challenge');
    expect(ladder.ladder.challenges.size).toBe(0);
  });

  it('enters as new when it comes back (G leaving)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar').leave('ash').join('ash');
    expect([ladder.picture, ladder.waiting]).toEqual(['birch 0? cedar', 'ash']);
    expect(ladder.terms(ladder.issue('ash', 'cedar'))).toBe('entry at 0');
  });

  it('finds, when it comes back, that what was known of it is known still (G leaving)', () => {
    const ladder = ladderOf('ash 0 birch 0? cedar').leave('birch').join('birch').wins('birch', 'cedar');
    expect(ladder.picture).toBe('ash 0 birch 0+ cedar');
  });

  it('cannot leave twice, nor before it came (G leaving)', () => {
    const ladder = ladderOf('ash 1 birch').leave('birch');
    expect(() => ladder.leave('birch')).toThrow('not-on-ladder');
    expect(() => ladder.leave('zelkova')).toThrow('unknown-player');
  });
});

describe('a ladder of programs', () => {
  it('costs nobody anything for staying away (G)', () => {
    const ladder = ladderOf('ash 1 birch 2.5+ cedar');
    expect(ladder.nextDue).toBeUndefined();
    expect(ladder.at('2031-01-01').settle().picture).toBe('ash 1 birch 2.5+ cedar');
    expect(ladder.settled).toEqual([]);
  });
});

it('a program whose return is voided has not said what it preferred after it (§0 Voiding)', () => {
  const ladder = ladderOf('ash 0? birch').does('prefer', { player: 'birch', main: 20 }).leave('birch').join('birch');
  const join = ladder.line;
  ladder.does('prefer', { player: 'birch', main: 5 });
  expect(preferencesOf(ladder, 'birch')).toEqual({ main: 5 });
  expect(preferencesOf(ladder.void(join), 'birch')).toEqual({ main: 20 });
});

it('a program whose joining is voided keeps the rung of its game, or is not there where it has left (§0 Voiding)', () => {
  const ladder = ladderOf('ash 0? birch').join('new');
  const join = ladder.line;
  ladder.loses('new', 'birch');
  expect([ladder.void(join).picture, ladder.waiting]).toEqual(['ash 0? birch 0+ new', '']);
  const left = ladderOf('ash 0? birch').join('new');
  left.leave('new').void(left.line - 1);
  expect([left.picture, left.waiting]).toEqual(['ash 0? birch', '']);
});

it('a program that a challenge puts back on an empty ladder takes rung 1, and the other one waits (§0 Voiding, G entry)', () => {
  const ladder = new Programs().join('ash').join('fir');
  const join = ladder.line;
  ladder.issue('fir', 'ash');
  ladder.void(join).void(join - 1);
  expect([ladder.picture, ladder.waiting]).toEqual(['fir', 'ash']);
});
