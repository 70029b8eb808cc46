import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

/** The names of a ladder of which less is shown than there is. */
const cutOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.ladder [data-of] :is(a, span)')
    .evaluateAll((all) =>
      all
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.textContent),
    );

const PAIRS = '/riverside-tennis/doubles/';
const BOXES = '/riverside-squash/boxes/';

describe('a page of pairs and one of boxes', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  // Letters of twice the size take as much of a window as a window of half the width.
  it.each([
    [PAIRS, 160],
    [PAIRS, 320],
    [BOXES, 160],
    [BOXES, 320],
  ])('has every name whole, and no more width than there is: %s at %d pixels', async (path, width) => {
    const page = await open(friday.laptop.origin + path, {
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
    });
    expect(await cutOn(page)).toEqual([]);
    expect(await page.locator('.ladder caption').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThan(width);
  });

  it('shows in the colours of the reader which cells are of nobody, and which part is open', async () => {
    const page = await open(friday.laptop.origin + BOXES, { forcedColors: 'active' });
    const backgroundOf = (cell: string) =>
      page
        .locator(cell)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await backgroundOf('.crosses .self')).not.toBe(await backgroundOf('.crosses .cross:not(.self)'));
    const current = page.locator('.tabs [aria-current]').first();
    expect(await current.evaluate((each) => getComputedStyle(each).borderBottomStyle)).toBe('solid');
    expect(await overflow(page)).toBe(0);
  });
});
