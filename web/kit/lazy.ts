/// <reference lib="dom" />
import { TEXT } from './loading/words.ts';
import { loadScript } from './loading.ts';

/** What a script that is loaded only when somebody opens its part of the page gives. */
export interface Part {
  /** Fills the place that is left for it. Rejects where it cannot. */
  readonly show: (place: Element) => void | Promise<void>;
}

/** Loads the scripts of those parts of a page that somebody unfolds, or comes to by a link. */
export function loadWhenOpened(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-script]')) {
    details.addEventListener('toggle', () => void load(details));
    if (details.open) void load(details);
  }
  addEventListener('hashchange', openTarget);
  openTarget();
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement && target.dataset['script'] !== undefined) target.open = true;
}

const load = (details: HTMLDetailsElement): Promise<void> =>
  fill(details, () => loadScript(new URL(details.dataset['script'] ?? '', location.href).href));

/** Fills the place in what was just unfolded, unless that is done. */
export async function fill(details: HTMLDetailsElement, find: () => Promise<Part>): Promise<void> {
  const place = details.querySelector('.place');
  if (!details.open || !place || place.childElementCount > 0) return;
  const status = document.createElement('p');
  status.textContent = TEXT.loading;
  place.replaceChildren(status);
  try {
    const { show } = await find();
    place.replaceChildren();
    await show(place);
  } catch {
    place.textContent = TEXT.failed;
  }
}
