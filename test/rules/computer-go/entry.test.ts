import { describe, expect, it } from 'vitest';
import { ladderOf, Programs } from './programs.ts';

/** Three programs, and fir, which is new. */
const withNewcomer = () => ladderOf('ash 3.5 birch 2.5? cedar').join('fir');

describe('a new program', () => {
  it('takes rung 1 of an empty ladder at once (G entry)', () => {
    const ladder = new Programs().join('ash');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash', '']);
    const second = ladder.join('birch');
    expect([second.picture, second.waiting]).toEqual(['ash', 'birch']);
    expect(ladder.terms(ladder.issue('birch', 'ash'))).toBe('entry at 0');
  });

  it('has no rung until its first game (G entry)', () => {
    const ladder = withNewcomer();
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 3.5 birch 2.5? cedar', 'fir']);
    ladder.challenge('fir', 'cedar');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 3.5 birch 2.5? cedar', 'fir']);
  });

  it('enters by challenging the bottom rung, even (G entry)', () => {
    const ladder = withNewcomer();
    expect(() => ladder.challenge('fir', 'birch')).toThrow('entry-first (G)');
    expect(() => ladder.challenge('fir', 'ash')).toThrow('entry-first (G)');
    expect(ladder.terms(ladder.issue('fir', 'cedar'))).toBe('entry at 0');
  });

  it('cannot be challenged before it has a rung (G entry)', () => {
    expect(() => withNewcomer().challenge('cedar', 'fir')).toThrow('not-on-ladder');
  });

  it('stands at the bottom if it loses its first game, with a gap of 0 above it, and has ended its entry (G entry)', () => {
    const ladder = withNewcomer().loses('fir', 'cedar');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 3.5 birch 2.5? cedar 0+ fir', '']);
    expect(ladder.terms(ladder.issue('fir', 'cedar'))).toBe('up at 0');
    expect(() => ladder.challenge('fir', 'birch')).toThrow('out-of-reach');
  });

  it('stands directly above the first that it beats, and challenges the next above, even, whatever the gap says (G entry)', () => {
    const ladder = withNewcomer().wins('fir', 'cedar');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 3.5 birch 2.5? fir 0+ cedar', '']);
    expect(() => ladder.challenge('fir', 'cedar')).toThrow('entry-first');
    expect(() => ladder.challenge('fir', 'ash')).toThrow('entry-first');
    expect(ladder.terms(ladder.issue('fir', 'birch'))).toBe('entry at 0');
  });

  it('is taken out for its next step: the gap that it parted is whole again, and none is compensated (G entry)', () => {
    for (const gap of ['3.5', '2.5?']) {
      const ladder = ladderOf(`ash ${gap} birch 2.5? cedar`).join('fir');
      for (const beaten of ['cedar', 'birch']) ladder.wins('fir', beaten);
      expect(ladder.picture).toBe(`ash ${Number.parseFloat(gap)}? fir 0+ birch 2.5? cedar`);
    }
  });

  it('stops midway where it loses, directly above the last that it beat (G entry)', () => {
    const ladder = withNewcomer().wins('fir', 'cedar').loses('fir', 'birch');
    expect(ladder.picture).toBe('ash 3.5 birch 2.5? fir 0+ cedar');
    expect(ladder.terms(ladder.issue('fir', 'birch'))).toBe('up at 2');
    expect(ladder.terms(ladder.issue('fir', 'cedar'))).toBe('down at 1');
  });

  it('may come all the way to rung 1, which ends its entry (G entry)', () => {
    const ladder = withNewcomer();
    for (const beaten of ['cedar', 'birch', 'ash']) ladder.wins('fir', beaten);
    expect(ladder.picture).toBe('fir 0+ ash 3.5 birch 2.5? cedar');
    expect(ladder.terms(ladder.issue('fir', 'ash'))).toBe('down at 1');
  });
});

