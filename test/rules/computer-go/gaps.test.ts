import { describe, expect, it } from 'vitest';
import { ladderAfter, ladderOf, Programs } from './programs.ts';

describe('a gap', () => {
  const levels = ['0', '1', '2.5', '3.5', '9.5', '10.5', '12.5'];
  const gaps = levels.flatMap((level) => ['', '+', '-', '?'].map((suffix) => `${level}${suffix}`));
  it.each(gaps)('seeded as %s stands so in the table (G gaps)', (gap) => {
    expect(ladderOf(`ash ${gap} birch`).picture).toBe(`ash ${gap} birch`);
  });

  it.each(['2', '0.5', '1.5', '3.5*', '-1', '01', '3.50', '1.0', '', '3.5 ', '3.5−'])(
    'is never written %j (G gaps)',
    (gap) => {
      const players = [{ id: 'ash', gap }, { id: 'birch' }];
      expect(() => new Programs().does('seed', { order: 'given', players })).toThrow('invalid');
    },
  );

  it('that is not given is 0 and unknown (G gaps)', () => {
    expect(new Programs().seed('ash', 'birch', 'cedar').picture).toBe('ash 0? birch 0? cedar');
  });

  it('given for the last program means nothing, now or when another comes below it (G gaps)', () => {
    const ladder = ladderOf('ash 1 birch 3.5');
    expect(ladder.picture).toBe('ash 1 birch');
    expect(ladder.join('fir').loses('fir', 'birch').picture).toBe('ash 1 birch 0+ fir');
  });

  it('stays below its program where a seed is ordered by rating (G gaps)', () => {
    const players = [
      { id: 'ash', rating: 1800, gap: '1' },
      { id: 'birch', rating: 1500, gap: '2.5+' },
      { id: 'cedar', rating: 1700, gap: '3.5-' },
    ];
    const ladder = new Programs().does('seed', { order: 'rating', players });
    expect(ladder.picture).toBe('birch 2.5+ cedar 3.5- ash');
  });
});

describe('the suffix of a gap', () => {
  it('is "?" before the two have met (G suffixes)', () => {
    expect(ladderOf('ash 1 birch').join('fir').picture).toBe('ash 1 birch');
    expect(new Programs().seed('ash', 'birch').picture).toBe('ash 0? birch');
  });

  it('becomes "+" by a win at the level, and "-" by a loss at the next (G suffixes)', () => {
    expect(ladderAfter('ash 2.5? birch', 'birch loses-to ash')).toBe('ash 2.5+ birch');
    expect(ladderAfter('ash 2.5? birch', 'ash loses-to birch')).toBe('ash 2.5- birch');
  });

  it('goes when the upper has won at the level and lost at the next: the gap is exact (G suffixes)', () => {
    expect(ladderAfter('ash 2.5? birch', 'birch loses-to ash', 'ash loses-to birch')).toBe('ash 2.5 birch');
  });

  /** Ash challenged birch at 4 stones, and has that game when the gap is 2.5. */
  const challengedBeyond = () => {
    const ladder = ladderOf('ash 3.5? birch 0? cedar');
    const game = ladder.issue('ash', 'birch');
    expect(ladder.wins('birch', 'cedar').picture).toBe('ash 2.5? birch 1+ cedar');
    return { ladder, game };
  };

  it('is "+" also for a win at a level beyond, and not "-" for a loss there (G suffixes)', () => {
    const won = challengedBeyond();
    won.ladder.won(won.game);
    expect(won.ladder.picture).toBe('ash 2.5+ birch 1+ cedar');
    const lost = challengedBeyond();
    lost.ladder.lost(lost.game);
    expect(lost.ladder.picture).toBe('ash 2.5? birch 1+ cedar');
  });

  it('is "-" also for a loss at a level short of it, and not "+" for a win there (G suffixes)', () => {
    const challenged = () => {
      const ladder = ladderOf('ash 1? birch 2.5? cedar');
      const game = ladder.issue('cedar', 'birch');
      expect(ladder.wins('birch', 'ash').picture).toBe('ash 0- birch 3.5? cedar');
      return { ladder, game };
    };
    const lost = challenged();
    lost.ladder.won(lost.game);
    expect(lost.ladder.picture).toBe('ash 0- birch 3.5- cedar');

    const won = challenged();
    won.ladder.lost(won.game);
    expect(won.ladder.picture).toBe('ash 0- birch 3.5? cedar');
  });
});

