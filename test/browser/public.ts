import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Laptop } from '../local/laptop.ts';
import { until } from '../local/until.ts';

export const BIG_SCREEN: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };

/** Another ladder of the demo club, with these players; gives its address when they are on its page. */
export async function openLadder(laptop: Laptop, id: string, players: readonly object[]): Promise<string> {
  const season = { start: '2026-09-07', end: '2027-06-07' };
  await laptop.ask('/ladders', { id, system: 'lavers', timezone: 'Europe/London', season });
  await laptop.ask(`/ladders/${id}/seed`, { order: 'given', players });
  await until(async () => (await published(laptop, `/lavers-chess/${id}/view.json`)).standings.length > 0);
  return `${laptop.origin}/lavers-chess/${id}/`;
}

export async function published(laptop: Laptop, path: string) {
  const answer = await fetch(`${laptop.origin}${path}`);
  return answer.json();
}

/** How many rungs of the big screen are wholly in sight. */
export const inSight = (page: Page, rungs = '.rungs li'): Promise<number> =>
  page.locator(rungs).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
  );

/** What is there when a part has been drawn: its form comes before the plot, which waits for the width that there is. */
const DRAWN = { chart: '#chart .plot .line', 'what-if': '#what-if .follows' };

/** Unfolds a part of a ladder's page that has a script of its own, and waits until it is drawn. */
export async function unfold(page: Page, id: keyof typeof DRAWN): Promise<void> {
  await page.locator(`#${id} > summary`).click();
  await page.locator(DRAWN[id]).first().waitFor();
}
