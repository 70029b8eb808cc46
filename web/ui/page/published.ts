/// <reference lib="dom" />

/** How long a file is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** A file of the ladder, relative to the page, such as "../view.json". Undefined if it can't be read. */
export const readFile = <T>(path: string): Promise<T | undefined> => read(path, 'no-cache');

/** The same of a file that never changes: what a browser has of it is enough. */
export const readFixed = <T>(path: string): Promise<T | undefined> => read(path, 'default');

async function read<T>(path: string, cache: RequestCache): Promise<T | undefined> {
  try {
    const response = await fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The event by which a page tells its parts that there is news of the ladder. */
export const RENEWED = 'renewed';

/** The event by which the page's script asks the what-if app, which comes later, to fill a place. */
export const ASKS_WHAT_IF = 'asks-what-if';

/** How far something that was published has come: up to which line, and when it was rendered, in milliseconds. */
export interface Edition {
  readonly version: number;
  readonly at: number;
}

interface Watched {
  /** Where the number of what is published lies, seen from the page. */
  readonly path: string;
  /** The edition that is shown, or undefined if the file is to be read in any case. */
  readonly shown: () => Edition | undefined;
  /** Reads what is published, and shows it. Rejects where it cannot be read. */
  readonly renew: (signal: AbortSignal) => Promise<void>;
  /** Whether it is a time when every result has to be seen at once, such as a club night. */
  readonly isOn: () => boolean;
  /** Is told after each look how many in a row were in vain. */
  readonly told: (inVain: number) => void;
}

/** Milliseconds between two looks: while things happen, and at most. */
const SOON = 3000;
const SELDOM = 30_000;
/** By this factor quiet may exceed the pause: 3 minutes for the shortest, 30 for the longest. */
const QUIET = 60;
/** By how much of itself a pause may be shorter, so that a room of phones does not ask in step. */
const JITTER = 0.25;
/** How long a look for news may take, in milliseconds. */
const LOOKING = 8000;

export function pauseAfter({ quiet, inVain, isOn, random }: Quiet): number {
  const wanted = inVain > 0 ? SOON * 2 ** inVain : isOn ? SOON : quiet / QUIET;
  return Math.min(Math.max(wanted, SOON), SELDOM) * (1 - JITTER * random);
}

interface Quiet {
  readonly quiet: number;
  readonly inVain: number;
  readonly isOn: boolean;
  /** From 0 up to 1. */
  readonly random: number;
}

/** How far the data of a page have come. */
export const editionOf = ({ version, asOf }: { readonly version: number; readonly asOf: string }): Edition => ({
  version,
  at: Date.parse(asOf),
});

/** Keeps a visible page up to date: asks for a small number, and for more only if that has changed. */
export class Watcher {
  readonly #watched: Watched;
  readonly #events = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking = new AbortController();
  #inVain = 0;
  #lastNews = Date.now();
  /** Whether the last number was of something older than what is shown. */
  #older = false;

  constructor(watched: Watched) {
    this.#watched = watched;
    const { signal } = this.#events;
    document.addEventListener('visibilitychange', () => this.#seenOrNot(), { signal });
    addEventListener('online', () => this.#lookNow(), { signal });
    if (watched.shown()) this.#lookLater();
    else this.#lookNow();
  }

  stop(): void {
    this.#events.abort();
    this.#looking.abort();
    clearTimeout(this.#timer);
  }

  #seenOrNot(): void {
    clearTimeout(this.#timer);
    this.#lastNews = Date.now();
    this.#lookNow();
  }

  /** Gives up a look that is under way: its answer may never come. */
  #lookNow(): void {
    clearTimeout(this.#timer);
    this.#looking.abort();
    if (document.visibilityState !== 'visible') return;
    const looking = new AbortController();
    this.#looking = looking;
    void this.#look(looking);
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (document.visibilityState !== 'visible') return;
    const [inVain, isOn] = [this.#inVain, this.#watched.isOn()];
    const pause = pauseAfter({ quiet: Date.now() - this.#lastNews, inVain, isOn, random: Math.random() });
    this.#timer = setTimeout(() => this.#lookNow(), pause);
  }

  async #look(looking: AbortController): Promise<void> {
    const ending = setTimeout(() => looking.abort(), LOOKING);
    const reached = await this.#renew(looking.signal).then(
      () => true,
      () => false,
    );
    clearTimeout(ending);
    if (this.#looking !== looking || this.#events.signal.aborted) return;
    this.#inVain = reached ? 0 : this.#inVain + 1;
    this.#watched.told(this.#inVain);
    this.#lookLater();
  }

  async #renew(signal: AbortSignal): Promise<void> {
    const before = this.#watched.shown();
    if (before && !this.#isNews(before, await readEdition(this.#watched.path, signal))) return;
    await this.#watched.renew(signal);
    const now = this.#watched.shown();
    if (before?.version !== now?.version || before?.at !== now?.at) this.#lastNews = Date.now();
  }

  /** An older page may come from a cache; if it stays older, the ladder was put back. */
  #isNews(shown: Edition, found: Edition | undefined): boolean {
    const order = found ? found.version - shown.version || found.at - shown.at : 1;
    const again = this.#older;
    this.#older = order < 0 && !again;
    return order > 0 || (order < 0 && again);
  }
}

/** Undefined if there is no such file, or something else in its place. Rejects if the site can't be reached. */
export async function readEdition(path: string, signal: AbortSignal): Promise<Edition | undefined> {
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (response.status >= 500) throw new Error(response.statusText);
  const found: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  signal.throwIfAborted();
  return isEdition(found) ? found : undefined;
}

const isEdition = (found: unknown): found is Edition =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  'at' in found &&
  Number.isFinite(found.version) &&
  Number.isFinite(found.at);