describe('what a game makes known', () => {
  it('is forgotten as far as a later win disproves it: losses at that level and below (G gaps)', () => {
    expect(ladderAfter('ash 1- birch', 'ash beats birch')).toBe('ash 2.5+ birch');
  });

  it('is kept where a win says nothing about it: losses above (G gaps)', () => {
    expect(ladderAfter('ash 2.5- birch', 'birch loses-to ash')).toBe('ash 2.5 birch');
  });

  it('is forgotten as far as a later loss disproves it: wins at that level and above (G gaps)', () => {
    expect(ladderAfter('ash 2.5 birch', 'birch beats ash')).toBe('ash 1- birch');
  });

  it('is forgotten beyond the level of the game as well (G gaps)', () => {
    const beatenLower = ladderOf('ash 1? birch 2.5? cedar');
    const lower = beatenLower.issue('cedar', 'birch');
    beatenLower.wins('birch', 'ash').won(lower).wins('birch', 'cedar');
    expect(beatenLower.picture).toBe('ash 0- birch 4.5+ cedar');

    const beatenUpper = ladderOf('ash 3.5? birch 0? cedar');
    const upper = beatenUpper.issue('ash', 'birch');
    beatenUpper.wins('birch', 'cedar').won(upper).wins('birch', 'ash');
    expect(beatenUpper.picture).toBe('ash 1- birch 2.5? cedar');
  });

  it('is kept where a loss says nothing about it: wins below (G gaps)', () => {
    expect(ladderAfter('ash 1+ birch', 'ash loses-to birch')).toBe('ash 1 birch');
  });

  it('of an even game holds for both, whoever is the upper one later (G gaps)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar').loses('birch', 'ash');
    expect(ladder.leave('ash').join('ash').wins('ash', 'cedar').picture).toBe('birch 0- ash 0+ cedar');
  });

  it('of a game that was not even holds for the upper of it alone (G gaps)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar').wins('ash', 'birch');
    expect(ladder.leave('ash').join('ash').wins('ash', 'cedar').picture).toBe('birch 0? ash 0+ cedar');
  });

  it('in a seed holds for the order of the seed alone (G gaps)', () => {
    const ladder = ladderOf('ash 0+ birch 0? cedar').leave('ash').join('ash').wins('ash', 'cedar');
    expect(ladder.picture).toBe('birch 0? ash 0+ cedar');
  });
});

describe('a challenge between programs that are no neighbours', () => {
  it('is out of reach, unless a reason is given (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 2.5 cedar');
    expect(() => ladder.challenge('cedar', 'ash')).toThrow('out-of-reach (G)');
    expect(() => ladder.challenge('ash', 'cedar')).toThrow('out-of-reach (G)');
    ladder.because('the authors have met').challenge('cedar', 'ash');
  });

  it('is at the sum of the gaps between them, one more when challenging down (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 2.5 cedar 4.5 elm');
    const up = ladder.because('a friendly').issue('elm', 'ash');
    const down = ladder.because('a friendly').issue('ash', 'cedar');
    expect([ladder.terms(up), ladder.terms(down)]).toEqual(['up at 7', 'down at 4']);
  });

  it('makes facts known, and moves nothing (G who can be challenged)', () => {
    const ladder = ladderOf('ash 1 birch 1 cedar');
    expect(ladder.won(ladder.because('a friendly').issue('cedar', 'ash')).picture).toBe('ash 1 birch 1 cedar');
    expect(ladder.won(ladder.because('a friendly').issue('ash', 'cedar')).picture).toBe('ash 1 birch 1 cedar');
    expect(ladder.leave('birch').picture).toBe('ash 2.5+ cedar');
  });

  it('does not change places at 0 (G who can be challenged)', () => {
    const ladder = ladderOf('ash 0? birch 0? cedar');
    expect(ladder.won(ladder.because('a friendly').issue('cedar', 'ash')).picture).toBe('ash 0? birch 0? cedar');
  });

  it('cuts or grows the gap, or changes places at 0, if they have become neighbours by then (G who can be challenged)', () => {
    const playedLater = (picture: string, challenger: string, challenged: string) => {
      const ladder = ladderOf(picture);
      const game = ladder.because('a friendly').issue(challenger, challenged);
      ladder.leave('birch').won(game);
      return ladder.picture;
    };
    expect(playedLater('ash 1 birch 2.5 cedar 0? elm', 'cedar', 'ash')).toBe('ash 2.5- cedar 1? elm');
    expect(playedLater('elm 1? ash 1 birch 2.5 cedar', 'ash', 'cedar')).toBe('elm 0? ash 4.5+ cedar');
    expect(playedLater('ash 0? birch 0? cedar', 'cedar', 'ash')).toBe('cedar 0+ ash');
  });

  it('cannot be had by a program that is entering, for any reason (G entry)', () => {
    const ladder = ladderOf('ash 1 birch').join('fir');
    expect(() => ladder.because('a friendly').challenge('fir', 'ash')).toThrow('entry-first');
  });
});

describe('a challenge between neighbours', () => {
  it('moves nothing if somebody has entered between them (G challenge play)', () => {
    const ladder = ladderOf('ash 1? birch').join('fir');
    const game = ladder.issue('ash', 'birch');
    expect(ladder.wins('fir', 'birch').won(game).picture).toBe('ash 1? fir 0+ birch');
    expect(ladder.leave('fir').picture).toBe('ash 1+ birch');
  });
});