describe('a program in the middle of its entry', () => {
  /** fir has beaten cedar, and has to challenge birch. */
  const midway = () => {
    const ladder = withNewcomer().wins('fir', 'cedar');
    return ladder;
  };

  it('may be challenged by its neighbours, which does not end its entry (G entry)', () => {
    const above = midway().loses('birch', 'fir');
    expect(above.picture).toBe('ash 3.5 birch 2.5- fir 0+ cedar');
    expect(above.terms(above.issue('fir', 'birch'))).toBe('entry at 0');

    const below = midway().wins('cedar', 'fir');
    expect(below.picture).toBe('ash 3.5 birch 2.5? cedar 0+ fir');
    expect(() => below.challenge('fir', 'birch')).toThrow('entry-first');
    expect(below.wins('fir', 'cedar').picture).toBe('ash 3.5 birch 2.5? fir 0+ cedar');
  });

  it('takes what those games changed with it: the gap that it leaves is the sum of both (G entry)', () => {
    const ladder = midway().wins('birch', 'fir');
    expect(ladder.picture).toBe('ash 3.5 birch 3.5+ fir 0+ cedar');
    expect(ladder.wins('fir', 'birch').picture).toBe('ash 3.5? fir 0+ birch 3.5? cedar');
  });

  it('takes also the gap with it that it has to one further below, whose neighbour left (G entry)', () => {
    const ladder = ladderOf('ash 3.5 birch 2.5? cedar 1? elm').join('fir');
    for (const beaten of ['elm', 'cedar']) ladder.wins('fir', beaten);
    expect(ladder.leave('cedar').picture).toBe('ash 3.5 birch 2.5? fir 1? elm');
    expect(ladder.wins('fir', 'birch').picture).toBe('ash 3.5? fir 0+ birch 3.5? elm');
  });

  it('goes on with the next one above when the one to be challenged leaves (G entry)', () => {
    const ladder = midway();
    const game = ladder.issue('fir', 'birch');
    expect(ladder.leave('birch').picture).toBe('ash 5.5? fir 0+ cedar');
    expect(() => ladder.won(game)).toThrow('closed-challenge');
    expect(ladder.terms(ladder.issue('fir', 'ash'))).toBe('entry at 0');
  });

  it('has ended its entry when everybody above it has left (G entry)', () => {
    const ladder = midway().leave('birch').leave('ash');
    expect(ladder.picture).toBe('fir 0+ cedar');
    expect(ladder.terms(ladder.issue('fir', 'cedar'))).toBe('down at 1');
  });

  it('enters anew where it leaves and comes back (G entry)', () => {
    const ladder = midway().leave('fir').join('fir');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 3.5 birch 2.5? cedar', 'fir']);
    expect(() => ladder.challenge('fir', 'birch')).toThrow('entry-first');
  });
});

describe('several programs that wait', () => {
  const withTwo = () => ladderOf('ash 0? birch').join('fir').join('gum');

  it('may all have a challenge open against the bottom rung (G entry)', () => {
    const ladder = withTwo();
    const [fir, gum] = [ladder.issue('fir', 'birch'), ladder.issue('gum', 'birch')];
    expect(ladder.won(fir).picture).toBe('ash 0? fir 0+ birch');
    expect(ladder.won(gum).picture).toBe('ash 0? fir 0? gum 0+ birch');
  });

  it('have to challenge whoever has come to stand at the bottom meanwhile (G entry)', () => {
    const ladder = withTwo().loses('fir', 'birch');
    expect(() => ladder.challenge('gum', 'birch')).toThrow('entry-first');
    expect(ladder.wins('gum', 'fir').picture).toBe('ash 0? birch 0? gum 0+ fir');
  });

  it('only make facts known by a challenge that has become the wrong one (G entry)', () => {
    for (const won of [true, false]) {
      const ladder = withTwo();
      const [fir, gum] = [ladder.issue('fir', 'birch'), ladder.issue('gum', 'birch')];
      ladder.lost(fir);
      if (won) ladder.won(gum);
      else ladder.lost(gum);
      expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch 0+ fir', 'gum']);
      expect(ladder.wins('gum', 'fir').picture).toBe(`ash 0? birch ${won ? '0-' : '0+'} gum 0+ fir`);
    }
  });

  it('are placed one below the other where they lose (G entry)', () => {
    const ladder = withTwo().loses('fir', 'birch').loses('gum', 'fir');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch 0+ fir 0+ gum', '']);
  });

  it('are given rung 1 when the ladder empties: the one that joined first (G entry)', () => {
    const ladder = new Programs().join('ash').join('gum').join('fir').leave('ash');
    expect([ladder.picture, ladder.waiting]).toEqual(['gum', 'fir']);
    expect(ladder.loses('fir', 'gum').picture).toBe('gum 0+ fir');
    expect(ladder.terms(ladder.issue('gum', 'fir'))).toBe('down at 1');
  });

  it('lose their challenges against a bottom rung that leaves, and challenge the next (G entry)', () => {
    const ladder = withTwo();
    const game = ladder.issue('fir', 'birch');
    ladder.leave('birch');
    expect(() => ladder.won(game)).toThrow('closed-challenge');
    expect(ladder.wins('fir', 'ash').picture).toBe('fir 0+ ash');
  });

  it('may leave again before they have a rung (G entry)', () => {
    const ladder = withTwo();
    const game = ladder.issue('fir', 'birch');
    ladder.leave('fir');
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'gum']);
    expect(() => ladder.won(game)).toThrow('closed-challenge');
    expect(() => ladder.challenge('fir', 'birch')).toThrow('not-on-ladder');
    expect(ladder.join('fir').waiting).toBe('gum fir');
  });
});
