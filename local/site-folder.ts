import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { isPublished } from '#functions/publishing/current.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { lastFilesOf, type Target } from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Clock } from './clock.ts';
import type { DataFolder } from './data-folder.ts';
import type { State } from './watched-database.ts';

const FILE = 'site.json';

/** When the site was last begun with, and how far the clock went ahead of the real time then; both in milliseconds. */
const shape = z.object({ at: z.int(), ahead: z.int() });

/**
 * Keeps the site of earlier starts, unless the clock was set otherwise or goes back: then what is there would seem newer
 * for ever. Nor is it kept for a database that is not the folder's own, and may be another one each time.
 */
export function keepSite(folder: DataFolder, clock: Clock, isOwn: boolean): 'kept' | 'empty' {
  const noted = shape.safeParse(folder.read(FILE)).data;
  const isKept = isOwn && noted?.ahead === clock.ahead && noted.at <= clock.now() && folder.has('site');
  if (!isKept) folder.remove('site');
  folder.write(FILE, { at: clock.now(), ahead: clock.ahead });
  return isKept ? 'kept' : 'empty';
}

/** What earlier starts have published. */
export class EarlierPages {
  readonly #files: FolderStore;
  readonly #release: string;

  /** `release` names the code that renders, and what all pages say. */
  constructor({ site }: Pick<DataFolder, 'site'>, release: string) {
    this.#files = new FolderStore(site);
    this.#release = release;
  }

  /**
   * Whether something was published as it is, by this release. What is of a later line than there is, because an older
   * copy of the database was put in its place, is forgotten.
   */
  readonly has = async (target: Target, { line, touched }: State): Promise<boolean> => {
    const [path] = lastFilesOf(target);
    const edition = await this.#files.edition(path);
    if (!edition) return false;
    if (edition.version > line) {
      await this.#files.remove(target.kind === 'ladder' ? dirname(path) : path);
      return false;
    }
    const wanted = { line, touched: instant(touched) };
    return isPublished((each) => this.#files.edition(each), { release: this.#release }, target, wanted);
  };
}
