import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptLadders } from '#shared/engine/kept-ladders.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { headerOf } from '../bench/club.ts';

const empty = newLadder(headerOf('crewe'));
const after = (line: number): Ladder => ({ ...empty, line: lineNumber(line) });

/** What is kept of a season of so many lines. */
function keptOf(lines: number, from = 2, kept = new KeptLadders(empty)): KeptLadders {
  for (let line = from; line <= lines; line++) kept.keep(after(line));
  return kept;
}

it('of 100,000 lines some hundreds of ladders are kept', () => {
  expect(keptOf(100_000).size).toBeLessThan(350);
});

const isNeverFar = (kept: KeptLadders, lines: number): void =>
  fc.assert(
    fc.property(fc.integer({ min: 3, max: lines }), (line) => {
      const found = kept.upTo(lineNumber(line)).line;
      expect(found).toBeLessThan(line);
      expect(line - found).toBeLessThanOrEqual(33 + (lines - line) / 16);
    }),
  );

it('law: the way to any line begins at most 32 lines, and a sixteenth of what lies after it, further back', () => {
  isNeverFar(keptOf(30_000), 30_000);
});

it('law: so it does after all since an early line was worked out again', () => {
  const kept = keptOf(5000);
  const { line } = kept.before(lineNumber(1500));
  isNeverFar(keptOf(5000, line + 1, kept), 5000);
});

describe('a ladder that was gone back for', () => {
  const wanted = after(4990);
  const kept = () => {
    const all = keptOf(10_000);
    all.want(wanted);
    return all;
  };

  it('is found again, and hides none that is nearer', () => {
    expect(kept().upTo(lineNumber(4991))).toBe(wanted);
    expect(kept().upTo(lineNumber(4990)).line).toBeLessThan(4990);
    expect(kept().upTo(lineNumber(9999)).line).toBe(9998);
  });

  it('is not found any more where it is worked out again', () => {
    const again = kept();
    again.before(lineNumber(4990));
    expect(again.upTo(lineNumber(4991))).not.toBe(wanted);
    const later = kept();
    later.before(lineNumber(4991));
    expect(later.upTo(lineNumber(4991))).toBe(wanted);
  });
});
