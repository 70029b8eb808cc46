import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { graveBarriersOn } from './barriers.ts';
import { DESKTOP, overflow, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { openLadder, published, unfold } from './public.ts';

/** Takes note of the rows that are moved from then on. */
const watchGliding = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    const list = Object.assign(document.createElement('ul'), { id: 'gliders', hidden: true });
    document.body.append(list);
    Element.prototype.animate = function (...how) {
      list.append(Object.assign(document.createElement('li'), { textContent: this.id }));
      return animate.apply(this, how);
    };
  });

const gliders = (page: Page): Promise<readonly string[]> => page.locator('#gliders li').allTextContents();

/** What is animated by the style sheet at this moment. */
const animatedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each): each is CSSAnimation => each instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  );

describe('the page of a ladder', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  let ladder: string;
  beforeAll(() => {
    ladder = `${friday.laptop.origin}/lavers-chess/main/`;
  });

  /** Ends the match that began first, and so that its challenger wins. */
  async function endMatch(): Promise<string> {
    const { matches } = await published(friday.laptop, '/lavers-chess/main/view.json');
    const [{ challenger }] = matches;
    const log = await friday.laptop.lines();
    const begun = log.findLast((entry) => entry.challenge?.challenger === challenger.id);
    const answer = await friday.laptop.record('result', { challenge: begun.challenge.id, score: [2, 0] });
    expect(answer.status).toBe(200);
    return challenger.name;
  }

  it('renews itself in place: what has the focus keeps it, what is unfolded open, and whoever moved is marked and glides', async () => {
    const page = await open(ladder, DESKTOP);
    const still = await open(ladder, { ...DESKTOP, reducedMotion: 'reduce' });
    await Promise.all([page, still].map(watchGliding));
    await page.locator('#rules summary').click();
    const held = page.locator('.ladder tbody a').nth(5);
    await held.focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    const href = await held.getAttribute('href');
    const winner = await endMatch();
    await page.locator('[data-moved]').first().waitFor();
    expect(await page.locator('[data-moved]').evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(
      expect.arrayContaining([...new Set(await gliders(page))]),
    );
    expect((await gliders(page)).length).toBeGreaterThan(0);
    // For that no browser paints the row anew.
    expect([...new Set(await animatedOn(page))]).toEqual(['opacity']);
    await still.locator('[data-moved]').first().waitFor();
    expect(await gliders(still)).toEqual([]);
    await expect.poll(() => page.locator('#news').textContent()).toContain(winner);
    expect(await page.evaluate(() => [document.activeElement?.getAttribute('href'), window.scrollY])).toEqual([
      href,
      300,
    ]);
    expect(await page.locator('#rules-text').getAttribute('open')).not.toBeNull();
  });

  it('moves no row that is out of sight: each costs a phone a layer', async () => {
    const page = await open(ladder, PHONE);
    await watchGliding(page);
    await page.locator('.ladder tbody').evaluate((rows) => window.scrollTo(0, rows.getBoundingClientRect().bottom));
    await endMatch();
    await page.locator('[data-moved]').first().waitFor({ state: 'attached' });
    expect(await gliders(page)).toEqual([]);
  });

  /** What a device is handed to tell others of, and what is copied on it, from now on. */
  const takings = (page: Page) =>
    page.addInitScript(() => {
      const taken: unknown[] = [];
      Object.assign(window, { taken });
      const keep = async (what: unknown) => void taken.push(what);
      Object.defineProperty(navigator, 'share', { value: keep });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
    });

  it('is told to others in two touches: as a link with a picture, or as a text for a group', async () => {
    const page = await open('about:blank', PHONE);
    await takings(page);
    await page.goto(ladder);
    const [top] = (await published(friday.laptop, '/lavers-chess/main/view.json')).standings;
    const folded = page.locator('#share > summary');
    // What comes into sight is laid out then, and moves it: a tap before would miss.
    await folded.scrollIntoViewIfNeeded();
    await folded.tap();
    const whole = page.locator('#share .share').first();
    await whole.getByRole('button', { name: 'Share' }).tap();
    await whole.getByRole('button', { name: 'Copy as text' }).tap();
    await page.getByText('Copied.').waitFor();
    const [shared, copied] = await page.evaluate(() => Reflect.get(window, 'taken'));
    expect(shared).toMatchObject({ url: ladder, text: expect.stringContaining(`\n1 ${top.name}`) });
    expect(copied).toBe(`${shared.text}\n${ladder}`);
    expect(await overflow(page)).toBe(0);
    const picture = await fetch(new URL('preview.png', ladder));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('has a link for each rung, which says whose it is before it is opened', async () => {
    const page = await open('about:blank', PHONE);
    await takings(page);
    const [, second] = (await published(friday.laptop, '/lavers-chess/main/view.json')).standings;
    await page.goto(`${ladder}player/#${second.id}`);
    await page.getByRole('button', { name: 'Share' }).tap();
    const [{ url }] = await page.evaluate(() => Reflect.get(window, 'taken'));
    expect(await (await fetch(url)).text()).toContain(`og:title" content="${second.name} – `);
    await page.goto(url);
    await page.getByRole('heading', { name: second.name }).waitFor();
  });

  it('opens the rule behind what it tells, in plain words, each time', async () => {
    const page = await open(ladder, PHONE);
    const link = page.locator('#results .clause').first();
    const [rules, rule] = [page.locator('#rules-text > summary'), page.locator('dt:has(:target) + dd')];
    await link.tap();
    await expect.poll(() => rule.isVisible()).toBe(true);
    await rules.tap();
    await expect.poll(() => rule.isVisible()).toBe(false);
    await link.tap();
    await expect.poll(() => rule.isVisible()).toBe(true);
  });

  it('says so when the site cannot be reached, and no longer when it can', async () => {
    const page = await open(ladder);
    await page.context().setOffline(true);
    await page.locator('#offline', { hasText: 'No connection' }).waitFor({ timeout: 40_000 });
    await page.locator('#chart > summary').click();
    await page.locator('#chart .place', { hasText: 'couldn’t be loaded' }).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.locator('#offline').textContent(), { timeout: 40_000 }).toBe('');
    await page.locator('#chart > summary').click();
    await unfold(page, 'chart');
  });

  it('shows a game on a board, to step through', async () => {
    const page = await open(`${friday.laptop.origin}/nairobi-chess/main/`, PHONE);
    const game = page.locator('details[data-script="/assets/game.js"]').first();
    await game.locator('summary').tap();
    await game.locator('.chessboard').waitFor();
    expect(await graveBarriersOn(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await game.getByRole('button', { name: 'To the start' }).tap();
    await game.getByText('The start of the game').waitFor();
    await game.getByRole('button', { name: 'One move forward' }).tap();
    await expect.poll(() => game.locator('[aria-live]').innerText()).toMatch(/^White, 1: /);
  });

  it('shows how the season went: a line for each of the top, one of which stands out when its name is pressed', async () => {
    const page = await open(ladder);
    await unfold(page, 'chart');
    await expect.poll(() => page.locator('#chart .plot .line').count()).toBe(12);
    const name = page.locator('#chart .names button').nth(4);
    await name.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => name.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('#chart .line.marked').count()).toBe(1);
    await page.locator('#chart select').selectOption({ index: 3 });
    await expect.poll(() => page.locator('#chart .plot .line').count()).toBe(13);
    await page.locator('#chart summary', { hasText: 'as table' }).click();
    await expect.poll(() => page.locator('#chart tbody tr').count()).toBe(13);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('says in the preview of its link who leads', async () => {
    const page = await open(ladder, { ...PHONE, javaScriptEnabled: false });
    const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    expect(await content('title')).toMatch(/ – Lavers Chess Club$/);
    expect(await content('description')).toMatch(/^Leading: .+, ahead of .+ in November 2026\. Lavers system\.$/);
    expect(await content('url')).toBe(ladder);
    for (const link of await page.locator('link[rel=alternate], .files a:not([href^="webcal:"])').all()) {
      const address = new URL((await link.getAttribute('href')) ?? '', ladder);
      await expect.poll(async () => (await fetch(address)).status, { message: address.href }).toBe(200);
    }
  });

  it('has on a wide screen a line in each row for the way that its player has come, and loads none on a phone', async () => {
    const [wide, phone] = [await open(ladder, DESKTOP), await open(ladder, PHONE)];
    const line = wide.locator('.ladder tr.topmost .way polyline');
    await line.waitFor({ state: 'attached' });
    const heights = ((await line.getAttribute('points')) ?? '').split(' ').map((point) => Number(point.split(',')[1]));
    expect(heights.at(-1)).toBe(Math.min(...heights));
    const loaded = await phone.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /ways|history/.test(name))).toEqual([]);
  });

  it('prints on one sheet of A4, with forty players too', async () => {
    const players = Array.from({ length: 40 }, (_, index) => ({
      id: `p-${index}`,
      name: `Somebody Number ${index + 1}`,
    }));
    const forty = await openLadder(friday.laptop, 'forty', players);
    const all = [
      ...['crewe-chess/main', 'nairobi-chess/main', 'computer-go/9x9', 'computer-go/19x19', 'shicargo/main'],
      'riverside-squash/boxes',
    ];
    const page = await open(ladder);
    for (const address of [ladder, forty, ...all.map((path) => `${friday.laptop.origin}/${path}/`)]) {
      await page.goto(address);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), address).toHaveLength(1);
    }
  });

  it('has no barrier in light or in dark, with all of its parts open', async () => {
    const page = await open(ladder, PHONE);
    await unfold(page, 'chart');
    await unfold(page, 'what-if');
    await page.locator('#days summary').click();
    await page.locator('#rules summary').click();
    expect(await graveBarriersOn(page)).toEqual([]);
  });
});
