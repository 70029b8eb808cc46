import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type pixelmatch from 'pixelmatch';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Laptop } from '#test/local/laptop.ts';
import type { Links } from './other-clubs.ts';
import { Onlookers, type Scene, type ShownScene } from './scenes.ts';

/** What a page is looked at on, and how far down it is pictured; in pixels. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

const PHONE: Screen = { width: 390, height: 844, depth: 1_688 };
const LAPTOP: Screen = { width: 1_280, height: 800, depth: 800 };
/** A sheet of A4 within its margins, at 96 pixels an inch. */
const PAPER: Screen = { width: 703, height: 1_039, depth: 1_039 };

/** The one that is pictured in the dark, too: it has most of what other pages are made of. */
const IN_THE_DARK = 'ladder-lavers';

/** A file's worth of it, lossy; compared is what two files show. */
const QUALITY = 45;

export interface Picture {
  /** As its file is called, such as front-390-light.webp. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** What differs from one run to the next: keys in codes and links, the port, and that the clock was set. */
const CHANGING =
  '.qr, .codes svg, .poster .link { visibility: hidden !important } .notice { display: none !important } .letters pre a { display: none }';
const STILL =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';

/** The page's policy lets in no styles but its own. */
const WINDOW = { bypassCSP: true, viewport: { width: 390, height: 844 }, hasTouch: true };

export class Camera {
  readonly #onlookers: Onlookers;

  constructor(browser: Browser, laptop: Laptop, links: Links) {
    this.#onlookers = new Onlookers(browser, laptop, WINDOW, links);
  }

  /** A scene as strangers are shown it, in light. */
  async show({ name, scene, width, height }: ShownScene): Promise<Picture> {
    const page = await this.#onlookers.open(scene);
    await page.addStyleTag({ content: `${CHANGING}\n${STILL}\n${WITHOUT_CODES}` });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    const film = await page.context().newCDPSession(page);
    const { data } = await film.send('Page.captureScreenshot', {
      format: 'webp',
      quality: SHOWN_QUALITY,
      clip: { x: 0, y: 0, width, height, scale: Math.min(1, SHOWN_WIDTH / width) },
    });
    await page.close();
    return { file: `shown-${name}.webp`, bytes: Buffer.from(data, 'base64') };
  }

  /** A scene on a phone and on a laptop, or on paper. */
  async take(scene: Scene): Promise<readonly Picture[]> {
    const page = await this.#onlookers.open(scene);
    await page.addStyleTag({ content: `${CHANGING}\n${STILL}` });
    const film = await page.context().newCDPSession(page);
    const pictures: Picture[] = [];
    for (const screen of scene.on === 'paper' ? [PAPER] : [PHONE, LAPTOP])
      for (const colorScheme of scene.name === IN_THE_DARK ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.setViewportSize({ width: screen.width, height: screen.height });
        await page.emulateMedia({
          colorScheme,
          reducedMotion: 'reduce',
          media: scene.on === 'paper' ? 'print' : 'screen',
        });
        await settled(page);
        const file = `${scene.name}-${screen.width}-${colorScheme}.webp`;
        pictures.push({ file, bytes: await shot(page, film, screen, scene.from) });
      }
    await page.close();
    return pictures;
  }
}

/** What is shown to strangers is smaller than on a screen, and has no codes: they lead to a laptop. */
const [SHOWN_QUALITY, SHOWN_WIDTH] = [60, 900] as const;
const WITHOUT_CODES = '.wall .codes { display: none !important }';

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

async function shot(page: Page, film: CDPSession, screen: Screen, from = 'body'): Promise<Buffer> {
  const [top, whole] = await page.evaluate((begin) => {
    // A press has scrolled to what it was meant for; what sticks to the top of the window would lie over the picture.
    scrollTo({ top: 0, behavior: 'instant' });
    const first = document.querySelector(begin)?.getBoundingClientRect().top ?? 0;
    return [begin === 'body' ? 0 : first, document.documentElement.scrollHeight] as const;
  }, from);
  const height = Math.min(Math.max(whole - top, screen.height), screen.depth);
  const { data } = await film.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: top, width: screen.width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

declare global {
  var mismatched: typeof pixelmatch;
}

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8');

/** Compares pictures in a browser, which opens them as it has made them. */
export class LightTable {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async in(browser: Browser): Promise<LightTable> {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content: `${LIBRARY}\nglobalThis.mismatched = pixelmatch;` });
    await page.waitForFunction(() => 'mismatched' in globalThis);
    return new LightTable(page);
  }

  /** How much two differ, as a share of their pixels, from 0 to 1; all of it where one is larger than the other. */
  async difference(one: Buffer, other: Buffer): Promise<number> {
    // The same browser makes the same file of the same page: most need not be opened.
    if (one.equals(other)) return 0;
    return this.#page.evaluate(
      async ([left, right]) => {
        const open = async (file: string): Promise<ImageData> => {
          const bytes = Uint8Array.from(atob(file), (each) => each.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          if (!pen) throw new Error('there is no canvas');
          pen.drawImage(picture, 0, 0);
          return pen.getImageData(0, 0, picture.width, picture.height);
        };
        const [{ data, width, height }, second] = [await open(left), await open(right)];
        if (width !== second.width || height !== second.height) return 1;
        return mismatched(data, second.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
      },
      [one.toString('base64'), other.toString('base64')] as const,
    );
  }
}
