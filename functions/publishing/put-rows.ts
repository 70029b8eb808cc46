import type { LadderView } from '#shared/contract/view.ts';
import { pagesOf } from '#shared/view/pages-of-rows.ts';
import type { Rows } from '#web/pages/rows.ts';
import { type Edition, formatEdition } from './edition.ts';
import type { FileStore } from './files.ts';
import { FRESH } from './list.ts';
import type { PublicPlace } from './public-place.ts';
import { type RowFile, RowFiles, rowPageName } from './row-files.ts';
import { type FolderKey, fileOf } from './target.ts';

/** A ladder as it is to be published. */
interface Edited {
  readonly key: FolderKey;
  readonly place: PublicPlace;
  readonly edition: Edition;
  readonly view: LadderView;
}

/** What was put in place last, by name, in a publication that nothing newer has followed. */
interface Placed {
  readonly edition: Edition;
  readonly digests: ReadonlyMap<string, string>;
}

/**
 * The files of rows and names of a long ladder, of which only those are written whose content has changed. Each carries the digest of what it
 * says as its release. What a process put in place it need not look at again, as long as nobody else has published the
 * ladder since.
 */
export class PutRows {
  readonly #files: RowFiles = new RowFiles();
  #placed: Placed | undefined;
  #coming: ReadonlyMap<string, string> = new Map();

  /** Puts those in place that have changed; says whether there were any. */
  async put(files: FileStore, edited: Edited, rows: Rows): Promise<boolean> {
    const { key, place, edition, view } = edited;
    const placed = await this.#known(files, key);
    const pages = pagesOf(view.standings.length);
    const made = this.#files.of(view, place, rows, placed ? pagesAmong(placed) : await pagesIn(files, key, pages));
    this.#placed = undefined;
    this.#coming = new Map(made.map(({ name, digest }) => [name, digest]));
    const written = made.map(async (file) => {
      const path = fileOf(key, file.name);
      const there = placed ? placed.get(file.name) : (await files.edition(path))?.release;
      if (there === file.digest) return false;
      return (await files.put(path, file.body(), howOf(file, edition))) === 'written';
    });
    return (await Promise.all(written)).includes(true);
  }

  /** The number of this edition is in place: all of it counts. */
  done(edition: Edition): void {
    this.#placed = { edition, digests: this.#coming };
  }

  /** Nothing where others have published the ladder since, or nobody knows. */
  async #known(files: FileStore, key: FolderKey): Promise<ReadonlyMap<string, string> | undefined> {
    const placed = this.#placed;
    if (!placed) return undefined;
    const last = await files.edition(fileOf(key, 'version.json'));
    return last && formatEdition(last) === formatEdition(placed.edition) ? placed.digests : undefined;
  }
}

/** Beside the names there are all pages but the ladder's own. */
const pagesAmong = ({ size }: ReadonlyMap<string, string>): number => size;

/** How many pages there are in place, some of which may be left from a time when there were more players. */
async function pagesIn(files: FileStore, key: FolderKey, atLeast: number): Promise<number> {
  let pages = atLeast;
  while (await files.edition(fileOf(key, rowPageName(pages + 1)))) pages++;
  return pages;
}

const howOf = ({ contentType, digest }: RowFile, edition: Edition) => ({
  contentType,
  cacheControl: FRESH,
  compressed: true,
  edition: { ...edition, release: digest },
});
