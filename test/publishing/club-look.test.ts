import { describe, expect, it } from 'vitest';
import { changeClub, setSuspended } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { STYLE } from '#functions/publishing/sheets.ts';
import { AS_THEY_ARE, publishAsTheyAre, publishSite } from '#functions/publishing/site.ts';
import { clubTarget, FRONT, ladderTarget, type Target } from '#functions/publishing/target.ts';
import { CLUB_COLOURS } from '#shared/vocabulary/club.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { manifestPathOf } from '#web/pages/manifest.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { PNG } from '../pictures.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

/** Red, green and blue. */
type Light = readonly number[];

const lightOf = (hex: string): Light => (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
const mixed = (one: Light, other: Light, part: number): Light =>
  one.map((light, n) => light * part + (other[n] ?? 0) * (1 - part));

const linear = (light: Light): Light =>
  light.map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));

/** Relative luminance, and contrast, as WCAG 2 has them. */
const luminance = (light: Light): number => {
  const [red = 0, green = 0, blue = 0] = linear(light);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Light, other: Light): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** How far apart two colours look, as CIE has it (1976): 2 can just be told apart, 25 by anybody at a glance. */
const apart = (one: Light, other: Light): number => {
  const labOf = (light: Light): readonly number[] => {
    const [r = 0, g = 0, b = 0] = linear(light);
    const [x = 0, y = 0, z = 0] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [left, right] = [labOf(one), labOf(other)];
  return Math.hypot(...left.map((value, n) => value - (right[n] ?? 0)));
};

/** The sheet as it is in light and in dark: of a token the first value is that in light, the last that in dark. */
const valuesOf = (token: string, rule: string): readonly Light[] =>
  [...STYLE.matchAll(new RegExp(`${rule} \\{[^}]*${token}: (#[0-9a-f]{6})`, 'g'))].map(([, hex = '']) => lightOf(hex));

describe('the colour of a club', () => {
  it.each(CLUB_COLOURS)(
    '%s can be read on paper, card and tint, and text that can wait on its tint, in light and in dark',
    (colour) => {
      const accents = valuesOf('--accent', colour === 'green' ? ':root' : `\\.club-${colour}`);
      expect(accents).toHaveLength(2);
      for (const [scheme, accent] of accents.entries()) {
        const ours = (token: string): Light => valuesOf(token, ':root')[scheme] ?? [];
        const [paper, card, quiet, ink] = [ours('--paper'), ours('--card'), ours('--quiet'), ours('--ink')];
        const tint = mixed(accent, card, 0.09);
        for (const ground of [paper, card, tint]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const text of [quiet, ink]) expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(CLUB_COLOURS)(
    '%s leaves gold to rung 1 and another colour to who has moved, and all that is written on either can be read',
    (colour) => {
      const schemes = valuesOf('--accent', colour === 'green' ? ':root' : `\\.club-${colour}`);
      const own = valuesOf('--moved', `:is\\([^)]*\\.club-${colour}\\b[^)]*\\)`);
      const tints = valuesOf('--moved-tint', `:is\\([^)]*\\.club-${colour}\\b[^)]*\\)`);
      for (const [scheme, accent] of schemes.entries()) {
        const ours = (token: string): Light => valuesOf(token, ':root')[scheme] ?? [];
        const [moved, tint] = [own[scheme] ?? ours('--moved'), tints[scheme] ?? ours('--moved-tint')];
        for (const ground of [ours('--paper'), ours('--card'), tint, ours('--gold-tint')])
          for (const text of [moved, ours('--ink'), ours('--quiet')])
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ours('--on-gold'), ours('--gold'))).toBeGreaterThanOrEqual(4.5);
        expect(apart(moved, accent)).toBeGreaterThan(25);
        expect(apart(moved, ours('--gold'))).toBeGreaterThan(25);
      }
    },
  );

  it('is worn by the pages of the club and told with its ladder, and its crest has its initials', async () => {
    const { files } = await published({ colour: 'blue' });
    for (const path of ['/rooks/index.html', '/rooks/main/index.html']) {
      expect(files.bodies.get(path), path).toContain('<html lang="en" class="club-blue">');
      expect(files.bodies.get(path), path).toContain('data-crest="TR"');
    }
    expect(JSON.parse(files.read('/rooks/main/view.json')).club).toEqual({ name: 'The Rooks', colour: 'blue' });
  });
});

const KEY = { club: 'rooks', ladder: 'main' };
const [FIRST, SECOND] = ['crest-0123456789ab.png', 'crest-ba9876543210.png'];
const crest = (name: string) => ({ name, bytes: new Uint8Array(PNG) });

/** A club with a look, such as a crest, and its pages as they are when all of them have been published. */
async function published(look: Parameters<typeof changeClub>[2] = { crest: crest(FIRST) }) {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
  let now = at('22:00');
  const publish = async (...targets: Target[]) => {
    now = instant(now + 1000);
    for (const target of targets) await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, target);
  };
  const all = async () => {
    await store.touch(KEY, now);
    await publish(ladderTarget(KEY), clubTarget('rooks'), FRONT);
  };
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await createLadder(store.database, KEY, HEADER);
  await changeClub(store.database, 'rooks', look);
  await all();
  return { store, files, all };
}

const PAGES = ['/index.html', '/rooks/index.html', '/rooks/main/index.html'];

describe('the crest of a club', () => {
  it('lies there for a year, is named by its pages and by no initials, and is told with its ladder', async () => {
    const { files } = await published();
    expect(files.bodies.get(`/rooks/${FIRST}`)).toBe(PNG.toString('latin1'));
    const { options } = files.log.find(({ path }) => path === `/rooks/${FIRST}`) ?? {};
    expect(options).toMatchObject({ contentType: 'image/png', cacheControl: expect.stringContaining('immutable') });
    for (const path of PAGES) {
      expect(files.bodies.get(path), path).toContain(`src="/rooks/${FIRST}" width="40" height="40" alt="Crest"`);
      expect(files.bodies.get(path), path).not.toContain('data-crest');
    }
    expect(JSON.parse(files.read('/rooks/main/view.json')).club.crest).toBe(`/rooks/${FIRST}`);
  });

  it('is there before the first page that names it, and put once', async () => {
    const { files, all } = await published();
    await all();
    const order = files.log.map(({ path }) => path);
    expect(order.filter((path) => path.includes('crest-'))).toHaveLength(1);
    for (const page of PAGES) expect(order.indexOf(`/rooks/${FIRST}`), page).toBeLessThan(order.indexOf(page));
  });

  it('gives way to another one, or to initials, and its file goes', async () => {
    const { store, files, all } = await published();
    await changeClub(store.database, 'rooks', { crest: crest(SECOND) });
    await all();
    const crests = () => [...files.bodies.keys()].filter((path) => path.includes('crest-'));
    expect(crests()).toEqual([`/rooks/${SECOND}`]);
    await changeClub(store.database, 'rooks', { crest: null });
    await all();
    expect(crests()).toEqual([]);
    expect(files.bodies.get('/rooks/main/index.html')).toContain('data-crest="TR"');
  });

  it('is taken away with a suspension, and comes back', async () => {
    const { store, files, all } = await published();
    await setSuspended(store.database, 'rooks', true);
    await all();
    expect(files.bodies.has(`/rooks/${FIRST}`)).toBe(false);
    await setSuspended(store.database, 'rooks', false);
    await all();
    expect(files.bodies.has(`/rooks/${FIRST}`)).toBe(true);
  });
});

/** What all clubs share, with some scripts. */
async function site(scripts: Readonly<Record<string, string>> = {}): Promise<Shelf> {
  const files = new Shelf();
  await publishSite({ files, now: instant(0) }, scripts);
  return files;
}

describe('the icon', () => {
  it('lies where the manifest says, in the size that it says', async () => {
    const files = await site();
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
  it('is there under the name and with the crest of its club', async () => {
    const { store, files, all } = await published();
    const [page, own] = [files.read('/rooks/main/index.html'), () => JSON.parse(files.read('/rooks/own.webmanifest'))];
    expect(page).toContain('rel="manifest" href="/rooks/app.webmanifest"');
    expect(JSON.parse(files.read('/rooks/app.webmanifest'))).toMatchObject({ name: 'The Rooks', display: 'browser' });
    expect(own()).toMatchObject({ name: 'The Rooks', display: 'standalone', scope: '/' });
    expect(own().icons).toEqual([{ src: `/rooks/${FIRST}`, type: 'image/png', sizes: 'any' }]);
    await changeClub(store.database, 'rooks', { crest: null });
    await all();
    expect(own().icons[0].src).toBe('/assets/icon.svg');
    const puts = files.paths().filter((path) => path === '/rooks/own.webmanifest');
    await all();
    expect(files.paths().filter((path) => path === '/rooks/own.webmanifest')).toEqual(puts);
  });

  it('is put on a home screen as an app of its own, which starts there and in which the whole site opens', async () => {
    const files = await site();
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
  it.each(['/apps/me/index.html', '/enter/index.html', '/sign-up/index.html'])(
    'says so in each language: %s is the same page for clubs of all',
    async (path) => {
      const files = await site();
      const [, without = ''] = /<div class="too-old">(.*?)<\/div>/s.exec(files.read(path)) ?? [];
      const said = [...without.matchAll(/<p lang="(..)">([^<]+)<\/p>/g)].map(([, lang, text]) => [lang, text]);
      expect(said.map(([lang]) => lang)).toEqual(['en', 'de', 'fr']);
      expect(new Set(said.map(([, text]) => text)).size).toBe(3);
    },
  );
});

describe('the worker', () => {
  it('is asked for again at each opening, so that a broken one does not last', async () => {
    const fixed = '/assets/board.0123456789ab/app.js';
    const files = await site({ '/worker.js': '1;', '/assets/refresh.js': '2;', [fixed]: '3;' });
    const cached = (path: string) => files.log.find((put) => put.path === path)?.options.cacheControl;
    expect(cached('/worker.js')).toBe('no-cache');
    expect(cached('/assets/refresh.js')).toBe('public, max-age=300');
    expect(cached(fixed)).toBe('public, max-age=31536000, immutable');
  });
});
