import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** No requests of the browser's own: the tests talk to this machine alone. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

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
