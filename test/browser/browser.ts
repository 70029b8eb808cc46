import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** The browser as people have it, with notifications and a history of its own. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const SHELL = process.env['CHROMIUM_HEADLESS_SHELL'] ?? '/usr/bin/chromium-headless-shell';

/** What draws pages in the same way with nothing around them, and takes less time; where it is missing, the browser. */
export const PROGRAM = existsSync(SHELL) ? SHELL : CHROMIUM;

/**
 * What Chromium leaves out: as Playwright has it, whose list this one takes the place of, and the two pages behind its
 * address bar. Nobody sees that, and each window costs three times as much with it.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** No requests of the browser's own: the tests talk to this machine alone. Letters are hinted as Debian's settings have it. */
export const QUIET = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

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

/** One browser of a program for all files that a worker runs, which ends with the worker. */
const browsers = new Map<string, Promise<Browser>>();

/** How long is waited for what a page comes to show, in milliseconds: others may be busy on the same machine. */
const PATIENCE = 60_000;

const QUIETLY = { behavior: 'ignoreErrors' } as const;

async function theBrowser(program: string): Promise<Browser> {
  const running = await browsers.get(program);
  if (running?.isConnected()) return running;
  const begun = chromium.launch({ executablePath: program, args: QUIET });
  browsers.set(program, begun);
  return begun;
}

/**
 * Opens pages as somebody with a certain device sees them. What a test has opened is closed after it: a page that is open
 * asks on, and takes its time from the others.
 */
export function useBrowser(program = PROGRAM): (url: string, device?: BrowserContextOptions) => Promise<Page> {
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
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
}
