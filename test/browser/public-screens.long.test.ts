import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nameFor } from '../view/club.ts';
import { pyramidOf } from '../view/clubs.ts';
import { DESKTOP, overflow, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { BIG_SCREEN, inSight, openLadder, unfold } from './public.ts';

const HOSTILE = {
  script: '<script>alert(1)</script>',
  image: '"><img src=x onerror=alert(2)>',
  right: '\u202eeman\u2066 gnorw',
  emoji: '👩‍👩‍👧‍👦'.repeat(64),
  long: 'x'.repeat(900),
  arabic: 'محمد عبد الله',
};

describe('what is around the page of a ladder', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  const at = (path: string): string => `${friday.laptop.origin}${path}`;

  it('shows a hundred on the big screen in letters that can be read from afar, on pages that turn', async () => {
    const players = Array.from({ length: 100 }, (_, index) => ({ id: `p-${index}`, name: nameFor(index) }));
    const address = await openLadder(friday.laptop, 'hundred', players);
    const page = await open('about:blank', BIG_SCREEN);
    await page.clock.install();
    await page.goto(`${address}wall/`);
    const first = () => page.locator('.rungs .rung-number').first().innerText();
    await expect.poll(first).toBe('2');
    const size = await page.locator('.rungs').evaluate((list) => Number.parseFloat(getComputedStyle(list).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    const shown = await page.locator('.rungs li').count();
    expect(await inSight(page)).toBe(shown);
    await page.clock.runFor(12_000);
    await expect.poll(first).toBe(String(2 + shown));
    await page.locator('.leader', { hasText: nameFor(0) }).waitFor();
  });

  it('has rows on the big screen glide to their new places, and tells what moved', async () => {
    const moved = (page: Page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-player]'))
          .map(({ effect }) =>
            effect instanceof KeyframeEffect
              ? Object.keys(effect.getKeyframes()[0] ?? {})
                  .filter((key) => key === 'transform' || key === 'opacity')
                  .join()
              : '',
          ),
      );
    const view = { ...pyramidOf(12), shape: undefined, club: { name: 'Lavers Chess Club' } };
    const [top, second, third, ...others] = view.standings;
    if (!top || !second || !third) throw new Error('there are twelve');
    const before = { ...view, version: 1, results: [], standings: [top, third, second, ...others] };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      let now: object = before;
      const page = await open('about:blank', { ...BIG_SCREEN, reducedMotion });
      await page.route('**/view.json*', (route) => route.fulfill({ json: now }));
      await page.route('**/version.json*', (route) =>
        route.fulfill({ json: { version: now === before ? 1 : 2, at: Date.parse(view.asOf) } }),
      );
      await page.goto(at('/lavers-chess/main/wall/'));
      await page.locator('.leader').waitFor();
      now = { ...view, version: 2 };
      await page.locator('.story').waitFor();
      const glides = await moved(page);
      if (reducedMotion === 'reduce') expect(glides).toEqual([]);
      else expect(glides).toEqual(['transform', 'transform']);
      await page.locator('.leader').waitFor({ timeout: 20_000 });
    }
  });

  it('fills the big screen with eight, and cuts no name', async () => {
    const long = (n: number) => `${nameFor(n)} Featherstonehaugh-Abernathy`.slice(0, 20 + 5 * n);
    const players = Array.from({ length: 8 }, (_, n) => ({ id: `p-${n}`, name: long(n) }));
    const page = await open(`${await openLadder(friday.laptop, 'eight', players)}wall/`, BIG_SCREEN);
    await page.locator('.codes svg').waitFor();
    const bottom = (list: Element) => list.lastElementChild?.getBoundingClientRect().bottom;
    expect(await page.locator('.rungs').evaluate(bottom)).toBeGreaterThan(700);
    const cut = await page.locator('.rung-name').evaluateAll((all) =>
      all.filter(
        (each) =>
          each.scrollWidth > each.clientWidth ||
          // A browser tells heights in whole pixels.
          each.clientHeight > 1 + 1.5 * parseFloat(getComputedStyle(each.parentElement ?? each).fontSize),
      ),
    );
    expect(cut).toEqual([]);
    expect(await inSight(page)).toBe(7);
  });

  it('shows of a ladder of 260 as much at once as can be read: on the big screen, and at the desk', async () => {
    const players = Array.from({ length: 260 }, (_, n) => ({ id: `p${n + 1}`, name: nameFor(n) }));
    const address = await openLadder(friday.laptop, 'of-260', players);
    const wall = await open(`${address}wall/`, BIG_SCREEN);
    await wall.locator('.rungs li').first().waitFor();
    const pages = await wall.locator('.pages-shown i').count();
    expect(pages * (await wall.locator('.rungs li').count())).toBeGreaterThanOrEqual(200);
    const organiser = { extraHTTPHeaders: { authorization: `Bearer ${friday.laptop.organiser}` } };
    const desk = await open(`${address}desk/#people`, { ...DESKTOP, ...organiser });
    const rows = () => desk.locator('.people tbody tr').count();
    const more = desk.getByRole('button', { name: /^Show more \(\d+ not shown\)$/ });
    await expect.poll(rows).toBe(100);
    for (const shown of [200, 260]) {
      await more.click();
      await expect.poll(rows).toBeGreaterThanOrEqual(shown);
    }
    await desk.getByRole('searchbox').fill(nameFor(9));
    await expect.poll(() => more.count()).toBe(0);
  });

  it('stays on the big screen when the network fails, and says as of when', async () => {
    const page = await open(at('/shicargo/main/wall/'), BIG_SCREEN);
    await page.locator('.rungs li').first().waitFor();
    const before = await page.locator('.rungs').innerText();
    await page.context().setOffline(true);
    const old = page.locator('.old', { hasText: /^No connection: as of 20 November, \d\d:\d\d$/ });
    await old.waitFor({ timeout: 40_000 });
    await expect.poll(() => page.locator('.rungs').innerText()).toBe(before);
    await page.context().setOffline(false);
    await expect.poll(() => page.locator('.old').count(), { timeout: 20_000 }).toBe(0);
  });

  it('tells the time of the site on the big screen, however long ago the ladder changed', async () => {
    const page = await open('about:blank', BIG_SCREEN);
    await page.route('**/view.json', async (route) => {
      const view = await (await route.fetch()).json();
      await route.fulfill({ json: { ...view, asOf: view.asOf.replace(/T..:../, 'T10:00') } });
    });
    await page.goto(at('/lavers-chess/main/wall/'));
    await expect.poll(() => page.locator('header time').innerText()).toMatch(/^20:/);
  });

  it('runs no hostile name, and is no wider for it, on any page', async () => {
    const players = Object.entries(HOSTILE).map(([id, name]) => ({ id, name }));
    const ladder = await openLadder(friday.laptop, 'odd', players);
    const match = { challenger: 'long', challenged: 'emoji', score: [2, 0], id: 'first' };
    await friday.laptop.ask('/ladders/odd/match', match);
    const page = await open(ladder, PHONE);
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    await unfold(page, 'chart');
    await unfold(page, 'what-if');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const path of ['embed/', 'wall/', ...Object.keys(HOSTILE).map((id) => `player/#${id}`)]) {
      await page.goto(ladder + path);
      await page.locator('main :is(td, li)').first().waitFor();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(alarms).toEqual([]);
  });
});
