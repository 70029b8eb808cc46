import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database, Reader } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { clubPartition, FACE, FACES } from '../database/keys.ts';
import { present, stillOrLacking, type Write } from '../database/transaction.ts';
import { accessKey } from './access-keys.ts';
import { type AdminChange, lineOf } from './admin-history.ts';
import { type FaceFiles, faceFilesIn, pageChanged } from './clubs.ts';
import { type PictureFile, pictureIn } from './picture-files.ts';

const facesKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: FACES });
const faceKey = (club: string, player: string): ItemKey => ({ pk: clubPartition(club), sk: `${FACE}${player}` });

export const readFace = async (database: Reader, club: string, player: string): Promise<PictureFile | undefined> =>
  pictureIn(await database.get(faceKey(club, player)));

/** All that a club's players have added. */
export async function* readFaces(
  database: Reader,
  club: string,
): AsyncGenerator<{ readonly player: string; readonly face: PictureFile }> {
  for (const player of Object.keys(await readFaceFiles(database, club))) {
    const face = await readFace(database, club, player);
    if (face) yield { player, face };
  }
}

export async function readFaceFiles(database: Reader, club: string): Promise<FaceFiles> {
  const item = await database.get(facesKey(club));
  return item ? faceFilesIn(item) : {};
}

/** Keeps a player's photograph, or none, in one transaction with its entry in the club; 'no-access' once the link is gone by which they came. */
export const setFace = (
  database: Database,
  club: string,
  player: PlayerId,
  face: PictureFile | undefined,
  by: string,
): Promise<'changed' | 'unchanged' | 'no-access'> =>
  change(database, club, player, face, [
    // Who is being forgotten has lost their links first: nothing of theirs comes after that.
    { check: accessKey(club, by), condition: present('no-access' as const) },
  ]);

/** Takes a player's photograph away. */
export const removeFace = (
  database: Database,
  club: string,
  player: PlayerId,
  told?: AdminChange,
): Promise<'changed' | 'unchanged'> => change(database, club, player, undefined, lineOf(club, told));

const change = <Name extends string>(
  database: Database,
  club: string,
  player: PlayerId,
  face: PictureFile | undefined,
  also: readonly Write<Name>[],
): Promise<'changed' | 'unchanged' | Name> =>
  untilThrough(database, club, async () => {
    const item = await database.get(facesKey(club));
    const files = new Map(Object.entries(item ? faceFilesIn(item) : {}));
    if (files.get(player) === face?.name) return 'unchanged';
    const count = item?.['count'];
    if (face) files.set(player, face.name);
    else files.delete(player);
    const end = await writeAll<'faces-changed' | 'club-changed' | Name>(database, [
      {
        put: { ...facesKey(club), value: pack(Object.fromEntries(files)), count: Number(count ?? 0) + 1 },
        condition: stillOrLacking('faces-changed', 'count', count),
      },
      face ? { put: { ...faceKey(club, player), ...face } } : { remove: faceKey(club, player) },
      ...(await pageChanged(database, club)),
      ...also,
    ]);
    if (end === 'committed') return 'changed';
    return end === 'faces-changed' || end === 'club-changed' ? AGAIN : end;
  });
