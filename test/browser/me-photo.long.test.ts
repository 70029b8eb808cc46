import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectUsable, NewClub, named } from './admin.ts';
import { useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { Phone } from './me.ts';

/** The pixels across of the picture beside a name; zero until it has come, undefined where there is none. */
const photoOf = (page: Page, row: string): Promise<number | undefined> =>
  page.evaluate((selector) => {
    const img = document.querySelector<HTMLImageElement>(selector);
    return img ? img.naturalWidth : undefined;
  }, row);

describe('a player’s photograph', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'faces');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob'));
  });

  it('is moved and zoomed on the phone, stands beside the name on every page, and goes again', async () => {
    const ann = await Phone.of(open, club, 'main', 'ann');
    await ann.looks('More');
    const chooser = ann.page.getByLabel('Choose a photo');
    // A wide picture, of which only a part is sent.
    const buffer = await readFile('docs/screenshots/ladder-lavers-390-light.webp');
    await chooser.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer });
    const window = ann.sheet.getByRole('img', { name: 'Drag the photo, or use the arrow keys.' });
    const shown = () => window.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const first = await shown();
    await window.press('ArrowDown');
    const second = await shown();
    await ann.sheet.getByLabel('Zoom').fill('2');
    const third = await shown();
    const box = await window.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
    await ann.page.mouse.move(x, y);
    await ann.page.mouse.down();
    await ann.page.mouse.move(x + 40, y + 30);
    await ann.page.mouse.up();
    expect(new Set([first, second, third, await shown()]).size).toBe(4);
    await expectAccessible(ann.page);
    await ann.confirm('Save');
    await expect.poll(() => photoOf(ann.page, 'img[alt="Your photo"]')).toBe(256);
    await expect.poll(() => photoOf(ann.page, 'h1 > img')).toBe(256);
    await expectUsable(ann.page);

    const ladder = await open(`${club.origin}/faces/main/`);
    await expect.poll(() => photoOf(ladder, 'tr [data-of] > img')).toBe(256);
    await ladder.goto(`${club.origin}/faces/`);
    await expect.poll(() => photoOf(ladder, '.top img')).toBe(256);
    const file = await ladder.evaluate(() => document.querySelector<HTMLImageElement>('.top img')?.src ?? '');
    await ladder.goto(`${club.origin}/faces/main/player/#ann`);
    await expect.poll(() => photoOf(ladder, 'h1 > img')).toBe(256);
    await ladder.goto(`${club.origin}/faces/main/wall/`);
    await expect.poll(() => photoOf(ladder, '.disc > img')).toBe(256);

    await ann.tap('Remove photo');
    await ann.page.getByLabel('Choose a photo').waitFor();
    await expect.poll(() => photoOf(ann.page, 'h1 > img')).toBeUndefined();
    await expect.poll(async () => (await fetch(file)).status).toBe(404);
    expect(ann.complaints).toEqual([]);
  });
});
