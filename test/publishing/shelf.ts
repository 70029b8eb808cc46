import { type Edition, isBefore } from '../../functions/publishing/edition.ts';
import type { Content, FileStore, PutOptions } from '../../functions/publishing/files.ts';

interface Put {
  readonly path: string;
  readonly options: PutOptions;
}

/** Files in memory; it remembers everything that was put, and in which order. */
export class Shelf implements FileStore {
  readonly bodies = new Map<string, string>();
  readonly log: Put[] = [];
  readonly #editions = new Map<string, Edition>();
  readonly #remembers: boolean;
  /** Called before each write; it may wait, or throw in the storage's place. */
  beforeWrite: (path: string) => Promise<void> | void = () => {};
  /** Called before each look, likewise. */
  beforeLook: (path: string) => Promise<void> | void = () => {};

  /** A process that remembers nothing has to look. */
  constructor(remembers = false) {
    this.#remembers = remembers;
  }

  async put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'> {
    await this.beforeWrite(path);
    const there = this.#editions.get(path);
    if (there && isBefore(options.edition, there)) return 'older';
    this.log.push({ path, options });
    this.bodies.set(path, typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));
    this.#editions.set(path, options.edition);
    return 'written';
  }

  async edition(path: string): Promise<Edition | undefined> {
    await this.beforeLook(path);
    return this.#editions.get(path);
  }

  remembered(path: string): Edition | undefined {
    return this.#remembers ? this.#editions.get(path) : undefined;
  }

  /** Loses a file, as a person who tidies up might. */
  lose(path: string): void {
    this.bodies.delete(path);
    this.#editions.delete(path);
  }

  paths(): string[] {
    return this.log.map(({ path }) => path);
  }

  read(path: string): string {
    const body = this.bodies.get(path);
    if (body === undefined) throw new Error(`nothing at ${path}`);
    return body;
  }

  /** The versions of a file, as they were written. */
  versions(path: string): number[] {
    return this.log.filter((put) => put.path === path).map(({ options }) => options.edition.version);
  }
}
