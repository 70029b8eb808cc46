import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { Season } from '#shared/engine/season.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { seasonView } from '../view/club.ts';
import { PLACE } from '../view/page.ts';
import { replayed } from '../view/vectors.ts';
import { useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { ASSETS, expectStill, SITE, serve } from './public.ts';

/** The ladders of the demo's clubs, by their addresses. */
const LADDERS = [
  'computer-go/19x19',
  'computer-go/9x9',
  'crewe-chess/main',
  'lavers-chess/main',
  'nairobi-chess/main',
  'riverside-squash/main',
  'riverside-squash/pyramid',
  'shicargo/main',
];

/** Reasons that are cut off, or take more than two lines each; on a phone or in a pyramid there is less room. */
const cutOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.ladder :is(summary, .why)').evaluateAll((all) => {
    const linesIn = (part: readonly ChildNode[]): number => {
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last) return 0;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const middles = Array.from(range.getClientRects(), ({ top, bottom }) => (top + bottom) / 2);
      return middles.toSorted((a, b) => a - b).filter((at, n, all) => at - (all[n - 1] ?? -8) >= 8).length;
    };
    const partsOf = (reason: Element): ChildNode[][] => {
      const parts: ChildNode[][] = [[]];
      for (const each of reason.childNodes) {
        if (each.nodeName === 'BR') parts.push([]);
        else parts.at(-1)?.push(each);
      }
      return parts;
    };
    const mostLines = (each: Element): number => {
      if (each.closest('.pyramid')) return 5;
      return innerWidth < 480 ? 3 : 2;
    };
    const isCut = (each: Element): boolean =>
      each.scrollWidth > each.clientWidth ||
      each.scrollHeight > each.clientHeight ||
      partsOf(each).some((part) => linesIn(part) > mostLines(each));
    return all.filter((each) => each.getClientRects().length > 0 && isCut(each)).map((each) => each.textContent ?? '');
  });

/** Where rung 1 begins too far down, a ladder is too narrow, a chevron unfolds nothing, or discs touch; in pixels. */
const crampedOn = (page: Page): Promise<readonly string[]> =>
  page.locator('#ladder').evaluate((ladder) => {
    const rows = [...ladder.querySelectorAll('.ladder tr[id]')];
    const top = rows[0]?.getBoundingClientRect().top ?? Number.NaN;
    const { width } = ladder.getBoundingClientRect();
    const isCramped = (row: Element): boolean => {
      const discs = [...row.querySelectorAll('.form b')].map((disc) => disc.getBoundingClientRect());
      const next = [...discs.slice(1).map(({ left }) => left - 1), row.getBoundingClientRect().right - 3];
      const unfolds = [...row.querySelectorAll('details')].every(({ children }) => children.length > 1);
      return !unfolds || discs.some(({ right, width: wide }, n) => wide > 0 && right > (next[n] ?? 0));
    };
    return [
      ...(top <= 340 ? [] : [`rung 1 at ${top}`]),
      ...(innerWidth !== 1280 || width >= 640 ? [] : [`${width} wide`]),
      ...rows.filter(isCramped).map(({ id }) => id),
    ];
  });

describe('the rows of a ladder', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  const seasons = new Map<string, Season>();
  beforeAll(async () => {
    for (const ladder of LADDERS) {
      const log = await fetch(`${friday.laptop.origin}/${ladder}/season.jsonl`);
      seasons.set(ladder, replayed(await log.text()));
    }
  });

  const pageIn = (language: (typeof LANGUAGES)[number], ladder: string): Promise<string> =>
    inLanguage(language, async () => {
      const season = seasons.get(ladder) ?? expect.fail(ladder);
      return renderLadder(seasonView(season, season.ladder.at), PLACE, ASSETS);
    });

  /** Opens each ladder in turn in a window, as a page without scripts. */
  async function* eachLadder(language: (typeof LANGUAGES)[number], width: number): AsyncGenerator<[string, Page]> {
    const page = await open('about:blank', { viewport: { width, height: 900 }, javaScriptEnabled: false });
    const pageAt = async (path: string) => {
      const ladder = path.slice(1, -1);
      return seasons.has(ladder) ? pageIn(language, ladder) : undefined;
    };
    await serve(page, pageAt);
    for (const ladder of LADDERS) {
      await page.goto(`${SITE}/${ladder}/`);
      yield [ladder, page];
    }
  }

  it.each([390, 820, 1280, 1920].flatMap((width) => LANGUAGES.map((language) => [width, language] as const)))(
    'cut off no reason at %d pixels in %s, begin near the top, and have results that stand apart',
    async (width, language) => {
      const wrong: Record<string, readonly string[]> = {};
      for await (const [ladder, page] of eachLadder(language, width)) {
        const found = [...(await cutOn(page)), ...(await crampedOn(page))];
        if (found.length > 0) wrong[ladder] = found;
      }
      expect(wrong).toEqual({});
    },
  );

  it.each([390, 820, 1280, 1920])('stay where they are at %d pixels when scripts have come', async (width) => {
    for (const ladder of LADDERS) {
      const page = await open(`${friday.laptop.origin}/${ladder}/`, { viewport: { width, height: 900 } });
      await expectStill(page);
      await page.close();
    }
  });
});
