/// <reference lib="dom" />
import { RENEWED } from '../../kit/renewed.ts';

/** A part is being read once it begins above this much of the window. */
const READ = 0.4;

/** A part of the page, and the tab that leads to it. */
interface Part {
  readonly tab: HTMLAnchorElement;
  /** Where it begins and ends in the window, in pixels from above. */
  readonly place: DOMRect;
}

function partOf(tab: HTMLAnchorElement): readonly Part[] {
  const place = document.getElementById(tab.hash.slice(1))?.getBoundingClientRect();
  return place ? [{ tab, place }] : [];
}

/** Of the parts in sight the one that was chosen, else the one that began last. */
function readIn(parts: readonly Part[], strip: number): HTMLAnchorElement | undefined {
  const inSight = parts.filter(({ place }) => place.top < innerHeight * READ && place.bottom > strip);
  const chosen = inSight.find(({ tab }) => tab.hash === location.hash);
  return (chosen ?? inSight.toSorted((one, other) => other.place.top - one.place.top)[0])?.tab;
}

function mark(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];
  const strip = document.querySelector('.tabs')?.getBoundingClientRect().bottom ?? 0;
  const read = readIn(tabs.flatMap(partOf), strip);
  for (const tab of tabs) {
    if (tab === read) tab.setAttribute('aria-current', 'location');
    else tab.removeAttribute('aria-current');
  }
}

/** Marks the tab of the part that is being read, as one scrolls. */
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
