import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { formatPng } from '../../functions/publishing/png.ts';
import { publishSite } from '../../functions/publishing/site.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { ICON } from '../../web/pages/icon.ts';
import { MANIFEST_PATH } from '../../web/pages/manifest.ts';
import { Shelf } from './shelf.ts';

/** The chunks of a PNG: kind, content. */
function* chunksOf(png: Buffer): Iterable<readonly [string, Buffer]> {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
}

/** The colour of a point, in 64ths of the side. */
function colourAt(png: Buffer, size: number, x: number, y: number): string {
  const rows = inflateSync(
    Buffer.concat([...chunksOf(png)].flatMap(([kind, data]) => (kind === 'IDAT' ? [data] : []))),
  );
  const [column, row] = [x, y].map((place) => Math.floor((place * size) / 64));
  const place = (row ?? 0) * (1 + 3 * size) + 1 + 3 * (column ?? 0);
  return `#${rows.toString('hex', place, place + 3)}`;
}

describe('the icon', () => {
  it('is a ladder with a peg on its top rung, as a picture too', () => {
    const png = Buffer.from(formatPng(ICON, 96));
    expect(png.readUInt32BE(16)).toBe(96);
    expect([...chunksOf(png)].map(([kind]) => kind)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(colourAt(png, 96, 2, 2)).toBe('#1d5b49');
    expect(colourAt(png, 96, 63, 63)).toBe('#1d5b49');
    expect(colourAt(png, 96, 19, 30)).toBe('#fcfbf8');
    expect(colourAt(png, 96, 32, 25)).toBe('#fcfbf8');
    expect(colourAt(png, 96, 32, 17)).toBe('#f5e3a8');
    const halfOfARail = '#8daba1';
    expect(colourAt(png, 96, 17, 30)).toBe(halfOfARail);
  });

  it('lies where the manifest says, in the size that it says', async () => {
    const files = new Shelf();
    await publishSite(files, {}, instant(0));
    const { icons } = JSON.parse(files.read(MANIFEST_PATH));
    expect(icons).toHaveLength(2);
    for (const { src, type, sizes } of icons) {
      const body = Buffer.from(files.read(src), 'latin1');
      if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
      else expect(body.toString()).toMatch(/^<svg /);
      expect(files.log.find(({ path }) => path === src)?.options.contentType).toBe(type);
    }
  });
});

describe('the worker', () => {
  it('is asked for again at each opening, so that a broken one does not last', async () => {
    const files = new Shelf();
    const fixed = '/assets/board.0123456789ab/app.js';
    await publishSite(files, { '/worker.js': '1;', '/assets/refresh.js': '2;', [fixed]: '3;' }, instant(0));
    const cached = (path: string) => files.log.find((put) => put.path === path)?.options.cacheControl;
    expect(cached('/worker.js')).toBe('no-cache');
    expect(cached('/assets/refresh.js')).toBe('public, max-age=300');
    expect(cached(fixed)).toBe('public, max-age=31536000, immutable');
  });
});
