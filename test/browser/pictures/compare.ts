import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';

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
