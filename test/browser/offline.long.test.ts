import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Laptop, startOnFriday, useFolder } from '../local/laptop.ts';
import { BoardPage, openNight, tally } from './board.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { Wire } from './wire.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal'];

/** Waits until an app has been put by in the browser, with the system that its ladder is played by, and its night. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  for (const script of [/\/system-\w+\.js$/, /\/(tonight|sections)\.js$/])
    await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContainEqual(expect.stringMatching(script));
}

/** The paths of everything that has. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

describe('an app without a connection', { timeout: 90_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop;
  let wire: Wire;
  let place: { readonly origin: string; readonly organiser: string };
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
    wire = await Wire.to(laptop.origin);
    place = { origin: wire.origin, organiser: laptop.organiser };
  });
  beforeEach(() => wire.mend());
  afterAll(async () => {
    wire.end();
    await laptop.end();
  });

  /** The board of a fresh ladder, on a tablet that has been there before. */
  const boardOf = async (ladder: string): Promise<BoardPage> => {
    await openNight(laptop, ladder, '2027-06-04', NAMES);
    const board = await BoardPage.open(open, place, ladder);
    await kept(board.page);
    return board;
  };

  const linkOf = async (player: string): Promise<string> => {
    const terms = { role: 'player', player, label: player };
    return (await laptop.link(terms)).replace(laptop.origin, place.origin);
  };

  it('opens with what was known and what waits, goes on taking taps, and sends each once and in order', async () => {
    const board = await boardOf('cut');
    await board.arrive('Ann');
    await board.arrive('Bob');
    await expect.poll(() => tally(laptop, 'cut')).toMatchObject({ arrive: 2 });
    await expect.poll(() => board.page.locator('.last .pending').count()).toBe(0);
    wire.cut();
    await board.arrive('Cy');
    await board.arrive('Dee');
    await expect.poll(() => board.line()).toContain('2 taps waiting');

    await board.page.reload();
    await board.page.waitForSelector('.night-board');
    await expect.poll(() => board.present()).toBe(4);
    const waiting = /^No connection – 2 taps waiting\. As of 20:\d\d\. Check-ins and results keep/;
    await expect.poll(() => board.line()).toMatch(waiting);
    const font = await board.page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    expect(font).toContain('system-ui');
    await board.challenge();
    await expect.poll(() => board.line()).toContain('3 taps waiting');
    await board.page.reload();
    await expect.poll(() => board.matches()).toBe(1);

    wire.mend();
    await expect.poll(() => tally(laptop, 'cut')).toEqual({ seed: 1, arrive: 4, challenge: 1 });
    await expect.poll(() => board.line()).toBe('');
    const who = (await laptop.lines('cut'))
      .slice(1)
      .map(({ arrive, challenge }) => arrive?.player ?? challenge?.challenger);
    expect(who).toEqual(['p1', 'p2', 'p3', 'p4', 'p4']);
    expect(board.complaints.filter((each) => !/ERR_|Failed to load/.test(each))).toEqual([]);
  });

  it('keeps no page of a ladder or club, and nothing that the service says', async () => {
    const board = await boardOf('public');
    await board.page.goto(`${place.origin}/lavers-chess/public/`);
    await board.page.goto(`${place.origin}/lavers-chess/public/board/`);
    await board.page.waitForSelector('.night-board');
    const addresses = await keptPaths(board.page);
    expect(addresses).toContain('/lavers-chess/public/board/');
    expect(addresses.filter((path) => !/^\/assets\/|^\/lavers-chess\/public\/board\/$/.test(path))).toEqual([]);
    wire.cut();
    for (const path of ['public/', 'public/desk/', 'public/wall/', '']) {
      const gone = await board.page.goto(`${place.origin}/lavers-chess/${path}`).catch(String);
      expect(String(gone)).toContain('ERR_');
    }
  });

  it('shows nothing of the ladder to whoever was turned away after that', async () => {
    const board = await boardOf('turned-away');
    await board.page.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
    await board.page.reload();
    await expect.poll(() => board.page.locator('main').innerText()).toContain('not signed in');
    wire.cut();
    await board.page.reload();
    await expect.poll(() => board.page.locator('main').innerText()).toContain('No connection');
    expect(await board.page.locator('body').innerText()).not.toContain('Ann');
  });

  it('is the page of whoever opened their link on the phone, with what they tapped', async () => {
    await openNight(laptop, 'phone', '2027-06-04', NAMES);
    const page = await open(await linkOf('p2'), PHONE);
    await enter(page);
    await page.goto(`${place.origin}/lavers-chess/phone/me/`);
    await page.locator('.place').waitFor();
    await kept(page);
    wire.cut();
    await page.reload();
    await page.getByRole('heading', { name: 'Bob' }).waitFor();
    await page.getByRole('button', { name: 'Check in' }).tap();
    await page.reload();
    await page.getByText('will be sent once you’re back online').waitFor();
    expect((await tally(laptop, 'phone'))['arrive']).toBeUndefined();
    wire.mend();
    await expect.poll(() => tally(laptop, 'phone')).toMatchObject({ arrive: 1 });

    await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
    await page.reload();
    await page.getByText('You’re not signed in.').waitFor();
    wire.cut();
    await page.reload();
    await page.locator('main').waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Bob');
  });
});
