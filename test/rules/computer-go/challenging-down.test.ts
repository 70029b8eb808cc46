import { describe, expect, it } from 'vitest';
import { ladderOf } from './programs.ts';

describe('challenging the program below', () => {
  it('is one level further than the gap: the challenger tries to grow it (G challenging down)', () => {
    for (const [gap, level] of [
      ['0?', 1],
      ['1?', 2],
      ['2.5?', 3],
      ['9.5?', 10],
    ]) {
      const ladder = ladderOf(`ash ${gap} birch`);
      expect(ladder.terms(ladder.challenge('ash', 'birch'))).toBe(`down at ${level}`);
    }
  });

  it('grows the gap by one when it is won (G challenging down)', () => {
    const ladder = ladderOf('ash 0? birch');
    ladder.wins('ash', 'birch');
    expect(ladder.picture).toBe('ash 1+ birch');
    ladder.wins('ash', 'birch');
    expect(ladder.picture).toBe('ash 2.5+ birch');
    ladder.wins('ash', 'birch');
    expect(ladder.picture).toBe('ash 3.5+ birch');
  });

  it('changes no gap when it is lost (G challenging down)', () => {
    const ladder = ladderOf('ash 1? birch 1+ cedar');
    ladder.loses('birch', 'cedar');
    expect(ladder.picture).toBe('ash 1? birch 1 cedar');
  });

  it('shrinks the gap above the challenger (G challenging down)', () => {
    for (const [before, after] of [
      ['1?', '0?'],
      ['1-', '0?'],
      ['2.5?', '1?'],
      ['3.5-', '2.5?'],
    ]) {
      const ladder = ladderOf(`ash ${before} birch 1? cedar`);
      ladder.wins('birch', 'cedar');
      expect(ladder.picture).toBe(`ash ${after} birch 2.5+ cedar`);
    }
  });

  it('does not shrink it beyond an established bound, a win at its level (G challenging down)', () => {
    for (const gap of ['1+', '1', '2.5+', '3.5']) {
      const ladder = ladderOf(`ash ${gap} birch 1? cedar`);
      ladder.wins('birch', 'cedar');
      expect(ladder.picture).toBe(`ash ${gap} birch 2.5+ cedar`);
    }
  });

  it('does not shrink it where a win at a greater handicap is known (G challenging down)', () => {
    const ladder = ladderOf('ash 2.5? birch 0? cedar');
    const game = ladder.challenge('ash', 'birch');
    ladder.wins('birch', 'cedar');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 1+ birch 1+ cedar');
    ladder.wins('birch', 'cedar');
    expect(ladder.picture).toBe('ash 1+ birch 2.5+ cedar');
  });

  it('shrinks it where the known win is at a smaller handicap (G challenging down)', () => {
    const ladder = ladderOf('elm 1? ash 1+ birch 0? cedar');
    ladder.wins('ash', 'elm');
    expect(ladder.picture).toBe('elm 0- ash 2.5? birch 0? cedar');
    ladder.wins('birch', 'cedar');
    expect(ladder.picture).toBe('elm 0- ash 1+ birch 1+ cedar');
  });

  it('leaves a gap of 0 above the challenger as it is (G challenging down)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar');
    ladder.wins('birch', 'cedar');
    expect(ladder.picture).toBe('ash 0? birch 1+ cedar');
  });

  it('touches only the two gaps beside the challenger (G challenging down)', () => {
    const ladder = ladderOf('ash 2.5? birch 2.5? cedar 2.5? elm 2.5? fir');
    ladder.wins('cedar', 'elm');
    expect(ladder.picture).toBe('ash 2.5? birch 1? cedar 3.5+ elm 2.5? fir');
  });
});

describe('a challenge whose level no longer fits the gap', () => {
  it('moves nothing when it was to cut the gap (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const game = ladder.challenge('cedar', 'birch');
    ladder.wins('birch', 'ash');
    expect(ladder.picture).toBe('ash 0- birch 2.5? cedar');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 0- birch 2.5- cedar');
  });

  it('moves nothing when it was to grow the gap (G challenge play)', () => {
    const ladder = ladderOf('ash 2.5? birch 0? cedar');
    const game = ladder.challenge('ash', 'birch');
    ladder.wins('birch', 'cedar');
    expect(ladder.picture).toBe('ash 1? birch 1+ cedar');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 1+ birch 1+ cedar');
  });

  it('counts again if the gap has come back to what it was (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar 0? elm');
    const game = ladder.challenge('cedar', 'birch');
    ladder.wins('birch', 'ash');
    ladder.wins('cedar', 'elm');
    expect(ladder.picture).toBe('ash 0- birch 1? cedar 1+ elm');
    ladder.won(game);
    expect(ladder.picture).toBe('ash 0- birch 0- cedar 2.5? elm');
  });

  it('moves nothing where another has come between the two (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch').join('fir');
    const up = ladder.challenge('birch', 'ash');
    ladder.wins('fir', 'birch');
    ladder.won(up);
    expect(ladder.picture).toBe('ash 1? fir 0+ birch');
    ladder.leave('fir');
    expect(ladder.picture).toBe('ash 1- birch');
  });
});
