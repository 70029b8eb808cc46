import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { enter, PROGRAM, QUIET } from '../test/browser/browser.ts';
import { asTyped, FRIDAY, Laptop } from '../test/local/laptop.ts';

const FOLDER = 'docs/screenshots';
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A picture for the README: which page, on what, and what must be there before it is taken. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly shows: string;
}

const SHOTS: readonly Shot[] = [
  { name: 'ladder', path: '', device: { ...PHONE, colorScheme: 'light' }, shows: '#ladder' },
  { name: 'board', path: 'board/', device: { ...TABLET, colorScheme: 'dark' }, shows: '#app button' },
  { name: 'desk', path: 'desk/', device: { ...DESKTOP, colorScheme: 'light' }, shows: '#app button' },
];

/** Takes the pictures in the middle of the demo club's night, always at the same minute of it. */
async function takeAll(laptop: Laptop): Promise<void> {
  const browser = await chromium.launch({ executablePath: PROGRAM, args: QUIET });
  try {
    for (const { name, path, device, shows } of SHOTS) {
      const page = await (await browser.newContext(device)).newPage();
      await page.goto(await laptop.link());
      await enter(page);
      await page.goto(`${laptop.origin}/lavers-chess/main/${path}`);
      await page.locator(shows).first().waitFor();
      // That the clock was set is of no interest here.
      await page.locator('.notice').evaluateAll((notices) => {
        for (const notice of notices) notice.remove();
      });
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    }
  } finally {
    await browser.close();
  }
}

const data = mkdtempSync(join(tmpdir(), 'screenshots-'));
mkdirSync(FOLDER, { recursive: true });
const laptop = await Laptop.begin(asTyped('local/start.ts'), data, ['--clock', FRIDAY]);
try {
  await takeAll(laptop);
} finally {
  await laptop.end();
  rmSync(data, { recursive: true });
}
