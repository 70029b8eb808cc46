import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Laptop } from '../local/laptop.ts';
import { barriersOn } from './barriers.ts';
import { useOwnFriday } from './friday.ts';
import { Onlookers, shiftsOn } from './pictures/onlookers.ts';
import { OtherClubs } from './pictures/other-clubs.ts';
import { SCENES } from './pictures/scenes.ts';
import { ownProgram } from './program.ts';

/** The narrowest telephone, or a screen of 1,280 pixels at four times its size. */
const NARROW = { viewport: { width: 320, height: 844 }, hasTouch: true };

/** Milliseconds. */
const LATENCY = 100;

/** All pages on a screen but the reference, which is English, and somebody else’s; a sentence and a button in German alone. */
const READ = SCENES.filter(({ name, on }) => on !== 'paper' && name !== 'reference');
const READ_IN: Readonly<Record<string, typeof SCENES>> = { de: READ, fr: READ.filter(({ on }) => on === undefined) };

const CLUBS = ['lavers-chess', 'crewe-chess', 'nairobi-chess', 'computer-go', 'shicargo', 'riverside-squash'];

/** Has all clubs of the demo speak a language, as their organisers would. */
async function speak(laptop: Laptop, language: string): Promise<void> {
  const send = async (method: 'POST' | 'PATCH', path: string, key: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${laptop.origin}/api/clubs/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const organiserOf = async (club: string): Promise<string> => {
    if (club === 'lavers-chess') return laptop.organiser;
    const { link } = await send('POST', `${club}/organiser`, laptop.printed('Operator'), {});
    return link.split('#')[1];
  };
  for (const club of CLUBS) await send('PATCH', club, await organiserOf(club), { language });
}

/** What sticks out of the window to the right, or is cut off; what can be scrolled to is neither, nor what ends in "…". */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility());
    const hides = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).overflowX !== 'visible' || hides(each.parentElement));
    const sticksOut = (each: Element): boolean => each.getBoundingClientRect().right > innerWidth + 1 && !hides(each);
    const isCut = (each: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(each);
      const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && each.clientWidth > 1;
      return cuts && each.scrollWidth > each.clientWidth + 1;
    };
    const called = (each: Element): string =>
      `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}: ${each.textContent?.trim().slice(0, 60)}`;
    return all.filter((each) => sticksOut(each) || isCut(each)).map(called);
  });

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });

describe('on the narrowest telephone', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  let browser: Browser | undefined;
  let clubs: OtherClubs | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await ownProgram());
    clubs = await OtherClubs.on(friday.laptop);
  });
  afterAll(() => browser?.close());

  describe.each(['fr', 'de'] as const)('in %s', (language) => {
    let onlookers: Onlookers | undefined;
    beforeAll(async () => {
      await speak(friday.laptop, language);
      const links = await clubs?.speak(language);
      if (browser && links) onlookers = new Onlookers(browser, friday.laptop, { ...NARROW, locale: language }, links);
    });

    it.each(READ_IN[language] ?? [])(
      '$name is no wider, folded or unfolded, and bars nobody, and keeps still',
      async (scene) => {
        // One after another, as on a telephone: what comes late comes visibly late.
        const page = await onlookers?.open(scene, language === 'de' ? LATENCY : 0);
        if (!page) throw new Error('no browser');
        // The front page has clubs of all languages, and stays as it was published.
        if (scene.name !== 'front') await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
        // What was pressed may open.
        if (!scene.press) expect(await shiftsOn(page), 'what came late has moved what was there').toEqual([]);
        const folded = await tooWide(page);
        await unfoldAll(page);
        if (language === 'de') await page.waitForLoadState('networkidle');
        expect([...folded, ...(await tooWide(page))], page.url()).toEqual([]);
        // Those that are long as it is, with all of their parts open, are looked at in `public-page`.
        const isLadder = scene.name.startsWith('ladder-') || scene.from !== undefined;
        if (language === 'de' && !isLadder) expect(await barriersOn(page, '.notice')).toEqual([]);
        await page.close();
      },
    );
  });
});
