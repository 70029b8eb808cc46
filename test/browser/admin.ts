import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ClubUpdate } from '#shared/features/club.ts';
import { asked } from '../local/asking.ts';
import type { Laptop } from '../local/laptop.ts';
import { barriersOn } from './barriers.ts';
import { DESKTOP, enter, type Open, overflow } from './browser.ts';
import type { useFriday } from './friday.ts';

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

  async ladder(id: string, header: object, players: readonly object[]): Promise<string> {
    const season = { start: '2026-09-07', end: '2027-06-07' };
    await this.post('', { id, timezone: 'Europe/London', season, ...header });
    if (players.length > 0) await this.post(`/${id}/seed`, { order: 'given', players });
    return `${this.origin}/${this.id}/${id}/desk/`;
  }

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

  change(body: ClubUpdate) {
    return asked(this.api, this.key, body, 'PATCH');
  }

  async order(id: string): Promise<readonly string[]> {
    const { standings } = await this.#look(id);
    return standings.map(({ player }: { player: string }) => player);
  }

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
  // What lies half under the tabs, which stay at the top, is no target until it is scrolled from there.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await barriersOn(page, NOT_OURS), page.url()).toEqual([]);
}

/** Both: everybody can use the page, and it fits its window. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

export async function expectFits(page: Page): Promise<void> {
  expect(await overflow(page), page.url()).toBeLessThanOrEqual(0);
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

  /** Presses the button of a dialog that does it, and waits until the dialog is gone. */
  async confirm(name: string | RegExp): Promise<void> {
    this.steps++;
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
    await expect.poll(() => this.page.getByRole('dialog').count()).toBe(0);
  }

  async follow(name: string | RegExp): Promise<void> {
    this.steps++;
    await this.page.getByRole('link', { name, exact: typeof name === 'string' }).click();
  }

  /** Opens a row of a list of settings. */
  async unfold(title: string): Promise<void> {
    this.steps++;
    await this.page.locator('summary:visible').filter({ hasText: title }).click();
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    this.steps++;
    await this.page.getByLabel(label).filter({ visible: true }).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.steps++;
    const select = this.page.getByLabel(label, { exact: true }).first();
    const value = await select.locator('option', { hasText: option }).first().getAttribute('value');
    await select.selectOption(value ?? '');
  }

  async pick(text: string | RegExp): Promise<void> {
    this.steps++;
    const named = { name: text, exact: typeof text === 'string' };
    await this.page.getByRole('radio', named).first().check();
  }

  /** Fills in the form of a match, and looks at what it would do. */
  async preview(challenger: string, challenged: string, score = '1–0'): Promise<void> {
    await this.choose('Challenger', challenger);
    await this.choose('Challenged', challenged);
    await this.pick(score);
    await this.click('Preview');
  }
}

/** A page at a desk, entered by the club's link. */
export async function atDesk(open: Open, club: NewClub, address: string, device = DESKTOP): Promise<Page> {
  const page = await open(club.link, device);
  await enter(page);
  await page.goto(address);
  return page;
}

export const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));

/** Players with names that are like each other, long, or like markup. */
export const people = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'ann-two', name: 'Ann Brown' },
  { id: 'markup', name: '<b>Bo</b> & "Co"' },
  { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Zed' },
];

/** Opens Admin of the one ladder of a new club, as its organiser sees it. */
export const newDesk =
  (friday: ReturnType<typeof useFriday>, open: Open) =>
  async (id: string, header: object, players: readonly object[], { part = '', device = DESKTOP } = {}) => {
    const club = await NewClub.make(friday.laptop, id);
    const desk = await club.ladder('main', header, players);
    const page = await atDesk(open, club, `${desk}${part}`, device);
    return { club, desk, page, hands: new Hands(page) };
  };

/** The same under More, at what is opened there. */
export const clubTab =
  (friday: ReturnType<typeof useFriday>, open: Open) =>
  async (id: string, players: readonly object[] = people, device = DESKTOP, row = 'Names shown to the public') => {
    const header = { system: 'lavers', name: 'Main <ladder>' };
    const begun = await newDesk(friday, open)(id, header, players, { part: '#more', device });
    await begun.hands.unfold(row);
    return { ...begun, address: `${friday.laptop.origin}/${id}/main/` };
  };
