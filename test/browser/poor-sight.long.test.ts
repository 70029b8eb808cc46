import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from '../local/asking.ts';
import { newLink } from '../local/laptop.ts';
import { enter, overflow, useBrowser } from './browser.ts';
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

/** The words of some elements that go on in another line without a hyphen. */
const brokenIn = (page: Page, elements: string): Promise<readonly string[]> =>
  page.locator(elements).evaluateAll((all) => {
    const broken: string[] = [];
    for (const each of all) {
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
  });

const LAVERS = '/lavers-chess/main/';
const PAIRS = '/riverside-tennis/doubles/';
const BOXES = '/riverside-squash/boxes/';

describe('a page that somebody reads in large letters', { timeout: 120_000 }, () => {
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

  it.each([
    [LAVERS, '.heading, .ladder [data-of]'],
    [`${LAVERS}wall/`, '.wall header, .wall .headline, .wall .rungs'],
    [`${PAIRS}wall/`, '.wall header, .wall .headline, .wall .rungs'],
  ])('breaks no word of a name, and is no wider than a window of half the width: %s', async (path, names) => {
    const page = await open(friday.laptop.origin + path, { viewport: { width: 160, height: 800 } });
    await page.locator(names).last().waitFor();
    expect(await brokenIn(page, names)).toEqual([]);
    expect(await overflow(page)).toBe(0);
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

  it('keeps Admin and a player’s page within a window of half the width', async () => {
    const viewport = { width: 160, height: 800 };
    const { laptop } = friday;
    const extraHTTPHeaders = { authorization: `Bearer ${laptop.organiser}` };
    const desk = await open(`${laptop.origin}/lavers-chess/main/desk/`, { viewport, extraHTTPHeaders });
    for (const tab of ['results', 'people', 'rules', 'history', 'more']) {
      await desk.goto(`${laptop.origin}/lavers-chess/main/desk/#${tab}`);
      await desk.locator(`.desk-${tab} > section`).first().waitFor();
      await desk.locator('details:not([open]) > summary').evaluateAll((all) => {
        for (const { parentElement } of all) parentElement?.setAttribute('open', '');
      });
      expect([tab, await overflow(desk)]).toEqual([tab, 0]);
    }
    const link = await newLink(laptop, { role: 'player', label: 'Tom', player: 'tom-garside' });
    const phone = await open(link, { viewport });
    await enter(phone);
    await phone.locator('.standing .form').waitFor();
    expect(await overflow(phone)).toBe(0);
  });

  const NARROW = { viewport: { width: 160, height: 800 }, hasTouch: true };

  it('keeps what a match of pairs would do within a window of half the width', async () => {
    const page = await open(friday.laptop.origin + PAIRS, NARROW);
    await page.getByText('What if').first().click();
    await page.locator('.follows table').waitFor();
    expect(await overflow(page)).toBe(0);
  });

  it('keeps the form for a new ladder there, and that which corrects a result', async () => {
    const { link } = await asked(
      `${friday.laptop.origin}/api/clubs/riverside-squash/organiser`,
      friday.laptop.printed('Operator'),
      {},
    );
    const page = await open(String(link), NARROW);
    await enter(page);
    await page.goto(`${friday.laptop.origin}/new/?club=riverside-squash`);
    await page.getByRole('heading', { name: 'Your rules' }).waitFor();
    await page.getByRole('button', { name: 'Change: Season' }).click();
    expect(await overflow(page)).toBe(0);
    await page.goto(`${friday.laptop.origin}/riverside-squash/main/desk/#history`);
    await page.locator('.log button').filter({ hasText: 'Correct' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('select').first().waitFor();
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });

  it('has every name of a club night whole there, and check-in within reach', async () => {
    const { laptop } = friday;
    const page = await open(await newLink(laptop, { role: 'scorer', label: 'narrow' }), NARROW);
    await enter(page);
    await page.goto(`${laptop.origin}/lavers-chess/main/board/`);
    await page.locator('.peg').first().waitFor();
    const cut = await page
      .locator('.peg .name, .night-board h1')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Check in', exact: true }).tap();
    await page.locator('.arrivals li').first().waitFor();
    expect(await page.locator('.sheet').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
});
