import { describe, expect, it } from 'vitest';
import { AS_THEY_ARE, publishAsTheyAre } from '../../functions/publishing/as-they-are.ts';
import { publishSite } from '../../functions/publishing/site.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { MANIFEST_PATH } from '../../web/pages/manifest.ts';
import { Shelf } from './shelf.ts';

describe('the icon', () => {
  it('lies where the manifest says, in the size that it says', async () => {
    const files = new Shelf();
    await publishSite(files, {}, instant(0));
    await publishAsTheyAre(files, AS_THEY_ARE, instant(0));
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
