import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Laptop, newLink } from '../local/laptop.ts';
import { graveBarriersOn } from './barriers.ts';
import { complaintsOn, enter, type Open, overflow } from './browser.ts';

export const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** Nobody taps the same spot twice so soon and means it twice, in milliseconds. */
export const PACE = 320;

export class BoardPage {
  readonly page: Page;
  readonly complaints: readonly string[];

  private constructor(page: Page) {
    this.page = page;
    this.complaints = complaintsOn(page);
  }

  static async open(
    open: Open,
    laptop: Pick<Laptop, 'origin' | 'organiser'>,
    ladder: string,
    device: BrowserContextOptions = TABLET,
    terms?: object,
  ): Promise<BoardPage> {
    const page = await open(await newLink(laptop, terms), device);
    await enter(page);
    const board = new BoardPage(page);
    await page.goto(`${laptop.origin}/lavers-chess/${ladder}/board/`);
    await page.waitForSelector('.night-board');
    return board;
  }

  /** Everybody who is here, in the order of the rungs, and everybody who plays. */
  async room(): Promise<string> {
    const of = (selector: string) => this.page.locator(selector).allInnerTexts();
    const [pegs, matches] = [await of('.peg .who'), await of('.matches-now .two')];
    return [...pegs, '', ...matches].join('\n');
  }

  present(): Promise<number> {
    return this.page.locator('.peg').count();
  }

  matches(): Promise<number> {
    return this.page.locator('.matches-now li').count();
  }

  async arrive(name: string): Promise<void> {
    await this.page.waitForTimeout(PACE);
    const checkIn = this.page.getByRole('button', { name: 'Check in', exact: true });
    if (!(await this.page.locator('.arrivals').isVisible())) await checkIn.tap();
    await this.page.locator('.arrivals li button').filter({ hasText: name }).first().tap();
  }

  /** Whoever has the turn challenges the first whom they may. */
  async challenge(): Promise<void> {
    await this.page.locator('.is-open .who').first().tap();
  }

  /** Records the result of the match that has run longest. */
  async result(winner: 'first' | 'last', match = 0): Promise<void> {
    await this.page.locator('.matches-now li button').nth(match).tap();
    await this.page.locator('.choices button')[winner]().tap();
    await this.page.locator('.sheet .main').tap();
  }

  /** Undoes what was tapped just now, which is recorded: what that does is shown first. */
  async undo(): Promise<void> {
    await this.page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
    await this.page.locator('.sheet .main:enabled').tap();
  }

  async home(): Promise<void> {
    await this.page.waitForTimeout(PACE);
    await this.page.locator('.is-dark:not(.is-open) .who, .is-dark .peg-more').first().tap();
    await this.page.locator('.sheet').getByRole('button', { name: 'Check out' }).tap();
  }

  line(): Promise<string> {
    return this.page.locator('.line').innerText();
  }

  async offline(is: boolean): Promise<void> {
    await this.page.context().setOffline(is);
  }

  barriers(): Promise<readonly string[]> {
    return graveBarriersOn(this.page);
  }

  overflow(): Promise<number> {
    return overflow(this.page);
  }

  async tabTo(selector: string): Promise<void> {
    for (let steps = 0; steps < 150; steps++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${selector} with the Tab key`);
  }
}

/** Opens a ladder of twelve players, whose season ends on a day. */
export async function openNight(
  laptop: Laptop,
  id: string,
  end: string,
  names: readonly (string | { readonly id: string; readonly name: string })[],
): Promise<void> {
  const season = { start: '2026-11-01', end };
  const ladder = { id, system: 'lavers', timezone: 'Europe/London', season, name: 'Friday night' };
  await laptop.ask('/ladders', ladder);
  const players = names.map((each, index) => (typeof each === 'string' ? { id: `p${index + 1}`, name: each } : each));
  await laptop.ask(`/ladders/${id}/seed`, { order: 'given', players });
}

/** The twelve who come to a club night. */
export const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Joe', 'Kim', 'Lou'];

/** Opens a ladder whose season goes on; gives what opens its board. */
export const nightOn =
  (friday: { readonly laptop: Laptop }, open: Open) =>
  async (id: string, names: readonly string[] = NAMES) => {
    await openNight(friday.laptop, id, '2027-06-04', names);
    return (device = TABLET, terms?: object) => BoardPage.open(open, friday.laptop, id, device, terms);
  };

/** The verbs that a ladder's log holds, with how often each. */
export async function tally(laptop: Laptop, ladder: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const line of await laptop.lines(ladder)) {
    const verb = Object.keys(line).find((name) => !['at', 'by', 'override'].includes(name)) ?? '';
    counts[verb] = (counts[verb] ?? 0) + 1;
  }
  return counts;
}
