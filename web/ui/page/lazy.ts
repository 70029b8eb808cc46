/// <reference lib="dom" />

import { LOADING } from '../texts.ts';
import { loadScript } from './loading.ts';

/** What a script that is loaded only when somebody opens its part of the page gives. */
interface Part {
  /** Fills the place that is left for it. Rejects where it cannot. */
  readonly show: (place: Element) => void | Promise<void>;
}

/** Loads the scripts of those parts of a page that somebody unfolds, or comes to by a link. */
export function loadWhenOpened(): void {
  // That a part is unfolded is told to no element around it; also such parts are heard as come when the page renews itself.
  document.addEventListener('toggle', ({ target }) => void (isPart(target) && load(target)), { capture: true });
  for (const details of document.querySelectorAll('details')) if (isPart(details) && details.open) void load(details);
  addEventListener('hashchange', openTarget);
  openTarget();
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (isPart(target)) target.open = true;
}

const isPart = (target: unknown): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.dataset['script'] !== undefined;

const load = (details: HTMLDetailsElement): Promise<void> =>
  fill(details, () => loadScript(new URL(details.dataset['script'] ?? '', location.href).href));

/** Fills the place in what was just unfolded, unless that is done. */
async function fill(details: HTMLDetailsElement, find: () => Promise<Part>): Promise<void> {
  const place = details.querySelector('.place');
  if (!details.open || !place || place.childElementCount > 0) return;
  const status = document.createElement('p');
  status.textContent = LOADING.loading;
  place.replaceChildren(status);
  try {
    const { show } = await find();
    place.replaceChildren();
    await show(place);
  } catch {
    place.textContent = LOADING.failed;
  }
}
