/// <reference lib="dom" />

/** Where a worker keeps what it has loaded; a `Cache` of the browser is one. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Loads something of the site. Rejects where there is no connection. */
export type Load = (address: string | Request, how?: RequestInit) => Promise<Response>;

/** What a page names in its head: style sheets, scripts, pictures. */
const NAMED = /(?:href|src)="(\/assets\/[^"]+)"/g;

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The path of a style sheet changes with its content, so that what is kept of it is right for ever. */
export const isStyle = (address: string): boolean => address.endsWith('.css');

/** An app as it was last loaded: its page, and the parts that the page names, which make sense together alone. */
export class Shelf {
  readonly #store: Store;
  readonly #load: Load;

  constructor(store: Store, load: Load) {
    this.#store = store;
    this.#load = load;
  }

  find(address: string): Promise<Response | undefined> {
    return this.#store.match(address);
  }

  /**
   * Keeps a page once all of its parts are kept. Rejects where one cannot be had, and then what was kept stays; and where
   * it is no page of ours: a network in between may answer with one of its own.
   */
  async keepPage(address: string, page: Response): Promise<void> {
    const parts = [...(await page.clone().text()).matchAll(NAMED)].flatMap(([, path]) => path ?? []);
    if (!page.ok || !isPage(page) || parts.length === 0) throw new Error(`${address}: no page of an app`);
    await Promise.all(parts.map((path) => this.#keepMissing(path)));
    await this.#store.put(address, page);
    await this.#dropStyles(parts);
  }

  /** Loads a part anew and keeps it. What is no such part is handed on, and not kept. */
  async renewPart(address: string): Promise<Response> {
    const part = await this.#load(address, { cache: 'no-cache' });
    if (part.ok && !isPage(part)) await this.#store.put(address, part.clone());
    return part;
  }

  async #keepMissing(path: string): Promise<void> {
    if (await this.#store.match(path)) return;
    const part = await this.#load(path);
    if (!part.ok || isPage(part)) throw new Error(`${path}: ${part.status}`);
    await this.#store.put(path, part);
  }

  /** Style sheets that the page does not name are those of older releases. */
  async #dropStyles(parts: readonly string[]): Promise<void> {
    for (const { url } of await this.#store.keys())
      if (isStyle(url) && !parts.includes(new URL(url).pathname)) await this.#store.delete(url);
  }
}
