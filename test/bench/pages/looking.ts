/// <reference lib="dom" />
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { CATEGORIES, tasksIn } from './tasks.ts';

/** How many times slower than this machine a slow phone is taken to be. */
export const SLOWER = 4;
/** From when on a task blocks people, in milliseconds. */
const TASK = 50;
/** How long a page may go on working once it is there, in milliseconds. */
const AFTERWARDS = 4000;

/** What opening a page cost: milliseconds of its thread, and bytes as a laptop sends them, which compresses nothing. */
export interface Opening {
  readonly longest: number;
  /** All that tasks took beyond what nobody notices. */
  readonly blocked: number;
  readonly bytes: number;
  /** What the page holds in the end. */
  readonly elements: number;
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
    await browser.startTracing(page, { categories: [...CATEGORIES] });
    await page.goto(url, { timeout: 120_000 });
    await page.locator(ready).first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(AFTERWARDS);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const tasks = tasksIn(String(await browser.stopTracing()));
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - TASK), 0);
    return { longest: Math.round(Math.max(0, ...tasks)), blocked: Math.round(blocked), bytes, elements };
  } finally {
    await browser.stopTracing().catch(() => undefined);
    await context.close();
  }
}
