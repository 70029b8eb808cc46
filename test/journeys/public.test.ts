import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handler as indexDocument } from '#cdk/index-document.ts';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import { APP_SCRIPTS, SCRIPTS, WORKER } from '#web/scripts.ts';
import { graveBarriersOn } from '../browser/barriers.ts';
import { complaintsOn, overflow, PHONE, useBrowser } from '../browser/browser.ts';
import { useOwnFriday } from '../browser/friday.ts';
import { asOldest } from '../browser/oldest.ts';
import { BIG_SCREEN, inSight, published, shiftOf, unfold } from '../browser/public.ts';

const friday = useOwnFriday();
const open = useBrowser();
const openOldest = useBrowser(undefined, asOldest);
const at = (path: string): string => `${friday.laptop.origin}${path}`;
const ladder = (): string => at('/lavers-chess/main/');

describe('what people see of a club night', { timeout: 120_000 }, () => {
  async function matchInProgress() {
    const { challenges, standings } = await friday.laptop.ask('/ladders/main');
    const [{ id, challenger }] = challenges;
    const { name } = standings.find(({ player }: { player: string }) => player === challenger);
    return { id, name };
  }

  it('a page that is open shows a new result, and why the winner moved, without being touched', async () => {
    const page = await open(ladder());
    const { id, name } = await matchInProgress();
    const before = await page.locator('#results').innerText();
    const recorded = await friday.laptop.record('result', { challenge: id, score: [2, 0] });
    expect(recorded.status).toBe(200);
    await expect.poll(() => page.locator('#results').textContent()).not.toBe(before);
    await expect.poll(() => page.locator('#results').textContent()).toContain(name);
  });

  it('the front page shows the top of a ladder as it is now, leads to every club, and fits a phone', async () => {
    const page = await open(friday.laptop.origin, PHONE);
    await expect.poll(() => page.locator('.live li').count()).toBe(5);
    const { standings } = await (await fetch(await page.locator('.live h2 a').evaluate(viewOf))).json();
    const names = await page.locator('.live li > div > bdi').allInnerTexts();
    expect(names).toEqual(standings.slice(0, 5).map(({ name }: { name: string }) => name));
    await expect
      .poll(() => page.locator('.clubs h3 a').count())
      .toBe(new Set(DEMO_LADDERS.map(({ club }) => club)).size);
    await expect.poll(() => page.locator('.clubs').innerText()).toMatch(/Leading: /);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await graveBarriersOn(page)).toEqual([]);
  });
});

