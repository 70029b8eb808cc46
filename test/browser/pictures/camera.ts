import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Laptop } from '../../local/laptop.ts';
import { Onlookers } from './onlookers.ts';
import type { Scene } from './scenes.ts';

/** The screens of a phone, a tablet, a desk and a wall, and how far down a page is pictured; in pixels. */
const SCREENS = [
  { width: 390, height: 844, depth: 1_688 },
  { width: 820, height: 1_180, depth: 1_180 },
  { width: 1_280, height: 800, depth: 800 },
  { width: 1_920, height: 1_080, depth: 1_080 },
] as const;

/** A file's worth of it, lossy; compared is what two files show. */
const QUALITY = 45;

export interface Picture {
  /** As its file is called, such as front-390-light.webp. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** What differs from one run to the next: keys in codes and links, and that the clock was set. */
const CHANGING = '.qr, .codes svg { visibility: hidden !important } .notice { display: none !important }';
const STILL =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';

/** The page's policy lets in no styles but its own. */
const WINDOW = { bypassCSP: true, viewport: { width: 390, height: 844 }, hasTouch: true };

/** Takes pictures of a laptop's pages. */
export class Camera {
  readonly #onlookers: Onlookers;

  constructor(browser: Browser, laptop: Laptop) {
    this.#onlookers = new Onlookers(browser, laptop, WINDOW);
  }

  /** A scene on every screen, light and dark. */
  async take(scene: Scene): Promise<readonly Picture[]> {
    const page = await this.#onlookers.open(scene);
    await page.addStyleTag({ content: `${CHANGING}\n${STILL}` });
    const film = await page.context().newCDPSession(page);
    const pictures: Picture[] = [];
    for (const screen of SCREENS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: screen.width, height: screen.height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settled(page);
        const file = `${scene.name}-${screen.width}-${colorScheme}.webp`;
        pictures.push({ file, bytes: await shot(page, film, screen) });
      }
    await page.close();
    return pictures;
  }
}

/** Waits until a page has its fonts, and its layout is what the screen asks for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    let before = '';
    for (;;) {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const now = `${document.documentElement.scrollHeight} ${document.body.textContent?.length}`;
      if (now === before) return;
      before = now;
    }
  });
}

async function shot(page: Page, film: CDPSession, screen: (typeof SCREENS)[number]): Promise<Buffer> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(whole, screen.height), screen.depth);
  const { data } = await film.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: screen.width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
