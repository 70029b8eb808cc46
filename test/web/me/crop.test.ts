import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAny } from '#test/runs.ts';
import { LARGEST, moved, wholeOf, zoomed, zoomOf } from '#web/apps/me/face/crop.ts';

const WIDE = { width: 400, height: 200 };

describe('what is shown of a picture', () => {
  it('is at first as much as fits, from its middle', () => {
    expect(wholeOf(WIDE)).toEqual({ x: 200, y: 100, side: 200 });
  });

  it('moves by parts of what is shown, as far as the picture goes', () => {
    expect(moved(wholeOf(WIDE), 0.25, 0, WIDE)).toEqual({ x: 250, y: 100, side: 200 });
    expect(moved(wholeOf(WIDE), 9, 9, WIDE)).toEqual({ x: 300, y: 100, side: 200 });
  });

  it('stays around the same point when it is zoomed, and moves aside where the picture ends', () => {
    const near = zoomed(wholeOf(WIDE), 2, WIDE);
    expect([near, zoomOf(near, WIDE)]).toEqual([{ x: 200, y: 100, side: 100 }, 2]);
    const corner = moved(near, 9, 9, WIDE);
    expect(corner).toEqual({ x: 350, y: 150, side: 100 });
    expect(zoomed(corner, 1, WIDE)).toEqual({ x: 300, y: 100, side: 200 });
  });

  it('is always a square of the picture, however it is dragged and pinched', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
    const part = fc.double({ min: -3, max: 3, noNaN: true });
    const drags = fc.array(fc.tuple(part, part, fc.double({ min: 0.01, max: 99, noNaN: true })));
    forAny(50, [size, drags], (picture, all) => {
      const { x, y, side } = all.reduce(
        (crop, [right, down, zoom]) => zoomed(moved(crop, right, down, picture), zoom, picture),
        wholeOf(picture),
      );
      const half = side / 2 - 1e-6;
      expect([x - half >= 0, y - half >= 0]).toEqual([true, true]);
      expect([x + half <= picture.width, y + half <= picture.height]).toEqual([true, true]);
      expect(zoomOf({ x, y, side }, picture)).toBeLessThanOrEqual(LARGEST + 1e-6);
    });
  });
});
