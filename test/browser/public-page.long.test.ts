import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { graveBarriersOn } from './barriers.ts';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { BIG_SCREEN, openLadder, shiftOf } from './public.ts';

const hasFont = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.check('600 1em Bricolage'));

/** How far down everything on a page begins that is seen, in pixels, but the rows’ small lines, which come later. */
const topsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(.way, .way *)')]
      .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
      .map(
        (each) => `${Math.round(each.getBoundingClientRect().top)} ${each.localName} ${each.textContent.slice(0, 20)}`,
      ),
  );

/** How far to the right the rungs of the live ladder on the front page begin, in pixels: the figures, not what they stand in. */
const rungsOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.live li > b').evaluateAll((all) =>
    all.map((each) => {
      const figures = document.createRange();
      figures.selectNodeContents(each);
      return Math.round(figures.getBoundingClientRect().left);
    }),
  );

/** Opens a page whose font comes only when it is told to. */
async function withoutFont(page: Page, url: string): Promise<() => void> {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return come;
}

describe('what people see of a club night', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  let ladder: string;
  beforeAll(() => {
    ladder = `${friday.laptop.origin}/lavers-chess/main/`;
  });

  it('a row that leaves its block of rows stays the row that it was', async () => {
    const players = Array.from({ length: 101 }, (_, n) => ({ id: `p${n + 1}`, name: `Player ${n + 1}` }));
    const address = await openLadder(friday.laptop, 'long', players);
    const page = await open(address);
    const html = await (await fetch(address)).text();
    const [one = '', two = ''] = [50, 51].map(
      (n) => new RegExp(`<tr id="[^>]*><th scope="row">${n}<.*?</tr>`).exec(html)?.[0],
    );
    const next = html.replace(one, '<tr></tr>').replace(two, one).replace('<tr></tr>', two);
    await page.locator('a[href="player/#p50"]').evaluate((link) => Object.assign(link, { isTheSame: true }).focus());
    await page.route('**/version.json', (route) => route.fulfill({ json: { format: 1, version: 999, at: 1 } }));
    await page.route(/\/long\/(\?v=999)?$/, (route) => route.fulfill({ body: next, contentType: 'text/html' }));
    const block = (n: number) => page.locator(`.ladder tbody:nth-of-type(${n})`);
    await expect.poll(() => block(6).locator('a[href="player/#p50"]').count()).toBe(1);
    await expect.poll(() => block(5).locator('a[href="player/#p51"]').count()).toBe(1);
    const moved = page.locator('a[href="player/#p50"]');
    expect(await moved.evaluate((link) => 'isTheSame' in link && link === document.activeElement)).toBe(true);
  });

  it('finds a player on whichever page of a long ladder, and a page of rows shows what happens on it', async () => {
    const players = Array.from({ length: 501 }, (_, n) => ({ id: `p${n + 1}`, name: `Player ${n + 1}` }));
    const address = await openLadder(friday.laptop, 'longer', players);
    const page = await open(address);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await expect.poll(() => page.locator('.ladder tbody tr').count()).toBe(250);
    await page.locator('#find').fill('r 499');
    await page.locator('#found').getByRole('link', { name: 'Player 499' }).click();
    await page.waitForURL('**/longer/page/2/#at-p499');
    await expect.poll(() => page.locator('tr:target th').innerText()).toBe('499');
    expect(asked.filter((path) => path.endsWith('names.json')).length).toBe(1);
    await page.goto(`${address}#at-p501`);
    await page.waitForURL('**/longer/page/3/#at-p501');
    expect(await graveBarriersOn(page)).toEqual([]);
    await friday.laptop.ask('/ladders/longer/leave', { player: 'p1' });
    await expect.poll(() => page.locator('#ladder').innerText()).toContain('No players on this page any more');
  });

  it('stays where it is when somebody jumps to the end of a long ladder', async () => {
    const page = await open(`${friday.laptop.origin}/lavers-chess/longer/`, DESKTOP);
    await page.locator('.tabs [aria-current]').waitFor();
    const tops = await page.locator('footer').evaluate(async (footer) => {
      const seen: number[] = [];
      window.scrollTo(0, document.documentElement.scrollHeight);
      for (let frame = 0; frame < 4; frame++) {
        seen.push(footer.getBoundingClientRect().top);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    // The guess at a row of letters of another size is out by less than a pixel.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(5);
  });

  it('offers to find a player, as people type the name, as soon as an open page has become long', async () => {
    const page = await open(await openLadder(friday.laptop, 'growing', [{ id: 'q1', name: 'First One' }]));
    await expect.poll(() => page.locator('.ladder tbody tr').count()).toBe(1);
    for (let n = 2; n <= 30; n++)
      await friday.laptop.ask('/ladders/growing/join', { player: `q${n}`, name: `Player ${n}` });
    const seen = page.locator('.ladder tbody tr:visible');
    await page.locator('#find').fill('ONE');
    await expect.poll(() => seen.locator('bdi').first().textContent()).toBe('First One');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('player/#q1');
    await page.locator('#find').fill('');
    await expect.poll(() => seen.count()).toBe(30);
  });

  it('chooses a player of a long ladder by keys alone', async () => {
    const page = await open(`${friday.laptop.origin}/lavers-chess/longer/#what-if`);
    const field = page.locator('#what-if').getByRole('combobox', { name: 'Challenger' });
    await field.fill('player 12');
    await expect.poll(() => page.locator('.offers [role=option]').count()).toBe(11);
    await field.press('ArrowDown');
    const active = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
    await expect.poll(() => active.getAttribute('aria-selected')).toBe('true');
    // Of some hundred rows, all alike, fifty will do.
    expect(await graveBarriersOn(page, '.ladder tbody:nth-of-type(n + 2)')).toEqual([]);
    const wanted = await active.textContent();
    await field.press('Enter');
    await expect.poll(() => page.locator('.offers [role=option]').count()).toBe(0);
    await expect.poll(() => field.inputValue()).toBe(wanted);
    await field.fill('nobody at all');
    await expect.poll(() => page.locator('.one-of-many [role=status]').first().textContent()).toBe('No player found.');
    await field.press('Escape');
    await expect.poll(() => field.inputValue()).toBe(wanted);
  });

  it('shows rung 1 of a club night at once on a phone, and 22 players in two screens', async () => {
    const page = await open(ladder, { ...PHONE, viewport: { width: 390, height: 844 } });
    await page.locator('.tabs [aria-current]').waitFor();
    const table = page.locator('.ladder table');
    const [{ bottom }, { height }, rows] = await Promise.all([
      table
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect()),
      table.evaluate((all) => all.getBoundingClientRect()),
      table.locator('tbody tr').count(),
    ]);
    expect(rows).toBe(22);
    expect(bottom).toBeLessThan(844);
    expect(height).toBeLessThanOrEqual(1600);
    expect(await shiftOf(page)).toBe(0);
    const current = page.locator('.tabs [aria-current]');
    await expect.poll(() => current.allTextContents()).toEqual(['Ladder']);
    await page.locator('.tabs').getByRole('link', { name: 'Results' }).click();
    await expect.poll(() => current.allTextContents()).toEqual(['Results']);
    await expect.poll(() => page.locator('.tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)).toBe(0);
  });

  it('keeps results and what else there is beside the ladder down to its end on a wide screen', async () => {
    const page = await open(ladder, BIG_SCREEN);
    await page.locator('.tabs [aria-current]').waitFor();
    const last = page.locator('.ladder tbody tr').last();
    await last.scrollIntoViewIfNeeded();
    for (const part of ['.side', '#further']) {
      const { top, bottom } = await page.locator(part).evaluate((each) => each.getBoundingClientRect().toJSON());
      expect(Math.min(bottom, 1080) - Math.max(top, 0)).toBeGreaterThan(300);
    }
    expect(await graveBarriersOn(page)).toEqual([]);
  });

  it.each([PHONE, DESKTOP])('shifts nothing when the font of headings and figures comes late (%#)', async (device) => {
    const page = await open('about:blank', device);
    const come = await withoutFont(page, ladder);
    await page.locator('.tabs [aria-current]').waitFor();
    expect(await hasFont(page)).toBe(false);
    const before = await topsOf(page);
    come();
    await expect.poll(() => hasFont(page)).toBe(true);
    expect(await topsOf(page)).toEqual(before);
  });

  it('leaves the rungs on the front page where they are when that font comes late', async () => {
    const page = await open('about:blank', PHONE);
    const come = await withoutFont(page, `${friday.laptop.origin}/`);
    await page.locator('.live li > b').first().waitFor();
    expect(await hasFont(page)).toBe(false);
    const before = await rungsOf(page);
    expect(before.length).toBeGreaterThan(3);
    come();
    await expect.poll(() => hasFont(page)).toBe(true);
    const moved = (await rungsOf(page)).map((left, row) => Math.abs(left - (before[row] ?? Number.NaN)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  });
});
