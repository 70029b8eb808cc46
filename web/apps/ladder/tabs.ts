/// <reference lib="dom" />
import { RENEWED } from '#web/ui/page/published.ts';

/** People read at about this part of the window's height. */
const READ = 0.4;

interface TabPart {
  readonly tab: HTMLAnchorElement;
  readonly place: DOMRect;
  readonly isFolded: boolean;
}

function partOf(tab: HTMLAnchorElement): readonly TabPart[] {
  const part = document.getElementById(tab.hash.slice(1));
  return part ? [{ tab, place: part.getBoundingClientRect(), isFolded: part.matches('details:not([open])') }] : [];
}

/**
 * Of the parts that lie where people read the one that was chosen, else the first: on a wide screen they lie side by side.
 * In one that is folded nobody reads; at the top of the page, where something else may stand, the ladder comes next.
 */
function readIn(parts: readonly TabPart[]): HTMLAnchorElement | undefined {
  const line = innerHeight * READ;
  const begun = parts.filter(({ place }) => place.top < line);
  const read = begun.filter(({ place }) => place.bottom > line);
  const chosen = read.find(({ tab }) => tab.hash === location.hash);
  const isOpen = ({ isFolded }: TabPart): boolean => !isFolded;
  return (chosen ?? read.find(isOpen) ?? begun.filter(isOpen).at(-1) ?? parts[0])?.tab;
}

function mark(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];
  const read = readIn(tabs.flatMap(partOf));
  for (const tab of tabs) {
    if (tab === read) tab.setAttribute('aria-current', 'location');
    else tab.removeAttribute('aria-current');
  }
}

export function markTabs(): void {
  let due = false;
  const soon = (): void => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      mark();
    });
  };
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  addEventListener('hashchange', soon);
  document.addEventListener(RENEWED, soon);
  soon();
}

/** What an address leads to is unfolded, as not every browser does by itself. */
export function unfoldTarget(): void {
  unfold();
  addEventListener('hashchange', unfold);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) unfold();
  });
}

function unfold(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest('details:not([open])');
  if (!target || !folded) return;
  folded.setAttribute('open', '');
  target.scrollIntoView();
}
