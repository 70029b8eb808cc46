/// <reference lib="dom" />
import type { PartName } from '#web/scripts.ts';
import { LOADING } from '../texts.ts';

/** Loads a script. One that failed is asked for under another name the next time, as browsers never retry an import. */
export async function loadScript<Module>(address: string): Promise<Module> {
  const failures = FAILURES.get(address) ?? 0;
  try {
    const module = await import(failures === 0 ? address : `${address}#${failures}`);
    THERE.set(address, module);
    return module;
  } catch (error) {
    FAILURES.set(address, failures + 1);
    throw error;
  }
}

const THERE = new Map();

/** How often scripts failed to load. */
const FAILURES = new Map<string, number>();

/** Where a part of this app lies: beside the app's own script. */
export const addressOfPart = (name: string): string => new URL(`./${name}.js`, import.meta.url).href;

/** A part that has come already, and can be drawn at once. */
export const partThere = <Module>(name: PartName): Module | undefined => THERE.get(addressOfPart(name));

/** Loads a part of this app, which is there without a connection from then on, where the app itself is. */
export async function loadPart<Module>(name: PartName): Promise<Module> {
  const address = addressOfPart(name);
  const part = await loadScript<Module>(address);
  void keepOffline(address);
  return part;
}

export interface PartWanted {
  readonly keep: string;
}

/** Lets this browser open the app without a connection from now on; over HTTPS, and on the laptop itself. */
export function openWithoutConnection(): void {
  navigator.serviceWorker?.register('/worker.js', { scope: './' }).catch(() => {});
}

/** Has a script that the page does not name opened without a connection too. On a page without a worker it never ends. */
export async function keepOffline(address: string): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage({ keep: address } satisfies PartWanted);
}

interface LoadedPart {
  /** Fills the place that is left for it. Rejects where it cannot. */
  readonly show: (place: Element) => void | Promise<void>;
}

/** Loads the scripts of the parts of a page that are unfolded, or reached by a link. */
export function loadWhenOpened(): void {
  // Unfolding doesn't reach outer elements as an event; this also catches parts that arrive when the page renews itself.
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
async function fill(details: HTMLDetailsElement, find: () => Promise<LoadedPart>): Promise<void> {
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
