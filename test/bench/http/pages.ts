/// <reference lib="dom" />
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import * as z from 'zod/mini';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { ownProgram } from '#test/browser/program.ts';
import { inFolder, madeBy, markdown, report } from '../figures.ts';
import { caseOf, clubOf, ladderOf } from './cases.ts';
import { halfwayOf } from './laptop.ts';
import { type Ours, startOurs } from './ours.ts';

/** How many times slower than this machine a slow phone is taken to be. */
const SLOWER = 4;
/** A longer task blocks people, in milliseconds. */
const TASK = 50;
/** How long a page may go on working once it is there, in milliseconds. */
const AFTERWARDS = 4000;
const PATIENCE = 120_000;

const PHONE = { viewport: { width: 390, height: 844 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };

interface Page {
  readonly path: string;
  /** An element that is there once the page is. */
  readonly ready: string;
  readonly system?: SystemId;
  readonly device?: BrowserContextOptions;
  /** Whose key it takes. */
  readonly whose?: 'scorer' | 'player';
  /** Whether the player in the middle is looked at. */
  readonly isHalfway?: true;
}

/** What is opened of a ladder: of Crewe on a phone, unless said otherwise. */
const PAGES: Readonly<Record<string, Page>> = {
  'public page': { path: '', ready: '#find' },
  'public page, desktop': { path: '', ready: '#find', device: SCREEN },
  chart: { path: '#chart', ready: '#chart .plot' },
  'what if': { path: '#what-if', ready: '#what-if .imagine' },
  embed: { path: 'embed/', ready: 'table' },
  wall: { path: 'wall/', ready: '.rungs li', device: SCREEN },
  player: { path: 'player/#m00001', ready: '.stand' },
  'player, halfway': { path: 'player/', ready: '.stand', isHalfway: true },
  'Admin, play': { path: 'desk/', ready: '.desk .pair', device: SCREEN, whose: 'scorer' },
  'Admin, players': { path: 'desk/#people', ready: '.people tbody tr', device: SCREEN, whose: 'scorer' },
  'Admin, log': { path: 'desk/#history', ready: 'ol.log li', device: SCREEN, whose: 'scorer' },
  me: { path: 'me/', ready: '.stand', whose: 'player' },
  board: { path: 'board/', ready: '.arrivals li', system: 'lavers', device: SCREEN, whose: 'scorer' },
};

type Row = readonly (string | number)[];

/** What opening each page costs a slow phone; the least of some openings counts, as others may be at work meanwhile. */
export async function pages(quick: boolean): Promise<void> {
  const [sizes, times] = quick ? [[100], 1] : [[100, 1000, 10_000], 3];
  const casesOf = (players: number) =>
    (['crewe', 'lavers'] as const).map((system) => caseOf(system, { players, lines: 100 }));
  const browser = await chromium.launch(await ownProgram());
  try {
    const rows = await inFolder(async (folder) => {
      const ours = await startOurs(join(folder, 'ours'), sizes.flatMap(casesOf), 1);
      try {
        const found: Row[] = [];
        for (const [name, page] of Object.entries(PAGES))
          for (const players of sizes)
            found.push([name, players, ...(await leastOf(browser, ours, page, players, times))]);
        return found;
      } finally {
        await ours.stop();
      }
    });
    const head = ['page', 'players', 'longest task, ms', 'blocked in all, ms', 'KB', 'elements'];
    report('pages.md', quick, [
      '# Opening a page on a slow phone',
      `${madeBy('npm run bench -- pages')} Chromium, its processor slowed ${SLOWER} times, the least of ${times}. Blocked is what tasks took beyond ${TASK} ms each, up to four seconds after the page was there. KB are what a laptop sends, which compresses nothing. Elements are what the page holds in the end.`,
      'Bars: blocked at most 200 ms at 1,000 players, and 500 ms at 10,000.',
      markdown(head, rows),
    ]);
  } finally {
    await browser.close();
  }
}

async function leastOf(browser: Browser, ours: Ours, page: Page, players: number, times: number): Promise<Row> {
  const of = caseOf(page.system ?? 'crewe', { players, lines: 100 });
  const { scorers, player } = ours.keysOf(of);
  const key = page.whose === 'player' ? player : page.whose && scorers[0];
  const at = page.isHalfway ? `#${halfwayOf(of)}` : '';
  const url = `${ours.origin}/${clubOf(of)}/${ladderOf(0)}/${page.path}${at}`;
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const openings: Opening[] = [];
  for (let n = 0; n < times; n++) openings.push(await open(browser, url, headers, page));
  const least = (figure: keyof Opening): number => Math.min(...openings.map((each) => each[figure]));
  return [least('longest'), least('blocked'), Math.round(least('bytes') / 1000), least('elements')];
}

/** What opening a page cost: milliseconds of its thread, bytes as a laptop sends them, and the elements in the end. */
interface Opening {
  readonly longest: number;
  /** All that tasks took beyond what nobody notices. */
  readonly blocked: number;
  readonly bytes: number;
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
    let bytes = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await wire.send('Network.enable');
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
    await page.goto(url, { timeout: PATIENCE });
    await page.locator(ready).first().waitFor({ timeout: PATIENCE });
    await page.waitForTimeout(AFTERWARDS);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const tasks = tasksIn(String(await browser.stopTracing()));
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - TASK), 0);
    return { longest: Math.round(Math.max(0, ...tasks)), blocked: Math.round(blocked), bytes, elements };
  } finally {
    await context.close();
  }
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
