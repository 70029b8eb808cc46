import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { APP_SHEETS } from '#functions/publishing/assets.ts';
import { FRONT_STYLE, PYRAMID_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import { APP_SHEET_NAMES, ofEachApp } from '#web/pages/page.tsx';
import type { Scripts } from '#web/scripts.ts';
import type { Laptop } from '../local/laptop.ts';
import { until } from '../local/until.ts';

export const BIG_SCREEN: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };

/** Another ladder of the demo club, with these players; gives its address when they are on its page. */
export async function openLadder(laptop: Laptop, id: string, players: readonly object[]): Promise<string> {
  const season = { start: '2026-09-07', end: '2027-06-07' };
  await laptop.ask('/ladders', { id, system: 'lavers', timezone: 'Europe/London', season });
  await laptop.ask(`/ladders/${id}/seed`, { order: 'given', players });
  await until(async () => (await published(laptop, `/lavers-chess/${id}/view.json`)).standings.length > 0);
  return `${laptop.origin}/lavers-chess/${id}/`;
}

export async function published(laptop: Laptop, path: string) {
  const answer = await fetch(`${laptop.origin}${path}`);
  return answer.json();
}

/** How many rungs of the big screen are wholly in sight. */
export const inSight = (page: Page, rungs = '.rungs li'): Promise<number> =>
  page.locator(rungs).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
  );

/** What is there when a part has been drawn: its form comes before the plot, which waits for the width that there is. */
const DRAWN = { chart: '#chart .plot .line', 'what-if': '#what-if .follows' };

/** Unfolds a part of a ladder's page that has a script of its own, and waits until it is drawn. */
export async function unfold(page: Page, id: keyof typeof DRAWN): Promise<void> {
  await page.locator(`#${id} > summary`).click();
  await page.locator(DRAWN[id]).first().waitFor();
}

/** The page of a ladder moves nothing that is there when its scripts come. */
export async function expectStill(page: Page): Promise<void> {
  await page.locator('.tabs [aria-current]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page), page.url()).toBe(0);
}

/** By how much what is on a page has moved by itself. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was noted before may be handed over at once or by and by.
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          add(observer.takeRecords());
          resolve(sum);
        }),
      ),
    );
  });

export const SITE = 'http://ladder.example';
export const ASSETS = {
  style: '/assets/style.css',
  front: '/assets/front.css',
  pyramid: '/assets/pyramid.css',
  apps: ofEachApp((name) => `/assets/${name}.css`),
};
const SHEETS: Readonly<Record<string, string>> = {
  [ASSETS.style]: STYLE,
  [ASSETS.front]: FRONT_STYLE,
  [ASSETS.pyramid]: PYRAMID_STYLE,
  ...Object.fromEntries(APP_SHEET_NAMES.map((name) => [ASSETS.apps[name], APP_SHEETS[name]])),
};

/** Answers a page as a site does that has these pages and scripts, the style sheets and the font. */
export const serve = (page: Page, pageAt: (path: string) => Promise<string | undefined>, scripts: Scripts = {}) =>
  page.route(`${SITE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path in SHEETS) return route.fulfill({ contentType: 'text/css', body: SHEETS[path] ?? '' });
    if (path in scripts) return route.fulfill({ contentType: 'text/javascript', body: scripts[path] ?? '' });
    if (path.endsWith('.woff2')) return route.fulfill({ contentType: 'font/woff2', body: readFileSync(`web${path}`) });
    const body = await pageAt(path);
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/html', body });
  });
