import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ownProgram } from '#test/browser/program.ts';
import { formatSvg, ICON } from '#web/pages/manifest.ts';
import { FONT } from '#web/pages/page.tsx';
import { PREVIEW } from '#web/pages/preview.tsx';
import { PICTURE } from '#web/pictures/drawing.ts';

const base64 = (path: string): string => readFileSync(path).toString('base64');

/** Rungs from the top: how long each is, and which of them have lately changed hands. */
const RUNGS = [300, 360, 260, 400, 320, 240] as const;
const MOVED = [0, 3];

const rung = (width: number, index: number): string =>
  `<li><b>${index + 1}</b><i style="width:${width}px"></i>${MOVED.includes(index) ? '<em>▲</em>' : ''}</li>`;

/** Says nothing in any language but the name. */
const page = (): string => `<!doctype html><style>
@font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${base64(`web${FONT}`)}) }
* { margin: 0; box-sizing: border-box }
body { display: grid; grid-template-columns: 1fr 1fr; align-items: center; width: ${PICTURE.width}px; height: ${PICTURE.height}px;
  background: #1d5b49; color: #fcfbf8; font: 600 72px/1.05 Bricolage }
header { padding-left: 90px }
svg { width: 210px; margin: 0 0 34px -30px; display: block }
ol { margin: 0 70px 0 0; padding: 34px 44px; list-style: none; border-radius: 28px; background: #fcfbf8; color: #1d5b49 }
li { display: flex; align-items: center; gap: 26px; height: 78px; font-size: 38px; border-bottom: 2px solid #e3e0d6 }
li:last-child { border: 0 }
b { width: 36px; text-align: right; font-weight: 700 }
i { height: 22px; border-radius: 11px; background: #cfd8cf }
li:first-child i { background: #e0b84a }
em { margin-left: auto; font: 26px sans-serif; color: #2f8f6b }
</style><header>${formatSvg(ICON)}Club<br>Ladder</header><ol>${RUNGS.map(rung).join('')}</ol>`;

const browser = await chromium.launch(await ownProgram());
const tab = await browser.newPage({ viewport: PICTURE });
await tab.setContent(page());
await tab.evaluate(() => document.fonts.ready);
const picture = await tab.screenshot({ type: 'png' });
writeFileSync(`web${PREVIEW}`, picture);
await browser.close();
console.log(`${PREVIEW}: ${picture.length} bytes. Look at it.`);
