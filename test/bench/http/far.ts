/// <reference lib="dom" />
import type { Browser, BrowserContext, Response } from 'playwright-core';
import { caseOf, clubOf } from '../cases.ts';
import { atMost, type Found, table } from '../report.ts';
import { type By, mapBy, type Run } from '../trees.ts';
import type { LaptopService } from './laptop.ts';
import { AFTERWARDS, ladder, openingsOf, PATIENCE, type Page, PHONE, packedSize, player, SLOWER } from './pages.ts';

/** A phone out of town: bits a second down and up, and the milliseconds until an answer begins. */
const FAR = { down: 1.6e6, up: 0.75e6, latency: 150 };

const HUNDRED = caseOf('crewe', { lines: 100 });
const LONG = caseOf('crewe', { lines: 10_000 });
const CLUB_NIGHT = caseOf('lavers', { lines: 100 });

interface FarPage extends Page {
  /** At most: seconds until it is shown, requests, and KB. */
  readonly most: readonly [shown: number, requests: number, packed: number];
}

/** What is opened on a phone out of town that has nothing of the site, by somebody who signed in by their link before. */
const FAR_PAGES: Readonly<Record<string, FarPage>> = {
  ladder: { ...ladder(HUNDRED), most: [0.8, 8, 60] },
  player: { ...player(HUNDRED), most: [1.2, 8, 120] },
  me: { of: HUNDRED, path: 'me/', ready: '.stand', whose: 'player', most: [1.4, 14, 160] },
  board: { of: CLUB_NIGHT, path: 'board/', ready: '.night-board', whose: 'scorer', most: [1.4, 12, 160] },
  Admin: { of: HUNDRED, path: 'desk/', ready: '.desk .beside', whose: 'scorer', most: [1.5, 14, 160] },
  'player after 10,000 lines': { ...player(LONG), most: [1.4, 12, 120] },
};

/** What opening each page from afar comes to: the least time of some openings, and the most that was asked for. */
export async function far(run: Run): Promise<Found> {
  const wanted = Object.entries(FAR_PAGES).filter(([, { of }]) => !run.isQuick || of !== LONG);
  const found = await openingsOf(run, wanted, leastOf);
  return reportOf(
    found,
    wanted.map(([name]) => name),
  );
}

/** What opening a page from afar came to: seconds until it showed what it is for, and what was asked for until it rested. */
interface Visit {
  readonly shown: number;
  readonly requests: number;
  /** In KB, as gzip packs it. */
  readonly packed: number;
  /** How far things jumped while it came, as browsers count that. */
  readonly shift: number;
}

function reportOf(found: By<Readonly<Record<string, Visit>>>, names: readonly string[]): Found {
  const at = (name: string, figure: keyof Visit) => mapBy(found, (all) => all[name]?.[figure] ?? Number.NaN);
  const bar = (what: string, unit: string, figure: keyof Visit, limits: readonly number[]) =>
    atMost(what, limits, unit, ...names.map((name) => at(name, figure)));
  const most = (place: 0 | 1 | 2) => names.map((name) => FAR_PAGES[name]?.most[place] ?? Number.NaN);
  return {
    bars: [
      bar(`on a far phone, shown: ${names.map((name) => `\`${name}\``).join(' · ')}`, 's', 'shown', most(0)),
      bar('the same: requests', '', 'requests', most(1)),
      bar('the same: all that is loaded, packed', 'KB', 'packed', most(2)),
      bar('the same: layout shift', '', 'shift', [0]),
    ],
    more: [
      '## Opening a page on a phone out of town',
      `Chromium, its processor slowed ${SLOWER} times, with ${FAR.down / 1e6} Mbit/s and ${FAR.latency} ms until an answer begins, nothing of the site in the browser, and people who once opened their link. *Shown*: from asking for the page to what it is for. Requests and KB until it has come to rest.`,
      table(
        ['page', 'shown s', 'requests', 'all KB', 'shift'],
        names.map((name) => [
          name,
          ...(['shown', 'requests', 'packed', 'shift'] as const).map((figure) => at(name, figure)),
        ]),
      ),
    ],
  };
}

async function leastOf(browser: Browser, laptop: LaptopService, page: FarPage, times: number): Promise<Visit> {
  const storageState = await signedIn(browser, laptop, page);
  const visits: Visit[] = [];
  for (let n = 0; n < times; n++)
    visits.push(await visit(browser, `${laptop.pageOf(page.of)}${page.path}`, page, storageState));
  return {
    shown: Math.min(...visits.map(({ shown }) => shown)),
    requests: Math.max(...visits.map(({ requests }) => requests)),
    packed: Math.max(...visits.map(({ packed }) => packed)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
}

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of somebody who opened their link; nothing for a page that is for everybody. */
async function signedIn(browser: Browser, { origin, keysOf }: LaptopService, { of, whose }: Page): Promise<Signed> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (whose) {
    const { scorers, player } = keysOf(of);
    const page = await context.newPage();
    await page.goto(`${origin}/enter/#${whose === 'player' ? player : scorers[0]}`);
    await page.locator('#where button').first().click();
    await page.waitForURL(`${origin}/${clubOf(of)}/**`, { waitUntil: 'commit' });
  }
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Opens a page on a slow phone out of town. */
async function visit(browser: Browser, url: string, { ready }: Page, storageState: Signed): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const { down, up, latency } = FAR;
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 },
    });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(markShown, ready);
    await page.goto(url, { timeout: PATIENCE, waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, null, { timeout: PATIENCE });
    const shown = await page.evaluate(() => (performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN) / 1000);
    await page.waitForTimeout(AFTERWARDS);
    const packed = (await Promise.all(responses.map(packedSize))).reduce((sum, size) => sum + size, 0);
    return { shown, requests: responses.length, packed, shift: await page.evaluate(shiftedBy) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: marks when the browser has drawn an element, which to be asked for would delay. */
function markShown(ready: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(ready)?.getClientRects().length) return;
    watch.disconnect();
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => performance.mark('shown');
    requestAnimationFrame(() => drawn.port2.postMessage(undefined));
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: all that moved without anybody having touched it. */
const shiftedBy = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    });
    watch.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
