import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Laptop } from '#test/local/laptop.ts';
import { enter } from '../browser.ts';
import type { Links } from './other-clubs.ts';
import type { Onlooker, Scene } from './scenes.ts';

const TERMS: Readonly<Record<Exclude<Onlooker, 'anybody'>, object>> = {
  player: { role: 'player', label: 'Tom', player: 'tom-garside' },
  scorer: { role: 'scorer', label: 'tablet' },
  organiser: { role: 'organiser', label: 'organiser' },
};

/** Notes what moves on a page by itself; Playwright's types know no such entries. */
function watchShifts(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of JSON.parse(JSON.stringify(list.getEntries())))
      if (!entry.hadRecentInput) seen.push(`by ${entry.value}: ${JSON.stringify(entry.sources)}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Nobody has been asked yet whether they want notifications; where there is no window, Chromium has refused them. */
const notAsked = (): void => void Object.defineProperty(Notification, 'permission', { value: 'default' });

/** What has moved on a page though nobody touched it, by how much and where. */
export const shiftsOn = (page: Page): Promise<readonly string[]> => page.evaluate('shifts');

/** Those who look at a laptop's pages; each has a browser window of their own. */
export class Onlookers {
  readonly #browser: Browser;
  readonly #laptop: Laptop;
  readonly #device: BrowserContextOptions;
  readonly #links: Links;
  readonly #windows = new Map<Onlooker, Promise<BrowserContext>>();

  constructor(browser: Browser, laptop: Laptop, device: BrowserContextOptions, links: Links) {
    this.#browser = browser;
    this.#laptop = laptop;
    this.#device = device;
    this.#links = links;
  }

  /** Opens a scene, where each answer takes so many milliseconds, and gives its page when all of it is there. */
  async open({ who, path, press, shows }: Scene, latency = 0): Promise<Page> {
    const window = await this.#windowOf(who);
    const page = await window.newPage();
    if (latency > 0) {
      const line = await window.newCDPSession(page);
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
      await line.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
    }
    await page.goto(`${this.#laptop.origin}${path}${this.#links.get(path) ?? ''}`);
    if (press) await page.locator(press).first().click();
    await page.locator(shows).first().waitFor();
    // Apps load some of their parts when they have drawn the rest.
    await page.waitForLoadState('networkidle');
    return page;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#windows.values()].map(async (window) => (await window).close()));
  }

  #windowOf(who: Onlooker): Promise<BrowserContext> {
    const open = this.#windows.get(who) ?? this.#newWindow(who);
    this.#windows.set(who, open);
    return open;
  }

  async #newWindow(who: Onlooker): Promise<BrowserContext> {
    const window = await this.#browser.newContext(this.#device);
    await window.addInitScript(watchShifts);
    await window.addInitScript(notAsked);
    if (who === 'anybody') return window;
    const page = await window.newPage();
    await page.goto(await this.#laptop.link(TERMS[who]));
    await enter(page);
    // Chromium may never answer where a page is closed while another one comes in its place.
    await page.waitForLoadState('networkidle');
    await page.close();
    return window;
  }
}
