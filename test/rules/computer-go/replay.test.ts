import { describe, expect, it } from 'vitest';
import { ladderOf } from './programs.ts';

describe('a game that is corrected', () => {
  it('does what it would have done with the right score (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch 1? cedar');
    const line = ladder.wins('birch', 'ash');
    expect(ladder.picture).toBe('ash 1- birch 2.5? cedar');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 2.5+ birch 1? cedar');
    expect(ladder.correct(line, [1, 0]).picture).toBe('ash 1- birch 2.5? cedar');
  });

  it('leaves later games at the level at which they were played, whether or not that fits now (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch');
    const line = ladder.wins('birch', 'ash');
    ladder.wins('birch', 'ash');
    expect(ladder.picture).toBe('ash 0- birch');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 2.5- birch');
  });

  it('changes places back, and later games keep who was the upper one in them (G replay)', () => {
    const ladder = ladderOf('ash 0? birch');
    const line = ladder.wins('birch', 'ash');
    ladder.wins('birch', 'ash');
    expect(ladder.picture).toBe('birch 1+ ash');
    ladder.correct(line, [0, 1]);
    expect(ladder.picture).toBe('ash 0+ birch');
    ladder.wins('birch', 'ash');
    expect(ladder.picture).toBe('birch 0+ ash');
  });

  it('lets a later game count that only now fits (G replay)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const game = ladder.challenge('cedar', 'birch');
    const line = ladder.wins('birch', 'ash');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 0- birch 2.5- cedar');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 1+ birch 0- cedar');
  });

  it('keeps a later challenge what it was: one of a program whose entry then goes on moves nothing (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const line = ladder.loses('fir', 'birch');
    ladder.wins('fir', 'birch');
    expect(ladder.picture).toBe('ash 0? fir 0+ birch');
    ladder.correct(line, [1, 0]);
    expect(ladder.picture).toBe('ash 0? fir 0+ birch');
    expect(ladder.terms(ladder.challenge('fir', 'ash'))).toBe('entry at 0');
  });

  it('keeps an entry challenge what it was: where the entry is over, it only makes facts known (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const line = ladder.wins('fir', 'birch');
    ladder.wins('fir', 'ash');
    expect(ladder.picture).toBe('fir 0+ ash 0? birch');
    ladder.correct(line, [0, 1]);
    expect(ladder.picture).toBe('ash 0? birch 0+ fir');
    expect(ladder.leave('birch').picture).toBe('ash 0- fir');
  });

  it('keeps the level of a challenge between programs that were no neighbours (G replay)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const line = ladder.loses('birch', 'ash');
    const far = ladder.because('a friendly').challenge('cedar', 'ash');
    ladder.correct(line, [1, 0]);
    expect(ladder.picture).toBe('ash 0- birch 2.5? cedar');
    expect(ladder.terms(far)).toBe('up at 2');
  });
});

describe('a game that is voided', () => {
  it('is as if it had not been played, and its challenge is over (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch 1? cedar');
    const game = ladder.challenge('birch', 'ash');
    const line = ladder.won(game);
    expect(ladder.void(line).picture).toBe('ash 2.5? birch 1? cedar');
    expect(() => ladder.won(game)).toThrow('closed-challenge');
    ladder.challenge('birch', 'ash');
  });

  it('takes back what it erased (G replay)', () => {
    const ladder = ladderOf('ash 2.5 birch');
    expect(ladder.void(ladder.wins('birch', 'ash')).picture).toBe('ash 2.5 birch');
  });

  it('can be neither corrected nor voided again (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch');
    const line = ladder.wins('birch', 'ash');
    ladder.correct(line, [0, 1]).void(line);
    expect(() => ladder.correct(line, [1, 0])).toThrow('not-correctable');
    expect(() => ladder.void(line)).toThrow('not-correctable');
  });

  it('leaves an entering program without a rung: it waits for its entry again (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const line = ladder.loses('fir', 'birch');
    ladder.wins('fir', 'birch');
    ladder.void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
    ladder.wins('fir', 'birch');
    expect(ladder.picture).toBe('ash 0? fir 0+ birch');
  });

  it('leaves the challenges of such a program, and those against it, nothing to move (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const line = ladder.loses('fir', 'birch');
    const game = ladder.challenge('birch', 'fir');
    ladder.void(line).won(game);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
  });

  it('gives such a program no rung for what it preferred meanwhile (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const line = ladder.loses('fir', 'birch');
    ladder.does('prefer', { player: 'fir', main: 20 });
    ladder.void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
  });

  it('makes a `leave` of such a program one without a rung (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir').join('gum');
    const line = ladder.wins('fir', 'birch');
    ladder.leave('fir').void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'gum']);
  });
});

describe('what can be corrected', () => {
  it('is a game with a result, and nothing else (G replay)', () => {
    const ladder = ladderOf('ash 0? birch');
    const game = ladder.challenge('birch', 'ash');
    for (const line of [1, 2, 3, 4, 99]) {
      expect(() => ladder.correct(line, [1, 0])).toThrow('not-correctable');
    }
    const line = ladder.won(game);
    for (const score of [[0.5, 0.5], [1, 1] as const] as const) {
      expect(() => ladder.correct(line, score)).toThrow('bad-score');
    }
  });
});
