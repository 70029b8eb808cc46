import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Edition } from './edition.ts';
import type { FileStore } from './files.ts';
import { parsed } from './kept-in-pieces.ts';
import { FRESH } from './list.ts';

/** For how long a reader may still go by an older head, in milliseconds. */
const GRACE = 3_600_000;

const NOTE = 'loose.json';

/** Since when each is loose. */
type Noted = Readonly<Record<string, Instant>>;

/**
 * The pieces of a file that perhaps no head names: those that were replaced, and those that are about to be put. A note
 * beside them says since when, so that any process can take them away once nobody reads them, whatever breaks off.
 */
export class LoosePieces {
  readonly #files: FileStore;
  readonly #folder: string;
  readonly #edition: Edition;

  constructor(files: FileStore, folder: string, edition: Edition) {
    this.#files = files;
    this.#folder = folder;
    this.#edition = edition;
  }

  /** Notes some pieces, and takes away those noted long ago that are not among the named ones. */
  async note(pieces: readonly string[], named: readonly string[]): Promise<'written' | 'older'> {
    const noted = Object.entries(await this.#read());
    const { at } = this.#edition;
    const isOver = ([, since]: readonly [string, number]): boolean => since <= at - GRACE;
    for (const [piece] of noted.filter(isOver)) {
      if (!named.includes(piece)) await this.#files.remove(`${this.#folder}/${piece}`);
    }
    const left = noted.filter((each) => !isOver(each));
    return this.#write({ ...Object.fromEntries(left), ...Object.fromEntries(pieces.map((piece) => [piece, at])) });
  }

  async #read(): Promise<Noted> {
    const text = await this.#files.text(`${this.#folder}/${NOTE}`);
    return (text === undefined ? undefined : parsed<Noted>(text)) ?? {};
  }

  #write(noted: Noted): Promise<'written' | 'older'> {
    return this.#files.put(`${this.#folder}/${NOTE}`, `${JSON.stringify(noted)}\n`, {
      contentType: 'application/json',
      cacheControl: FRESH,
      edition: this.#edition,
    });
  }
}
