/// <reference lib="dom" />
import { loadScript } from './loading.ts';

/** How far something that was published has come: up to which line, and when it was rendered, in milliseconds. */
export interface Edition {
  readonly version: number;
  readonly at: number;
  /** When something stirred that no page shows. Who knows this of what they show asks after any change. */
  readonly stir?: number;
  /** Where changes are announced; missing if they aren't. */
  readonly live?: string;
}

type Listening = Pick<typeof import('./live.ts'), 'listen'>;

interface WatchedFile {
  /** Where the number of what is published lies, seen from the page. */
  readonly path: string;
  /** The edition that is shown, or undefined if the file is to be read in any case. */
  readonly shown: () => Edition | undefined;
  /** Reads what is published, and shows it; the edition that was found, if one was. Rejects where it cannot be read. */
  readonly renew: (signal: AbortSignal, found: Edition | undefined) => Promise<void>;
  /** Listens to what is announced; loaded when it is needed where it is not given. */
  readonly listen?: Listening['listen'] | undefined;
  /** Whether it is a time when every result has to be seen at once, such as a club night. */
  readonly isOn: () => boolean;
  /** Whether a crowd may be looking, as at a public page: then they don't all ask at the same instant. */
  readonly isOneOfMany?: true;
  /** Is told after each look, and at each sign of life, how many looks in a row were in vain. */
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
/** Milliseconds between two looks while changes are announced; between two tries to listen, at first and at most. */
export const SAFETY = 300_000;
const [AGAIN, LONGEST] = [1000, 300_000] as const;
/** Milliseconds between two looks of one of many that was told, where telling fails. */
const UNTOLD = 10_000;
/** A look that takes this long, in milliseconds, says that a crowd looks; then within how many the next ones begin. */
const [LONG, SPREAD] = [1000, 3000] as const;
/** How long a page that is seen again waits to be told before it looks, in milliseconds: it looks then in any case. */
const GREETING = 1000;
/** A line that has held this long was a good one, in milliseconds. */
const GOOD = 60_000;

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

/** A file as of an edition that was found: no copy of an older one on the way is taken for it. */
export const asOf = (path: string, found: Edition | undefined): string => (found ? `${path}?v=${found.version}` : path);

interface LiveConnection {
  /** Since when it is up, in milliseconds; missing until then. */
  up?: number;
  stop?: () => void;
}

/**
 * Keeps a visible page up to date. If the site announces changes, it listens; if not, or while it can't, it asks for a small
 * number, and for more only if that has changed.
 */
export class Watcher {
  readonly #watched: WatchedFile;
  readonly #events = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking = new AbortController();
  #isLooking = false;
  #inVain = 0;
  #lastNews = Date.now();
  /** Whether the last number was of something older than what is shown. */
  #older = false;
  /** The newest of what was told and is not shown yet. */
  #owed: Edition | undefined;
  #live: string | undefined;
  #line: LiveConnection | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Milliseconds between two looks of a page that listens; shorter once it finds a change that nobody announced. */
  #safety: number | undefined;
  /** Whether the last look took long; and whether the next one waits, so that not all of a crowd ask at once. */
  #isCrowded = false;
  #isWaiting = false;

