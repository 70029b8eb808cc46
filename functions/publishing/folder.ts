import {
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { threadId } from 'node:worker_threads';
import {
  type Content,
  type Edition,
  formatEdition,
  isBefore,
  type ListedFiles,
  type PutOptions,
  parseEdition,
} from './files.ts';

/** Nothing that begins with a dot is ever served. */
const EDITIONS = '.editions';

/**
 * A folder that is published to. Editions lie in it too, apart from the files, so that the next process to open it knows
 * them. Its owner sees to it that one process writes to it, and one thread at a time to each file. It keeps its thread
 * waiting for the disk, which takes less of the processor than being called back: who has others waiting has a thread for it.
 */
export class FolderStore implements ListedFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(path: string, body: Content, { edition }: PutOptions): Promise<'written' | 'older'> {
    const [file, note] = [this.#fileOf(path), this.#noteOf(path)];
    const size = sizeOf(file);
    const noted = size === undefined ? undefined : this.#noted(path);
    if (noted && isBefore(edition, noted)) return 'older';
    if (size === undefined) mkdirSync(dirname(file), { recursive: true });
    if (!noted) mkdirSync(dirname(note), { recursive: true });
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const isSaid = size === bytes.byteLength && readFileSync(file).equals(bytes);
    const draft = isSaid ? undefined : `${file}.${process.pid}-${threadId}.draft`;
    if (draft !== undefined) writeFileSync(draft, bytes);
    // First, because a file that is newer than its note says could be replaced by an older one.
    overwrite(note, formatEdition(edition));
    if (draft !== undefined) renameSync(draft, file);
    return 'written';
  }

  async edition(path: string): Promise<Edition | undefined> {
    return this.#has(path) ? this.#noted(path) : undefined;
  }

  async text(path: string): Promise<string | undefined> {
    return this.#has(path) ? readFileSync(this.#fileOf(path), 'utf8') : undefined;
  }

  async bytes(path: string): Promise<Uint8Array | undefined> {
    return this.#has(path) ? readFileSync(this.#fileOf(path)) : undefined;
  }

  /** Whole folders too. */
  async remove(path: string): Promise<void> {
    for (const each of [this.#fileOf(path), this.#noteOf(path)]) await rm(each, { recursive: true, force: true });
  }

  async *list(folder: string): AsyncGenerator<string> {
    const found = await readdir(this.#fileOf(folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of found) {
      const file = relative(this.#root, join(entry.parentPath ?? entry.path, entry.name));
      if (entry.isFile()) yield `/${file.split(sep).join('/')}`;
    }
  }

  /** A power cut may leave a file that has a name and nothing in it. */
  #has(path: string): boolean {
    return (sizeOf(this.#fileOf(path)) ?? 0) > 0;
  }

  /** To look costs no more. */
  remembered(): undefined {
    return undefined;
  }

  #noted(path: string): Edition | undefined {
    try {
      return parseEdition(readFileSync(this.#noteOf(path), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
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

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** In bytes; undefined of a file that is not there. */
const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** Overwrites a text in place: a new file takes ten times as long on some disks. A half-written edition counts as missing. */
function overwrite(file: string, text: string): void {
  const opened = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o666);
  try {
    writeSync(opened, text);
    ftruncateSync(opened, Buffer.byteLength(text));
  } finally {
    closeSync(opened);
  }
}
