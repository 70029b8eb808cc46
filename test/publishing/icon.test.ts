import { describe, expect, it } from 'vitest';
import { AS_THEY_ARE, publishAsTheyAre } from '#functions/publishing/as-they-are.ts';
import { publishSite } from '#functions/publishing/site.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { manifestPathOf } from '#web/pages/manifest.ts';
import { Shelf } from './shelf.ts';

describe('the icon', () => {
  it('lies where the manifest says, in the size that it says', async () => {
    const files = new Shelf();
    await publishSite(files, {}, instant(0));
    await publishAsTheyAre(files, AS_THEY_ARE, instant(0));
    const { icons } = JSON.parse(files.read(manifestPathOf('standalone')));
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
    for (const { src, type, sizes } of icons) {
      const body = Buffer.from(files.read(src), 'latin1');
      if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
      else expect(body.toString()).toMatch(/^<svg /);
      expect(files.log.find(({ path }) => path === src)?.options.contentType).toBe(type);
    }
  });
});

describe('a player’s own page', () => {
  it('is put on a home screen as an app of its own, which starts there and in which the whole site opens', async () => {
    const files = new Shelf();
    await publishSite(files, {}, instant(0));
    const manifestOf = (app: string) => {
      const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(files.read(`/apps/${app}/index.html`)) ?? [];
      return JSON.parse(files.read(path));
    };
    expect(manifestOf('me')).toMatchObject({ display: 'standalone', scope: '/' });
    expect(manifestOf('me')).not.toHaveProperty('start_url');
    expect(manifestOf('board').display).toBe('browser');
  });
});

describe('an app that no script runs in', () => {
  it.each(['/apps/me/index.html', '/enter/index.html', '/new/club/index.html'])(
    'says so in each language: %s is the same page for clubs of all',
    async (path) => {
      const files = new Shelf();
      await publishSite(files, {}, instant(0));
      const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(files.read(path)) ?? [];
      const said = [...without.matchAll(/<p lang="(..)">([^<]+)<\/p>/g)].map(([, lang, text]) => [lang, text]);
      expect(said.map(([lang]) => lang)).toEqual(['en', 'de', 'fr']);
      expect(new Set(said.map(([, text]) => text)).size).toBe(3);
    },
  );
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