/** Notes how often the screen was to be kept awake; each time it is let go of at once. */
function countLocks(): void {
  Object.assign(globalThis, { locks: 0 });
  const request = async () => {
    Object.assign(globalThis, { locks: Reflect.get(globalThis, 'locks') + 1 });
    return { released: true };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** The time on the service's clock, which is that of London in autumn: "20:05". */
async function timeOfService(): Promise<string> {
  const { headers } = await fetch(friday.laptop.origin, { method: 'HEAD' });
  return new Date(headers.get('date') ?? '').toISOString().slice(11, 16);
}

/** Pages that anybody may open, with what is there when they have come. */
const OPEN = [
  ['/', '.live li'],
  ['/lavers-chess/', '.ladders'],
  ['/lavers-chess/main/', '.tabs [aria-current]'],
  ['/lavers-chess/main/player/#tom-garside', '.plot'],
  ['/lavers-chess/main/wall/', '.rungs li'],
  ['/join/#lavers-chess/main', 'form'],
  ['/sign-up/', 'form'],
  ['/about/', '.pictures img'],
] as const;

/** Further kinds of them, and each part that has a script of its own, on ladders of other systems. */
const ALSO_OPEN = [
  ['/lavers-chess/main/#rules-text', '#rules-text dd'],
  ['/lavers-chess/main/night/', 'main tbody tr'],
  ['/lavers-chess/main/embed/', 'tbody tr'],
  ['/riverside-squash/pyramid/', '.pyramid'],
  ['/riverside-squash/pyramid/wall/', '.rungs li'],
  ['/shicargo/main/#chart', '#chart .plot .line'],
  ['/riverside-squash/boxes/#rounds', '#rounds .crosses td'],
  ['/riverside-squash/pyramid/#share', '#share section a[download]'],
  ['/computer-go/9x9/#what-if', '#what-if .follows'],
  ['/api/', '.opblock'],
  ['/about/de/', '.pictures img'],
  ['/about/fr/', '.pictures img'],
  // Who is not signed in is told so; what is there for others, other journeys open in such a browser.
  ...['board', 'desk', 'me'].map((app) => [`/lavers-chess/main/${app}/`, 'main :is(p, h1)'] as const),
  ['/new/', 'main :is(p, h1)'],
  ['/enter/', 'main :is(p, h1)'],
] as const;

/** Scripts that only a page asks for that somebody is signed in to, or the browser itself. */
const OF_OTHERS = ['/assets/signed-in.js', '/assets/signed-in/app.js', WORKER];

/** Of which kind the page at an address is, or at which a script: that of any ladder or club, in any edition. */
function kindOf(pathname: string): string {
  const wanted = indexDocument({ request: { uri: pathname, querystring: {} } });
  const uri = 'uri' in wanted ? wanted.uri : pathname;
  const [, club = '', ladder = '', ...rest] = uri.split('/');
  const of = DEMO_LADDERS.filter((each) => each.club === club);
  const names =
    of.length === 0 ? [club, ladder] : ['CLUB', of.some((each) => each.ladder === ladder) ? 'LADDER' : ladder];
  return ['', ...names, ...rest].join('/').replace(/\.[0-9a-f]{12}(?=\/)/, '');
}

/** Each kind of page and each script that the site has, but for parts, which come with an app. */
const kindsIn = (site: string): ReadonlySet<string> =>
  new Set(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('.') && /(?:^|\/)index\.html$/.test(path))
      .map((path) => kindOf(`/${path}`))
      .concat(
        Object.keys(SCRIPTS),
        Object.keys(APP_SCRIPTS).map((app) => `/assets/${app}/app.js`),
      ),
  );

/** Where the data lie of the ladder to which a link leads. */
const viewOf = (link: HTMLElement | SVGElement): string =>
  new URL('view.json', new URL(link.getAttribute('href') ?? '', location.href)).href;

/** Brings each part that can be unfolded into sight, the last first, as somebody does who has come for it alone. */
const goDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const summary of [...document.querySelectorAll('summary')].reverse()) {
      summary.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What comes near is laid out in the frame after that in which it has come.
      for (const _ of ['near', 'laid out']) await new Promise(requestAnimationFrame);
    }
  });

describe('a page that anybody may open', { timeout: 180_000 }, () => {
  it('keeps still while it comes, bars nobody, breaks nothing of its own security policy, and complains of nothing', async () => {
    for (const [path, shows] of OPEN) {
      const page = await open('about:blank', PHONE);
      const complaints = complaintsOn(page);
      await page.goto(at(path));
      await page.locator(shows).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), path).toBe(0);
      // What is laid out only when it comes near must not push from under a finger what lies below.
      await goDown(page);
      expect(await shiftOf(page), `${path}, on the way down`).toBe(0);
      expect(await graveBarriersOn(page), path).toEqual([]);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });

  it('is drawn in the oldest browsers that are served, too, and complains of nothing there, whatever kind of page it is', async () => {
    const page = await openOldest('about:blank', PHONE);
    const complaints = complaintsOn(page);
    const opened = new Set<string>(OF_OTHERS);
    page.on('request', (request) => opened.add(kindOf(new URL(request.url()).pathname)));
    for (const [path, shows] of [...OPEN, ...ALSO_OPEN]) {
      await page.goto(at(path));
      const drawn = page.locator(shows).locator('visible=true');
      await expect.poll(() => drawn.count(), { message: `${path} is drawn` }).toBeGreaterThan(0);
      expect(complaints, path).toEqual([]);
    }
    await page.goto(at('/nairobi-chess/main/'));
    await page.locator('details[data-script*=game] > summary').first().click();
    await page.locator('details[data-script*=game] .chessboard').first().waitFor();
    expect(complaints, 'a game').toEqual([]);
    // A wide page draws more, and one that stays listens.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(ladder());
    const kinds = [...kindsIn(join(friday.folder, 'site'))];
    await expect.poll(() => kinds.filter((kind) => !opened.has(kind))).toEqual([]);
    expect(complaints, 'a wide page').toEqual([]);
  });
});