  constructor(watched: WatchedFile) {
    this.#watched = watched;
    const { signal } = this.#events;
    document.addEventListener('visibilitychange', () => this.#seenOrNot(), { signal });
    addEventListener('online', () => this.#seenOrNot(), { signal });
    addEventListener('offline', () => this.#isLost(), { signal });
    const shown = watched.shown();
    this.#live = shown?.live;
    this.#connect();
    if (shown) this.#lookLater();
    else this.look();
  }

  stop(): void {
    this.#events.abort();
    this.#rest();
  }

  /** Looks now. Gives up a look that is under way: its answer may never come. `told`: what it need not ask. */
  look(told?: Edition): void {
    const looking = this.#lookAnew();
    if (document.visibilityState === 'visible') void this.#look(looking, told);
  }

  #lookAnew(): AbortController {
    clearTimeout(this.#timer);
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#isLooking = false;
    this.#isWaiting = false;
    return this.#looking;
  }

  #rest(): void {
    this.#lookAnew();
    this.#drop();
    clearTimeout(this.#again);
    this.#again = undefined;
  }

  #seenOrNot(): void {
    this.#rest();
    this.#lastNews = Date.now();
    this.#failures = 0;
    if (document.visibilityState !== 'visible') return;
    this.#connect();
    if (this.#line) this.#timer = setTimeout(() => this.look(), GREETING);
    else this.look();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (document.visibilityState !== 'visible') return;
    const [inVain, isOn] = [this.#inVain, this.#watched.isOn()];
    const [quiet, random] = [Date.now() - this.#lastNews, Math.random()];
    const isSure = inVain === 0 && !this.#older && !this.#owed && this.#watched.shown();
    const told = this.#safety && (this.#line?.up ? this.#safety : this.#watched.isOneOfMany && UNTOLD);
    const pause = isSure && told ? told * (1 - JITTER * random) : pauseAfter({ quiet, inVain, isOn, random });
    this.#timer = setTimeout(() => this.look(), pause);
  }

  async #look(looking: AbortController, told: Edition | undefined): Promise<void> {
    this.#isLooking = true;
    const begun = Date.now();
    const ending = setTimeout(() => looking.abort(), LOOKING);
    const reached = await this.#renew(looking.signal, told).then(
      () => true,
      () => false,
    );
    clearTimeout(ending);
    if (this.#looking !== looking) return;
    this.#isLooking = false;
    this.#isCrowded = !reached || Date.now() - begun > LONG;
    this.#inVain = reached ? 0 : this.#inVain + 1;
    this.#watched.told(this.#inVain);
    this.#connect();
    const [owed, shown] = [this.#owed, this.#watched.shown()];
    if (reached && owed && owed !== told && !(shown && orderOf(owed, shown) <= 0)) this.look(owed);
    else this.#lookLater();
  }

  async #renew(signal: AbortSignal, told: Edition | undefined): Promise<void> {
    const before = this.#watched.shown();
    if (!told) this.#owed = undefined;
    const found = told ?? (before && (await this.#read(signal)));
    if (!told && before && !this.#isNews(before, found)) return;
    if (!told && before && Date.now() - (this.#line?.up ?? Number.POSITIVE_INFINITY) > GOOD) this.#safety = UNTOLD;
    await this.#watched.renew(signal, found);
    const now = this.#watched.shown();
    if (before?.version !== now?.version || before?.at !== now?.at) this.#lastNews = Date.now();
    if (!told) return;
    if (told === this.#owed && now && orderOf(told, now) <= 0) this.#owed = undefined;
    // What came may be a copy of something older: it is soon asked for again.
    else this.#lastNews = Date.now();
  }

  /** A connection that carries nothing any more may look as if it were alive: it is not trusted without the site. */
  async #read(signal: AbortSignal): Promise<Edition | undefined> {
    try {
      const found = await readEdition(this.#watched.path, signal);
      this.#live = found?.live;
      return found;
    } catch (error) {
      if (this.#looking.signal === signal && this.#line) this.#reconnect();
      throw error;
    }
  }

  /** An older page may come from a cache; if it stays older, the ladder was put back. */
  #isNews(shown: Edition, found: Edition | undefined): boolean {
    const order = found ? orderOf(found, shown) : 1;
    const again = this.#older;
    this.#older = order < 0 && !again;
    return order > 0 || (order < 0 && again);
  }

  /** Anybody may have said it: it counts only as a reason to look, and only once. */
  #hear(found: unknown): void {
    if (!isEdition(found)) return;
    this.#safety = SAFETY;
    const [owed, shown] = [this.#owed, this.#watched.shown()];
    if ((shown && orderOf(found, shown) <= 0) || (owed && orderOf(found, { stir: 0, ...owed }) === 0)) return;
    this.#owed = found;
    if (this.#isLooking || this.#isWaiting) return;
    if (this.#isCrowded && this.#watched.isOneOfMany) this.#lookWithin(SPREAD);
    else this.look(found);
  }

  /** Looks at a moment of its own, for what was told last if anything was. */
  #lookWithin(milliseconds: number): void {
    this.#lookAnew();
    this.#isWaiting = true;
    this.#timer = setTimeout(() => this.look(this.#owed), milliseconds * Math.random());
  }

  #connect(): void {
    const live = this.#live;
    if (live === undefined || this.#line || this.#again !== undefined || document.visibilityState !== 'visible') return;
    const line: LiveConnection = {};
    this.#line = line;
    const lost = (): void => void (this.#line === line && this.#isLost());
    const { listen: known } = this.#watched;
    const loaded = known ? Promise.resolve({ listen: known }) : loadScript<Listening>('/assets/live.js');
    loaded
      .then(({ listen }) => {
        if (this.#line !== line) return;
        line.stop = listen(live, this.#watched.path, {
          up: () => {
            line.up = Date.now();
            this.#safety ??= SAFETY;
            // Something may have been published just before.
            this.look();
          },
          alive: () => this.#watched.told(this.#inVain),
          told: (found) => this.#hear(found),
          doubted: () => this.look(),
          lost,
        });
      })
      .catch(lost);
  }

  /** The page looks by itself from now on, at once if it was told until now; one of many soon, as the others may have lost their lines too. */
  #isLost(): void {
    const wasTold = this.#line?.up;
    this.#reconnect();
    if (!wasTold) return;
    if (this.#watched.isOneOfMany) this.#lookWithin(UNTOLD);
    else this.look();
  }

  #reconnect(): void {
    this.#failures = Date.now() - (this.#line?.up ?? Number.POSITIVE_INFINITY) > GOOD ? 0 : this.#failures + 1;
    this.#drop();
    clearTimeout(this.#again);
    const pause = Math.min(AGAIN * 2 ** this.#failures, LONGEST) * (1 - Math.random() / 2);
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.#connect();
    }, pause);
  }

  #drop(): void {
    this.#line?.stop?.();
    this.#line = undefined;
  }
}

/** Positive where what was found is newer. To those who know when something stirred, all that is different is newer. */
function orderOf(found: Edition, shown: Edition): number {
  const order = found.version - shown.version || found.at - shown.at;
  return shown.stir === undefined ? order : Math.abs(order || (found.stir ?? 0) - shown.stir);
}

/** Undefined if the file doesn't exist, or something else is in its place. Rejects if the site can't be reached. */
export async function readEdition(path: string, signal: AbortSignal): Promise<Edition | undefined> {
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (response.status >= 500) throw new Error(response.statusText);
  const found: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  signal.throwIfAborted();
  return isEdition(found) ? found : undefined;
}

export const isEdition = (found: unknown): found is Edition =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  'at' in found &&
  Number.isFinite(found.version) &&
  Number.isFinite(found.at);
