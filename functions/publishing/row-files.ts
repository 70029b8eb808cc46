import type { NamesView } from '#shared/contract/names.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { addressOfPage, isPaged, pagesOf, placesOn } from '#shared/view/pages-of-rows.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PageAddress } from '#web/pages/page.tsx';
import { type Frame, frameOf, renderRowPage } from '#web/pages/row-page.tsx';
import type { Rows } from '#web/pages/rows.tsx';
import { ASSETS, digest, FRESH } from './assets.ts';
import { type Content, type Edition, type FileStore, formatEdition, type PublicPlace } from './files.ts';
import { JsonList } from './json-file.ts';
import { type FolderKey, fileOf } from './target.ts';

/** A file that is written only where what it says has changed. */
interface RowFile {
  readonly name: string;
  readonly contentType: string;
  readonly digest: string;
  readonly body: () => Content;
}

type PublicPlayer = NamesView['players'][number];

/** A page as it was made last: its text is not kept. */
interface MadePage {
  readonly rows: readonly string[];
  readonly digest: string;
}

/** The pages of rows and the names by which players are found on a long ladder; unchanged ones are not made again. */
class RowFiles {
  readonly #names = new JsonList<StandingView>(({ id, name, rung }) => [id, name, rung] satisfies PublicPlayer);
  #frame = '';
  #made: readonly (MadePage | undefined)[] = [];

  /** `atLeast`: the number of pages there were; that many are made, even empty. */
  of(view: LadderView, place: PageAddress, rows: Rows, atLeast: number): readonly RowFile[] {
    const frame = frameOf(view, place);
    const all = rows.of(view);
    const before = this.#frame === JSON.stringify(frame) ? this.#made : [];
    const pages = Array.from({ length: Math.max(frame.pages, atLeast) - 1 }, (_, n) => {
      const [first, last] = placesOn(n + 2);
      const shown = n + 2 > frame.pages ? [] : all.slice(first - 1, last);
      return rowPage(frame, n + 2, shown, before[n]);
    });
    this.#frame = JSON.stringify(frame);
    this.#made = pages.map(({ made }) => made);
    return [this.#namesOf(view), ...pages.map(({ file }) => file)];
  }

  #namesOf({ standings }: LadderView): RowFile {
    const body = Buffer.concat([
      Buffer.from('{"format":1,"players":'),
      ...this.#names.parts(standings),
      Buffer.from('}\n'),
    ]);
    return { name: 'names.json', contentType: 'application/json', digest: digest(body), body: () => body };
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

/** Where a page lies, from 2 on. */
const rowPageName = (page: number): string => `${addressOfPage(page)}index.html`;

/** Made only where it is not known already, or has to be written again after all. */
function rowPage(frame: Frame, page: number, rows: readonly string[], before: MadePage | undefined) {
  const named = { name: rowPageName(page), contentType: 'text/html; charset=utf-8' };
  const render = () => Buffer.from(renderRowPage({ frame, page, rows }, ASSETS));
  if (before && isSame(before.rows, rows)) return { made: before, file: { ...named, ...before, body: render } };
  const bytes = render();
  const made: MadePage = { rows, digest: digest(bytes) };
  return { made, file: { ...named, ...made, body: () => bytes } };
}

/** Whether a ladder has pages of rows, or may have had some when there were more players on it. */
export const hasRowFiles = ({ players }: Pick<Ladder, 'players'>): boolean => isPaged(players.size);

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

  /** Undefined if others may have published the ladder since. */
  async #known(files: FileStore, key: FolderKey): Promise<ReadonlyMap<string, string> | undefined> {
    const placed = this.#placed;
    if (!placed) return undefined;
    const last = await files.edition(fileOf(key, 'version.json'));
    return last && formatEdition(last) === formatEdition(placed.edition) ? placed.digests : undefined;
  }
}

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
