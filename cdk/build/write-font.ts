import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { digest } from '#functions/publishing/assets.ts';
import { LETTERS } from '#web/pictures/letters.ts';

const FOLDER = 'web/assets';
const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** What English, German, French, Spanish, Portuguese and Nordic headings and names are written with. */
const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÙÚÛÜŒßàáâãäåæçèéêëíîïñóôõöøùúûüÿœ';
const SIGNS = '\u00a0–—‘’“”„‚‹›«»…·•×±−€£';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, n) => 32 + n));

/** Bricolage Grotesque as WOFF2, weights 500–700, figures of one width; kerning is left out, as it would double it. */
export const headingFont = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await subset(readFileSync(createRequire(import.meta.url).resolve(SOURCE)), `${ASCII}${ACCENTED}${SIGNS}`, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 500, max: 700 } },
      keepFeatures: ['tnum', 'lnum'],
      noHinting: true,
    }),
  );

/** Under which name it is published: it changes with its content. */
export const nameOf = (font: Uint8Array<ArrayBuffer>): string => `bricolage.${digest(font)}.woff2`;

async function writeFont(): Promise<string> {
  const font = await headingFont();
  for (const old of readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'))) rmSync(`${FOLDER}/${old}`);
  writeFileSync(`${FOLDER}/${nameOf(font)}`, font);
  return `/assets/${nameOf(font)}`;
}

/** The face of pictures, which are drawn without a browser: in one weight, as the renderer reads it. The fonts' makers split it. */
async function writeFaces(): Promise<void> {
  for (const [part, source] of [
    ['latin', SOURCE],
    ['more', SOURCE.replace('-latin-', '-latin-ext-')],
  ] as const) {
    const face = await subset(readFileSync(createRequire(import.meta.url).resolve(source)), LETTERS, {
      targetFormat: 'truetype',
      variationAxes: { wght: 600 },
      noHinting: true,
    });
    writeFileSync(`web/pictures/bricolage-${part}.ttf`, face);
  }
}

await writeFaces();
console.log(`${await writeFont()}: name it in web/pages/page.tsx and web/pages/style.css.`);
