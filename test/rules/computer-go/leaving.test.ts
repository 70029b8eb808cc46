import { describe, expect, it } from 'vitest';
import { ladderOf, Programs } from './programs.ts';

describe('a program that leaves', () => {
  it('leaves one gap in the place of two, their sum (G leaving)', () => {
    for (const [above, below, sum] of [
      ['0?', '0?', '0?'],
      ['0', '1', '1?'],
      ['1', '1', '2.5?'],
      ['2.5+', '3.5-', '5.5?'],
    ]) {
      const ladder = ladderOf(`ash ${above} birch ${below} cedar 1 elm`).leave('birch');
      expect(ladder.picture).toBe(`ash ${sum} cedar 1 elm`);
    }
  });

  it('gives that gap the suffix of what the two know of each other (G leaving)', () => {
    const ladder = ladderOf('ash 1? birch 2.5? cedar');
    ladder.lost(ladder.because('a friendly').challenge('cedar', 'ash'));
    expect(ladder.leave('birch').picture).toBe('ash 3.5+ cedar');
  });

  it('leaves no gap behind at the top (G leaving)', () => {
    expect(ladderOf('ash 2.5 birch 1- cedar').leave('ash').picture).toBe('birch 1- cedar');
  });

  it('leaves no gap behind at the bottom, nor for the next who comes (G leaving)', () => {
    const ladder = ladderOf('ash 2.5 birch 3.5 cedar').leave('cedar');
    expect(ladder.picture).toBe('ash 2.5 birch');
    ladder.join('fir').loses('fir', 'birch');
    expect(ladder.picture).toBe('ash 2.5 birch 0+ fir');
  });

  it('may leave the ladder empty, and rung 1 to whoever joins (G leaving)', () => {
    const ladder = new Programs().join('ash').leave('ash');
    expect(ladder.picture).toBe('');
    expect(ladder.join('birch').picture).toBe('birch');
    expect(ladder.leave('birch').join('ash').picture).toBe('ash');
  });

  it('has its open challenges closed, also those against it (G leaving)', () => {
    const ladder = ladderOf('ash 1 birch 1 cedar');
    const games = [ladder.challenge('birch', 'ash'), ladder.challenge('cedar', 'birch')];
    ladder.leave('birch');
    for (const game of games) expect(() => ladder.won(game)).toThrow('closed-challenge');
    expect(ladder.ladder.challenges.size).toBe(0);
  });

  it('enters as new when it comes back (G leaving)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar').leave('ash').join('ash');
    expect([ladder.picture, ladder.waiting]).toEqual(['birch 0? cedar', 'ash']);
    expect(ladder.terms(ladder.challenge('ash', 'cedar'))).toBe('entry at 0');
  });

  it('finds, when it comes back, that what was known of it is known still (G leaving)', () => {
    const ladder = ladderOf('ash 0 birch 0? cedar').leave('birch').join('birch');
    ladder.wins('birch', 'cedar');
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
