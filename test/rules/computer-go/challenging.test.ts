import { describe, expect, it } from 'vitest';
import { ladderAfter, ladderOf } from './programs.ts';

describe('challenging the program above', () => {
  it('is at the level of the gap: the challenger tries to cut it (G challenging up)', () => {
    for (const [gap, level] of Object.entries({ '0?': 0, '1?': 1, '2.5?': 2, '10.5?': 10 })) {
      const ladder = ladderOf(`ash ${gap} birch`);
      expect(ladder.terms(ladder.issue('birch', 'ash'))).toBe(`up at ${level}`);
    }
  });

  it('cuts the gap by one when it is won (G challenging up)', () => {
    const ladder = ladderOf('ash 3.5? birch');
    for (const gap of ['2.5-', '1-', '0-']) {
      expect(ladder.wins('birch', 'ash').picture).toBe(`ash ${gap} birch`);
    }
  });

  it('changes no gap when it is lost (G challenging up)', () => {
    expect(ladderAfter('ash 2.5? birch 1? cedar', 'birch loses-to ash')).toBe('ash 2.5+ birch 1? cedar');
  });

  it('grows the gap below the challenger, so that the net handicap from above to below stays (G challenging up)', () => {
    expect(ladderAfter('ash 3.5? cedar 0+ birch', 'cedar beats ash')).toBe('ash 2.5- cedar 1? birch');
  });

  it('grows that gap though a win at it is known (G challenging up)', () => {
    expect(ladderAfter('ash 2.5 birch 1+ cedar', 'birch beats ash')).toBe('ash 1- birch 2.5? cedar');
  });

  it('does not grow it beyond an established bound, a loss at the next level (G challenging up)', () => {
    for (const gap of ['1-', '1', '0-', '3.5'])
      expect(ladderAfter(`ash 2.5? birch ${gap} cedar`, 'birch beats ash')).toBe(`ash 1- birch ${gap} cedar`);
  });

  it('does not grow it where a loss at a smaller handicap is known (G challenging up)', () => {
    const ladder = ladderOf('ash 2.5? birch 2.5? cedar');
    const game = ladder.issue('cedar', 'birch');
    expect(ladder.wins('birch', 'ash').won(game).picture).toBe('ash 1- birch 3.5- cedar');
    expect(ladder.wins('birch', 'ash').picture).toBe('ash 0- birch 3.5- cedar');
  });

  it('grows it where the known loss is further off (G challenging up)', () => {
    const ladder = ladderOf('ash 2.5? birch 1? cedar 0? elm');
    const far = ladder.issue('birch', 'cedar');
    expect(ladder.wins('cedar', 'elm').lost(far).picture).toBe('ash 2.5? birch 0? cedar 1+ elm');
    expect(ladder.wins('birch', 'ash').picture).toBe('ash 1- birch 1- cedar 1+ elm');
  });

  it('touches only the two gaps beside the challenger (G challenging up)', () => {
    const [four, changed] = [
      'ash 2.5? birch 2.5? cedar 2.5? elm 2.5? fir',
      'ash 2.5? birch 1- cedar 3.5? elm 2.5? fir',
    ];
    expect(ladderAfter(four, 'cedar beats birch')).toBe(changed);
  });
});

describe('challenging the program above at 0', () => {
  it('changes places when it is won: between the two the gap is 0, which the new upper has won (G change of places)', () => {
    expect(ladderAfter('ash 0? birch', 'birch beats ash')).toBe('birch 0+ ash');
  });

  it('moves nothing when it is lost (G change of places)', () => {
    expect(ladderAfter('ash 1? birch 0? cedar 1? elm', 'cedar loses-to birch')).toBe('ash 1? birch 0+ cedar 1? elm');
  });

  it('keeps the numbers of the gaps above and below; their suffixes are what the new pairs know (G change of places)', () => {
    expect(ladderAfter('ash 2.5 birch 0+ cedar 1- elm', 'cedar beats birch')).toBe('ash 2.5? cedar 0+ birch 1? elm');
  });

  it('grows no gap below, even without a bound (G change of places)', () => {
    expect(ladderAfter('ash 0? birch 1+ cedar', 'birch beats ash')).toBe('birch 0+ ash 1? cedar');
  });

  it('back again, everybody knows again what they knew (G change of places)', () => {
    const there = 'ash 2.5 birch 0? cedar 1- elm';
    expect(ladderAfter(there, 'cedar beats birch', 'birch beats cedar')).toBe('ash 2.5 birch 0+ cedar 1- elm');
  });

  it('leaves the one who sinks to the bottom without a gap below (G change of places)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir').wins('birch', 'ash').loses('fir', 'ash');
    expect(ladder.picture).toBe('birch 0+ ash 0+ fir');
  });
});

