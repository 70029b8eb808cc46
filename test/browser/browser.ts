import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** No requests of the browser's own: the tests talk to this machine alone. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Opens the link that a page was led to: its first place is where there is most to do. */
export async function enter(page: Page): Promise<void> {
  await page.locator('#where button').first().click();
  await page.waitForURL(({ pathname }) => pathname !== '/enter/', { waitUntil: 'commit' });
}

/** A browser for the tests of one file; opens pages as somebody with a certain device sees them. */
export function useBrowser(): (url: string, device?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: PROGRAM, args: QUIET });
  });
  afterAll(() => browser.close());
  return async (url, device = PHONE) => {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
}
