import { describe, expect, it } from 'vitest';
import type { Preferences } from '#shared/vocabulary/command.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ladderOf, Programs } from './programs.ts';

function preferencesOf(ladder: Programs, program: string): Preferences | undefined {
  const id = parsePlayerId(program);
  return id && ladder.ladder.players.get(id)?.preferences;
}

describe('what a program prefers', () => {
  it('is noted when it joins: main minutes, byo-yomi minutes for 25 moves, scoring (G time, G scoring)', () => {
    const ladder = ladderOf('ash 1 birch').join('fir', { main: 15, byoyomi: 25, scoring: 'Japanese' });
    expect(preferencesOf(ladder, 'fir')).toEqual({ main: 15, byoyomi: 25, scoring: 'Japanese' });
  });

  it('is noted when it is seeded (G time)', () => {
    const ladder = new Programs();
    ladder.does('seed', { order: 'given', players: [{ id: 'ash', main: 20 }] });
    expect(preferencesOf(ladder, 'ash')).toEqual({ main: 20 });
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

  it('may change before the program has a rung, and gives it none (G time)', () => {
    const ladder = ladderOf('ash 1 birch').join('fir');
    ladder.does('prefer', { player: 'fir', main: 20 });
    expect(preferencesOf(ladder, 'fir')).toEqual({ main: 20 });
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 1 birch', 'fir']);
  });

  it('may change after games, and moves nobody (G time)', () => {
    const ladder = ladderOf('ash 1? birch');
    ladder.wins('ash', 'birch');
    ladder.does('prefer', { player: 'ash', main: 5 });
    expect([preferencesOf(ladder, 'ash'), ladder.picture]).toEqual([{ main: 5 }, 'ash 2.5+ birch']);
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
    ladder.result(game, [1, 0], '2021-06-30 23:59:59');
    expect(ladder.picture).toBe('ash 0- birch');
  });

  it('lets programs withdraw and leave, and mistakes be mended (§0 A season that is over)', () => {
    let line = 0;
    const ladder = over((open) => {
      line = open.wins('birch', 'ash');
      open.challenge('birch', 'ash', 'last');
    });
    ladder.does('withdraw', { challenge: 'last' });
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 1+ birch');
    expect(ladder.void(line).leave('ash').picture).toBe('birch');
  });
});
