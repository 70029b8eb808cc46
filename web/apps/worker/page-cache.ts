/// <reference lib="dom" />
import { isOfEdition } from '#web/scripts.ts';

/** Where a worker keeps what it has loaded; a `Cache` of the browser is one. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Loads something from the site. Rejects without a connection. */
export type Load = (address: string | Request, how?: RequestInit) => Promise<Response>;

/** What a page names in its head: style sheets, scripts, pictures. */
const NAMED = /(?:href|src)="(\/assets\/[^"]+)"/g;

/** Of the path of a script in parts: the folder of its edition, and the script itself. */
const FOLDER = /^.*\//;
const FILE = /[^/]*$/;

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The path of a style sheet, font or script part changes with its content: a stored copy is right for ever. */
export const isFixed = (address: string): boolean => /\.(css|woff2)$/.test(address) || isOfEdition(pathOf(address));

const pathOf = (address: string): string => new URL(address, 'https://any.example').pathname;

/** An app as last loaded: its page and the parts in use, which only fit each other. */
export class PageCache {
  readonly #store: Store;
  readonly #load: Load;

  constructor(store: Store, load: Load) {
    this.#store = store;
    this.#load = load;
  }

  find(address: string): Promise<Response | undefined> {
    return this.#store.match(address);
  }

  /** Keeps a page and its parts. Rejects, keeping the old ones, if one is missing or the page isn't ours. */
  async keepPage(address: string, page: Response): Promise<void> {
    const named = [...(await page.clone().text()).matchAll(NAMED)].flatMap(([, path]) => path ?? []);
    if (!page.ok || !isPage(page) || named.length === 0) throw new Error(`${address}: no page of an app`);
    const used = await this.#partsInUse(named);
    if (used.length === 0 && named.some(isOfEdition) && (await this.find(address)))
      throw new Error(`${address}: not yet known which parts it uses`);
    await Promise.all(named.map((path) => this.keep(path)));
    await Promise.all(used.map((path) => this.#keepIfThere(path)));
    await this.#store.put(address, page);
    await this.#dropOlder([...named, ...used]);
  }

  /** Stores a part, unless it is stored. Rejects if it can't be loaded. */
  async keep(path: string): Promise<void> {
    if (!(await this.#keepIfThere(path))) throw new Error(`${path} is missing`);
  }

  /** Loads a part anew and keeps it. What is no such part is handed on, and not kept. */
  async renewPart(address: string): Promise<Response> {
    const part = await this.#load(address, { cache: 'no-cache' });
    if (part.ok && !isPage(part)) await this.#store.put(address, part.clone());
    return part;
  }

  /** Rejects if it is not known whether it is there. */
  async #keepIfThere(path: string): Promise<boolean> {
    if (await this.#store.match(path)) return true;
    const part = await this.#load(path);
    if (part.status === 404) return false;
    if (!part.ok || isPage(part)) throw new Error(`${path}: ${part.status}`);
    await this.#store.put(path, part);
    return true;
  }

  /** Of the parts of a script that a page does not name: those kept of any edition, in the edition that it names. */
  async #partsInUse(named: readonly string[]): Promise<readonly string[]> {
    const kept = (await this.#store.keys()).map(({ url }) => pathOf(url)).filter(isOfEdition);
    const inEdition = (folder: string) => kept.map((path) => path.replace(FOLDER, folder));
    const parts = new Set(named.filter(isOfEdition).flatMap((path) => inEdition(path.replace(FILE, ''))));
    return [...parts].filter((path) => !named.includes(path));
  }

  /** What is not in use is of older releases. */
  async #dropOlder(used: readonly string[]): Promise<void> {
    for (const { url } of await this.#store.keys())
      if (isFixed(url) && !used.includes(pathOf(url))) await this.#store.delete(url);
  }
}

export interface WorkerDeps {
  /** The address of the app that is looked after, such as https://ladder.example/riverside/main/board/. */
  readonly app: string;
  readonly cache: () => Promise<PageCache>;
  readonly load: Load;
  /** How long a page may take before the stored one is shown, in milliseconds. */
  readonly patience: number;
  /** Finishes work that is not awaited. */
  readonly later: (work: Promise<unknown>) => void;
}

/** The answer to a request of the app; undefined for what must come from the network: the API and live data. */
export function answerTo(request: Request, world: WorkerDeps): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const app = new URL(world.app);
  if (request.method !== 'GET' || origin !== app.origin) return undefined;
  if (request.mode === 'navigate') return pathname === app.pathname ? page(request, world) : undefined;
  return pathname.startsWith('/assets/') ? part(request.url, world) : undefined;
}

/**
 * The present page, or the stored one if the present one doesn't come in time, or just a sentence that the service is out of
 * order.
 */
async function page(request: Request, { app, cache, load, patience, later }: WorkerDeps): Promise<Response> {
  const mine = await cache();
  const kept = await mine.find(app);
  const coming = load(request).then((now) => {
    later(mine.keepPage(app, now.clone()));
    return now;
  });
  later(coming);
  if (!kept) return coming;
  const now = await Promise.race([coming.catch(() => undefined), pause(patience)]);
  return now && now.status < 500 ? now : kept;
}

/** The stored copy of a part, at once; and for the next time the present one. */
async function part(address: string, { cache, later }: WorkerDeps): Promise<Response> {
  const mine = await cache();
  const kept = await mine.find(address);
  if (kept && isFixed(address)) return kept;
  const coming = mine.renewPart(address);
  later(coming);
  return kept ?? coming;
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
