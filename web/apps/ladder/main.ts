/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { loadScript, loadWhenOpened } from '#web/ui/page/loading.ts';
import { RENEWED } from '#web/ui/page/published.ts';
import { asOf, type Edition, editionOf, readEdition, Watcher } from '#web/ui/page/watcher.ts';
import { knowSomebody } from '#web/ui/session/remembered.ts';
import { CONNECTION } from '#web/ui/texts.ts';
import { goToRow, isPaged, ladderFrom, offerSearch, searchAgain } from './find.ts';
import { glide, highlight, morph, newsIn, placesOfRows, rungsOn } from './morph.ts';
import { printSheet } from './print-sheet.ts';
import { markTabs, unfoldTarget } from './tabs.ts';

/** The entity tag of the page as last seen; the one that the browser has loaded is unknown. */
let known = '';

/** How far the ladder had come at least when a page was read that does not say so itself. */
let read: Edition | undefined;

const NUMBER = `${ladderFrom()}version.json`;
/** Where a page says how far it has come; a page of rows, which rarely changes, doesn't. */
const OWN_NUMBER = 'footer[data-version]';
const tellsNumber = (): boolean => document.querySelector(OWN_NUMBER) !== null;

/** How far this page has come, by what it says at its end. */
function shown(): Edition | undefined {
  if (read) return read;
  const footer = document.querySelector<HTMLElement>(OWN_NUMBER);
  const edition = editionOf({
    version: Number(footer?.dataset['version']),
    asOf: footer?.querySelector('time')?.dateTime ?? '',
  });
  return Number.isFinite(edition.version) && Number.isFinite(edition.at) ? edition : undefined;
}

/** Asks for this page if it is another one than that seen last. */
async function renew(signal: AbortSignal, found: Edition | undefined): Promise<void> {
  const number = tellsNumber() ? undefined : await readEdition(asOf(NUMBER, found), signal);
  const [cache, headers] =
    known === '' ? (['no-cache', {}] as const) : (['no-store', { 'if-none-match': known }] as const);
  const response = await fetch(asOf(location.pathname, found), { cache, headers, signal });
  if (response.status !== 304 && !response.ok) throw new Error(response.statusText);
  read = number;
  if (response.status === 304) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  known = response.headers.get('etag') ?? '';
  if (styleOf(page) !== styleOf(document)) location.reload();
  else show(page);
}

/** Also whether it is a pyramid, and on which windows that has room. */
const styleOf = (page: Document) =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML).join('');

/** Turns the page into the new one, and tells what is new in it. */
function show(page: Document): void {
  const [rungs, places] = [rungsOn(document), placesOfRows()];
  const { activeElement } = document;
  const news = newsIn(document, page);
  for (const part of ['header', '.tabs', 'main', 'footer']) {
    const [then, now] = [document.querySelector(part), page.querySelector(part)];
    if (then && now && !then.isEqualNode(now)) morph(then, now);
  }
  if (activeElement instanceof HTMLElement && activeElement.isConnected && document.activeElement !== activeElement)
    activeElement.focus({ preventScroll: true });
  document.documentElement.className = page.documentElement.className;
  document.documentElement.lang = page.documentElement.lang;
  highlight(rungs);
  document.dispatchEvent(new Event(RENEWED));
  offerSearch(tell);
  searchAgain();
  glide(places);
  tell(news);
}

function tell(words: string): void {
  const news = document.querySelector('#news');
  if (news && words !== '') news.textContent = words;
}

/** Once a look may fail; from the second on, people should know that they see something old. */
function sayWhetherReached(inVain: number): void {
  const place = document.querySelector('#offline');
  const words = inVain > 1 ? CONNECTION.stale : '';
  if (place && place.textContent !== words) place.textContent = words;
}

offerSearch(tell);
loadWhenOpened();
markTabs();
addEventListener('hashchange', () => void goToRow());
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.print')) void printSheet();
});
unfoldTarget();
void goToRow();
new Watcher({
  path: NUMBER,
  shown,
  renew,
  isOn: () => document.querySelector('#night') !== null,
  isOneOfMany: true,
  told: sayWhetherReached,
});
knowSomebody();
// On a wide screen each row has room for a line; of a very long ladder it would take too much to be read.
if (matchMedia('(min-width: 60rem)').matches && !isPaged()) void loadScript('/assets/ways.js').catch(() => {});
