/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Response } from 'playwright-core';
import * as z from 'zod/mini';
import { ownProgram } from '#test/browser/program.ts';
import { type Case, caseOf, USUAL } from '../cases.ts';
import { must } from '../club.ts';
import { inFolder } from '../figures.ts';
import { halfwayOf } from '../games.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';

/** How many times slower than this machine a slow phone is taken to be. */
const SLOWER = 4;
/** A longer task blocks people, in milliseconds. */
const TASK = 50;
/** How long a page may go on working once it is there, in milliseconds. */
const AFTERWARDS = 2500;
/** How long a laptop may be busy after its start, and a page may take to come, in milliseconds. */
const PATIENCE = 120_000;

const PHONE = { viewport: { width: 390, height: 844 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };

/** What is to hold of a page: blocked at most, shown after loading at most, in milliseconds; packed at most, in KB. */
interface Limits {
  readonly blocked?: number;
  readonly shown?: number;
  /** All that is loaded, or the page's own document. */
  readonly packed?: number;
  readonly document?: number;
}

interface Page extends Limits {
  readonly what: string;
  readonly of: Case;
  readonly path: string;
  /** An element that is there once the page is. */
  readonly ready: string;
  readonly device?: BrowserContextOptions;
  /** Whose key it takes. */
  readonly whose?: 'scorer' | 'player';
}

const [HUNDRED, THOUSAND, LARGEST] = [USUAL, 1000, 10_000].map((players) => caseOf('crewe', { players, lines: 100 }));
/** Nine hundred results within some hours. */
const NIGHT = caseOf('crewe', { players: 1000, lines: 901, days: 0.25 });
const BOARD = caseOf('lavers', { players: 1000, lines: 100 });

const public_ = { path: '', ready: '#find' };
const playerOf = (of: Case) => ({ of, path: `player/#${halfwayOf(of)}`, ready: '.stand' });
const WALL = { path: 'wall/', ready: '.rungs li', device: SCREEN };

/** What is opened: on a phone, unless said otherwise. */
function pagesOf(): readonly Page[] {
  const [hundred, thousand, largest] = [must(HUNDRED), must(THOUSAND), must(LARGEST)];
  return [
    { what: 'ladder page, 1,000 players', of: thousand, ...public_, blocked: 150 },
    { what: 'ladder page after a night of 900 results', of: NIGHT, ...public_, blocked: 200, document: 60 },
    { what: 'ladder page, 10,000 players', of: largest, ...public_, blocked: 500 },
    { what: 'player, 100 players', ...playerOf(hundred), blocked: 150 },
    { what: 'player, 10,000 players', ...playerOf(largest), blocked: 500, shown: 1500, packed: 120 },
    {
      what: 'me, 10,000 players',
      of: largest,
      path: 'me/',
      ready: '.stand',
      whose: 'player',
      blocked: 500,
      shown: 1500,
      packed: 120,
    },
    {
      what: 'board, 1,000 players',
      of: BOARD,
      path: 'board/',
      ready: '.arrivals li',
      device: SCREEN,
      whose: 'scorer',
      blocked: 150,
    },
    { what: 'wall, 1,000 players', of: thousand, ...WALL },
    { what: 'what if, 1,000 players', of: thousand, path: '#what-if', ready: '#what-if .imagine', blocked: 200 },
    {
      what: 'Admin, play, 10,000 players',
      of: largest,
      path: 'desk/',
      ready: '.desk .pair',
      device: SCREEN,
      whose: 'scorer',
      blocked: 500,
    },
  ];
}

/** What opening each page costs a slow phone; the least of some openings counts, as others may be at work meanwhile. */
export async function pages(run: Run): Promise<Found> {
  const wanted = run.isQuick ? pagesOf().filter(({ of }) => of.players === USUAL) : pagesOf();
  const browser = await chromium.launch(await ownProgram());
  try {
    const found = await ofEach(run, (tree) =>
      inFolder(async (folder) => {
        const cases = [...new Set(wanted.map(({ of }) => of))];
        const laptop = await startLaptop(tree, folder, cases, 1);
        try {
          await rested(laptop, PATIENCE);
          const all: Opening[] = [];
          for (const page of wanted) all.push(await leastOf(browser, laptop, page, run.isQuick ? 1 : 3));
          return all;
        } finally {
          await laptop.stop();
        }
      }),
    );
    const at = (page: number, figure: keyof Opening) => mapBy(found, (all) => all[page]?.[figure] ?? Number.NaN);
    return {
      bars: wanted.flatMap(({ what, ...limits }, page) =>
        (['blocked', 'shown', 'packed', 'document'] as const).flatMap((figure) => {
          const most = limits[figure];
          return most === undefined
            ? []
            : bar(`${what}: ${SAID[figure]}`, at(page, figure), { most, unit: UNIT[figure] });
        }),
      ),
      tables: [
        '## Opening a page on a slow phone',
        `Chromium, its processor slowed ${SLOWER} times, the least of some openings. *Blocked*: what tasks of the page’s thread took beyond ${TASK} ms each. *Shown*: from the load event to what the page is for. KB as gzip packs them, of the page’s document and of all that is loaded.`,
        table(
          ['page', 'blocked ms', 'longest task', 'shown ms', 'document KB', 'all KB', 'elements'],
          wanted.map(({ what }, page) => [
            what,
            ...(['blocked', 'longest', 'shown', 'document', 'packed', 'elements'] as const).map((figure) =>
              beside(at(page, figure)),
            ),
          ]),
        ),
      ],
    };
  } finally {
    await browser.close();
  }
}

const SAID = { blocked: 'blocked', shown: 'shown after load', packed: 'all that is loaded', document: 'packed' };
const UNIT = { blocked: 'ms', shown: 'ms', packed: 'KB', document: 'KB' };

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
    const sizes = await Promise.all(responses.map(packedSize));
    return {
      longest: Math.max(0, ...tasks),
      blocked,
      shown,
      document: document_ ? await packedSize(document_) : 0,
      packed: sizes.reduce((sum, size) => sum + size, 0),
      elements,
    };
  } finally {
    await context.close();
  }
}

/** What is packed already on its own. */
const DENSE = /^(font|image)\/(?!svg)/;

/** In KB, as gzip packs it: whether it came packed or not. */
async function packedSize(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isDense = DENSE.test(response.headers()['content-type'] ?? '');
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
