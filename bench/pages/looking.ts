/// <reference lib="dom" />
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** How many times slower than this machine a slow phone is taken to be. */
export const SLOWER = 4;
/** From when on a task blocks people, in milliseconds. */
const TASK = 50;
/** How long a page may go on working once it is there, in milliseconds. */
const AFTERWARDS = 4000;

/** What opening a page cost: milliseconds, and bytes as a laptop sends them, which compresses nothing. */
export interface Opening {
  readonly longest: number;
  /** All that tasks took beyond what nobody notices. */
  readonly blocked: number;
  readonly bytes: number;
}

interface Opened {
  readonly url: string;
  /** Said with each request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** There when the page shows what it is about. */
  readonly ready: string;
  readonly device: BrowserContextOptions;
}

/** Opens a page on a slow phone, and watches what that costs until it has come to rest. */
export async function look(browser: Browser, { url, headers = {}, ready, device }: Opened): Promise<Opening> {
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
    await page.addInitScript(watchTasks);
    await page.goto(url, { timeout: 120_000 });
    await page.locator(ready).first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(AFTERWARDS);
    const tasks = await page.evaluate(() => window.tasks);
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - TASK), 0);
    return { longest: Math.round(Math.max(0, ...tasks)), blocked: Math.round(blocked), bytes };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** How long each task took that blocked the page, in milliseconds. */
    tasks: number[];
  }
}

/** Runs in the page. */
function watchTasks(): void {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}
