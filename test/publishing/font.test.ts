import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headingFont, nameOf } from '#cdk/build/write-font.ts';
import { AS_THEY_ARE, publishAsTheyAre } from '#functions/publishing/as-they-are.ts';
import { FOR_EVER } from '#functions/publishing/assets.ts';
import { STYLE } from '#functions/publishing/sheets.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { FONT } from '#web/pages/font.ts';
import { busyClub } from '../view/club.ts';
import { pageOf } from '../view/page.ts';
import { Shelf } from './shelf.ts';

describe('the font of headings and figures', () => {
  it('is the one that its script makes, and its name changes with it', async () => {
    const font = await headingFont();
    expect(FONT).toBe(`/assets/${nameOf(font)}`);
    expect(readdirSync(AS_THEY_ARE).filter((name) => name.endsWith('.woff2'))).toEqual([nameOf(font)]);
    expect(Buffer.compare(readFileSync(`${AS_THEY_ARE}/${nameOf(font)}`), font)).toBe(0);
  });

  it('lies where sheet and pages look for it, for ever', async () => {
    const files = new Shelf();
    await publishAsTheyAre(files, AS_THEY_ARE, instant(0));
    const put = files.log.find(({ path }) => path === FONT);
    expect(put?.options).toMatchObject({ contentType: 'font/woff2', cacheControl: FOR_EVER });
    expect(STYLE).toContain(`url(${FONT})`);
    expect(pageOf(busyClub(1))).toMatch(new RegExp(`<link rel="preload" href="${FONT}" as="font"[^>]* crossorigin`));
  });

  it('may be passed on: its licence is told', () => {
    expect(readFileSync('NOTICE', 'utf8')).toMatch(/Bricolage Grotesque[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/);
  });
});
