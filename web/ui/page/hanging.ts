/// <reference lib="dom" />
/** Milliseconds between two looks for a newer edition of a page, between two tries to load it, and without a touch before. */
const [LOOK, TRY, QUIET] = [15 * 60_000, 10_000, 120_000] as const;

/** What a page is made of, as its head names it: another edition has other paths. */
const NAMED = /(?:href|src)="(\/assets\/[^"]+\.[0-9a-f]{12}[^"]*)"/g;
const namedIn = (html: string): readonly string[] => [...html.matchAll(NAMED)].flatMap(([, path]) => path ?? []);

/** Which edition was loaded last: should the old page come back anyway, it isn't reloaded for ever. */
const LOADED = 'edition-loaded';

/**
 * For a screen that hangs somewhere for months: it stays awake while the page is seen, where the browser can do that, and
 * a newer edition is loaded when nobody has touched it for a while, whatever its clock is set to in between, and `isFree` says
 * that nothing would be lost.
 */
export function hangThere(isFree: () => boolean = () => true): void {
  stayAwake();
  const shown = namedIn(document.head.innerHTML);
  let touched = performance.now();
  let newer = '';
  const touch = () => {
    touched = performance.now();
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', touch);
  setInterval(async () => {
    const found = namedIn(await readPage());
    newer = found.some((path) => !shown.includes(path)) ? found.join(' ') : '';
  }, LOOK);
  setInterval(() => {
    if (newer === '' || newer === sessionStorage.getItem(LOADED)) return;
    if (!navigator.onLine || performance.now() - touched < QUIET || !isFree()) return;
    sessionStorage.setItem(LOADED, newer);
    location.reload();
  }, TRY);
}

/** This page as the site has it now; empty where that is not reached. */
async function readPage(): Promise<string> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-cache' });
    return page.ok ? await page.text() : '';
  } catch {
    return '';
  }
}

/** The browser lets go when the page is out of sight, or the battery is low: it is asked again when somebody returns. */
function stayAwake(): void {
  let held: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || held?.released === false) return;
    held = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', hold);
  addEventListener('pointerdown', hold);
  void hold();
}
