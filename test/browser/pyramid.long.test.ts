import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { renderApp } from '#web/pages/apps.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { type Scripts, scriptOf } from '#web/scripts.ts';
import { builtAtStart } from '../local/built.ts';
import { pyramidOf, whereAway } from '../view/clubs.ts';
import { PLACE } from '../view/page.ts';
import { graveBarriersOn } from './barriers.ts';
import { overflow, useBrowser } from './browser.ts';
import { ASSETS, inSight, SITE, serve, shiftOf } from './public.ts';

const screen = (width: number, height = 900): BrowserContextOptions => ({ viewport: { width, height } });

/** How many are drawn beside each other in each row, top first; one each in a list. */
const drawn = (page: Page): Promise<readonly number[]> =>
  page.locator('.ladder tr[id]').evaluateAll((tiles) => {
    const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  });

const DROP = { kind: 'deadline', what: 'drop', period: 'deadline-w1', clause: 'N4', unless: 'playing' } as const;

/** The same, with one player due to drop. */
const whereDue = (view: LadderView, player: string): LadderView => ({
  ...view,
  standings: view.standings.map((each) =>
    each.id === player ? { ...each, forecast: { ...DROP, at: view.asOf, to: each.rung } } : each,
  ),
});

const upTo = (rows: number): readonly number[] => Array.from({ length: rows }, (_, index) => index + 1);

describe('a pyramid on a screen', { timeout: 60_000 }, () => {
  const open = useBrowser();
  let scripts: Scripts;
  beforeAll(async () => {
    ({ scripts } = await builtAtStart());
  });

  /** Answers as a site does that has one ladder. */
  async function serveOf(page: Page, size: number, language: 'en' | 'de' = 'en'): Promise<void> {
    const view = whereDue(whereAway(pyramidOf(size), 'p10'), 'p12');
    const wall = { title: 'Wall', sheet: 'wall' as const, script: scriptOf('wall', Object.keys(scripts)) };
    const pages: Readonly<Record<string, string>> = await inLanguage(language, async () => ({
      '/': renderLadder(view, PLACE, ASSETS),
      '/wall/': renderApp(wall, ASSETS),
      '/view.json': JSON.stringify(view),
    }));
    await serve(page, async (path) => pages[path], scripts);
  }

  async function show(size: number, device: BrowserContextOptions, language: 'en' | 'de' = 'en'): Promise<Page> {
    const page = await open('about:blank', device);
    await serveOf(page, size, language);
    await page.goto(`${SITE}/`);
    await page.locator('.tabs [aria-current]').waitFor();
    return page;
  }

  it.each([
    [36, 320, upTo(8)],
    [36, 390, upTo(8)],
    [36, 1920, upTo(8)],
    [40, 390, [...upTo(8), 4]],
    [200, 1920, [...upTo(19), 10]],
    [200, 390, Array(200).fill(1)],
  ])('of %d players is as wide as the window of %d pixels, and nothing shifts', async (size, width, rows) => {
    const page = await show(size, screen(width), 'de');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await drawn(page)).toEqual(rows);
    expect(await shiftOf(page)).toBe(0);
  });

  it('keeps nobody out, by day or by night, drawn or as a list', async () => {
    const page = await show(36, screen(390));
    expect(await graveBarriersOn(page)).toEqual([]);
    await page.getByLabel('As a list').check();
    expect(await drawn(page)).toEqual(Array(36).fill(1));
    expect(await graveBarriersOn(page)).toEqual([]);
  });

  it('has a line under whoever is due to drop', async () => {
    const page = await show(36, screen(1280));
    const tile = page.locator('#at-p12');
    expect(await tile.evaluate((row) => getComputedStyle(row).borderBottomWidth)).toBe('3px');
  });

  it('is gone through by rung, and whoever is searched keeps their place in it', async () => {
    const page = await show(36, screen(1280));
    await page.locator('#as-list').focus();
    const names: string[] = [];
    while (names.length < 3) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() =>
        document.activeElement?.closest('a[href*="player/"]')?.getAttribute('href'),
      );
      if (name) names.push(name);
    }
    const [first, second, third] = pyramidOf(36).standings.map(({ id }) => `player/#${id}`);
    expect(names).toEqual([first, second, third]);
    const place = () => page.locator('#at-p9').boundingBox();
    const before = await place();
    await page.locator('#find').fill(await page.locator('#at-p9 bdi').innerText());
    await expect.poll(() => page.locator('.ladder tr[id]:visible').count()).toBe(1);
    expect(await place()).toEqual(before);
  });

  it.each([
    [12, 28],
    [40, 18],
  ])(
    'of %d players is on the wall without scrolling, every rung in sight in letters of %d pixels and more',
    async (size, least) => {
      const page = await open('about:blank', screen(1920, 1080));
      await serveOf(page, size);
      await page.goto(`${SITE}/wall/`);
      await page.locator('.rows li').first().waitFor();
      await expect.poll(() => page.locator('.codes svg').count()).toBe(1);
      const rows = page.locator('.rows');
      expect(await rows.evaluate((all) => Number.parseFloat(getComputedStyle(all).fontSize))).toBeGreaterThanOrEqual(
        least,
      );
      expect(await inSight(page, '.rows li')).toBe(size);
      const codes = await page.locator('.codes').boundingBox();
      const cutOrCovered = await page.locator('.rows li').evaluateAll(
        (tiles, box) =>
          tiles.filter((tile) => {
            const { left, right, top, bottom } = tile.getBoundingClientRect();
            const isCut = tile.scrollHeight > tile.clientHeight;
            return (
              isCut || (box && left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y)
            );
          }).length,
        codes,
      );
      expect(cutOrCovered).toBe(0);
    },
  );

  it('of 400 players is in columns on the wall', async () => {
    const page = await open('about:blank', screen(1920, 1080));
    await serveOf(page, 400);
    await page.goto(`${SITE}/wall/`);
    await page.locator('.rungs li').first().waitFor();
    await expect.poll(() => page.locator('.rows').count()).toBe(0);
  });
});
