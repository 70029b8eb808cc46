import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerOf, pyramidFit, widthOnTwoLines } from '#web/apps/wall/pyramid.tsx';

const screens = fc.record({
  width: fc.integer({ min: 200, max: 4000 }),
  height: fc.integer({ min: 100, max: 2200 }),
  rows: fc.integer({ min: 1, max: 45 }),
  widest: fc.double({ min: 0, max: 20, noNaN: true }),
});

describe('a pyramid on the wall', () => {
  it('has room for its widest row, whatever the screen, and for a rung and two lines in each', () => {
    const holds = fc.property(screens, (screen) => {
      const fit = pyramidFit(screen);
      if (!fit) return;
      expect(fit.wide * screen.rows).toBeLessThanOrEqual(screen.width + fit.size);
      expect(fit.high * screen.rows).toBeLessThanOrEqual(screen.height + fit.size);
      expect(fit.high).toBeGreaterThanOrEqual(4.2 * fit.size);
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('of 40 players is read from afar on a big screen, and one of 1,000 is not drawn', () => {
    const screen = { width: 1250, height: 940, widest: 5.5 };
    expect(pyramidFit({ ...screen, rows: 9 })?.size).toBeGreaterThanOrEqual(18);
    expect(pyramidFit({ ...screen, rows: 45 })).toBeUndefined();
  });

  it('leaves room for the codes for phones beside its top, unless they reach too far down', () => {
    const screen = { width: 1250, height: 900, rows: 9, widest: 5 };
    const fit = pyramidFit(screen);
    if (!fit) throw new Error('it is drawn');
    expect(cornerOf(screen, fit, 190)).toBeGreaterThan(200);
    expect(cornerOf(screen, fit, 900)).toBeLessThan(20);
  });

  it('breaks a name where both lines are shortest', () => {
    const widthOf = (text: string): number => text.length;
    expect(
      ['Ann Bo', 'Ann Mary Featherstone', 'Featherstone', ''].map((name) => widthOnTwoLines(name, widthOf)),
    ).toEqual([3, 12, 12, 0]);
  });
});