describe('challenging the program below', () => {
  it('is one level further than the gap: the challenger tries to grow it (G challenging down)', () => {
    for (const [gap, level] of Object.entries({ '0?': 1, '1?': 2, '2.5?': 3, '9.5?': 10 })) {
      const ladder = ladderOf(`ash ${gap} birch`);
      expect(ladder.terms(ladder.issue('ash', 'birch'))).toBe(`down at ${level}`);
    }
  });

  it('grows the gap by one when it is won (G challenging down)', () => {
    const ladder = ladderOf('ash 0? birch');
    for (const gap of ['1+', '2.5+', '3.5+']) {
      expect(ladder.wins('ash', 'birch').picture).toBe(`ash ${gap} birch`);
    }
  });

  it('changes no gap when it is lost (G challenging down)', () => {
    expect(ladderAfter('ash 1? birch 1+ cedar', 'birch loses-to cedar')).toBe('ash 1? birch 1 cedar');
  });

  it('shrinks the gap above the challenger, but for one of 0 (G challenging down)', () => {
    const shrunk = { '1?': '0?', '1-': '0?', '2.5?': '1?', '3.5-': '2.5?', '0?': '0?' };
    for (const [gap, less] of Object.entries(shrunk))
      expect(ladderAfter(`ash ${gap} birch 1? cedar`, 'birch beats cedar')).toBe(`ash ${less} birch 2.5+ cedar`);
  });

  it('does not shrink it beyond an established bound, a win at its level (G challenging down)', () => {
    for (const gap of ['1+', '1', '2.5+', '3.5'])
      expect(ladderAfter(`ash ${gap} birch 1? cedar`, 'birch beats cedar')).toBe(`ash ${gap} birch 2.5+ cedar`);
  });

  it('does not shrink it where a win at a greater handicap is known (G challenging down)', () => {
    const ladder = ladderOf('ash 2.5? birch 0? cedar');
    const game = ladder.issue('ash', 'birch');
    expect(ladder.wins('birch', 'cedar').won(game).picture).toBe('ash 1+ birch 1+ cedar');
    expect(ladder.wins('birch', 'cedar').picture).toBe('ash 1+ birch 2.5+ cedar');
  });

  it('shrinks it where the known win is at a smaller handicap (G challenging down)', () => {
    const before = ['elm 1? ash 1+ birch 0? cedar', 'ash beats elm'] as const;
    expect(ladderAfter(...before)).toBe('elm 0- ash 2.5? birch 0? cedar');
    expect(ladderAfter(...before, 'birch beats cedar')).toBe('elm 0- ash 1+ birch 1+ cedar');
  });

  it('touches only the two gaps beside the challenger (G challenging down)', () => {
    const [four, changed] = [
      'ash 2.5? birch 2.5? cedar 2.5? elm 2.5? fir',
      'ash 2.5? birch 1? cedar 3.5+ elm 2.5? fir',
    ];
    expect(ladderAfter(four, 'cedar beats elm')).toBe(changed);
  });
});

describe('a challenge whose level no longer fits the gap', () => {
  it('moves nothing when it was to cut the gap (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const game = ladder.issue('cedar', 'birch');
    expect(ladder.wins('birch', 'ash').picture).toBe('ash 0- birch 2.5? cedar');
    expect(ladder.won(game).picture).toBe('ash 0- birch 2.5- cedar');
  });

  it('moves nothing when it was to grow the gap (G challenge play)', () => {
    const ladder = ladderOf('ash 2.5? birch 0? cedar');
    const game = ladder.issue('ash', 'birch');
    expect(ladder.wins('birch', 'cedar').picture).toBe('ash 1? birch 1+ cedar');
    expect(ladder.won(game).picture).toBe('ash 1+ birch 1+ cedar');
  });

  it('counts again if the gap has come back to what it was (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar 0? elm');
    const game = ladder.issue('cedar', 'birch');
    expect(ladder.wins('birch', 'ash').wins('cedar', 'elm').picture).toBe('ash 0- birch 1? cedar 1+ elm');
    expect(ladder.won(game).picture).toBe('ash 0- birch 0- cedar 2.5? elm');
  });

  it('moves nothing where another has come between the two (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch').join('fir');
    const up = ladder.issue('birch', 'ash');
    expect(ladder.wins('fir', 'birch').won(up).picture).toBe('ash 1? fir 0+ birch');
    expect(ladder.leave('fir').picture).toBe('ash 1- birch');
  });
});
