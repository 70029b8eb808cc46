import { type Edition, isBefore } from '#functions/publishing/edition.ts';
import type { Content, ListedFiles, PutOptions } from '#functions/publishing/files.ts';

/** A site of which nothing is kept but how many files were written, how large they were, and of which edition they are. */
export class MemoryFiles implements ListedFiles {
  readonly #editions = new Map<string, Edition>();
  written = 0;
  bytes = 0;

  async put(path: string, body: Content, { edition }: PutOptions): Promise<'written' | 'older'> {
    const there = this.#editions.get(path);
    if (there && isBefore(edition, there)) return 'older';
    this.#editions.set(path, edition);
    this.written++;
    this.bytes += Buffer.byteLength(body);
    return 'written';
  }

  async text(): Promise<undefined> {
    return undefined;
  }

  async remove(path: string): Promise<void> {
    this.#editions.delete(path);
  }

  async *list(folder: string): AsyncGenerator<string> {
    for (const path of this.#editions.keys()) if (path.startsWith(`${folder}/`)) yield path;
  }

  remembered(path: string): Edition | undefined {
    return this.#editions.get(path);
  }

  async edition(path: string): Promise<Edition | undefined> {
    return this.#editions.get(path);
  }
}