describe('what is around the page of a ladder', { timeout: 180_000 }, () => {
  it('leads from a name to its bearer’s own page: rung, results, record, and on to opponents', async () => {
    const page = await open(at('/crewe-chess/main/'));
    const { standings } = await published(friday.laptop, '/crewe-chess/main/view.json');
    const { id, name, rung } = standings[4];
    await page.locator('.ladder a', { hasText: name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(page.url()).toBe(at(`/crewe-chess/main/player/#${id}`));
    await expect.poll(() => page.locator('.stand').innerText()).toContain(`Rung ${rung} of ${standings.length}`);
    const opponent = page.locator('.records tbody a').first();
    const other = await opponent.innerText();
    await opponent.click();
    await page.getByRole('heading', { level: 1, name: other }).waitFor();
    await expect.poll(() => page.locator('.records tbody a', { hasText: name }).count()).toBe(1);
    await expect.poll(() => page.locator('.plot .line').count()).toBe(1);
  });

  it('shows on a big screen everybody at once, tonight’s board, and where phones go', async () => {
    // The device's own clock is 40 minutes fast.
    const page = await open('about:blank', BIG_SCREEN);
    await page.clock.install({ time: Date.now() + 40 * 60_000 });
    await page.addInitScript(countLocks);
    await page.goto(at('/lavers-chess/main/wall/'));
    const { standings, night } = await published(friday.laptop, '/lavers-chess/main/view.json');
    await page.locator('.rungs li').first().waitFor();
    // Who leads stands above all others, in larger letters.
    await expect.poll(() => inSight(page)).toBe(standings.length - 1);
    await expect.poll(() => page.locator('.leader').innerText()).toContain(standings[0].name);
    await expect.poll(() => page.locator('.night').innerText()).toContain(night.turn.who.name);
    await expect.poll(() => page.locator('.qr').count()).toBe(2);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls).toBeLessThanOrEqual(0);
    const isRight = async () => (await page.locator('header time').innerText()) === (await timeOfService());
    await expect.poll(isRight, { message: 'the time of the service' }).toBe(true);
    expect(await page.evaluate('locks'), 'the screen stays awake').toBe(1);
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    expect(await page.evaluate('locks'), 'what was let go of is taken again').toBe(2);
    const renamed = (html: string): string => html.replaceAll(/(wall\.)[0-9a-f]{12}/g, '$1000000000000');
    await page.route('**/main/wall/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: renamed(await response.text()) });
    });
    const loaded = page.waitForEvent('framenavigated');
    await page.clock.fastForward(16 * 60_000);
    await page.clock.runFor(1000);
    await page.clock.fastForward(20_000);
    await loaded;
  });
});

describe('the page of a ladder', { timeout: 180_000 }, () => {
  it('shows what would follow from a result, and what the rules have against it', async () => {
    const page = await open(ladder());
    await unfold(page, 'what-if');
    const follows = page.locator('.follows');
    await expect.poll(() => follows.innerText()).toMatch(/Rungs: .+ 2 → 1/);
    const [first, last] = await page
      .locator('#what-if select')
      .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))
      .then((values) => [values[0] ?? '', values[2] ?? '']);
    await page.getByLabel('Result').selectOption({ label: 'draw 1–1' });
    await expect.poll(() => follows.innerText()).toContain('Nobody moves.');
    await page.getByLabel('Challenged', { exact: true }).selectOption(first ?? '');
    await expect.poll(() => follows.innerText()).toMatch(/themsel/i);
    await page.getByLabel('Challenged', { exact: true }).selectOption(last ?? '');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
