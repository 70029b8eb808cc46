import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { portOf } from '#local/listening.ts';
import { ownProgram, type Program } from './program.ts';

/** What is done with a window before it opens anything. */
export type Prepare = (context: BrowserContext) => Promise<void>;

export type Open = (url: string, device?: BrowserContextOptions) => Promise<Page>;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A website of somebody else's that has one page, at an address of its own; ends after the tests that use it. */
export async function website(html: string): Promise<string> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${portOf(server)}/`;
}

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** From now on requests to an address get through, and their answers do not. */
export const loseAnswers = (page: Page, address: string, method?: string): Promise<unknown> =>
  page.route(address, async (route) => {
    const isMeant = method === undefined || route.request().method() === method;
    const response = await route.fetch();
    await (isMeant ? route.abort() : route.fulfill({ response }));
  });

const isElsewhere = ({ pathname }: URL): boolean => pathname !== '/enter/';

/** Opens the link that a page was led to: it leads straight on, or its first place is where there is most to do. */
export async function enter(page: Page): Promise<void> {
  const elsewhere = page.waitForURL(isElsewhere, { waitUntil: 'commit' });
  const choice = page.locator('#where button').first();
  const asks = await Promise.race([
    elsewhere.then(() => false),
    choice.waitFor().then(
      () => !isElsewhere(new URL(page.url())),
      () => false,
    ),
  ]);
  if (asks) await choice.click();
  await elsewhere;
}

/** What the browser complains about from now on, but a line that is down and a refusal. */
export function complaintsOn(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const expected = /ERR_INTERNET_DISCONNECTED|status of (4|5)/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  return complaints;
}

/** One browser of a program for all files that a worker runs, which ends with the worker. */
const browsers = new Map<Program | undefined, Promise<Browser>>();

/** How long is waited for what a page comes to show, in milliseconds: others may be busy on the same machine. */
const PATIENCE = 60_000;

const QUIETLY = { behavior: 'ignoreErrors' } as const;

/** Starts a program; without one, the browser that `npm ci` brings. */
const launch = async (program?: Program): Promise<Browser> => chromium.launch(program ?? (await ownProgram()));

async function theBrowser(program?: Program): Promise<Browser> {
  const running = await browsers.get(program);
  if (running?.isConnected()) return running;
  const begun = launch(program);
  browsers.set(program, begun);
  return begun;
}

/**
 * Opens pages as somebody with a certain device sees them. What a test has opened is closed after it: a page that is open
 * asks on, and takes its time from the others.
 */
export function useBrowser(program?: Program, prepare: Prepare = async () => {}): Open {
  const open = new Set<BrowserContext>();
  let before: ReadonlySet<BrowserContext> = new Set();
  const close = async (contexts: ReadonlySet<BrowserContext>): Promise<void> => {
    for (const context of contexts) open.delete(context);
    // A page asks on until it is closed, and what stands in for an answer may be at it just then.
    await Promise.all([...contexts].flatMap((context) => context.pages()).map((page) => page.unrouteAll(QUIETLY)));
    await Promise.all([...contexts].map((context) => context.close()));
  };
  beforeAll(async () => void (await theBrowser(program)));
  beforeEach(() => {
    before = new Set(open);
  });
  afterEach(() => close(new Set([...open].filter((context) => !before.has(context)))));
  afterAll(() => close(new Set(open)));
  return async (url, device = PHONE) => {
    const context = await (await theBrowser(program)).newContext(device);
    context.setDefaultTimeout(PATIENCE);
    open.add(context);
    await prepare(context);
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
}
