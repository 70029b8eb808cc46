import { isShownInFull, type Naming } from '#shared/view/naming.ts';
import type { Club } from '../books/clubs.ts';
import { readFace } from '../books/faces.ts';
import { readNaming } from '../books/naming.ts';
import { LOOK } from './assets.ts';
import { madeOnce } from './cache.ts';
import { type FileStore, parsed } from './files.ts';
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

/** What lies there of each club, as this process put or found it last. */
const knownOf = madeOnce<FileStore, Map<string, string>>(() => new Map());

/** Has the photographs that the pages of a club may show lie where they name them, and no others. Throws where storage fails. */
export async function putFaces(publishing: Publishing, club: Club, shown?: ShownFaces): Promise<void> {
  const { store, files, now } = publishing;
  if (!club.faceFiles) return;
  const faces = shown ?? facesShown(club, await readNaming(store.database, club.id));
  const [known, list] = [knownOf(files), listOf(club.id)];
  const wanted = [...new Set(faces.values())].toSorted();
  const text = `${JSON.stringify(wanted)}\n`;
  if (known.get(club.id) === text) return;
  const there = namesIn(await files.text(list));
  const gone = there.filter((name) => !wanted.includes(name));
  const fresh: string[] = [];
  for (const [player, name] of faces) {
    // Where one has just been changed again, so will be the pages.
    if (there.includes(name)) continue;
    if ((await putFace(publishing, club.id, player, name)) === 'changed') return;
    fresh.push(name);
  }
  for (const name of gone) await files.remove(faceAddress(club.id, name));
  if (gone.length > 0 || fresh.length > 0) {
    const edition = { version: club.switched ?? 0, at: now, release: LOOK };
    const how = { contentType: 'application/json', cacheControl: 'no-cache', edition };
    if ((await files.put(list, text, how)) === 'older') return withdraw(files, club.id, fresh);
  }
  known.set(club.id, text);
}

async function putFace({ store, files, now }: Publishing, club: string, player: string, name: string) {
  const face = await readFace(store.database, club, player);
  if (face?.name !== name) return 'changed';
  return files.put(faceAddress(club, name), face.bytes, { ...FACE, edition: { version: 1, at: now, release: LOOK } });
}

/** Of two that publish at once, one that knew the club as it was before takes back what the other one hasn't. */
async function withdraw(files: FileStore, club: string, fresh: readonly string[]): Promise<void> {
  const there = namesIn(await files.text(listOf(club)));
  for (const name of fresh) if (!there.includes(name)) await files.remove(faceAddress(club, name));
}

const namesIn = (text: string | undefined): readonly string[] => parsed<readonly string[]>(text ?? '') ?? [];
