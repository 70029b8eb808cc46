/// <reference lib="dom" />

/** Milliseconds between two looks while all is well, and at most while the site cannot be reached. */
const SOON = 1000;
const SELDOM = 30_000;

let pause = SOON;
let seen: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for this page again; the browser sends what it has, so that an unchanged page costs next to nothing. */
async function look(): Promise<void> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    if (!response.ok) throw new Error(response.statusText);
    const page = await response.text();
    pause = SOON;
    if (page !== seen) show(new DOMParser().parseFromString(page, 'text/html'), seen === undefined);
    seen = page;
  } catch {
    pause = Math.min(pause * 2, SELDOM);
  }
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible') timer = setTimeout(() => void look(), pause);
}

const main = (page: Document) => page.querySelector('main');
const versionOf = (content: Element) => content.getAttribute('data-version');
const styleOf = (page: Document) => page.querySelector('link[rel=stylesheet]')?.getAttribute('href');

/** Puts the new content in the place of the old; the first time only if it is another version. */
function show(page: Document, first: boolean): void {
  const [then, now] = [main(document), main(page)];
  if (!then || !now || (first && versionOf(then) === versionOf(now))) return;
  if (styleOf(page) !== styleOf(document)) location.reload();
  keepOpen(then, now);
  const focused = then.contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
  then.replaceWith(document.adoptNode(now));
  document.querySelector('footer')?.replaceWith(page.querySelector('footer') ?? '');
  for (const each of now.querySelectorAll('summary')) if (placeOf(each) === focused) each.focus();
  announce(now);
}

/** What somebody has unfolded stays unfolded, and what they folded away stays so. */
function keepOpen(then: Element, now: Element): void {
  const were = new Map([...then.querySelectorAll('details')].map((each) => [placeOf(each), each.open]));
  for (const each of now.querySelectorAll('details')) each.open = were.get(placeOf(each)) ?? each.open;
}

/** Which details of its own name, whose row, or which section, something is in. */
const placeOf = (element: Element | null): string | undefined =>
  element?.closest('details[id]')?.id ??
  element?.closest('tr')?.querySelector('bdi')?.textContent ??
  element?.closest('section')?.id;

/** Tells those who listen to the page what is new. */
function announce(now: Element): void {
  const news = document.querySelector('#news');
  const last = now.querySelector('.results tbody td, .games summary')?.children ?? [];
  if (news) news.textContent = [...last].map((part) => part.textContent).join(': ');
}

document.addEventListener('visibilitychange', () => {
  pause = SOON;
  lookLater();
});
lookLater();
