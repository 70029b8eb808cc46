import { describe, expect, it } from 'vitest';
import { ladderOf } from './programs.ts';

describe('a challenge between programs that are no neighbours', () => {
  it('is out of reach, unless a reason is given (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 2.5 cedar');
    expect(() => ladder.challenge('cedar', 'ash')).toThrow('out-of-reach (G)');
    expect(() => ladder.challenge('ash', 'cedar')).toThrow('out-of-reach (G)');
    ladder.because('the authors have met').challenge('cedar', 'ash');
  });

  it('is at the sum of the gaps between them, one more when challenging down (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 2.5 cedar 4.5 elm');
    const up = ladder.because('a friendly').challenge('elm', 'ash');
    const down = ladder.because('a friendly').challenge('ash', 'cedar');
    expect([ladder.terms(up), ladder.terms(down)]).toEqual(['up at 7', 'down at 4']);
  });

  it('makes facts known, and moves nothing (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 1 cedar');
    ladder.won(ladder.because('a friendly').challenge('cedar', 'ash'));
    expect(ladder.picture).toBe('ash 1 birch 1 cedar');
    ladder.won(ladder.because('a friendly').challenge('ash', 'cedar'));
    expect(ladder.picture).toBe('ash 1 birch 1 cedar');
    ladder.leave('birch');
    expect(ladder.picture).toBe('ash 2.5+ cedar');
  });

  it('does not change places at 0 (G who can be challenged)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar');
    ladder.won(ladder.because('a friendly').challenge('cedar', 'ash'));
    expect(ladder.picture).toBe('ash 0? birch 0? cedar');
  });

  it('cuts the gap if they have become neighbours by then and it fits (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 2.5 cedar 0? elm');
    const game = ladder.because('a friendly').challenge('cedar', 'ash');
    ladder.leave('birch').won(game);
    expect(ladder.picture).toBe('ash 2.5- cedar 1? elm');
  });

  it('grows the gap likewise (G who can be challenged)', () => {
    const ladder = ladderOf('elm 1? ash 1 birch 2.5 cedar');
    const game = ladder.because('a friendly').challenge('ash', 'cedar');
    ladder.leave('birch').won(game);
    expect(ladder.picture).toBe('elm 0? ash 4.5+ cedar');
  });

  it('changes places at 0 likewise (G who can be challenged)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar');
    const game = ladder.because('a friendly').challenge('cedar', 'ash');
    ladder.leave('birch').won(game);
    expect(ladder.picture).toBe('cedar 0+ ash');
  });

  it('cannot be had by a program that is entering, for any reason (G entry)', () => {
    const ladder = ladderOf('ash 1 birch').join('fir');
    expect(() => ladder.because('a friendly').challenge('fir', 'ash')).toThrow('entry-first');
  });
});

describe('a challenge between neighbours', () => {
  it('moves nothing if somebody has entered between them (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch').join('fir');
    const game = ladder.challenge('ash', 'birch');
    ladder.wins('fir', 'birch');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 1? fir 0+ birch');
    expect(ladder.leave('fir').picture).toBe('ash 1+ birch');
  });
});
