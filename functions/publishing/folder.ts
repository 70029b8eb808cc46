import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { FileStore, PutOptions } from './files.ts';

/** A folder that one process publishes to. It remembers versions as long as it lives; at a new start all is published anew. */
export class FolderStore implements FileStore {
  readonly #root: string;
  readonly #versions = new Map<string, number>();
  #written = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async put(path: string, body: string, { version }: PutOptions): Promise<'written' | 'older'> {
    if (this.#isOlder(path, version)) return 'older';
    this.#versions.set(path, version);
    const file = this.#fileOf(path);
    const draft = `${file}.${process.pid}-${++this.#written}.draft`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, body);
    if (this.#isOlder(path, version)) {
      await rm(draft);
      return 'older';
    }
    renameSync(draft, file); // at once, so that nothing newer can come between the question and the deed
    return 'written';
  }

  #isOlder(path: string, version: number): boolean {
    return version < (this.#versions.get(path) ?? Number.NEGATIVE_INFINITY);
  }

  #fileOf(path: string): string {
    if (normalize(path) !== path || !path.startsWith('/')) throw new Error(`not a path of the site: ${path}`);
    return join(this.#root, path);
  }
}
