/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Response } from 'playwright-core';
import * as z from 'zod/mini';
import { ownProgram } from '#test/browser/program.ts';
import { type Case, caseOf, USUAL } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { halfwayOf } from '../games.ts';
import { atMost, type Found, table } from '../report.ts';
import { type By, mapBy, ofEach, type Run } from '../trees.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { using } from './services.ts';

/** How many times slower than this machine a slow phone is taken to be. */
export const SLOWER = 4;
/** A longer task blocks people, in milliseconds. */
const TASK = 50;
/** How long a page may go on working once it is there, in milliseconds. */
export const AFTERWARDS = 2000;
/** How long a page may take to come, in milliseconds. */
export const PATIENCE = 120_000;

export const PHONE = { viewport: { width: 390, height: 844 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };

export interface Page {
  readonly of: Case;
  readonly path: string;
  /** An element that is there once the page is. */
  readonly ready: string;
  readonly device?: BrowserContextOptions;
  /** Whose key it takes. */
  readonly whose?: 'scorer' | 'player';
}

const sized = (players: number): Case => caseOf('crewe', { players, lines: 100 });
const [HUNDRED, THOUSAND, LARGEST] = [sized(USUAL), sized(1000), sized(10_000)];
/** Nine hundred results within an hour of one club night, on which many players are here. */
const NIGHT = caseOf('lavers', { players: 1000, lines: 1 + USUAL + 900, hours: 1, here: USUAL });
const BOARD = caseOf('lavers', { players: 1000, lines: 100 });

export const ladder = (of: Case): Page => ({ of, path: '', ready: '#find' });
export const player = (of: Case): Page => ({ of, path: `player/#${halfwayOf(of)}`, ready: '.stand' });
const onScreen = { device: SCREEN, whose: 'scorer' } as const;

/** What is opened: on a phone, unless said otherwise. */
const PAGES: Readonly<Record<string, Page>> = {
  'ladder, 1,000 players': ladder(THOUSAND),
  'ladder after 900 results': ladder(NIGHT),
  'ladder, 10,000 players': ladder(LARGEST),
  'player, 100 players': player(HUNDRED),
  'player, 10,000 players': player(LARGEST),
  'me, 10,000 players': { of: LARGEST, path: 'me/', ready: '.stand', whose: 'player' },
  'board, 1,000 players': { of: BOARD, path: 'board/', ready: '.arrivals li', ...onScreen },
  'what if, 1,000 players': { of: THOUSAND, path: '#what-if', ready: '#what-if .imagine' },
  'Admin, play, 10,000 players': { of: LARGEST, path: 'desk/', ready: '.desk .beside', ...onScreen },
};

/** What opening each page costs a slow phone; the least of some openings counts, as others may be at work meanwhile. */
export async function pages(run: Run): Promise<Found> {
  const wanted = Object.entries(PAGES).filter(([, { of }]) => !run.isQuick || of === HUNDRED);
  const found = await openingsOf(run, wanted, leastOf);
  return reportOf(
    found,
    wanted.map(([name]) => name),
  );
}

/** What opening each page of a laptop comes to, by `open`, which does it so many times. */
export async function openingsOf<P extends Page, T>(
  run: Run,
  wanted: readonly (readonly [name: string, page: P])[],
  open: (browser: Browser, laptop: LaptopService, page: P, times: number) => Promise<T>,
): Promise<By<Readonly<Record<string, T>>>> {
  const cases = [...new Set(wanted.map(([, { of }]) => of))];
  const browser = await chromium.launch(await ownProgram());
  try {
    return await ofEach(run, (tree) =>
      inFolder((folder) =>
        using(startLaptop(tree, folder, cases, 1), async (laptop) => {
          const all: Record<string, T> = {};
          for (const [name, page] of wanted) all[name] = await open(browser, laptop, page, run.isQuick ? 1 : 4);
          return all;
        }),
      ),
    );
  } finally {
    await browser.close();
  }
}

function reportOf(found: By<Readonly<Record<string, Opening>>>, names: readonly string[]): Found {
  const at = (name: string, figure: keyof Opening) => mapBy(found, (all) => all[name]?.[figure] ?? Number.NaN);
  const blocked = (...all: readonly string[]) => all.map((name) => at(name, 'blocked'));
  const apps = ['player, 10,000 players', 'me, 10,000 players'];
  const night = 'ladder after 900 results';
  return {
    bars: [
      atMost(
        'blocked on a slow phone: ladder page of 1,000 · player page of 100 · board of 1,000',
        150,
        'ms',
        ...blocked('ladder, 1,000 players', 'player, 100 players', 'board, 1,000 players'),
      ),
      atMost('the same: ladder page after a night of 900 results', 200, 'ms', ...blocked(night)),
      atMost('that page, packed', 60, 'KB', at(night, 'document')),
      atMost(
        '`player` · `me` at 10,000 players: data that is loaded, packed',
        120,
        'KB',
        ...apps.map((name) => at(name, 'data')),
      ),
      atMost('the same: shown after load', 1500, 'ms', ...apps.map((name) => at(name, 'shown'))),
      atMost(
        'blocked at 10,000: ladder · player · `me` · Admin',
        500,
        'ms',
        ...blocked('ladder, 10,000 players', ...apps, 'Admin, play, 10,000 players'),
      ),
    ],
    more: [
      '## Opening a page on a slow phone',
      `Chromium, its processor slowed ${SLOWER} times, the least of some openings. *Blocked*: what tasks of the page’s thread took beyond ${TASK} ms each. *Shown*: from the load event to what the page is for. KB as gzip packs them, of the page’s document, of its data, and of all that is loaded with scripts, styles and fonts.`,
      table(
        ['page', 'blocked ms', 'longest task', 'shown ms', 'document KB', 'data KB', 'all KB', 'elements'],
        names.map((name) => [
          name,
          ...(['blocked', 'longest', 'shown', 'document', 'data', 'packed', 'elements'] as const).map((figure) =>
            at(name, figure),
          ),
        ]),
      ),
    ],
  };
}

async function leastOf(browser: Browser, laptop: LaptopService, page: Page, times: number): Promise<Opening> {
  const { scorers, player } = laptop.keysOf(page.of);
  const key = page.whose === 'player' ? player : page.whose && scorers[0];
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const openings: Opening[] = [];
  for (let n = 0; n < times; n++)
    openings.push(await open(browser, `${laptop.pageOf(page.of)}${page.path}`, headers, page));
  const least = (figure: keyof Opening): number => Math.min(...openings.map((each) => each[figure]));
  return {
    longest: least('longest'),
    blocked: least('blocked'),
    shown: least('shown'),
    document: least('document'),
    data: least('data'),
    packed: least('packed'),
    elements: least('elements'),
  };
}

/** What opening a page cost: milliseconds of its thread, KB as packed, and the elements in the end. */
interface Opening {
  readonly longest: number;
  /** All that tasks took beyond what nobody notices. */
  readonly blocked: number;
  /** From the load event to what the page is for. */
  readonly shown: number;
  readonly document: number;
  readonly data: number;
  readonly packed: number;
  readonly elements: number;
}

/** Opens a page on a slow phone, and watches what that costs until it has come to rest. */
async function open(
  browser: Browser,
  url: string,
  headers: Readonly<Record<string, string>>,
  { ready, device = PHONE }: Page,
): Promise<Opening> {
  const context = await browser.newContext({ ...device, extraHTTPHeaders: headers, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
    const document_ = await page.goto(url, { timeout: PATIENCE });
    await page.locator(ready).first().waitFor({ timeout: PATIENCE });
    const shown = await page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation');
      return performance.now() - (loading instanceof PerformanceNavigationTiming ? loading.loadEventEnd : 0);
    });
    await page.waitForTimeout(AFTERWARDS);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const tasks = tasksIn(String(await browser.stopTracing()));
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - TASK), 0);
    const sizeOf = async (meant: readonly Response[]): Promise<number> =>
      (await Promise.all(meant.map(packedSize))).reduce((sum, size) => sum + size, 0);
    return {
      longest: Math.max(0, ...tasks),
      blocked,
      shown,
      document: document_ ? await packedSize(document_) : 0,
      data: await sizeOf(responses.filter((response) => /json/.test(typeOf(response)))),
      packed: await sizeOf(responses),
      elements,
    };
  } finally {
    await context.close();
  }
}

const typeOf = (response: Response): string => response.headers()['content-type'] ?? '';

/** What is packed already on its own. */
const DENSE = /^(font|image)\/(?!svg)/;

/** In KB, as gzip packs it: whether it came packed or not. */
export async function packedSize(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isDense = DENSE.test(typeOf(response));
  return (isDense ? body : gzipSync(body)).length / 1000;
}

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** What the thread itself took, in microseconds: what others did on the machine meanwhile is no part of it. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
});
type TraceEvent = z.infer<typeof event>;

const trace = z.object({ traceEvents: z.array(z.unknown()) });

/** How long each task of the page's own thread took, in milliseconds of that thread. */
function tasksIn(text: string): readonly number[] {
  const events = trace.parse(JSON.parse(text)).traceEvents.flatMap((each) => event.safeParse(each).data ?? []);
  const threads = new Set(events.filter(isPage).map(threadOf));
  return events
    .filter((each) => each.name === 'RunTask' && threads.has(threadOf(each)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const isPage = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === 'CrRendererMain';
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
