import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PYRAMID_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { Season } from '#shared/engine/season.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { seasonView } from '../view/club.ts';
import { PLACE } from '../view/page.ts';
import { replayed } from '../view/vectors.ts';
import { useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const SITE = 'http://rows.example';
const ASSETS = { style: '/style.css', pyramid: '/pyramid.css' };
const SHEETS: Readonly<Record<string, string>> = { [ASSETS.style]: STYLE, [ASSETS.pyramid]: PYRAMID_STYLE };

/** The ladders of the demo's clubs, by their addresses. */
const LADDERS = [
  'computer-go/19x19',
  'computer-go/9x9',
  'crewe-chess/main',
  'lavers-chess/main',
  'nairobi-chess/main',
  'riverside-squash/main',
  'riverside-squash/pyramid',
  'shicargo/main',
];

/** Reasons that are cut off, or take more than two lines each; a place in a pyramid is narrow. */
const cutOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.ladder :is(summary, .why)').evaluateAll((all) => {
    const linesIn = (part: readonly ChildNode[]): number => {
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last) return 0;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const middles = Array.from(range.getClientRects(), ({ top, bottom }) => (top + bottom) / 2);
      return middles.toSorted((a, b) => a - b).filter((at, n, all) => at - (all[n - 1] ?? -8) >= 8).length;
    };
    const partsOf = (reason: Element): ChildNode[][] => {
      const parts: ChildNode[][] = [[]];
      for (const each of reason.childNodes) {
        if (each.nodeName === 'BR') parts.push([]);
        else parts.at(-1)?.push(each);
      }
      return parts;
    };
    const isCut = (each: Element): boolean =>
      each.scrollWidth > each.clientWidth ||
      each.scrollHeight > each.clientHeight ||
      partsOf(each).some((part) => linesIn(part) > (each.closest('.pyramid') ? 4 : 2));
    return all.filter((each) => each.getClientRects().length > 0 && isCut(each)).map((each) => each.textContent ?? '');
  });

describe('the rows of a ladder', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  const seasons = new Map<string, Season>();
  beforeAll(async () => {
    for (const ladder of LADDERS) {
      const log = await fetch(`${friday.laptop.origin}/${ladder}/season.jsonl`);
      seasons.set(ladder, replayed(await log.text()));
    }
  });

  const pageIn = (language: (typeof LANGUAGES)[number], ladder: string): Promise<string> =>
    inLanguage(language, async () => {
      const season = seasons.get(ladder) ?? expect.fail(ladder);
      return renderLadder(seasonView(season, season.ladder.at), PLACE, ASSETS);
    });

  /** Opens each ladder in turn in a window, as a page without scripts. */
  async function* eachLadder(language: (typeof LANGUAGES)[number], width: number): AsyncGenerator<[string, Page]> {
    const page = await open('about:blank', { viewport: { width, height: 900 }, javaScriptEnabled: false });
    await page.route(`${SITE}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path in SHEETS) return route.fulfill({ contentType: 'text/css', body: SHEETS[path] ?? '' });
      if (path.endsWith('.woff2'))
        return route.fulfill({ contentType: 'font/woff2', body: readFileSync(`web${path}`) });
      const ladder = path.slice(1, -1);
      if (!seasons.has(ladder)) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'text/html', body: await pageIn(language, ladder) });
    });
    for (const ladder of LADDERS) {
      await page.goto(`${SITE}/${ladder}/`);
      yield [ladder, page];
    }
  }

  it.each([390, 820, 1280, 1920].flatMap((width) => LANGUAGES.map((language) => [width, language] as const)))(
    'cut off no reason at %d pixels in %s',
    async (width, language) => {
      const cut: Record<string, readonly string[]> = {};
      for await (const [ladder, page] of eachLadder(language, width)) {
        const reasons = await cutOn(page);
        if (reasons.length > 0) cut[ladder] = reasons;
      }
      expect(cut).toEqual({});
    },
  );

  it('have at least half of a window of 1280 pixels', async () => {
    for await (const [ladder, page] of eachLadder('en', 1280)) {
      const width = await page.locator('#ladder').evaluate((each) => each.getBoundingClientRect().width);
      expect(width, ladder).toBeGreaterThanOrEqual(640);
    }
  });

  it('say with a chevron where there is more, and else unfold nothing', async () => {
    for await (const [ladder, page] of eachLadder('en', 390)) {
      const rows = page.locator('.ladder details');
      const bare = await rows.evaluateAll((all) => all.filter((each) => each.children.length < 2).length);
      expect(bare, ladder).toBe(0);
    }
  });
});
