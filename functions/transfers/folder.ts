import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isTransferPath, LINK_SECONDS, TRANSFERS, type Transfers } from './transfers.ts';

/** What a link allows: to fetch a file under a name, or to send one of a given size. */
export type Allowed = { readonly path: string; readonly until: number } & (
  | { readonly method: 'GET'; readonly name: string }
  | { readonly method: 'PUT'; readonly bytes: number }
);

/** How long a file is stored, in milliseconds. */
const KEPT = 7 * 24 * 3600 * 1000;

/** A folder of a laptop. Its links are signed with a secret, which lasts as long as the process unless one is given. */
export class TransferFolder implements Transfers {
  readonly #root: string;
  readonly #origin: string;
  readonly #secret: Uint8Array;
  #drafts = 0;

  constructor(root: string, origin: string, secret: Uint8Array = randomBytes(32)) {
    this.#root = root;
    this.#origin = origin;
    this.#secret = secret;
  }

  async put(path: string, body: string | Uint8Array): Promise<void> {
    const file = this.#fileOf(path);
    const draft = `${file}.${process.pid}-${threadId}-${++this.#drafts}.draft`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, body, { mode: 0o600 });
    await rename(draft, file);
  }

  async get(path: string): Promise<Uint8Array | undefined> {
    return readFile(this.#fileOf(path)).catch(() => undefined);
  }

  async remove(path: string): Promise<void> {
    await rm(this.#fileOf(path), { force: true });
  }

  async removeAll(folder: string): Promise<void> {
    await rm(this.#fileOf(folder), { recursive: true, force: true });
  }

  async linkToFetch(path: string, name: string): Promise<string> {
    return this.#link({ method: 'GET', path, name, until: untilWhen() });
  }

  async linkToSend(path: string, bytes: number): Promise<string> {
    return this.#link({ method: 'PUT', path, bytes, until: untilWhen() });
  }

  /** What the address of a request allows, if this folder has signed it and its time is not over. */
  allowedBy({ pathname, searchParams }: URL): Allowed | undefined {
    const [what = '', signature = ''] = [searchParams.get('allow'), searchParams.get('signature')].map(String);
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(what))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const allowed: Allowed = JSON.parse(what);
    return allowed.until >= Date.now() && pathname === `${TRANSFERS}${allowed.path}` ? allowed : undefined;
  }

  /** Deletes what nobody has touched for a week. */
  async tidy(): Promise<void> {
    const all = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of all.filter((each) => each.isFile())) {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      if ((await stat(file)).mtimeMs < Date.now() - KEPT) await rm(file, { force: true });
    }
  }

  #link(allowed: Allowed): string {
    const what = JSON.stringify(allowed);
    const query = new URLSearchParams({ allow: what, signature: this.#sign(what) });
    return `${this.#origin}${TRANSFERS}${allowed.path}?${query}`;
  }

  #sign = (what: string): string => createHmac('sha256', this.#secret).update(what).digest('base64url');

  #fileOf(path: string): string {
    if (!isTransferPath(path)) throw new Error(`no path of a transfer: ${path}`);
    return join(this.#root, path);
  }
}

const untilWhen = (): number => Date.now() + LINK_SECONDS * 1000;
