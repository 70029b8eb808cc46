import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ClubUpdate } from '#shared/features/club.ts';
import { asked } from '../local/asking.ts';
import type { Laptop } from '../local/laptop.ts';
import { barriersOn } from './barriers.ts';
import { enter } from './browser.ts';
import type { useFriday } from './friday.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** A club that the operator has just made on a laptop: no ladder, one link. */
export class NewClub {
  readonly origin: string;
  readonly id: string;
  /** The organiser's link, which opens once. */
  readonly link: string;
  /** The organiser's key for programs. */
  readonly key: string;

  private constructor(origin: string, id: string, link: string, key: string) {
    this.origin = origin;
    this.id = id;
    this.link = link;
    this.key = key;
  }

  static async make(laptop: Laptop, id: string): Promise<NewClub> {
    const api = `${laptop.origin}/api/clubs`;
    const { link } = await asked(api, laptop.printed('Operator'), { id, name: 'Riverside & <b>Friends</b>' });
    const terms = { role: 'organiser', label: 'tests', use: 'program' };
    const { key } = await asked(`${api}/${id}/access`, String(link).split('#')[1] ?? '', terms);
    return new NewClub(laptop.origin, id, String(link), String(key));
  }

  /** A ladder with its players seeded as listed; gives the address of its desk. */
  async ladder(id: string, header: object, players: readonly object[]): Promise<string> {
    const season = { start: '2026-09-07', end: '2027-06-07' };
    await this.post('', { id, timezone: 'Europe/London', season, ...header });
    if (players.length > 0) await this.post(`/${id}/seed`, { order: 'given', players });
    return `${this.origin}/${this.id}/${id}/desk/`;
  }

  /** Where the API has the club. */
  get api(): string {
    return `${this.origin}/api/clubs/${this.id}`;
  }

  post(path: string, body: object | string) {
    return this.settle(`/ladders${path}`, body);
  }

  /** What concerns the club and no one ladder. */
  settle(path: string, body: object | string) {
    return asked(`${this.api}${path}`, this.key, body);
  }

  /** How the club shows itself. */
  change(body: ClubUpdate) {
    return asked(this.api, this.key, body, 'PATCH');
  }

  /** Who stands on a ladder, top first. */
  async order(id: string): Promise<readonly string[]> {
    const { standings } = await this.#look(id);
    return standings.map(({ player }: { player: string }) => player);
  }

  /** Who is at the club tonight. */
  async present(id: string): Promise<readonly string[]> {
    const { night } = await this.#look(id);
    return night.pegs.map(({ player }: { player: string }) => player);
  }

  #look(id: string) {
    return asked(`${this.api}/ladders/${id}`, this.key);
  }
}

/** The laptop's word on its clock stands outside the page proper. */
const NOT_OURS = '.notice';

/** Whoever cannot see, or sees little, can use the page as it is now: in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page, NOT_OURS), page.url()).toEqual([]);
}

/** Nothing sticks out to the right. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Somebody at a page, whose every touch is counted: a click, a choice, a field filled in. */
export class Hands {
  readonly page: Page;
  steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(name: string | RegExp): Promise<void> {
    this.steps++;
    await this.page.getByRole('button', { name }).click();
  }

  async follow(name: string | RegExp): Promise<void> {
    this.steps++;
    await this.page.getByRole('link', { name, exact: typeof name === 'string' }).click();
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    this.steps++;
    await this.page.getByLabel(label).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.steps++;
    const select = this.page.getByLabel(label, { exact: true }).first();
    const value = await select.locator('option', { hasText: option }).first().getAttribute('value');
    await select.selectOption(value ?? '');
  }

  async pick(text: string | RegExp): Promise<void> {
    this.steps++;
    await this.page
      .getByRole('radio', { name: text, exact: typeof text === 'string' })
      .first()
      .check();
  }
}

/** A page at a desk, entered by the club's link. */
export async function atDesk(
  open: (url: string, device?: BrowserContextOptions) => Promise<Page>,
  club: NewClub,
  address: string,
  device = DESKTOP,
): Promise<Page> {
  const page = await open(club.link, device);
  await enter(page);
  await page.goto(address);
  return page;
}

/** Players by their ids, with names. */
export const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));

/** Players with names that are like each other, long, or like markup. */
export const people = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'ann-two', name: 'Ann Brown' },
  { id: 'markup', name: '<b>Bo</b> & "Co"' },
  { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Zed' },
];

/** Opens the tab of a new club with one ladder, as its organiser sees it. */
export const clubTab =
  (friday: ReturnType<typeof useFriday>, open: (url: string, device?: BrowserContextOptions) => Promise<Page>) =>
  async (id: string, players: readonly object[] = people, device = DESKTOP) => {
    const club = await NewClub.make(friday.laptop, id);
    const desk = await club.ladder('main', { system: 'lavers', name: 'Main <ladder>' }, players);
    const page = await open(club.link, device);
    await enter(page);
    await page.goto(`${desk}#club`);
    await page.getByRole('heading', { name: 'Names in public' }).waitFor();
    return { club, page, desk, hands: new Hands(page), address: `${friday.laptop.origin}/${id}/main/` };
  };
