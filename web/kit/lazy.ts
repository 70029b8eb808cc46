/// <reference lib="dom" />

/** What a script that is loaded only when somebody opens its part of the page gives. */
export interface Part {
  /** Fills the place that is left for it. */
  readonly show: (place: Element) => void;
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

/** A browser remembers that an address could not be loaded, so that it is asked for under another one. */
let failures = 0;

/** Fills the place in a part that was just unfolded, unless that is done. */
export async function load(details: HTMLDetailsElement): Promise<void> {
  const { script = '' } = details.dataset;
  const place = details.querySelector('.place');
  if (!details.open || !place || place.childElementCount > 0) return;
  const status = document.createElement('p');
  status.textContent = 'Loading…';
  place.replaceChildren(status);
  try {
    const part: Part = await import(failures === 0 ? script : `${script}?${failures}`);
    place.replaceChildren();
    part.show(place);
  } catch {
    failures++;
    place.textContent = 'This could not be loaded. Please fold it away, and try again in a moment.';
  }
}
