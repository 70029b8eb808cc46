import {
  type Content,
  type Edition,
  HISTORY,
  isBefore,
  type ListedFiles,
  type PutOptions,
} from '#functions/publishing/files.ts';
import { askedFor } from '#functions/publishing/whole-files.ts';
import type { HistoryPiece } from '#shared/contract/history.ts';
import { toBeTold, wholeHistory } from '#shared/view/whole-history.ts';

interface Put {
  readonly path: string;
  readonly options: PutOptions;
}

/** Files in memory; it remembers everything that was put, and in which order. */
export class Shelf implements ListedFiles {
  readonly bodies = new Map<string, string>();
  readonly log: Put[] = [];
  readonly #editions = new Map<string, Edition>();
  readonly #remembers: boolean;
  /** Called before each write; it may wait, or throw in the storage's place. */
  beforeWrite: (path: string) => Promise<void> | void = () => {};
  /** Called before each look, likewise. */
  beforeLook: (path: string) => Promise<void> | void = () => {};
  beforeText: (path: string) => void = () => {};

  /** A process that remembers nothing has to look. */
  constructor(remembers = false) {
    this.#remembers = remembers;
  }

  async put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'> {
    await this.beforeWrite(path);
    const there = this.#editions.get(path);
    if (there && isBefore(options.edition, there)) return 'older';
    this.log.push({ path, options });
    const bytes = /^image\/(png|webp)/.test(options.contentType) ? 'latin1' : 'utf8';
    this.bodies.set(path, typeof body === 'string' ? body : Buffer.from(body).toString(bytes));
    this.#editions.set(path, options.edition);
    return 'written';
  }

  async edition(path: string): Promise<Edition | undefined> {
    await this.beforeLook(path);
    return this.#editions.get(path);
  }

  async remove(path: string): Promise<void> {
    this.lose(path);
  }

  async *list(folder: string): AsyncGenerator<string> {
    yield* this.paths().filter((path) => path.startsWith(`${folder}/`));
  }

  remembered(path: string): Edition | undefined {
    return this.#remembers ? this.#editions.get(path) : undefined;
  }

  lose(path: string): void {
    this.bodies.delete(path);
    this.#editions.delete(path);
  }

  paths(): string[] {
    return this.log.map(({ path }) => path);
  }

  async text(path: string): Promise<string | undefined> {
    this.beforeText(path);
    return this.bodies.get(path);
  }

  /** What is kept in pieces is read as one. */
  read(path: string): string {
    const asked = this.bodies.has(path) ? undefined : askedFor(path);
    const body = asked ? this.#whole(asked) : this.bodies.get(path);
    if (body === undefined) throw new Error(`nothing at ${path}`);
    return body;
  }

  #whole({ folder, kept }: NonNullable<ReturnType<typeof askedFor>>): string {
    const read = (name: string): string => this.read(`${folder}${kept.folder}/${name}`);
    const head = JSON.parse(read('head.json'));
    if (kept.whole !== HISTORY.whole) return `${head.older.map(read).join('')}${head.newest}`;
    const pieces = toBeTold(head).map(({ file }): HistoryPiece => JSON.parse(read(file)));
    return JSON.stringify(wholeHistory(head, pieces));
  }

  versions(path: string): number[] {
    return this.log.filter((put) => put.path === path).map(({ options }) => options.edition.version);
  }
}
