import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { SHEET } from '#functions/publishing/assets.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import {
  AS_THEY_ARE,
  PARTS,
  publishAsTheyAre,
  publishReference,
  publishSite,
  type ReferencePart,
} from '#functions/publishing/site.ts';
import { isPublished, lastFilesOf, type PageTarget, type WantedVersion } from '#functions/publishing/target.ts';
import type { BuiltSite } from './built.ts';
import type { Clock } from './clock.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './root.ts';

const FILE = 'site.json';

/** When the site was last begun with, and how far the clock went ahead of the real time then; both in milliseconds. */
const shape = z.object({ at: z.int(), ahead: z.int() });

/** Fills the folder of the site with what all clubs share, which may be of another release than at the last start. */
export async function fillSite(
  folder: DataFolder,
  { scripts, sheets, paths }: BuiltSite,
  clock: Clock,
  origin: string,
): Promise<void> {
  const files = new FolderStore(folder.site);
  // First: a style sheet that is there is not put again as it is written.
  for (const [path, sheet] of Object.entries(sheets)) await files.put(path, sheet, SHEET);
  await publishSite({ files, now: clock.now(), mails: true, origin }, scripts, paths);
  await publishAsTheyAre(files, PICTURES, clock.now());
  await publishReference(files, referencePart, clock.now());
}

/** Keeps the site of earlier starts, unless the clock goes back (it would seem newer for ever) or the database may be another. */
export function keepSite(folder: DataFolder, clock: Clock, isOwn: boolean): 'kept' | 'empty' {
  const noted = shape.safeParse(folder.read(FILE)).data;
  const isKept = isOwn && noted?.ahead === clock.ahead && noted.at <= clock.now() && folder.has('site');
  if (!isKept) folder.takeAway('site');
  folder.write(FILE, { at: clock.now(), ahead: clock.ahead });
  return isKept ? 'kept' : 'empty';
}

export class EarlierPages {
  readonly #files: FolderStore;
  readonly #release: string;

  /** `release` names the code that renders, and what all pages say. */
  constructor({ site }: Pick<DataFolder, 'site'>, release: string) {
    this.#files = new FolderStore(site);
    this.#release = release;
  }

  /**
   * Whether this release published it in its present state. Forgets what is of a later line than an older copy of the database
   * has.
   */
  readonly has = async (target: PageTarget, wanted: WantedVersion): Promise<boolean> => {
    const [path] = lastFilesOf(target);
    const edition = await this.#files.edition(path);
    if (!edition) return false;
    if (edition.version > wanted.line) {
      await this.#files.remove(target.kind === 'ladder' ? dirname(path) : path);
      return false;
    }
    return isPublished((each) => this.#files.edition(each), { release: this.#release }, target, wanted);
  };
}

const PICTURES = join(ROOT, AS_THEY_ARE);

export const referencePart = (part: ReferencePart): string => readFileSync(join(ROOT, PARTS[part]), 'utf8');
