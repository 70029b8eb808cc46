import { isShownInFull, type Naming } from '#shared/view/naming.ts';
import { type Club, readClub } from '../books/clubs.ts';
import { readFace } from '../books/faces.ts';
import { readNaming } from '../books/naming.ts';
import { LOOK } from './assets.ts';
import { parsed } from './files.ts';
import type { Publishing } from './target.ts';

/** The names of the files of photographs that the public may see, by the id under which it knows the player. */
export type ShownFaces = ReadonlyMap<string, string>;

/** Of whom the public sees a photograph: of players whose name it sees in full, where the club shows any. */
export const facesShown = ({ faceFiles = {}, faces, suspended }: Club, naming: Naming): ShownFaces =>
  new Map(
    faces === 'off' || suspended ? [] : Object.entries(faceFiles).filter(([player]) => isShownInFull(naming, player)),
  );

/** Where a photograph lies, from the root of the site: beside the club's crest. */
export const faceAddress = (club: string, name: string): string => `/${club}/${name}`;

/** Which photographs of a club lie there: it is put when they do, and says what has to go. */
const listOf = (club: string): string => `/${club}/faces.json`;

/** Browsers keep a photograph for a day; what stands between them and the site for a minute, as it may be taken away. */
const FACE = { contentType: 'image/jpeg', cacheControl: 'public, max-age=86400, s-maxage=60' } as const;
const LIST = { contentType: 'application/json', cacheControl: 'no-cache' } as const;

/** The names of the photographs of a club that lie there. */
export const facesThere = async ({ files }: Publishing, { id, faceFiles }: Club): Promise<readonly string[]> =>
  faceFiles ? (parsed<readonly string[]>((await files.text(listOf(id))) ?? '') ?? []) : [];

/**
 * Has the photographs that the pages of a club may show lie where they name them, and no others. Looks again once it has changed
 * what lies there: others may have done so meanwhile, who knew the club as it is now. Throws where storage fails.
 */
export async function putFaces(
  publishing: Publishing,
  club: Club,
  there: readonly string[],
  shown?: ShownFaces,
): Promise<void> {
  const { store, files, now } = publishing;
  const { id, faceFiles, switched = 0 } = club;
  if (!faceFiles) return;
  const faces = shown ?? facesShown(club, await readNaming(store.database, id));
  const wanted = new Set(faces.values());
  const fresh = [...faces].filter(([, name]) => !there.includes(name));
  const gone = there.filter((name) => !wanted.has(name));
  if (fresh.length + gone.length === 0) return;
  for (const [player, name] of fresh) await putFace(publishing, id, player, name);
  for (const name of gone) await files.remove(faceAddress(id, name));
  const list = [...wanted].toSorted();
  await files.put(listOf(id), `${JSON.stringify(list)}\n`, {
    ...LIST,
    edition: { version: switched, at: now, release: LOOK },
  });
  const after = await readClub(store.database, id);
  if (after) await putFaces(publishing, after, list);
}

/** Where it has just been changed again, so will be the pages. */
async function putFace({ store, files, now }: Publishing, club: string, player: string, name: string): Promise<void> {
  const face = await readFace(store.database, club, player);
  if (face?.name !== name) return;
  await files.put(faceAddress(club, name), face.bytes, { ...FACE, edition: { version: 1, at: now, release: LOOK } });
}
