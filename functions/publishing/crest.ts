import { DISPLAYS, manifestOf, manifestPathOf, typeOfPicture } from '#web/pages/manifest.ts';
import type { Club } from '../books/clubs.ts';
import { readCrest } from '../books/crests.ts';
import { FIXED, LOOK, MANIFEST } from './assets.ts';
import { madeOnce } from './cache.ts';
import type { FileStore } from './files.ts';
import type { Publishing } from './target.ts';

/** Clubs whose crest is known to be stored where pages name it, and how often they had changed by then. */
const knownOf = madeOnce<FileStore, Map<string, number>>(() => new Map());

/** Where a club's crest lies, from the root of the site. */
export const crestAddress = ({ id, crest }: Pick<Club, 'id' | 'crest'>): string | undefined =>
  crest === undefined ? undefined : `/${id}/${crest}`;

/** Brings a club's crest to where its pages name it, unless it is there. Throws where storage fails. */
export async function putCrest({ store, files }: Pick<Publishing, 'store' | 'files'>, club: Club): Promise<void> {
  const path = crestAddress(club);
  const known = knownOf(files);
  const { id, switched = 0 } = club;
  if (path === undefined || known.get(id) === switched) return;
  if (!(await files.edition(path))) {
    const crest = await readCrest(store.database, id);
    // It has just been changed again, and so will be the page.
    if (!crest || crest.name !== club.crest) return;
    await files.put(path, crest.bytes, { contentType: typeOfPicture(crest.name), ...FIXED });
  }
  known.set(id, switched);
}

/** Clubs whose manifests are known to say what they should, and how often they had changed by then. */
const saidOf = madeOnce<FileStore, Map<string, number>>(() => new Map());

/** Says to browsers what a page of the club is called on a home screen, and has for a picture, where that has changed. */
export async function putManifests({ files, now }: Pick<Publishing, 'files' | 'now'>, club: Club): Promise<void> {
  const { id, name, switched = 0 } = club;
  const said = saidOf(files);
  if (said.get(id) === switched) return;
  const edition = { version: switched, at: now, release: LOOK };
  for (const display of DISPLAYS) {
    const path = manifestPathOf(display, id);
    const manifest = manifestOf(display, { name, crest: crestAddress(club) });
    if ((await files.text(path)) !== manifest) await files.put(path, manifest, { ...MANIFEST, edition });
  }
  said.set(id, switched);
}

/** Removes the crests that a club's pages no longer name; all of them if it is suspended. */
export async function removeCrests(files: FileStore, club: Club): Promise<void> {
  const { id, crest, crestsBefore = [], suspended } = club;
  const gone = suspended && crest !== undefined ? [...crestsBefore, crest] : crestsBefore;
  for (const name of gone) await files.remove(`/${id}/${name}`);
}

const CREST = /^\/[a-z0-9-]+\/crest-[0-9a-f]{12}\.(png|webp)$/;

/** Whether a crest lies at a path: another one lies at another. */
export const isCrest = (path: string): boolean => CREST.test(path);
