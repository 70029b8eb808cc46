import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Edition, formatEdition, isBefore, parseEdition } from './edition.ts';
import type { Content, FileStore, PutOptions } from './files.ts';

/** Nothing that begins with a dot is ever served. */
const EDITIONS = '.editions';

/**
 * A folder that is published to. Editions lie in it too, apart from the files, so that whoever opens it later knows
 * them. Its owner sees to it that one process writes to it, and one thread at a time to each file.
 */
export class FolderStore implements FileStore {
  readonly #root: string;
  #drafts = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async put(path: string, body: Content, { edition }: PutOptions): Promise<'written' | 'older'> {
    const [file, note] = [this.#fileOf(path), this.#noteOf(path)];
    if (this.#isOlder(path, edition)) return 'older';
    const [draft, draftNote] = await Promise.all([this.#draft(file, body), this.#draft(note, formatEdition(edition))]);
    if (this.#isOlder(path, edition)) {
      await Promise.all([rm(draft), rm(draftNote)]);
      return 'older';
    }
    // At once, so that nothing newer comes between the question and the deed; and the note first, because a file that
    // is newer than its note says could be replaced by an older one.
    renameSync(draftNote, note);
    renameSync(draft, file);
    return 'written';
  }

  async edition(path: string): Promise<Edition | undefined> {
    return this.#has(path) ? this.#noted(path) : undefined;
  }

  /** Forgets what is published in a folder of it, which something older is to take the place of. */
  async forget(path: string): Promise<void> {
    for (const each of [this.#fileOf(path), this.#noteOf(path)]) await rm(each, { recursive: true, force: true });
  }

  /** A power cut may leave a file that has a name and nothing in it. */
  #has(path: string): boolean {
    return (statSync(this.#fileOf(path), { throwIfNoEntry: false })?.size ?? 0) > 0;
  }

  /** To look costs no more. */
  remembered(): undefined {
    return undefined;
  }

  #isOlder(path: string, edition: Edition): boolean {
    const noted = this.#noted(path);
    return noted !== undefined && isBefore(edition, noted);
  }

  #noted(path: string): Edition | undefined {
    const note = this.#noteOf(path);
    return existsSync(note) ? parseEdition(readFileSync(note, 'utf8')) : undefined;
  }

  /** Writes beside where a file belongs, under a name that nobody else has. */
  async #draft(file: string, body: Content): Promise<string> {
    const draft = `${file}.${process.pid}-${threadId}-${++this.#drafts}.draft`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, body);
    return draft;
  }

  #noteOf(path: string): string {
    return join(this.#root, EDITIONS, checked(path));
  }

  #fileOf(path: string): string {
    return join(this.#root, checked(path));
  }
}

function checked(path: string): string {
  if (normalize(path) !== path || !path.startsWith('/')) throw new Error(`not a path of the site: ${path}`);
  return path;
}
