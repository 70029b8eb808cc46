/// <reference lib="dom" />

import { loadWhenOpened } from '../../kit/lazy.ts';
import { RENEWED } from '../../kit/renewed.ts';
import { filterRows, offerSearch } from './find.ts';
import { morph } from './morph.ts';
import { highlight, newsIn, rungsOn } from './news.ts';

/** Milliseconds between two looks while all is well, and at most while the site cannot be reached. */
const SOON = 3000;
const SELDOM = 30_000;
/** How long an answer is waited for. */
const PATIENCE = 8000;

let pause = SOON;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The entity tag of the page as it was last seen; nothing is known of the one that the browser has loaded. */
let known = '';

/** Asks for this page if it is another one than that seen last, so that an unchanged page costs next to nothing. */
async function look(): Promise<void> {
  try {
    const headers = known === '' ? {} : { 'if-none-match': known };
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(location.pathname, { cache: 'no-store', headers, signal });
    if (response.status !== 304) await take(response);
    pause = SOON;
    failures = 0;
  } catch {
    failures++;
    pause = Math.min(pause * 2, SELDOM);
  }
  sayWhetherReached();
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible') timer = setTimeout(() => void look(), pause);
}

async function take(response: Response): Promise<void> {
  if (!response.ok) throw new Error(response.statusText);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  known = response.headers.get('etag') ?? '';
  if (styleOf(page) !== styleOf(document)) location.reload();
  else show(page);
}

const styleOf = (page: Document) => page.querySelector('link[rel=stylesheet]')?.getAttribute('href');

/** Turns the page into the new one, and tells what is new in it. */
function show(page: Document): void {
  const rungs = rungsOn(document);
  const { activeElement } = document;
  const news = newsIn(document, page);
  for (const part of ['header', 'main', 'footer']) {
    const [then, now] = [document.querySelector(part), page.querySelector(part)];
    if (then && now && !then.isEqualNode(now)) morph(then, now);
  }
  if (activeElement instanceof HTMLElement && activeElement.isConnected && document.activeElement !== activeElement)
    activeElement.focus({ preventScroll: true });
  filterRows();
  highlight(rungs);
  document.dispatchEvent(new Event(RENEWED));
  tell(news);
}

/** Tells those who listen to the page. */
function tell(words: string): void {
  const news = document.querySelector('#news');
  if (news && words !== '') news.textContent = words;
}

/** Once a look may fail; from the second on, people should know that they see something old. */
function sayWhetherReached(): void {
  const place = document.querySelector('#offline');
  const words = failures > 1 ? 'The site cannot be reached. What you see may be out of date.' : '';
  if (place && place.textContent !== words) place.textContent = words;
}

document.addEventListener('visibilitychange', () => {
  pause = SOON;
  clearTimeout(timer);
  if (document.visibilityState === 'visible') void look();
});
addEventListener('online', () => void look());
offerSearch(tell);
loadWhenOpened();
lookLater();
